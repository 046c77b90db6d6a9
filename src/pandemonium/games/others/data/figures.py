"""What the readers of the files share: figures that are only given where there is one, and ids in the box's order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol

from msgspec import Struct

from pandemonium.engine.pack import Pack

MOST: Final = 20
"""No figure of a board or card is larger."""


class Named(Protocol):
    @property
    def id(self) -> str: ...


def check_ids(pack: Pack, name: str, records: Sequence[Named], due: Sequence[str], what: str) -> None:
    """The box has exactly these, and the files name them in its order."""
    pack.check(name, len(records) == len(due), f"the box has {len(due)} {what}, not {len(records)}")
    for place, record in enumerate(records):
        pack.check(name, record.id == due[place], f"{what}: number {place + 1} is {due[place]}, not {record.id[:40]}")


def check_stats(pack: Pack, name: str, where: str, stats: list[int], what: str, least: int = 0) -> None:
    """Attack and Armour, and a hero's Skill between them."""
    due = what.count(",") + 1
    pack.check(name, len(stats) == due, f"{where}: the values are {what}")
    pack.check(name, all(least <= value <= MOST for value in stats), f"{where}: {what} are {least} to {MOST}")


def said(record: Struct) -> list[str]:
    """The figures that are given: the others are nothing."""
    return [field for field in record.__struct_fields__ if field != "id" and getattr(record, field)]


def check_figures(pack: Pack, name: str, where: str, record: Struct) -> None:
    for field in record.__struct_fields__:
        figure = getattr(record, field)
        if isinstance(figure, int):
            pack.check(name, 0 <= figure <= MOST, f"{where}: {field} is 0 to {MOST}")


def copy_figures(record: Struct, into: object) -> None:
    """The figures of a file into the value that the rules read, which has them by the same names."""
    for field in record.__struct_fields__:
        figure = getattr(record, field)
        if isinstance(figure, int):
            setattr(into, field, figure)

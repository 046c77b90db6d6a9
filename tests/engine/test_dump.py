"""A dump shows every field of a play, but for what its class says all plays share."""

from __future__ import annotations

from typing import ClassVar

from pandemonium.engine.chance import chance_from
from pandemonium.engine.dump import dump, fields
from pandemonium.engine.state import State


class Village(State):
    """Has a field of each name that some other game shares, and shares one of its own."""

    __slots__ = ("board", "map", "rules")

    SHARED: ClassVar[tuple[str, ...]] = ("map",)

    board: list[int]
    rules: int
    map: object


def test_a_state_is_shown_without_what_all_plays_share() -> None:
    village = Village()
    village.begin(2, chance_from("village"))
    village.board, village.rules, village.map = [1, 2], 3, object()
    shown = dump(village)
    assert isinstance(shown, dict)
    assert (shown["board"], shown["rules"]) == ([1, 2], 3)
    assert "map" not in shown


def test_who_listens_is_no_part_of_a_play() -> None:
    assert "events" not in fields(Village())
    assert {"asked", "chance", "offers", "seats", "stack"} <= set(fields(Village()))

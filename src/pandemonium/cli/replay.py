"""`pandemonium replay`: a journal told entry by entry."""

from __future__ import annotations

from typing import Annotated

from msgspec import Struct
from typer import Option

from pandemonium.cli.arguments import AsJson, Language, PackFolder, check_language
from pandemonium.cli.problem import Problem
from pandemonium.cli.records import JournalFile, open_journal, replayed
from pandemonium.engine.seats import LETTERS


class Told(Struct):
    """One entry of a journal with what its seat or spectator heard of it."""

    number: int
    seat: str
    code: str
    events: list[str]


def replay(
    file: JournalFile,
    seat: Annotated[str, Option(metavar="A…H")] = "",
    step: Annotated[bool, Option("--step")] = False,
    language: Language = "",
    pack: PackFolder = None,
    json: AsJson = False,
) -> None:
    """Tell a game from its journal, as one seat or a spectator saw it."""
    from pandemonium.cli.console import print_json
    from pandemonium.cli.retelling import Retelling
    from pandemonium.cli.wording import text_of

    game, journal = open_journal(file, pack)
    letters = list(LETTERS[: journal.seats])
    if seat and seat.upper() not in letters:
        raise Problem("seat", seats=", ".join(letters), seat=seat)
    onlooker = letters.index(seat.upper()) if seat else -1
    match = replayed(game, journal, file)
    retelling = Retelling(match, journal.names, text_of(game, check_language(language)), onlooker)
    if json:
        print_json([Told(number, letters[by], code, told) for number, by, code, told in retelling.entries()])
    else:
        retelling.show(step=step)

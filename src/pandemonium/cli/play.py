"""`pandemonium play`: a whole game in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from typer import Option

from pandemonium.cli.arguments import (
    GameId,
    Language,
    PackFolder,
    TableOptions,
    check_bots,
    check_language,
    check_table,
    find_game,
    parse_options,
)
from pandemonium.cli.problem import Problem
from pandemonium.cli.records import open_journal, replayed

if TYPE_CHECKING:
    from pandemonium.engine.game import Game
    from pandemonium.engine.match import Match
    from pandemonium.engine.pack import KeptPack


def play(
    game: GameId,
    seats: Annotated[str, Option(metavar="WHO,…")] = "me,normal",
    option: TableOptions = None,
    language: Language = "",
    seed: str = "",
    seconds: Annotated[float, Option(min=0.01)] = 1.0,
    save: Annotated[Path | None, Option(metavar="FILE")] = None,
    resume: Annotated[Path | None, Option(metavar="FILE")] = None,
    before: Annotated[int, Option(min=0, metavar="NUMBER")] = 0,
    full_screen: Annotated[bool, Option("--full-screen", "-f")] = False,
    pack: PackFolder = None,
) -> None:
    """Play a game in the terminal against bots, or against others at the same screen."""
    from pandemonium.cli.console import out
    from pandemonium.cli.person import Person
    from pandemonium.cli.roll_call import roll_call
    from pandemonium.cli.screen import Screen
    from pandemonium.cli.seating import check_words, seat_all
    from pandemonium.cli.session import Session
    from pandemonium.cli.wording import text_of
    from pandemonium.drawing.terminal import terminal_of
    from pandemonium.drawing.words import Words
    from pandemonium.engine.chance import commitment

    asked, data = find_game(game, pack), None
    if resume is None:
        given = [word.strip() for word in seats.split(",")]
        check_words(given)
        match = new_match(asked, given, parse_options(option), seed)
    else:
        match, given, data = resumed(asked, resume, before, pack)
    rules = match.game
    text = text_of(rules, check_language(language))
    seating = seat_all(given, text)
    check_bots(rules, [word for seat, word in enumerate(given) if seating.is_bot(seat)])
    words = Words(text, seating.names)
    out.print(words("play-committed", commitment=commitment(match.setup.seed)))
    for line in roll_call(match, words):
        out.print(line, markup=False)
    kept = save or (None if before else resume)  # another way on is another game
    person = Person(match, words, terminal_of(rules), Screen(out, words, full=full_screen), kept=kept is not None)
    Session(person, seating, seconds, kept, data, pack).run()


def new_match(game: Game[Any, Any], given: list[str], options: dict[str, str], seed: str) -> Match[Any, Any]:
    from secrets import token_hex

    from pandemonium.engine.game import Setup
    from pandemonium.engine.match import Match

    counting = check_table(game, len(given), options)
    return Match(game, Setup(len(given), seed.strip() or token_hex(16), counting))


def resumed(
    game: Game[Any, Any], file: Path, before: int, pack: Path | None
) -> tuple[Match[Any, Any], list[str], KeptPack | None]:
    """The game as it stands, or as it stood before a choice of that number, even if it is over by now.

    With who plays, and the data that the journal brings along.
    """
    own, journal = open_journal(file, pack)
    match = replayed(own if own.id == game.id else game, journal, file)  # which refuses a journal of another game
    if before:
        choices = len(match.standing())
        if before > choices:
            raise Problem("before", file=str(file), before=str(before), choices=str(choices))
        match = match.until(before - 1)
    if match.over:
        raise Problem("finished", file=str(file))
    return match, journal.names or ["me"] + ["normal"] * (journal.seats - 1), journal.data

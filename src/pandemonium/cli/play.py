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


def play(
    game: GameId,
    seats: Annotated[
        str, Option(metavar="WHO,…", help="Of each seat: me, a name, or a bot (random, easy, normal, hard).")
    ] = "me,normal",
    option: TableOptions = None,
    language: Language = "en",
    seed: Annotated[str, Option(help="Where all dice come from; drawn at random when not given.")] = "",
    seconds: Annotated[float, Option(min=0.01, help="What a searching bot may take for a decision.")] = 1.0,
    save: Annotated[Path | None, Option(metavar="FILE", help="Write the journal here.")] = None,
    resume: Annotated[Path | None, Option(metavar="FILE", help="Go on with a saved journal.")] = None,
    pack: PackFolder = None,
) -> None:
    """Play a game in the terminal against bots, or against others at the same screen.

    Example: pandemonium play inferno --seats me,hard --option setup=first-game --save game.journal
    """
    from pandemonium.cli.console import out
    from pandemonium.cli.person import Person
    from pandemonium.cli.seating import seat_all
    from pandemonium.cli.session import Session
    from pandemonium.cli.wording import text_of
    from pandemonium.drawing.terminal import terminal_of
    from pandemonium.drawing.words import Words
    from pandemonium.engine.chance import commitment

    rules = find_game(game, pack)
    if resume is None:
        given = [word.strip() for word in seats.split(",")]
        match = new_match(rules, given, parse_options(option), seed)
    else:
        match, given = resumed(rules, resume, pack)
    text = text_of(rules, check_language(language))
    seating = seat_all(given, text)
    words = Words(text, seating.names)
    out.print(words("play-committed", commitment=commitment(match.setup.seed)))
    Session(Person(match, words, terminal_of(rules), out), seating, seconds, save or resume).run()


def new_match(game: Game[Any, Any], given: list[str], options: dict[str, str], seed: str) -> Match[Any, Any]:
    from secrets import token_hex

    from pandemonium.engine.game import Setup
    from pandemonium.engine.match import Match

    check_table(game, len(given), options)
    return Match(game, Setup(len(given), seed.strip() or token_hex(16), options))


def resumed(game: Game[Any, Any], file: Path, pack: Path | None) -> tuple[Match[Any, Any], list[str]]:
    _, journal = open_journal(file, pack)
    match = replayed(game, journal, file)
    if match.over:
        raise Problem(f"{file} is a finished game; see it with: pandemonium replay {file}")
    return match, journal.names or ["me"] + ["normal"] * (journal.seats - 1)

"""Journals named on the command line: read, and fitted with the game they were played by."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from typer import Argument

from pandemonium.cli.arguments import find_game
from pandemonium.cli.problem import Problem, read_file

if TYPE_CHECKING:
    from pandemonium.engine.game import Game
    from pandemonium.engine.journal import Journal
    from pandemonium.engine.match import Match

JournalFile = Annotated[Path, Argument(metavar="FILE")]


def open_journal(file: Path, pack: Path | None = None) -> tuple[Game[Any, Any], Journal]:
    """The journal and its game; a broken file ends the command with its line and the reason."""
    from pandemonium.engine.journal import JournalError, read_journal

    text = read_file(file)
    try:
        journal = read_journal(text)
    except JournalError as error:
        raise Problem("journal", file=str(file), line=str(error.line), why=error.why) from error
    return find_game(journal.game, pack), journal


def replayed(game: Game[Any, Any], journal: Journal, file: Path) -> Match[Any, Any]:
    """The play the journal tells of, as far as it goes."""
    from pandemonium.engine.journal import JournalError, replay

    try:
        return replay(game, journal)
    except JournalError as error:
        raise Problem("journal", file=str(file), line=str(error.line), why=error.why) from error

"""Journals named on the command line: read, and fitted with the game they were played by."""

from __future__ import annotations

from pathlib import Path
from shlex import join
from typing import TYPE_CHECKING, Annotated, Any

from typer import Argument

from pandemonium.cli.arguments import find_game
from pandemonium.cli.problem import Problem, read_file

if TYPE_CHECKING:
    from pandemonium.engine.game import Game
    from pandemonium.engine.journal import Journal
    from pandemonium.engine.match import Match

JournalFile = Annotated[Path, Argument(metavar="FILE")]


def way_on(game: str, file: Path, pack: Path | None, before: int = 0) -> str:
    """The command that goes on with a journal, from its end or from before a choice; for a shell, spaces and all."""
    words = ["pandemonium", "play", game]
    words += ["--pack", str(pack)] if pack else []
    words += ["--resume", str(file)]
    return join(words + (["--before", str(before)] if before else []))


def open_journal(file: Path, pack: Path | None = None) -> tuple[Game[Any, Any], Journal]:
    """The journal and its game; a broken file ends the command with its line and the reason."""
    from pandemonium.engine.journal import JournalError, read_journal

    text = read_file(file)
    try:
        journal = read_journal(text)
    except JournalError as error:
        raise Problem("journal", file=str(file), line=str(error.line), why=error.why) from error
    if journal.data is not None and pack is None:
        return own_game(journal), journal
    return find_game(journal.game, pack), journal


def own_game(journal: Journal) -> Game[Any, Any]:
    """The game with the data that the journal brings along."""
    from pandemonium.engine.pack import PackError
    from pandemonium.engine.registry import kept_game

    find_game(journal.game)
    assert journal.data is not None
    try:
        return kept_game(journal.game, journal.data)
    except PackError as error:
        raise Problem("pack", why=str(error)) from error


def replayed(game: Game[Any, Any], journal: Journal, file: Path) -> Match[Any, Any]:
    """The play the journal tells of, as far as it goes."""
    from pandemonium.engine.journal import JournalError, replay

    try:
        return replay(game, journal)
    except JournalError as error:
        raise Problem("journal", file=str(file), line=str(error.line), why=error.why) from error

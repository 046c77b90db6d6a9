"""`pandemonium verify`: were the dice honest?"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct
from typer import Exit

from pandemonium.cli.arguments import AsJson, PackFolder
from pandemonium.cli.records import JournalFile, open_journal

if TYPE_CHECKING:
    from pandemonium.engine.match import Match


class Verdict(Struct):
    """What was confirmed, or the first line where the journal and the dice part."""

    ok: bool
    game: str
    entries: int
    commitment: str
    draws: int = 0
    scores: list[int] = []
    line: int = 0
    reason: str = ""


def verify(file: JournalFile, pack: PackFolder = None, json: AsJson = False) -> None:
    """Replay a finished game and confirm its commitment, every roll and shuffle, and the final score.

    Example: pandemonium verify game.journal
    """
    from pandemonium.cli.console import err, out, print_json
    from pandemonium.engine.journal import JournalError
    from pandemonium.engine.journal import verify as replay_and_confirm

    game, journal = open_journal(file, pack)
    verdict = Verdict(True, game.id, len(journal.entries), journal.commitment)
    try:
        match = replay_and_confirm(game, journal)
        verdict.draws, verdict.scores = bytes_drawn(match), list(game.result(match.state).scores)
    except JournalError as error:
        verdict.ok, verdict.line, verdict.reason = False, error.line, error.why
    if json:
        print_json(verdict)
    elif verdict.ok:
        out.print(f"[green]✓[/] the seed is the one committed to: {verdict.commitment}", soft_wrap=True)
        out.print(
            f"[green]✓[/] every roll and shuffle follows from it ({verdict.draws} bytes of chance)", soft_wrap=True
        )
        out.print(
            f"[green]✓[/] all {verdict.entries} entries are legal, and the scores are {verdict.scores}", soft_wrap=True
        )
    else:
        err.print(f"[red]✗[/] {file}, line {verdict.line}: {verdict.reason}")
    raise Exit(0 if verdict.ok else 1)


def bytes_drawn(match: Match[Any, Any]) -> int:
    """How much of the seed's stream the game has used."""
    from pandemonium.engine.chance import BLOCK

    chance = match.state.chance
    return int(chance.block - 1) * BLOCK + int(chance.at) if chance.block else 0

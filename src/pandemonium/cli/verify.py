"""`pandemonium verify`: were the dice honest?"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct
from typer import Exit

from pandemonium.cli.arguments import AsJson, PackFolder
from pandemonium.cli.records import JournalFile, open_journal

if TYPE_CHECKING:
    from pandemonium.engine.journal import Journal
    from pandemonium.engine.match import Match


class Verdict(Struct):
    """What was confirmed, or the first line where the journal and the dice part."""

    ok: bool
    game: str
    entries: int
    commitment: str
    withheld: list[str] = []  # the seats without a half in the seed; empty too where it was drawn by one side
    draws: int = 0
    scores: list[int] = []  # none where the game has no points
    winners: list[str] = []
    ended: str = ""  # how, where the rules did not end it
    line: int = 0
    reason: str = ""


def verify(file: JournalFile, pack: PackFolder = None, json: AsJson = False) -> None:
    """Replay a finished game and confirm its commitment, every roll and shuffle, and the final score."""
    from pandemonium.cli.console import err, out, print_json
    from pandemonium.engine.journal import JournalError
    from pandemonium.engine.journal import verify as replay_and_confirm
    from pandemonium.engine.seats import LETTERS

    game, journal = open_journal(file, pack)
    verdict = Verdict(True, game.id, len(journal.entries), journal.commitment)
    verdict.withheld = journal.halves.withheld() if journal.halves else []
    try:
        match = replay_and_confirm(game, journal)
        verdict.draws = bytes_drawn(match)
        if match.over:
            result = game.result(match.state)
            verdict.scores, verdict.winners = list(result.scores), [LETTERS[seat] for seat in result.winners]
        else:
            verdict.ended = journal.ended
    except JournalError as error:
        verdict.ok, verdict.line, verdict.reason = False, error.line, error.why
    if json:
        print_json(verdict)
    elif verdict.ok:
        for line in origin(journal):
            out.print(f"[green]✓[/] {line}", soft_wrap=True)
        out.print(
            f"[green]✓[/] every roll and shuffle follows from it ({verdict.draws} bytes of chance)", soft_wrap=True
        )
        end = f"the scores are {verdict.scores}" if verdict.scores else f"the winners are {verdict.winners}"
        end = f"the game was ended by {verdict.ended}, without a winner" if verdict.ended else end
        out.print(f"[green]✓[/] all {verdict.entries} entries are legal, and {end}", soft_wrap=True)
    else:
        err.print(f"[red]✗[/] {file}, line {verdict.line}: {verdict.reason}")
    raise Exit(0 if verdict.ok else 1)


def origin(journal: Journal) -> list[str]:
    """Where the seed came from."""
    if journal.halves is None:
        return [f"the seed is the one committed to: {journal.commitment}"]
    left_out = journal.halves.withheld()
    return [
        f"the server's half is the one committed to: {journal.commitment}",
        "the seed follows from it and the halves of the seats"
        + (f"; withheld and left out: {', '.join(left_out)}" if left_out else ""),
    ]


def bytes_drawn(match: Match[Any, Any]) -> int:
    """How much of the seed's stream the game has used."""
    from pandemonium.engine.chance import BLOCK

    chance = match.state.chance
    return int(chance.block - 1) * BLOCK + int(chance.at) if chance.block else 0

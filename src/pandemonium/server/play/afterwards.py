"""Afterwards: a finished game looked at again, replayed by its rules or, where those are gone, as it was recorded."""

from __future__ import annotations

from bisect import bisect_left

from pandemonium.engine.journal import journal_of, write_journal
from pandemonium.engine.phrase import Refusal, refusal
from pandemonium.engine.state import SPECTATOR
from pandemonium.server.model import TableModel, User
from pandemonium.server.play.dealing import halves_of
from pandemonium.server.play.kept_game import kept_game, kept_journal, kept_step
from pandemonium.server.play.ledger import Ledger
from pandemonium.server.play.looking_back import LookingBack
from pandemonium.server.play.play import Play
from pandemonium.server.play.replaying import show_step, told_of
from pandemonium.server.play.reviewing import Reviewing
from pandemonium.server.play.thinking import Thinkers


class Afterwards:
    """What outlives the game, and the rules it was played by."""

    def __init__(self, ledger: Ledger, thinkers: Thinkers) -> None:
        self.shelf = ledger.shelf
        self.looking_back = LookingBack(ledger, thinkers)
        self.reviewing = Reviewing(ledger)

    async def look_at(self, play: Play) -> None:
        """Somebody looks at the end of a game: what is known of it is told, what can be found out is begun."""
        self.looking_back.begin(play)
        await self.reviewing.recall(play)

    async def step_at(self, user: User, id: str, choice: int, eyes: int, *, language: str) -> int:
        """The step of the replay at which so many choices had been taken."""
        async with self.shelf.hold(id) as play:
            if play is None or play.status != "over" or play.match is None or play.shuts_out(user.id):
                return 0
            seat = eyes if 0 <= eyes < len(play.chairs) else SPECTATOR
            choices = told_of(play, seat, language).choices
            return min(bisect_left(choices, choice), len(choices) - 1)

    async def replay(self, user: User, id: str, step: int, eyes: int, *, language: str) -> TableModel | None:
        async with self.shelf.hold(id) as play:
            if play is not None:
                open_to_all = play.status == "over" and not play.shuts_out(user.id)
                return show_step(play, user, step, eyes, language=language) if open_to_all else None
        kept = await kept_game(self.shelf.database, user, id)
        if kept is None:
            return None
        return kept_step(kept, await self.shelf.games.nearest(kept.row), user, step, eyes, language=language)

    async def journal(self, user: User, id: str, *, with_pack: bool = False) -> str | Refusal:
        async with self.shelf.hold(id) as play:
            if play is not None:
                return refused_journal(play, user) or journal_text(play, with_pack=with_pack)
        kept = await kept_game(self.shelf.database, user, id)
        return self.shelf.missing(id) if kept is None else kept_journal(kept)


def refused_journal(play: Play, user: User) -> Refusal | None:
    if play.shuts_out(user.id):
        return refusal("refused-no-watching")
    return None if play.status == "over" else refusal("refused-not-over")


def journal_text(play: Play, *, with_pack: bool) -> str:
    halves = halves_of(play.half, play.chairs)
    journal = journal_of(play.on, play.names(), with_seed=True, halves=halves, ended=play.ended)
    journal.data = play.game.data if with_pack else None
    return write_journal(journal)

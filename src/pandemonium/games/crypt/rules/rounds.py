"""The round: I Reveal, II Claim, III Collect, IV Pass the Torch, and the moment of Pottery B between I and II."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from pandemonium.engine.row import Row
from pandemonium.engine.state import Frame, Seats
from pandemonium.games.crypt.rules.claim import begin_claim
from pandemonium.games.crypt.rules.collect import collect
from pandemonium.games.crypt.rules.figures import POTTERY
from pandemonium.games.crypt.rules.pottery import begin_window
from pandemonium.games.crypt.rules.reveal import reveal
from pandemonium.games.crypt.rules.scoring import score
from pandemonium.games.crypt.rules.state import EFFORTS, Crypt


class Rounds(Frame[Crypt]):
    """The whole game: rounds until the deck is empty after a Reveal, then the scoring (CRY-1.4.1)."""

    __slots__ = ()

    def ask(self, state: Crypt) -> Seats:
        if state.deck:
            begin_round(state)
        return 0

    def finish(self, state: Crypt) -> None:
        score(state)


@final
@mypyc_attr(free_list_len=1)
class Round(Frame[Crypt]):
    """One round; `phase` is the next phase to come."""

    __slots__ = ("phase",)

    phase: i64

    def ask(self, state: Crypt) -> Seats:
        self.phase += 1
        if self.phase == 1:
            reveal(state)
            if state.side_b(POTTERY):
                begin_window(state)
            else:
                begin_claim(state)
                self.phase = 2
        elif self.phase == 2:
            begin_claim(state)
        elif self.phase == 3:
            collect(state)
        return 0

    def finish(self, state: Crypt) -> None:
        forget_failures(state)
        pass_torch(state)

    def copy(self) -> Round:
        twin = Round()
        twin.phase = self.phase
        return twin


def begin_round(state: Crypt) -> None:
    state.round += 1
    state.pushed_ghosts = 0
    frame = Round()
    frame.phase = 0
    state.push(frame)


def forget_failures(state: Crypt) -> None:
    """The Collect phase is over, no die of it is rolled again."""
    for seat in range(state.seats):
        if state.spent[seat]:
            forget(state.failed, seat * EFFORTS)


def forget(failed: Row, first: i64) -> None:
    for at in range(first + 2, first + EFFORTS):  # an effort of 1 does not fail
        if failed[at]:
            failed[at] = 0


def pass_torch(state: Crypt) -> None:
    """Both Torch cards move one seat clockwise (CRY-1.3.13); in the solo game between player and Ghost."""
    if state.solo:
        state.leader = (state.leader + 1) % 2
    else:
        state.leader = (state.leader + 1) % state.seats


ROUNDS: Final = Rounds()

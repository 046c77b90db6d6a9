"""Phase 7, the witch hunt (DWD-1.13.1 to DWD-1.13.6): secret votes, then three pieces of soul or a confession."""

from __future__ import annotations

from typing import Final

from pandemonium.engine.bits import BIT
from pandemonium.engine.state import Choice, Frame, Seat
from pandemonium.games.deal.rules import event
from pandemonium.games.deal.rules import question as questions
from pandemonium.games.deal.rules.ask import Ask, put_to_all
from pandemonium.games.deal.rules.choice import ACCUSE, CONFESS, PROVE
from pandemonium.games.deal.rules.fields import CONFESSED, NOBODY, PROVED
from pandemonium.games.deal.rules.figures import SEATS
from pandemonium.games.deal.rules.state import Deal
from pandemonium.games.deal.rules.track import fall
from pandemonium.games.deal.rules.wings import take_angel, take_devil

ENOUGH_VOTES: Final = 2
PROOF: Final = 3
"""Pieces to show, clean or marked."""
FIRST_HUNT: Final = 2
"""The round; who confesses in it is left alone in the second hunt."""
ACCUSE_NOBODY: Final = ACCUSE + SEATS


class Accuse(Ask):
    """One other player, or nobody; until all have chosen nobody can tell who abstains."""

    __slots__ = ()

    def question(self, state: Deal) -> int:
        return questions.ACCUSE

    def options(self, state: Deal, seat: Seat) -> list[Choice]:
        found = [ACCUSE + other for other in range(SEATS) if other != seat and not BIT[other] & state.confessed]
        found.append(ACCUSE_NOBODY)
        return found

    def answer(self, state: Deal, seat: Seat, choice: Choice) -> None:
        self.closed = True
        state.kingdoms[seat].vote = NOBODY if choice == ACCUSE_NOBODY else choice - ACCUSE

    def copy(self) -> Accuse:
        return accusing(self.seat, self.closed)


def accusing(seat: Seat, closed: bool = False) -> Accuse:
    frame = Accuse()
    frame.seat = seat
    frame.closed = closed
    return frame


def put_accuse(state: Deal) -> None:
    parts: list[list[Frame[Deal]]] = [[accusing(seat)] for seat in range(SEATS)]
    put_to_all(state, parts)


def interrogated(state: Deal, seat: Seat) -> bool:
    accusers = 0
    for voter in range(SEATS):
        if state.kingdoms[voter].vote == seat:
            accusers += 1
    return accusers >= ENOUGH_VOTES


def count_votes(state: Deal) -> None:
    """Everybody sees who accused whom (DWD-R17)."""
    if state.events is None:
        return
    for seat in range(SEATS):
        suspect = state.kingdoms[seat].vote
        if suspect == NOBODY:
            state.tell(event.ABSTAINED, (seat,))
        else:
            state.tell(event.VOTED, (seat, suspect))
    for seat in range(SEATS):
        if interrogated(state, seat):
            state.tell(event.INTERROGATED, (seat,))


class Answer(Ask):
    """Proof or confession; without three pieces only the latter, which is asked for all the same (DWD-6.1.2)."""

    __slots__ = ()

    def question(self, state: Deal) -> int:
        return questions.ANSWER

    def options(self, state: Deal, seat: Seat) -> list[Choice]:
        kingdom = state.kingdoms[seat]
        return [PROVE, CONFESS] if kingdom.clean + kingdom.marked >= PROOF else [CONFESS]

    def answer(self, state: Deal, seat: Seat, choice: Choice) -> None:
        self.closed = True
        state.kingdoms[seat].verdict = PROVED if choice == PROVE else CONFESSED

    def copy(self) -> Answer:
        return answering(self.seat, self.closed)


def answering(seat: Seat, closed: bool = False) -> Answer:
    frame = Answer()
    frame.seat = seat
    frame.closed = closed
    return frame


def put_answer(state: Deal) -> None:
    """To the interrogated, both at once where there are two (DWD-R50)."""
    parts: list[list[Frame[Deal]]] = []
    for seat in range(SEATS):
        parts.append([answering(seat)] if interrogated(state, seat) else [])
    if any(parts):
        put_to_all(state, parts)


def hear_answers(state: Deal) -> None:
    """What each answer brings; then the rings go back to their owners."""
    for seat in range(SEATS):
        verdict = state.kingdoms[seat].verdict
        if verdict == PROVED:
            if state.events is not None:
                state.tell(event.PROVED, (seat,))
            take_angel(state, seat, 1)
        elif verdict == CONFESSED:
            confess(state, seat)
    state.hunts.append((*[one.vote for one in state.kingdoms], *[one.verdict for one in state.kingdoms]))
    for kingdom in state.kingdoms:
        kingdom.vote, kingdom.verdict = NOBODY, 0


def confess(state: Deal, seat: Seat) -> None:
    if state.events is not None:
        state.tell(event.CONFESSED, (seat,))
    fall(state, seat, 1)
    take_devil(state, seat, 1)
    if state.round == FIRST_HUNT:
        state.confessed |= BIT[seat]

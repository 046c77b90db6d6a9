"""Step 1 of the final scoring: the right half of each played Fraud card, one of two benefits, or neither."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pandemonium.engine.bits import BIT, members
from pandemonium.engine.state import Choice, Frame, Seat, Seats
from pandemonium.games.inferno.rules import question as questions
from pandemonium.games.inferno.rules.choice import CASH, DONE, SHIELD
from pandemonium.games.inferno.rules.descent import put_soul
from pandemonium.games.inferno.rules.event import CARD_ADVANCE, CARD_CUBE, CARD_HALF, CARD_SCORED, CARD_SOUL
from pandemonium.games.inferno.rules.figures import CUBE_MOST, FIRST_TRACK, LOWER, UPPER
from pandemonium.games.inferno.rules.state import FROM_FRAUDS, Inferno
from pandemonium.games.inferno.rules.tower import owns_barrel
from pandemonium.games.inferno.rules.tracks import advance_on, gain_half

VALUE: Final = 0
CUBE: Final = 1
HALF: Final = 2
UPPER_TRACK: Final = 3
LOWER_TRACK: Final = 4
SET: Final = 5

NO_CARD: Final = -1


class Cashing(Frame[Inferno]):
    """The player's cards in any order, one at a time (INF-R39); `placing` is the card whose Soul looks for a shield."""

    __slots__ = ("open", "placing", "seat")

    seat: Seat
    open: bool
    placing: i64

    def ask(self, state: Inferno) -> Seats:
        if not self.open:
            return 0
        if self.placing != NO_CARD or cashable(state, self.seat):
            return BIT[self.seat]
        return 0

    def question(self, state: Inferno) -> int:
        return questions.CASH if self.placing == NO_CARD else questions.CASH_SHIELD

    def options(self, state: Inferno, seat: Seat) -> list[Choice]:
        if self.placing != NO_CARD:
            return members(empty_shields(state, state.rules.end_soul[self.placing]), SHIELD)
        choices = cashable(state, seat)
        choices.append(DONE)
        return choices

    def answer(self, state: Inferno, seat: Seat, choice: Choice) -> None:
        if choice == DONE:
            self.open = False
            state.seal()
        elif self.placing != NO_CARD:
            place_soul(state, seat, self.placing, choice - SHIELD)
            self.placing = NO_CARD
        else:
            card, second = (choice - CASH) // 2, (choice - CASH) % 2
            state.cashed[seat] |= BIT[card]
            if second:
                self.placing = card
            else:
                cash(state, seat, card)

    def copy(self) -> Cashing:
        return cashing(self.seat, self.open, self.placing)


def cashing(seat: Seat, open: bool = True, placing: i64 = NO_CARD) -> Cashing:
    frame = Cashing()
    frame.seat = seat
    frame.open = open
    frame.placing = placing
    return frame


def cashable(state: Inferno, seat: Seat) -> list[Choice]:
    """Both benefits of every card whose Barrel is owned, as far as they do something."""
    choices: list[Choice] = []
    rules = state.rules
    for card in members(state.played[seat] & ~state.cashed[seat]):
        if not owns_barrel(state, seat, rules.end_barrel[card]):
            continue
        if rules.end_benefit[card] != CUBE or state.cubes[rules.end_of[card]] < CUBE_MOST:
            choices.append(CASH + card * 2)
        if empty_shields(state, rules.end_soul[card]):
            choices.append(CASH + card * 2 + 1)
    return choices


def empty_shields(state: Inferno, circle: i64) -> i64:
    return state.board.rows[circle] & ~state.occupied


def cash(state: Inferno, seat: Seat, card: i64) -> None:
    benefit, track = state.rules.end_benefit[card], state.rules.end_of[card]
    if benefit == VALUE:
        score_card(state, seat, card, state.cubes[track])
    elif benefit == SET:
        score_card(state, seat, card, bin(state.played[seat]).count("1"))
    elif benefit == CUBE:
        state.cubes[track] += 1
        state.tell(CARD_CUBE, (seat, card, track + FIRST_TRACK, state.cubes[track]))
    elif benefit == HALF:
        state.tell(CARD_HALF, (seat, card))
        gain_half(state, seat)
    else:
        state.tell(CARD_ADVANCE, (seat, card))
        state.push(advance_on(seat, UPPER if benefit == UPPER_TRACK else LOWER))


def score_card(state: Inferno, seat: Seat, card: i64, infamy: i64) -> None:
    state.tell(CARD_SCORED, (seat, card, infamy))
    state.earn(seat, FROM_FRAUDS, infamy)


def place_soul(state: Inferno, seat: Seat, card: i64, shield: i64) -> None:
    """Laid in its circle at once; nobody scores it (INF-R20)."""
    circle = state.rules.end_soul[card]
    state.supply[circle] -= 1
    put_soul(state, circle, shield)
    state.tell(CARD_SOUL, (seat, card, circle, shield))

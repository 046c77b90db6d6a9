"""The rows of a solo challenge (INF-1.11.4 to INF-1.11.6): checked at each Diploma, paid for, or lost."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pandemonium.engine.bits import BIT, COUNT
from pandemonium.engine.state import Choice, Seat
from pandemonium.games.inferno.rules import question as questions
from pandemonium.games.inferno.rules.choice import PAY, SKIP
from pandemonium.games.inferno.rules.discs import discs_on_wall
from pandemonium.games.inferno.rules.event import ROW_FAILED, ROW_MET, ROW_PAID
from pandemonium.games.inferno.rules.figures import CUBE_MOST, FIRST_TRACK, SHIELDS, circle_row
from pandemonium.games.inferno.rules.money import can_pay, pay
from pandemonium.games.inferno.rules.once import Once
from pandemonium.games.inferno.rules.state import FROM_CHALLENGE, Inferno

NEEDS: Final = ("laid", "isolated", "standing", "all_laid", "skull", "discs", "frauds", "cube", "pay")
"""The requirements of a row, in the order of their figures."""
PRICE: Final = 8
PLAYER: Final = 0


def check_row(state: Inferno, track: i64) -> None:
    """Right after the Diploma; Drachmas are asked for only where the rest is met (INF-R55)."""
    needs = row_of(state, track)
    have = progress(state, track)
    if not all(have[need] >= needs[need] for need in range(PRICE)) or not can_pay(state, PLAYER, needs[PRICE]):
        fail(state, track)
    elif needs[PRICE]:
        state.push(toll(track))
    else:
        state.tell(ROW_MET, (track + FIRST_TRACK,))


def row_of(state: Inferno, track: i64) -> list[int]:
    return state.rules.challenge_rows[state.solo][track][state.difficulty]


def fail(state: Inferno, track: i64) -> None:
    penalty = state.rules.penalties[track]
    state.tell(ROW_FAILED, (track + FIRST_TRACK, penalty))
    state.earn(PLAYER, FROM_CHALLENGE, -penalty)


def progress(state: Inferno, track: i64) -> list[int]:
    """How far each requirement of the row is met now."""
    circle = track + FIRST_TRACK
    laid = laid_souls(state)
    return [
        COUNT[circle_row(state.rules, laid, circle)],
        isolated(state, laid & state.board.rows[circle]),
        COUNT[circle_row(state.rules, state.standing, circle)],
        bin(laid).count("1"),
        state.skulls[track],
        discs_on_wall(state, PLAYER),
        bin(state.played[PLAYER]).count("1"),
        int(state.cubes[track] == CUBE_MOST),
    ]


def laid_souls(state: Inferno) -> i64:
    """Shields with a Soul in its own circle."""
    laid: i64 = 0
    for shield in range(SHIELDS):
        if state.colour[shield] and state.colour[shield] == state.board.circle[shield]:
            laid |= BIT[shield]
    return laid


def isolated(state: Inferno, shields: i64) -> i64:
    """How many of the shields have only empty neighbours."""
    return sum(
        1 for shield in range(SHIELDS) if shields & BIT[shield] and not state.board.beside[shield] & state.occupied
    )


class Toll(Once):
    """Everything of the row is met but its Drachmas: pay them, or lose the row."""

    __slots__ = ("track",)

    track: i64

    def question(self, state: Inferno) -> int:
        return questions.TOLL

    def options(self, state: Inferno, seat: Seat) -> list[Choice]:
        return [PAY, SKIP]

    def price(self, state: Inferno, choice: Choice) -> i64:
        return row_of(state, self.track)[PRICE] if choice == PAY else 0

    def answer(self, state: Inferno, seat: Seat, choice: Choice) -> None:
        self.open = False
        if choice == SKIP:
            fail(state, self.track)
        else:
            price = self.price(state, choice)
            pay(state, PLAYER, price)
            state.tell(ROW_PAID, (self.track + FIRST_TRACK, price))

    def copy(self) -> Toll:
        return toll(self.track, self.open)


def toll(track: i64, open: bool = True) -> Toll:
    frame = Toll()
    frame.seat = PLAYER
    frame.open = open
    frame.track = track
    return frame

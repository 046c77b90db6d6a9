"""Toys whose encoders are broken on purpose, each in one way."""

from __future__ import annotations

from librt.strings import BytesWriter

from pandemonium.engine.encoder import Encoder
from pandemonium.engine.legend import Legend, number, numbers
from pandemonium.engine.state import Choice, Seat
from tests.conformance.broken import First, WithFirst
from tests.conformance.toy import ToyGame, ToyView
from tests.conformance.toy_rules import CARDS, Toy

ROUNDS = 9


def legend(most_rounds: int) -> Legend:
    return Legend([*numbers("card", range(CARDS), 1), number("rounds", most_rounds)])


def write_own(state: Toy, seat: Seat, out: BytesWriter) -> None:
    write(state, state.hands[seat] if seat >= 0 else [], out)


def write_all(state: Toy, _: Seat, out: BytesWriter) -> None:
    write(state, [card for hand in state.hands for card in hand], out)


def write_nothing(_: Toy, _seat: Seat, out: BytesWriter) -> None:
    out.write(bytes(CARDS + 1))


def write(state: Toy, cards: list[int], out: BytesWriter) -> None:
    for card in range(CARDS):
        out.append(int(card in cards))
    out.append(state.rounds)


class Encoding(ToyGame):
    """Not broken by itself: a seat's own cards, and the rounds."""

    encoder = Encoder(legend(ROUNDS), write_own)

    def features(self, view: ToyView) -> list[int]:
        return [*(int(card in view.hand) for card in range(CARDS)), view.rounds]


class Farsighted(Encoding):
    """Its encoder sees every hand."""

    encoder = Encoder(legend(ROUNDS), write_all)


class Boundless(Encoding):
    """A number is larger than its legend says."""

    encoder = Encoder(legend(0), write_own)


class Shortsighted(Encoding):
    """It sees too little to know what it may choose."""

    encoder = Encoder(legend(ROUNDS), write_nothing)


class Thrice(First):
    """Asked three times, each time with a choice less."""

    __slots__ = ("left",)

    left: int

    def __init__(self) -> None:
        super().__init__()
        self.left = 3

    def options(self, state: Toy, seat: Seat) -> list[Choice]:
        return list(range(1 + self.left))

    def answer(self, state: Toy, seat: Seat, choice: Choice) -> None:
        self.left -= 1
        if not self.left:
            super().answer(state, seat, choice)

    def copy(self) -> First:
        twin = super().copy()
        assert isinstance(twin, Thrice)
        twin.left = self.left
        return twin


class Forgetful(WithFirst, Encoding):
    """It leaves out what the paragraph that asks counts with."""

    first = Thrice

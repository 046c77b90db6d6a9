"""The rules of the toy: what Crypt and Inferno do not use. See `toy.py` for how it is played.

- Several seats at once, each with a part of its own that grows nested questions (`Together`, `Offering`, `Weigh`).
- In a part: something seen in secret that its seat alone cannot take back (gaze), and an open act (boast, an aside).
- An interrupt that is asked whatever the seat holds (`Parry`), with a standing pass set by a secret aside (rest).
- An end from inside a rule (`State.stop`).
"""

from __future__ import annotations

from typing import Any

from pandemonium.engine.state import ASIDE, NO_CHOICE, Choice, Frame, Seat, Seats, State
from pandemonium.engine.together import together

CARDS = 24
HAND = 3
MOST = 2
HEAVY = 8
"""From this card on one says how it counts."""
SHIELD = 0
FALLEN = -2
SEAL, PARRY, TAKE, HIGH, LOW, GAZE = range(CARDS, CARDS + 6)
BOAST, REST, WAKE = range(ASIDE, ASIDE + 3)
BLOWS = 1
"""The windows one may pass: being struck."""
DEALT, SEALED, OPENED, STRUCK, PARRIED, TAKEN, WEIGHED, GAZED, BOASTED, FELL, ENDED = range(11)


class Toy(State):
    __slots__ = (
        "boasted",
        "deck",
        "discards",
        "doubled",
        "hands",
        "offering",
        "picks",
        "points",
        "rested",
        "rounds",
        "seen",
        "teams",
    )

    deck: list[int]
    discards: list[int]
    hands: list[list[int]]
    picks: list[list[int]]
    doubled: int  # the picked cards that count twice
    seen: Seats  # who knows the deck's lowest card
    boasted: Seats
    rested: Seats  # who has rested this round
    points: list[int]
    rounds: int
    offering: bool
    teams: bool  # the wolf in the first seat against all others

    def asides(self, seat: Seat) -> list[Choice]:
        boast = [] if (self.boasted >> seat) & 1 else [BOAST]
        if self.passes[seat]:
            return [*boast, WAKE]
        return boast if (self.rested >> seat) & 1 else [*boast, REST]

    def aside(self, seat: Seat, choice: Choice) -> None:
        if choice == BOAST:
            self.boasted |= 1 << seat
            self.tell(BOASTED, (seat,))
        elif choice == REST:
            self.pass_windows(seat, BLOWS)
            self.rested |= 1 << seat
        else:
            self.pass_windows(seat, 0)

    def copy(self) -> Toy:
        twin = Toy()
        twin.copy_from(self)
        twin.deck, twin.discards, twin.points = self.deck[:], self.discards[:], self.points[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.picks = [picks[:] for picks in self.picks]
        twin.doubled, twin.seen, twin.boasted, twin.rested = self.doubled, self.seen, self.boasted, self.rested
        twin.rounds, twin.offering, twin.teams = self.rounds, self.offering, self.teams
        return twin


class Rounds(Frame[Toy]):
    """The whole game: all seal their offers at once, then these are opened and somebody is struck."""

    __slots__ = ()

    def ask(self, state: Toy) -> Seats:
        if state.offering:
            open_offers(state)
        elif state.rounds:
            state.offering = True
            state.push(together([[offering(seat)] for seat in range(state.seats)]))
        return 0

    def finish(self, state: Toy) -> None:
        state.tell(ENDED, ())


class Offering(Frame[Toy]):
    """One seat picks cards of its hand, one by one, until it seals its offer."""

    __slots__ = ("open", "seat")

    seat: Seat
    open: bool

    def ask(self, state: Toy) -> Seats:
        return 1 << self.seat if self.open else 0

    def options(self, state: Toy, seat: Seat) -> list[Choice]:
        more = state.hands[seat] if len(state.picks[seat]) < MOST else []
        gaze = [GAZE] if state.deck and not (state.seen >> seat) & 1 else []
        return [*more, *gaze, SEAL]

    def secret(self, state: Toy) -> bool:
        return True

    def answer(self, state: Toy, seat: Seat, choice: Choice) -> None:
        if choice == SEAL:
            self.open = False
            state.tell(SEALED, (seat,))
        elif choice == GAZE:
            state.seen |= 1 << seat
            state.whisper(1 << seat, GAZED, (state.deck[0],))
        else:
            state.hands[seat] = [card for card in state.hands[seat] if card != choice]
            state.picks[seat] = sorted([*state.picks[seat], choice])
            if choice >= HEAVY:
                state.push(weigh(seat, choice))

    def copy(self) -> Offering:
        twin = offering(self.seat)
        twin.open = self.open
        return twin


def offering(seat: Seat) -> Offering:
    frame = Offering()
    frame.seat, frame.open = seat, True
    return frame


class Weigh(Frame[Toy]):
    """How a heavy card counts: a question inside a part."""

    __slots__ = ("card", "open", "seat")

    seat: Seat
    card: int
    open: bool

    def ask(self, state: Toy) -> Seats:
        return 1 << self.seat if self.open else 0

    def options(self, state: Toy, seat: Seat) -> list[Choice]:
        return [HIGH, LOW]

    def answer(self, state: Toy, seat: Seat, choice: Choice) -> None:
        self.open = False
        if choice == HIGH:
            state.doubled |= 1 << self.card
        state.remind(seat, WEIGHED, (self.card, 2 if choice == HIGH else 1))

    def copy(self) -> Weigh:
        twin = weigh(self.seat, self.card)
        twin.open = self.open
        return twin


def weigh(seat: Seat, card: int) -> Weigh:
    frame = Weigh()
    frame.seat, frame.card, frame.open = seat, card, True
    return frame


class Parry(Frame[Toy]):
    """The struck seat takes the blow, or parries it with the shield: an interrupt before the next round."""

    __slots__ = ("over", "victim")

    victim: Seat
    over: bool

    def ask(self, state: Toy) -> Seats:
        return 0 if self.over else 1 << self.victim

    def options(self, state: Toy, seat: Seat) -> list[Choice]:
        return [PARRY, TAKE] if SHIELD in state.hands[seat] else [TAKE]

    def secret(self, state: Toy) -> bool:
        return True

    def passed(self, state: Toy, seat: Seat) -> Choice:
        return TAKE if state.passes[seat] & BLOWS else NO_CHOICE

    def answer(self, state: Toy, seat: Seat, choice: Choice) -> None:
        self.over = True
        state.seal()
        if choice == TAKE:
            suffer(state, seat)
            return
        state.hands[seat] = [card for card in state.hands[seat] if card != SHIELD]
        state.discards = sorted([*state.discards, SHIELD])
        state.tell(PARRIED, (seat,))

    def copy(self) -> Parry:
        return parry(self.victim, over=self.over)


def parry(victim: Seat, *, over: bool = False) -> Parry:
    frame = Parry()
    frame.victim, frame.over = victim, over
    return frame


def suffer(state: Toy, seat: Seat) -> None:
    """A blow costs a point; whoever falls too low ends the game for all."""
    state.points[seat] -= 1
    state.tell(TAKEN, (seat,))
    if state.points[seat] == FALLEN:
        state.tell(FELL, (seat,))
        state.stop()


def open_offers(state: Toy) -> None:
    sums = [sum(worth(state, card) for card in picks) for picks in state.picks]
    for seat, picks in enumerate(state.picks):
        for card in picks:
            state.tell(OPENED, (seat, card, worth(state, card)))
    state.discards = sorted([*state.discards, *(card for picks in state.picks for card in picks)])
    state.picks = [[] for _ in range(state.seats)]
    state.doubled = state.boasted = state.rested = 0
    state.offering = False
    state.rounds -= 1
    winner = sums.index(max(sums))
    state.points[winner] += 1
    deal(state)
    victim = (winner + 1) % state.seats
    state.tell(STRUCK, (winner, victim))
    state.push(parry(victim))


def worth(state: Toy, card: int) -> int:
    return card * 2 if (state.doubled >> card) & 1 else card


def deal(state: Toy) -> None:
    for seat in range(state.seats):
        if state.deck:
            card = state.deck.pop()
            state.hands[seat] = sorted([*state.hands[seat], card])
            state.whisper(1 << seat, DEALT, (card,))
    if not state.deck:
        state.seen = 0


def parts_of(state: Toy) -> list[list[Frame[Any]]]:
    """The parts of the common question that is open, by seat; none where there is no such question."""
    return getattr(state.stack[-1], "parts", []) if state.stack else []

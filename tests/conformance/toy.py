"""A toy game of two frames for what Crypt does not use: secret answers at the same time, interrupts, kept secrets.

Everybody seals up to two cards of their hand at once, picking one by one; nobody sees the others' until all are sealed.
The highest sum wins a point and strikes the next seat. Whoever holds card 0, the shield, may parry; whoever does not is
asked all the same, for not being asked would tell everybody that the shield is elsewhere.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from msgspec import Struct

from pandemonium.engine.chance import Chance, chance_from
from pandemonium.engine.driver import legal, settle
from pandemonium.engine.game import EventKind, Game, Line, Option, Result, Setup
from pandemonium.engine.phrase import Fact, Phrase, Player, Refusal, phrase, refusal
from pandemonium.engine.state import SPECTATOR, Choice, Frame, Seat, Seats, State

CARDS = 12
HAND = 3
MOST = 2
SHIELD = 0
SEAL, PARRY, TAKE = CARDS, CARDS + 1, CARDS + 2
CODES = [*(f"pick {card}" for card in range(CARDS)), "seal", "parry", "take"]
DEALT, SEALED, OPENED, STRUCK, PARRIED, TAKEN = range(6)


class Toy(State):
    __slots__ = ("deck", "discards", "hands", "picks", "points", "rounds", "sealed")

    deck: list[int]
    discards: list[int]
    hands: list[list[int]]
    picks: list[list[int]]
    sealed: Seats
    points: list[int]
    rounds: int


class Offer(Frame[Toy]):
    """All seats seal at once; when the last has, the offers are opened."""

    __slots__ = ()

    def ask(self, state: Toy) -> Seats:
        return ((1 << state.seats) - 1) & ~state.sealed if state.rounds else 0

    def options(self, state: Toy, seat: Seat) -> list[Choice]:
        more = state.hands[seat] if len(state.picks[seat]) < MOST else []
        return [*more, SEAL]

    def confirms(self, state: Toy) -> bool:
        return True

    def answer(self, state: Toy, seat: Seat, choice: Choice) -> None:
        if choice != SEAL:
            state.hands[seat] = [card for card in state.hands[seat] if card != choice]
            state.picks[seat] = sorted([*state.picks[seat], choice])
            return
        state.sealed |= 1 << seat
        state.tell(SEALED, (seat,))
        if state.sealed == (1 << state.seats) - 1:
            open_offers(state)


class Parry(Frame[Toy]):
    """The struck seat takes the blow, or parries it with the shield: an interrupt on top of the next Offer."""

    __slots__ = ("over", "victim")

    victim: Seat
    over: bool

    def ask(self, state: Toy) -> Seats:
        return 0 if self.over else 1 << self.victim

    def options(self, state: Toy, seat: Seat) -> list[Choice]:
        return [PARRY, TAKE] if SHIELD in state.hands[seat] else [TAKE]

    def confirms(self, state: Toy) -> bool:
        return True

    def answer(self, state: Toy, seat: Seat, choice: Choice) -> None:
        self.over = True
        state.barrier = True
        if choice == TAKE:
            state.points[seat] -= 1
            state.tell(TAKEN, (seat,))
            return
        state.hands[seat] = [card for card in state.hands[seat] if card != SHIELD]
        state.discards = sorted([*state.discards, SHIELD])
        state.tell(PARRIED, (seat,))

    def copy(self) -> Parry:
        twin = Parry()
        twin.victim, twin.over = self.victim, self.over
        return twin


def open_offers(state: Toy) -> None:
    state.barrier = True
    sums = [sum(picks) for picks in state.picks]
    for seat, picks in enumerate(state.picks):
        for card in picks:
            state.tell(OPENED, (seat, card))
    state.discards = sorted([*state.discards, *(card for picks in state.picks for card in picks)])
    state.picks = [[] for _ in range(state.seats)]
    state.sealed = 0
    state.rounds -= 1
    winner = sums.index(max(sums))
    state.points[winner] += 1
    deal(state)
    frame = Parry()
    frame.victim, frame.over = (winner + 1) % state.seats, False
    state.tell(STRUCK, (winner, frame.victim))
    state.push(frame)


def deal(state: Toy) -> None:
    for seat in range(state.seats):
        if state.deck:
            card = state.deck.pop()
            state.hands[seat] = sorted([*state.hands[seat], card])
            state.whisper(1 << seat, DEALT, (card,))


class ToyView(Struct, frozen=True):
    seat: int
    hand: list[int]
    picks: list[int]
    counts: list[int]  # of hand and picks together: how many were picked is a secret
    sealed: int
    victim: int
    discards: list[int]
    points: list[int]
    rounds: int
    deck: int


class ToyGame(Game[Toy, ToyView]):
    id = "toy"
    rules_version = 1
    seats = (2, 3)
    options = (Option("rounds", ("2", "3")),)
    events = (
        EventKind("dealt", ("card",)),
        EventKind("sealed", ("seat",)),
        EventKind("opened", ("seat", "card")),
        EventKind("struck", ("seat", "victim")),
        EventKind("parried", ("seat",)),
        EventKind("taken", ("seat",)),
    )
    longest = 60
    folder = Path(__file__).parent
    pack = "toy 1"

    def check_setup(self, seats: int, options: Mapping[str, str]) -> Refusal | None:
        """Three seats would run out of cards in a third round."""
        if seats == 3 and options.get("rounds") == "3":
            return refusal("toy-too-long", "TOY-2")
        return super().check_setup(seats, options)

    def new(self, setup: Setup) -> Toy:
        state = Toy()
        state.begin(setup.seats, chance_from(setup.seed))
        state.events = []
        state.deck = list(range(CARDS))
        state.chance.shuffle(state.deck)
        state.discards, state.sealed = [], 0
        state.hands = [[] for _ in range(setup.seats)]
        state.picks = [[] for _ in range(setup.seats)]
        state.points = [0] * setup.seats
        state.rounds = int(self.full_options(setup.options)["rounds"])
        for _ in range(HAND):
            deal(state)
        state.push(Offer())
        settle(state)
        return state

    def clone(self, state: Toy) -> Toy:
        twin = Toy()
        twin.copy_from(state)
        twin.deck, twin.discards, twin.points = state.deck[:], state.discards[:], state.points[:]
        twin.hands = [hand[:] for hand in state.hands]
        twin.picks = [picks[:] for picks in state.picks]
        twin.sealed, twin.rounds = state.sealed, state.rounds
        return twin

    def code(self, choice: Choice) -> str:
        return CODES[choice]

    def parse(self, code: str) -> Choice | None:
        return CODES.index(code) if code in CODES else None

    def choices(self) -> list[Choice]:
        return list(range(len(CODES)))

    def label(self, state: Toy, seat: Seat, choice: Choice) -> Phrase:
        return phrase("toy-" + CODES[choice].split()[0], card=choice)

    def element(self, choice: Choice) -> str:
        return f"card {choice}" if choice < CARDS else ""

    def prompt(self, state: Toy, seat: Seat) -> Phrase:
        return phrase("toy-prompt", rounds=state.rounds)

    def why_not(self, state: Toy, seat: Seat, target: str) -> Refusal | None:
        offered = legal(state, seat)
        return None if target in {*map(self.code, offered), *map(self.element, offered)} else refusal("toy-no")

    def view(self, state: Toy, seat: Seat) -> ToyView:
        top = state.stack[-1] if state.stack else None
        return ToyView(
            seat=seat,
            hand=[] if seat == SPECTATOR else state.hands[seat],
            picks=[] if seat == SPECTATOR else state.picks[seat],
            counts=[len(hand) + len(picks) for hand, picks in zip(state.hands, state.picks, strict=True)],
            sealed=state.sealed,
            victim=top.victim if isinstance(top, Parry) else -1,
            discards=state.discards,
            points=state.points,
            rounds=state.rounds,
            deck=len(state.deck),
        )

    def sample(self, state: Toy, seat: Seat, chance: Chance) -> Toy:
        """Others' cards and how many of them they picked are unknown, and nothing else but the deck is."""
        twin = self.clone(state)
        mine = [] if seat == SPECTATOR else state.hands[seat] + state.picks[seat]
        unseen = [card for card in range(CARDS) if card not in mine and card not in state.discards]
        chance.shuffle(unseen)
        for other in range(state.seats):
            if other != seat:
                number = len(state.hands[other]) + len(state.picks[other])
                cards = [unseen.pop() for _ in range(number)]
                picked = chance.below(min(MOST, number) + 1) if state.asked & (state.asked - 1) or state.sealed else 0
                twin.picks[other], twin.hands[other] = sorted(cards[:picked]), sorted(cards[picked:])
        twin.deck = unseen
        twin.chance = chance_from(f"belief {chance.below(65536)}")
        settle(twin)
        return twin

    def features(self, view: ToyView) -> list[int]:
        return [*view.counts, *view.points, view.rounds]

    def fact(self, name: str, number: int) -> Fact:
        return Player(number) if name in ("seat", "victim") else number

    def result(self, state: Toy) -> Result:
        return account(state.points)

    def result_from(self, view: ToyView) -> Result:
        return account(view.points)

    def components(self, state: Toy) -> list[str]:
        piles = [state.deck, state.discards, *state.hands, *state.picks]
        return [f"card {card}" for pile in piles for card in pile]


def account(points: list[int]) -> Result:
    lines = tuple((Line(phrase("toy-points"), score),) for score in points)
    return Result(tuple(points), lines, tuple(seat for seat, score in enumerate(points) if score == max(points)))


def toy(_pack: Path | None = None) -> ToyGame:
    """The entry point, for tests that install the toy beside the games there are; it has no data."""
    return ToyGame()

"""A toy game for what Crypt and Inferno do not use: secret answers at the same time, interrupts, kept secrets, teams.

Everybody seals up to two cards of their hand at once, picking one by one and saying of a heavy one how it counts;
nobody sees the others' until all are sealed. Meanwhile one may gaze at the deck's lowest card, or boast. The highest
sum wins a point and strikes the next seat. Whoever holds card 0, the shield, may parry; whoever does not is asked all
the same, for not being asked would tell everybody that the shield is elsewhere. Who wants to be left alone rests, in
secret, and takes every blow until waking. As a table option the first seat is the wolf and all others win or lose
together, without points.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from msgspec import Struct

from pandemonium.engine.chance import Chance, chance_from
from pandemonium.engine.driver import legal, settle
from pandemonium.engine.game import EventKind, Game, Option, Setup
from pandemonium.engine.phrase import Fact, Phrase, Player, Refusal, phrase, refusal
from pandemonium.engine.result import Line, Result
from pandemonium.engine.role import Role
from pandemonium.engine.state import SPECTATOR, Choice, Seat
from tests.conformance.toy_rules import (
    BLOWS,
    BOAST,
    CARDS,
    GAZE,
    HAND,
    HIGH,
    LOW,
    MOST,
    PARRY,
    REST,
    SEAL,
    TAKE,
    WAKE,
    Offering,
    Parry,
    Rounds,
    Toy,
    deal,
    offering,
    parts_of,
)

CODES = {card: f"pick {card}" for card in range(CARDS)} | {
    SEAL: "seal",
    PARRY: "parry",
    TAKE: "take",
    HIGH: "high",
    LOW: "low",
    GAZE: "gaze",
    BOAST: "boast",
    REST: "rest",
    WAKE: "wake",
}
CHOICES = {code: choice for choice, code in CODES.items()}


class ToyView(Struct, frozen=True):
    seat: int
    hand: list[int]
    picks: list[int]
    doubled: list[int]
    lowest: int  # of the deck, for those who gazed at it
    resting: bool
    rested: bool
    counts: list[int]  # of hand and picks together: how many were picked is a secret
    waiting: int
    boasted: int
    victim: int
    discards: list[int]
    points: list[int]
    rounds: int
    deck: int
    teams: bool


class ToyGame(Game[Toy, ToyView]):
    id = "toy"
    rules_version = 1
    seats = (2, 3, 6)
    options = (Option("rounds", ("2", "3")), Option("teams", ("no", "yes")))
    events = (
        EventKind("dealt", ("card",)),
        EventKind("sealed", ("seat",)),
        EventKind("opened", ("seat", "card", "worth")),
        EventKind("struck", ("seat", "victim")),
        EventKind("parried", ("seat",)),
        EventKind("taken", ("seat",)),
        EventKind("weighed", ("card", "times")),
        EventKind("gazed", ("card",)),
        EventKind("boasted", ("seat",)),
        EventKind("fell", ("seat",)),
        EventKind("ended"),
    )
    longest = 120
    folder = Path(__file__).parent

    def check_setup(self, seats: int, options: Mapping[str, str]) -> Refusal | None:
        """More than two seats would run out of cards in a third round."""
        if seats > 2 and options.get("rounds") == "3":
            return refusal("toy-too-long", "TOY-2")
        return super().check_setup(seats, options)

    def new(self, setup: Setup) -> Toy:
        state = Toy()
        state.begin(setup.seats, chance_from(setup.seed))
        state.events = []
        state.deck = list(range(CARDS))
        state.chance.shuffle(state.deck)
        state.discards, state.points = [], [0] * setup.seats
        state.hands = [[] for _ in range(setup.seats)]
        state.picks = [[] for _ in range(setup.seats)]
        state.passes = (0,) * setup.seats
        state.doubled = state.seen = state.boasted = state.rested = 0
        state.rounds = int(self.full_options(setup.options)["rounds"])
        state.offering, state.teams = False, self.full_options(setup.options)["teams"] == "yes"
        for _ in range(HAND):
            deal(state)
        state.push(Rounds())
        settle(state)
        return state

    def clone(self, state: Toy) -> Toy:
        return state.copy()

    def code(self, choice: Choice) -> str:
        return CODES[choice]

    def parse(self, code: str) -> Choice | None:
        return CHOICES.get(code)

    def choices(self) -> list[Choice]:
        return list(CODES)

    def label(self, state: Toy, seat: Seat, choice: Choice) -> Phrase:
        return phrase("toy-" + CODES[choice].split()[0], card=choice)

    def element(self, choice: Choice) -> str:
        return f"card {choice}" if choice < CARDS else ""

    def prompt(self, state: Toy, seat: Seat) -> Phrase:
        return phrase("toy-prompt", rounds=state.rounds)

    def why_not(self, state: Toy, seat: Seat, target: str) -> Refusal | None:
        offered = legal(state, seat)
        return None if target in {*map(self.code, offered), *map(self.element, offered)} else refusal("toy-no")

    def default(self, state: Toy, seat: Seat) -> Choice | None:
        """Whoever is out of time seals what they have, or takes the blow; how a card weighs is left to a bot."""
        frame = state.asking(seat)
        return TAKE if isinstance(frame, Parry) else SEAL if isinstance(frame, Offering) else None

    def view(self, state: Toy, seat: Seat) -> ToyView:
        top = state.stack[-1] if state.stack else None
        mine = seat != SPECTATOR
        return ToyView(
            seat=seat,
            hand=state.hands[seat] if mine else [],
            picks=state.picks[seat] if mine else [],
            doubled=[card for card in state.picks[seat] if (state.doubled >> card) & 1] if mine else [],
            lowest=state.deck[0] if mine and (state.seen >> seat) & 1 else -1,
            resting=mine and state.passes[seat] != 0,
            rested=mine and (state.rested >> seat) & 1 == 1,
            counts=[len(hand) + len(picks) for hand, picks in zip(state.hands, state.picks, strict=True)],
            waiting=state.asked,
            boasted=state.boasted,
            victim=top.victim if isinstance(top, Parry) else -1,
            discards=state.discards,
            points=state.points,
            rounds=state.rounds,
            deck=len(state.deck),
            teams=state.teams,
        )

    def sample(self, state: Toy, seat: Seat, chance: Chance) -> Toy:
        """Others' cards, what they picked, saw and wish to pass are unknown; besides them only the deck is."""
        twin = state.copy()
        deal_anew(state, twin, seat, chance)
        for other, part in enumerate(parts_of(twin)):
            if other != seat and part:
                part[:] = [offering(other)]
        twin.chance = chance_from(f"belief {chance.below(65536)}")
        settle(twin)
        return twin

    def roles(self, seats: int, options: Mapping[str, str]) -> tuple[Role, ...]:
        if self.full_options(options)["teams"] == "no":
            return super().roles(seats, options)
        return (Role("wolf", "wolf"), *[Role("shepherd", "flock")] * (seats - 1))

    def features(self, view: ToyView) -> list[int]:
        return [*view.counts, *view.points, view.rounds]

    def fact(self, name: str, number: int) -> Fact:
        return Player(number) if name in ("seat", "victim") else number

    def result(self, state: Toy) -> Result:
        return hunted(state.points) if state.teams else account(state.points)

    def result_from(self, view: ToyView) -> Result:
        return hunted(view.points) if view.teams else account(view.points)

    def components(self, state: Toy) -> list[str]:
        piles = [state.deck, state.discards, *state.hands, *state.picks]
        return [f"card {card}" for pile in piles for card in pile]


def deal_anew(state: Toy, twin: Toy, seat: Seat, chance: Chance) -> None:
    """Cards the seat cannot see go to places it cannot see, and others' secret wishes are drawn as well."""
    mine = [] if seat == SPECTATOR else state.hands[seat] + state.picks[seat]
    knows = seat != SPECTATOR and (state.seen >> seat) & 1 == 1
    lowest = state.deck[:1] if knows else []
    known = {*mine, *state.discards, *lowest}
    unseen = [card for card in range(CARDS) if card not in known]
    chance.shuffle(unseen)
    for other in range(state.seats):
        if other == seat:
            continue
        number = len(state.hands[other]) + len(state.picks[other])
        cards = [unseen.pop() for _ in range(number)]
        picked = chance.below(min(MOST, number) + 1) if state.offering else 0
        twin.picks[other], twin.hands[other] = sorted(cards[:picked]), sorted(cards[picked:])
        rests = chance.below(2) and not (not state.offering and (state.asked >> other) & 1)
        twin.pass_windows(other, BLOWS if rests else 0)
        twin.rested = twin.rested & ~(1 << other) | (1 << other if rests else 0)
        gazed = chance.below(2) and state.deck
        twin.seen = twin.seen & ~(1 << other) | (1 << other if gazed else 0)
    own = 0 if seat == SPECTATOR else sum(1 << card for card in state.picks[seat])
    twin.doubled = state.doubled & own
    twin.deck = lowest + unseen


def account(points: list[int]) -> Result:
    lines = tuple((Line(phrase("toy-points"), score),) for score in points)
    return Result(tuple(points), lines, tuple(seat for seat, score in enumerate(points) if score == max(points)))


def hunted(points: list[int]) -> Result:
    """The wolf wins with more points than anybody else, and nobody counts them afterwards."""
    return Result((), (), (0,) if points[0] > max(points[1:]) else tuple(range(1, len(points))))


def toy(_pack: Path | None = None) -> ToyGame:
    """The entry point, for tests that install the toy beside the games there are; it has no data."""
    return ToyGame()

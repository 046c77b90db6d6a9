"""Toys that are broken on purpose, each in one way: what the laws are there to catch."""

from __future__ import annotations

from pathlib import Path

from msgspec.structs import replace

from pandemonium.engine.chance import Chance, chance_from, next_byte
from pandemonium.engine.driver import settle
from pandemonium.engine.game import Setup
from pandemonium.engine.phrase import Refusal, refusal
from pandemonium.engine.state import Choice, Frame, Seat, Seats
from tests.conformance.toy import ToyGame, ToyView
from tests.conformance.toy_rules import GAZE, PARRY, TAKE, Offering, Toy, parts_of


class First(Frame[Toy]):
    """A question to the first seat before all others, for a toy that goes wrong in a frame."""

    __slots__ = ("over",)

    over: bool

    def __init__(self) -> None:
        self.over = False

    def ask(self, state: Toy) -> Seats:
        return 0 if self.over else 1

    def options(self, state: Toy, seat: Seat) -> list[Choice]:
        return [0, 1]

    def answer(self, state: Toy, seat: Seat, choice: Choice) -> None:
        """What follows is asked of all in secret, so that nobody can go back behind it."""
        self.over = True
        state.seal()

    def copy(self) -> First:
        twin = type(self)()
        twin.over = self.over
        return twin


class WithFirst(ToyGame):
    """The toy with such a question."""

    first: type[First]

    def new(self, setup: Setup) -> Toy:
        state = super().new(setup)
        state.push(self.first())
        settle(state)
        return state


class Sound(WithFirst):
    """Not broken: what breaks the laws is never the question itself."""

    first = First


class Endless(ToyGame):
    longest = 3


class Mute(WithFirst):
    class first(First):
        def options(self, state: Toy, seat: Seat) -> list[Choice]:
            return []


class Unlisted(ToyGame):
    def choices(self) -> list[Choice]:
        return super().choices()[6:]


class Hasty(ToyGame):
    """The clock parries for whoever is out of time, shield or not."""

    def default(self, state: Toy, seat: Seat) -> Choice | None:
        return PARRY if super().default(state, seat) == TAKE else None


class Meddling(ToyGame):
    def why_not(self, state: Toy, seat: Seat, target: str) -> Refusal | None:
        next_byte(state.chance)
        return super().why_not(state, seat, target)


class Evasive(ToyGame):
    def why_not(self, state: Toy, seat: Seat, target: str) -> Refusal | None:
        return refusal("toy-no")


class Touchy(ToyGame):
    def parse(self, code: str) -> Choice | None:
        found = super().parse(code)
        if found is None:
            raise ValueError(code)
        return found


class Restless(WithFirst):
    class first(First):
        def ask(self, state: Toy) -> Seats:
            state.points[0] += 1
            return super().ask(state)


class Sharing(ToyGame):
    def clone(self, state: Toy) -> Toy:
        twin = super().clone(state)
        twin.hands = state.hands
        return twin


class SharingAFrame(WithFirst):
    class first(First):
        def copy(self) -> First:
            return self


class Holding(WithFirst):
    class first(First):
        """A frame holds numbers and lists of them, and nothing else."""

        __slots__ = ("found",)

        def __init__(self) -> None:
            super().__init__()
            self.found: set[int] = set()


class Clinging(ToyGame):
    """What is picked is picked in every copy of the play too, and stays so when it is taken back."""

    class Stuck(Toy):
        __slots__ = ()

        def copy(self) -> Toy:
            twin = super().copy()
            twin.picks, twin.__class__ = self.picks, Clinging.Stuck
            return twin

    def new(self, setup: Setup) -> Toy:
        state = super().new(setup)
        state.__class__ = Clinging.Stuck
        return state


class Moody(ToyGame):
    """No two plays of one seed are alike."""

    plays = 0

    def new(self, setup: Setup) -> Toy:
        state = super().new(setup)
        self.plays += 1
        state.chance = chance_from(f"mood {self.plays}")
        return state


class Hashed(ToyGame):
    def new(self, setup: Setup) -> Toy:
        state = super().new(setup)
        state.chance = chance_from(f"{hash('toy')}")
        return state


def sound(_pack: Path | None = None) -> Sound:
    return Sound()


def hashed(_pack: Path | None = None) -> Hashed:
    return Hashed()


class Sly(WithFirst):
    """Draws, and lets it be taken back."""

    class first(First):
        def answer(self, state: Toy, seat: Seat, choice: Choice) -> None:
            next_byte(state.chance)
            self.over = True


class Peeping(ToyGame):
    def view(self, state: Toy, seat: Seat) -> ToyView:
        return replace(super().view(state, seat), hand=state.hands[(seat + 1) % state.seats])


class Prompted(ToyGame):
    """The clock seals for a seat only while the next one holds no shield."""

    def default(self, state: Toy, seat: Seat) -> Choice | None:
        return None if 0 in state.hands[(seat + 1) % state.seats] else super().default(state, seat)


class Telling(ToyGame):
    """The reason tells whether the next seat holds the shield."""

    def why_not(self, state: Toy, seat: Seat, target: str) -> Refusal | None:
        refused = super().why_not(state, seat, target)
        holds = 0 in state.hands[(seat + 1) % state.seats]
        return refusal("toy-too-long") if refused and holds else refused


class Loud(WithFirst):
    """Everybody hears what the last seat holds."""

    class first(First):
        def answer(self, state: Toy, seat: Seat, choice: Choice) -> None:
            state.tell(0, (state.hands[-1][0],))
            super().answer(state, seat, choice)


class Nosy(ToyGame):
    """Everybody sees how many cards the last seat still holds, picked ones not counted."""

    def view(self, state: Toy, seat: Seat) -> ToyView:
        return replace(super().view(state, seat), lowest=len(state.hands[-1]))


class JealousOffering(Offering):
    """Whoever has picked keeps the others from gazing."""

    __slots__ = ()

    def options(self, state: Toy, seat: Seat) -> list[Choice]:
        others = [*state.picks[:seat], *state.picks[seat + 1 :]]
        return [choice for choice in super().options(state, seat) if choice != GAZE or not any(others)]


class Jealous(ToyGame):
    def new(self, setup: Setup) -> Toy:
        state = super().new(setup)
        for seat, part in enumerate(parts_of(state)):
            jealous = JealousOffering()
            jealous.seat, jealous.open = seat, True
            part[0] = jealous
        return state


class Biased(ToyGame):
    """Believes in one order of the deck where the next seat holds the shield, and in another where it does not."""

    def sample(self, state: Toy, seat: Seat, chance: Chance) -> Toy:
        twin = super().sample(state, seat, chance)
        twin.deck.sort(reverse=0 in state.hands[(seat + 1) % state.seats])
        return twin


class Cheating(ToyGame):
    def sample(self, state: Toy, seat: Seat, chance: Chance) -> Toy:
        twin = self.clone(state)
        twin.chance = chance_from("belief")
        return twin


class Wasteful(ToyGame):
    def sample(self, state: Toy, seat: Seat, chance: Chance) -> Toy:
        twin = super().sample(state, seat, chance)
        twin.deck = twin.deck[1:]
        return twin


class Prophetic(ToyGame):
    def sample(self, state: Toy, seat: Seat, chance: Chance) -> Toy:
        twin = super().sample(state, seat, chance)
        twin.chance = state.chance.copy()
        return twin

"""Summoning (OTH-RO-3, OTH-RO-4, OTH-MI-6): figures come by Nests, and each monster blocks one Nest of its space."""

from __future__ import annotations

from mypy_extensions import i64

from pandemonium.engine.bits import BIT, members
from pandemonium.engine.state import Choice, Frame, Seat, Seats
from pandemonium.games.others.rules import doom, event
from pandemonium.games.others.rules import question as questions
from pandemonium.games.others.rules.adventure import KILL
from pandemonium.games.others.rules.choice import KIND, SPACE
from pandemonium.games.others.rules.counts import UNIT, count_of, kinds_of, total
from pandemonium.games.others.rules.figures import ABOMINATION, FIRE, NEST, NOTHING
from pandemonium.games.others.rules.missions import current
from pandemonium.games.others.rules.place import put_token, tokens_in
from pandemonium.games.others.rules.state import Others


def free_nests(state: Others) -> i64:
    """Spaces with a Nest that is not blocked, a mask; heroes block none."""
    found: i64 = 0
    for space in state.city.spaces:
        nests = tokens_in(state, space, NEST)
        if nests and nests > total(state.monsters[space]):
            found |= BIT[space]
    return found


def all_nests(state: Others) -> i64:
    """Spaces with a Nest, a mask."""
    found: i64 = 0
    for space in state.city.spaces:
        if tokens_in(state, space, NEST):
            found |= BIT[space]
    return found


def bring_new(state: Others, kind: i64, space: i64) -> None:
    """From outside, or else from the dead pool: what an event, a card or the Apocalypse board brings."""
    if count_of(state.outside, kind):
        state.outside -= UNIT[kind]
    else:
        state.dead -= UNIT[kind]
    appear(state, kind, space)


def bring_back(state: Others, kind: i64, space: i64) -> None:
    """From the dead pool; while the mission wants Abominations, one from outside where none is dead."""
    if count_of(state.dead, kind):
        state.dead -= UNIT[kind]
    else:
        state.outside -= UNIT[kind]
    appear(state, kind, space)


def appear(state: Others, kind: i64, space: i64) -> None:
    state.monsters[space] += UNIT[kind]
    if state.events is not None:
        state.tell(event.SUMMONED, (kind, space))


class Arrival(Frame[Others]):
    """One figure that an event, a card or the Apocalypse board brings; if all Nests are blocked, by any (OTH-MI-6)."""

    kind: i64
    fire: i64  # tokens that come with it (T2)
    done: bool

    # --- written by tools/fields.py from the annotations above ---
    __slots__ = (
        "done",
        "fire",
        "kind",
    )

    def copy(self) -> Arrival:
        twin = Arrival()
        twin.kind = self.kind
        twin.fire = self.fire
        twin.done = self.done
        return twin

    # --- written until here ---

    def ask(self, state: Others) -> Seats:
        if self.done or not all_nests(state):
            return 0
        return 1 << state.sin_seat

    def question(self, state: Others) -> int:
        return questions.NEST

    def options(self, state: Others, seat: Seat) -> list[Choice]:
        return members(free_nests(state) or all_nests(state), SPACE)

    def answer(self, state: Others, seat: Seat, choice: Choice) -> None:
        self.done = True
        bring_new(state, self.kind, choice - SPACE)
        for _ in range(self.fire):
            put_token(state, FIRE, choice - SPACE)


def summon(state: Others, kind: i64, fire: i64 = 0) -> None:
    """A figure that is dead or outside; one on the board or out of the game does not come."""
    if count_of(state.dead + state.outside, kind):
        frame = Arrival()
        frame.kind = kind
        frame.fire = fire
        frame.done = False
        state.push(frame)


class SummonStep(Frame[Others]):
    """The Sin brings so many of the dead as fit, figure by figure (OTH-R24, OTH-R25, OTH-R62)."""

    left: i64
    kind: i64  # chosen, on its way to a Nest; NOTHING
    first: bool

    # --- written by tools/fields.py from the annotations above ---
    __slots__ = (
        "first",
        "kind",
        "left",
    )

    def copy(self) -> SummonStep:
        twin = SummonStep()
        twin.left = self.left
        twin.kind = self.kind
        twin.first = self.first
        return twin

    # --- written until here ---

    def ask(self, state: Others) -> Seats:
        if not self.left or not free_nests(state) or not self.figures(state):
            return 0
        return 1 << state.sin_seat

    def figures(self, state: Others) -> i64:
        """The dead, counts; but while the mission wants Abominations the first one is one of them (section 3.12)."""
        if self.first and wants_abominations(state) and count_of(state.dead + state.outside, ABOMINATION):
            return UNIT[ABOMINATION]
        return state.dead

    def question(self, state: Others) -> int:
        return questions.SUMMON if self.kind == NOTHING else questions.NEST

    def options(self, state: Others, seat: Seat) -> list[Choice]:
        if self.kind == NOTHING:
            return [KIND + kind for kind in kinds_of(self.figures(state))]
        return members(free_nests(state), SPACE)

    def answer(self, state: Others, seat: Seat, choice: Choice) -> None:
        if self.kind == NOTHING:
            self.kind = choice - KIND
            return
        bring_back(state, self.kind, choice - SPACE)
        self.kind = NOTHING
        self.first = False
        self.left -= 1


def wants_abominations(state: Others) -> bool:
    mission = current(state)
    return mission.verb == KILL and mission.kinds == BIT[ABOMINATION]


def summon_step(state: Others) -> None:
    frame = SummonStep()
    frame.left = state.heroes + doom.summons(state)
    frame.kind = NOTHING
    frame.first = True
    state.push(frame)

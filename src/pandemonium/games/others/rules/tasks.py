"""Tasks of the adventure and of Apocalypse cards at the start and at the end of a round (OTH-RS-1, OTH-RO-2)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pandemonium.engine.bits import BIT, members
from pandemonium.engine.state import Choice, Frame, Seat, Seats
from pandemonium.games.others.rules import adventure as tasks
from pandemonium.games.others.rules import cause, event
from pandemonium.games.others.rules import question as questions
from pandemonium.games.others.rules.apocalypse import advance_apocalypse
from pandemonium.games.others.rules.ballot import Ballot
from pandemonium.games.others.rules.choice import PLACE, SLOT, SPACE, TOKEN
from pandemonium.games.others.rules.corruption import corrupt
from pandemonium.games.others.rules.counts import count_of
from pandemonium.games.others.rules.figures import FIRE, NEST, NOTHING, SPACES
from pandemonium.games.others.rules.place import heroes_places, on_board, physical_in, put_token
from pandemonium.games.others.rules.state import Others

CROWDED: Final = 3
"""Face-up physical tokens of one kind in a space, beyond which no task goes (section 3.12)."""


class Placing(Frame[Others]):
    """The Sin places tokens, each in another space; what has no space or no token left is ignored."""

    kinds: list[int]  # as he likes
    kind: i64  # chosen; NOTHING
    left: i64
    where: i64
    used: i64  # spaces, a mask

    # --- written by tools/fields.py from the annotations above ---
    __slots__ = (
        "kind",
        "kinds",
        "left",
        "used",
        "where",
    )

    def copy(self) -> Placing:
        twin = Placing()
        twin.kinds = self.kinds[:]
        twin.kind = self.kind
        twin.left = self.left
        twin.where = self.where
        twin.used = self.used
        return twin

    # --- written until here ---

    def ask(self, state: Others) -> Seats:
        if not self.left:
            return 0
        if not self.possible(state):
            if not self.used and state.events is not None:
                state.tell(event.TASK_IDLE, ())
            self.left = 0
            return 0
        return 1 << state.sin_seat

    def possible(self, state: Others) -> list[int]:
        """The kinds of which one can still be placed."""
        kinds = self.kinds if self.kind == NOTHING else [self.kind]
        return [kind for kind in kinds if self.spaces(state, kind)]

    def spaces(self, state: Others, kind: i64) -> i64:
        """Where one of this kind may go, a mask."""
        if count_of(state.supply, kind):
            return task_spaces(state, kind, self.where) & ~self.used
        return 0

    def question(self, state: Others) -> int:
        return questions.TASK_TOKEN if self.is_open(self.possible(state)) else questions.TASK_SPACE

    def is_open(self, possible: list[int]) -> bool:
        """Whether the kind must be said first."""
        return self.kind == NOTHING and len(possible) > 1

    def options(self, state: Others, seat: Seat) -> list[Choice]:
        possible = self.possible(state)
        if self.is_open(possible):
            return [TOKEN + kind for kind in possible]
        return members(self.spaces(state, possible[0]), SPACE)

    def answer(self, state: Others, seat: Seat, choice: Choice) -> None:
        possible = self.possible(state)
        if self.is_open(possible):
            self.kind = choice - TOKEN
            return
        space = choice - SPACE
        put_token(state, possible[0], space)
        self.used |= BIT[space]
        self.kind = NOTHING
        self.left -= 1


def task_spaces(state: Others, kind: i64, where: i64) -> i64:
    """Spaces without heroes, of the sort the task names, not crowded already, a mask."""
    found = state.city.in_play & ~heroes_places(state)
    if where == tasks.STREETS:
        found &= state.city.streets
    elif where == tasks.IN_DISTRICTS:
        found &= ~state.city.streets
    for space in state.city.spaces:
        if physical_in(state, space, kind) >= CROWDED or (where == tasks.FAR and not is_far(state, space)):
            found &= ~BIT[space]
    return found


def is_far(state: Others, space: i64) -> bool:
    """From every hero; another bank is far enough."""
    least = state.rules.adventures[state.adventure].distance
    for slot in range(state.heroes):
        distance = state.city.distance[state.at[slot] * SPACES + space]
        if 0 <= distance < least:
            return False
    return True


def place_tokens(state: Others, kinds: list[int], amount: i64, where: i64) -> None:
    frame = Placing()
    frame.kinds = kinds
    frame.kind = NOTHING
    frame.left = amount
    frame.where = where
    frame.used = 0
    state.push(frame)


def start_task(state: Others) -> None:
    adventure = state.rules.adventures[state.adventure]
    if adventure.task == tasks.PLACE_OR_BEAR:
        bear_or_place(state)
        return
    kinds = adventure.tokens
    if adventure.instead != NOTHING and not count_of(state.supply, kinds[0]):
        kinds = [adventure.instead]
    place_tokens(state, kinds, adventure.amount, adventure.where)


class Bearing(Ballot):
    """Clean Hands: one hero bears the corruption, or the Sin places it (OTH-R63). Whispers (ac7): one must."""

    __slots__ = ("whispers",)

    whispers: bool

    def copy(self) -> Bearing:
        twin = Bearing()
        self.fill(twin)
        twin.whispers = self.whispers
        return twin

    def about(self) -> i64:
        return questions.BALLOT_WHISPERS if self.whispers else questions.BALLOT_TASK

    def decide(self, state: Others, choice: Choice) -> None:
        adventure = state.rules.adventures[state.adventure]
        if choice == PLACE:
            place_tokens(state, adventure.tokens, adventure.amount, adventure.where)
            return
        corrupt(state, choice - SLOT, self.subject, cause.CARD)


def bear_or_place(state: Others) -> None:
    adventure = state.rules.adventures[state.adventure]
    choices = [SLOT + slot for slot in range(state.heroes)]
    if any(count_of(state.supply, kind) and task_spaces(state, kind, adventure.where) for kind in adventure.tokens):
        choices.append(PLACE)
    bear(state, choices, adventure.bear, False)


def bear(state: Others, choices: list[Choice], corruption: i64, whispers: bool) -> None:
    ballot = Bearing()
    ballot.whispers = whispers
    ballot.begin(state, choices, corruption)
    state.push(ballot)


def doom_task(state: Others, card: i64) -> None:
    """Apocalypse cards follow the adventure's own task, in the order revealed (section 3.7)."""
    doom = state.rules.dooms[card]
    if doom.place:
        place_tokens(state, [FIRE], doom.place, tasks.ANYWHERE)
    if doom.whispers:
        bear(state, [SLOT + slot for slot in range(state.heroes)], doom.whispers, True)


def end_task(state: Others) -> None:
    """The Apocalypse advances; once more if time was lost, judged once (OTH-R79)."""
    adventure = state.rules.adventures[state.adventure]
    more = adventure.more if time_was_lost(state) else 0
    advance_apocalypse(state, adventure.advance + more)


def time_was_lost(state: Others) -> bool:
    adventure = state.rules.adventures[state.adventure]
    extra, least = adventure.extra, adventure.extra_least
    if extra == tasks.FEW_DEATHS:
        return state.killed_round < state.heroes
    if extra == tasks.MANY_FIRES:
        return on_board(state, FIRE) >= least
    if extra == tasks.MANY_NESTS:
        return on_board(state, NEST) > state.heroes
    if extra == tasks.NO_PENANCE:
        return state.penances_round == 0
    if extra == tasks.A_SINNER:
        return any(state.corruption[slot] >= least for slot in range(state.heroes))
    if extra == tasks.NO_INNOCENT:
        return state.rescued_round == 0
    return state.allies_round == 0

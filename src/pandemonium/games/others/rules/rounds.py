"""Rounds (OTH-RS-1 to OTH-RS-3, OTH-RO-1 to OTH-RO-7): tasks, first hero, turns, tasks, summon, draw, refresh."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pandemonium.engine.bits import BIT, count
from pandemonium.engine.row import row
from pandemonium.engine.state import Choice, Frame, Seats
from pandemonium.games.others.rules import doom, event
from pandemonium.games.others.rules import question as questions
from pandemonium.games.others.rules.advance import carry_out_due
from pandemonium.games.others.rules.ballot import Ballot
from pandemonium.games.others.rules.choice import SLOT
from pandemonium.games.others.rules.draw import draw_cards
from pandemonium.games.others.rules.figures import DISTRICTS, NOBODY
from pandemonium.games.others.rules.lap import lap
from pandemonium.games.others.rules.place import heroes_in
from pandemonium.games.others.rules.state import Others
from pandemonium.games.others.rules.summon import summon_step
from pandemonium.games.others.rules.supply import TURNS_EACH
from pandemonium.games.others.rules.tasks import doom_task, end_task, start_task
from pandemonium.games.others.rules.victory import sin_wins

LAST_ROUND: Final = 15
"""The rulebook knows no limit; ours lets every play end (OTH-R60)."""

BEGIN: Final = 0
TASK: Final = 1
DOOM_TASKS: Final = 2
FIRST: Final = 3
TURNS: Final = 4
END_TASK: Final = 5
SUMMON: Final = 6
DRAW: Final = 7
REFRESH: Final = 8


class Rounds(Frame[Others]):
    """The whole game, until one side has won."""

    stage: i64
    card: i64  # of the Apocalypse cards, the next whose task is due

    # --- written by tools/fields.py from the annotations above ---
    __slots__ = (
        "card",
        "stage",
    )

    def copy(self) -> Rounds:
        twin = Rounds()
        twin.stage = self.stage
        twin.card = self.card
        return twin

    # --- written until here ---

    def ask(self, state: Others) -> Seats:
        depth: i64 = len(state.stack)
        while not state.stopped:
            if carry_out_due(state) or len(state.stack) != depth:
                return 0
            self.carry_on(state)
            if len(state.stack) != depth:
                return 0
        return 0

    def carry_on(self, state: Others) -> None:
        stage = self.stage
        self.stage = BEGIN if stage == REFRESH else stage + 1
        if stage == BEGIN:
            self.card = 0
            begin_round(state)
        elif stage == TASK:
            start_task(state)
        elif stage == DOOM_TASKS:
            self.next_doom_task(state)
        elif stage == FIRST:
            choose_first(state)
        elif stage == TURNS:
            state.push(lap(state.first))
        elif stage == END_TASK:
            end_turns(state)
            end_task(state)
        elif stage == SUMMON:
            summon_step(state)
        elif stage == DRAW:
            draw_cards(state, altars(state) + doom.draws(state))
        else:
            refresh(state)

    def next_doom_task(self, state: Others) -> None:
        if self.card < len(state.revealed):
            self.stage = DOOM_TASKS
            self.card += 1
            doom_task(state, state.revealed[self.card - 1])


def rounds() -> Rounds:
    frame = Rounds()
    frame.stage = BEGIN
    frame.card = 0
    return frame


def begin_round(state: Others) -> None:
    state.round += 1
    state.active = NOBODY
    state.killed_round = state.penances_round = state.rescued_round = state.allies_round = 0
    state.seal()
    if state.round > LAST_ROUND:
        state.round = LAST_ROUND
        sin_wins(state, event.TOO_LATE)
    elif state.events is not None:
        state.tell(event.ROUND_BEGAN, (state.round,))


class FirstHero(Ballot):
    """The heroes choose who begins; it may be the same every round (OTH-RS-2, OTH-TB-6)."""

    __slots__ = ()

    def copy(self) -> FirstHero:
        twin = FirstHero()
        self.fill(twin)
        return twin

    def about(self) -> i64:
        return questions.BALLOT_FIRST

    def decide(self, state: Others, choice: Choice) -> None:
        state.first = choice - SLOT
        if state.events is not None:
            state.tell(event.FIRST_HERO, (state.first,))


def choose_first(state: Others) -> None:
    ballot = FirstHero()
    ballot.begin(state, [SLOT + slot for slot in range(state.heroes)])
    state.push(ballot)


def end_turns(state: Others) -> None:
    """What is left of the Reaction tokens is lost for this round (OTH-RE-5)."""
    state.active = NOBODY
    state.reactions = 0
    state.seal()
    if state.events is not None:
        state.tell(event.ROUND_ENDED, (state.round,))


def altars(state: Others) -> i64:
    """Spaces with an Altar and without a hero (OTH-RO-5, OTH-R21)."""
    found: i64 = 0
    for space in state.city.altars:
        if not heroes_in(state, space):
            found |= BIT[space]
    return count(found)


def refresh(state: Others) -> None:
    """Tokens come back, Marks of the round are removed (OTH-RO-6)."""
    state.turns = row(state.heroes, TURNS_EACH)
    state.slot_token = row(DISTRICTS, NOBODY)
    state.temporary = 0
    state.reactions = state.permanent
    state.cult_marked = False
    state.unhealing = state.marked = state.absolved = state.coordinated = 0
    state.seal()
    if state.events is not None:
        state.tell(event.REFRESHED, ())

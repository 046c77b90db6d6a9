"""From mission to mission (OTH-MI-4, OTH-MI-5, OTH-MI-9, OTH-MI-10): the event, the branch, the next one."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pandemonium.engine.bits import BIT, members
from pandemonium.engine.state import Choice, Frame, Seats
from pandemonium.games.others.rules import event
from pandemonium.games.others.rules import question as questions
from pandemonium.games.others.rules.adventure import DELIVER, REMOVE, REVEAL_PAST, Mission
from pandemonium.games.others.rules.apocalypse import advance_apocalypse
from pandemonium.games.others.rules.ballot import Ballot
from pandemonium.games.others.rules.choice import BRANCH
from pandemonium.games.others.rules.damage import squad_number
from pandemonium.games.others.rules.figures import FIRE, FOUR, INNOCENT, NOTHING
from pandemonium.games.others.rules.missions import complete_if_full, current
from pandemonium.games.others.rules.monsters import is_on_board
from pandemonium.games.others.rules.place import on_board
from pandemonium.games.others.rules.state import Others
from pandemonium.games.others.rules.summon import summon

EVENT: Final = 0
BRANCHING: Final = 1
OVER: Final = 2


def carry_out_due(state: Others) -> bool:
    """What waited until a Combat, a Cleanse, a step or an icon was fully applied (OTH-R44, OTH-R74); whether any."""
    if state.stopped:
        return False
    drop_target(state)
    if state.due:
        state.push(advance())
        return True
    return False


class Advance(Frame[Others]):
    """The marker leaves the mission, its event happens, the heroes choose, the next is current with progress 0."""

    stage: i64

    # --- written by tools/fields.py from the annotations above ---
    __slots__ = ("stage",)

    def copy(self) -> Advance:
        twin = Advance()
        twin.stage = self.stage
        return twin

    # --- written until here ---

    def ask(self, state: Others) -> Seats:
        while self.stage < OVER:
            stage = self.stage
            self.stage += 1
            if stage == EVENT:
                leave_mission(state)
            else:
                choose_branch(state)
            if not state.on_top(self):
                return 0
        return 0


def advance() -> Advance:
    frame = Advance()
    frame.stage = EVENT
    return frame


def leave_mission(state: Others) -> None:
    state.seal()
    state.done |= BIT[state.mission]
    state.fell.append(state.round)
    if state.events is not None:
        state.tell(event.MISSION_DONE, (state.mission,))
    adventure = state.rules.adventures[state.adventure]
    following = adventure.missions[next_stage(state)[0]]
    if following.event != NOTHING:
        summon(state, following.event, adventure.event_fire)


def next_stage(state: Others) -> list[int]:
    """The missions that may follow, by place."""
    missions = state.rules.adventures[state.adventure].missions
    stage = missions[state.mission].stage + 1
    return [place for place in range(len(missions)) if missions[place].stage == stage]


class Branch(Ballot):
    """One of two missions; the other is closed (OTH-MI-4)."""

    __slots__ = ()

    def copy(self) -> Branch:
        twin = Branch()
        self.fill(twin)
        return twin

    def about(self) -> i64:
        return questions.BALLOT_BRANCH

    def decide(self, state: Others, choice: Choice) -> None:
        begin_mission(state, next_stage(state)[choice - BRANCH])


def choose_branch(state: Others) -> None:
    """A branch that cannot be fulfilled cannot be chosen; one that is left is taken without a question."""
    places = next_stage(state)
    possible = [place for place in places if is_possible(state, place)] or places
    if len(possible) == 1:
        begin_mission(state, possible[0])
        return
    ballot = Branch()
    ballot.begin(state, [BRANCH + number for number in range(len(places))])
    state.push(ballot)


def is_possible(state: Others, place: i64) -> bool:
    adventure = state.rules.adventures[state.adventure]
    mission = adventure.missions[place]
    if mission.verb == REVEAL_PAST:
        return any(has_past(state, slot) for slot in range(state.heroes))
    if mission.verb != REMOVE or comes_in(state, mission.tokens):
        return True
    there = sum([on_board(state, kind) for kind in members(mission.tokens)])
    return there >= target_of(state, mission)


def comes_in(state: Others, tokens: i64) -> bool:
    """Whether the round start brings more of these."""
    adventure = state.rules.adventures[state.adventure]
    if any(BIT[kind] & tokens for kind in adventure.tokens):
        return True
    return BIT[FIRE] & tokens != 0 and any(state.rules.dooms[card].place for card in state.revealed)


def has_past(state: Others, slot: i64) -> bool:
    if state.hero[slot] == NOTHING:
        return False
    past = state.past[squad_number(state.hero[slot])]
    return past != NOTHING and not BIT[past] & state.past_open


def target_of(state: Others, mission: Mission) -> i64:
    return mission.target[1 if state.heroes == FOUR else 0]


def purity_of(state: Others, mission: Mission) -> i64:
    return mission.purity[1 if state.heroes == FOUR else 0]


def begin_mission(state: Others, place: i64) -> None:
    """Nothing done before counts (OTH-MI-1); whom it names comes, if not there."""
    state.mission = place
    state.due = False
    state.progress = state.also = state.helped = 0
    state.boss = False
    mission = current(state)
    state.target = target_of(state, mission)
    if state.events is not None:
        state.tell(event.BRANCH_CHOSEN, (place,))
    if mission.summons != NOTHING and not is_on_board(state, mission.summons):
        summon(state, mission.summons)
    drop_target(state)


def drop_target(state: Others) -> None:
    """Survivors: a deliver mission never asks for more Innocents than live; the Apocalypse rises instead."""
    mission = current(state)
    if mission.verb != DELIVER or state.due:
        return
    alive = state.rules.supply[INNOCENT] - state.boxed
    missing = state.target - state.progress - alive
    if missing > 0:
        state.target -= missing
        if state.events is not None:
            state.tell(event.TARGET_DROPPED, (state.mission, state.target))
        complete_if_full(state)
        advance_apocalypse(state, missing)

"""The parts of an observation that tell how far the adventure has come, and where the turn stands."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from pandemonium.engine.writing import put, put_up_to, write_mask
from pandemonium.games.others.knowledge.encode_figures import LARGEST, MANY
from pandemonium.games.others.rules.counts import MOST
from pandemonium.games.others.rules.figures import ALLIES
from pandemonium.games.others.rules.state import Others

MISSIONS: Final = 12
HELPED: Final = 11
MISSION: Final = HELPED + ALLIES
DONE: Final = MISSION + MISSIONS
STORY_WIDTH: Final = DONE + MISSIONS

ACTED: Final = 6
LIMIT: Final = ACTED + 6
DROPPED: Final = LIMIT + 2
TURN_WIDTH: Final = DROPPED + ALLIES


def write_story(state: Others, out: BytesWriter, at: i64) -> None:
    put_up_to(MANY, state.round, out, at)
    put_up_to(MANY, state.progress, out, at + 1)
    put_up_to(MANY, state.also, out, at + 2)
    put_up_to(MANY, state.target, out, at + 3)
    put_up_to(MANY, state.deaths, out, at + 4)
    put_up_to(MANY, state.killed_round, out, at + 5)
    put_up_to(MANY, state.penances_round, out, at + 6)
    put_up_to(MANY, state.rescued_round, out, at + 7)
    put_up_to(MANY, state.allies_round, out, at + 8)
    put(1 if state.boss else 0, out, at + 9)
    put(1 if state.due else 0, out, at + 10)
    write_mask(state.helped, out, at + HELPED)
    if state.mission >= 0:
        out[at + MISSION + state.mission] = 1
    write_mask(state.done, out, at + DONE)


def write_turn(state: Others, out: BytesWriter, at: i64) -> None:
    put_up_to(LARGEST, state.turn, out, at)
    put(state.first + 1, out, at + 1)
    put(state.active + 1, out, at + 2)
    put_up_to(MANY, state.spent, out, at + 3)
    put_up_to(MANY, state.entered, out, at + 4)
    put_up_to(MANY, state.capped + 1, out, at + 5)
    put(1 if state.in_turn else 0, out, at + ACTED)
    put(1 if state.acted else 0, out, at + ACTED + 1)
    put(1 if state.acted_first else 0, out, at + ACTED + 2)
    put(1 if state.halted else 0, out, at + ACTED + 3)
    put(1 if state.drunk else 0, out, at + ACTED + 4)
    put(1 if state.coordinated else 0, out, at + ACTED + 5)
    put_up_to(MANY, state.icon_limit, out, at + LIMIT)
    put_up_to(MOST, state.reaction_moves, out, at + LIMIT + 1)
    write_mask(state.dropped, out, at + DROPPED)

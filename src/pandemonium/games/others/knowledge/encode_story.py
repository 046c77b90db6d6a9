"""The parts of an observation that tell how far the adventure has come, and where the turn stands."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from pandemonium.engine.writing import write_mask
from pandemonium.games.others.knowledge.encode_figures import LARGEST, MANY, note, note_up_to
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
    note_up_to(MANY, state.round, out, at)
    note_up_to(MANY, state.progress, out, at + 1)
    note_up_to(MANY, state.also, out, at + 2)
    note_up_to(MANY, state.target, out, at + 3)
    note_up_to(MANY, state.deaths, out, at + 4)
    note_up_to(MANY, state.killed_round, out, at + 5)
    note_up_to(MANY, state.penances_round, out, at + 6)
    note_up_to(MANY, state.rescued_round, out, at + 7)
    note_up_to(MANY, state.allies_round, out, at + 8)
    note(state.boss, out, at + 9)
    note(state.due, out, at + 10)
    if state.helped:
        write_mask(state.helped, out, at + HELPED)
    if state.mission >= 0:
        out[at + MISSION + state.mission] = 1
    if state.done:
        write_mask(state.done, out, at + DONE)


def write_turn(state: Others, out: BytesWriter, at: i64) -> None:
    note_up_to(LARGEST, state.turn, out, at)
    note(state.first + 1, out, at + 1)
    note(state.active + 1, out, at + 2)
    note_up_to(MANY, state.spent, out, at + 3)
    note_up_to(MANY, state.entered, out, at + 4)
    note_up_to(MANY, state.capped + 1, out, at + 5)
    note(state.in_turn, out, at + ACTED)
    note(state.acted, out, at + ACTED + 1)
    note(state.acted_first, out, at + ACTED + 2)
    note(state.halted, out, at + ACTED + 3)
    note(state.drunk, out, at + ACTED + 4)
    note(state.coordinated, out, at + ACTED + 5)
    note_up_to(MANY, state.icon_limit, out, at + LIMIT)
    note_up_to(MOST, state.reaction_moves, out, at + LIMIT + 1)
    if state.dropped:
        write_mask(state.dropped, out, at + DROPPED)

"""How far the adventure has come (OTH-MI-8), and where the round and the turn stand."""

from __future__ import annotations

from msgspec import Struct

from pandemonium.engine.bits import members
from pandemonium.games.others.rules.state import Others


class StoryView(Struct, frozen=True):
    round: int
    mission: int  # the place in the adventure's list
    progress: int
    also: int  # the second counter
    target: int
    boss: bool  # the Controller was killed for the mission that wants it
    helped: list[int]  # Allies taken since the mission that counts them began
    done: list[int]  # missions completed
    due: bool  # it is complete and the next one has not begun
    deaths: int
    killed_round: int
    penances_round: int
    rescued_round: int
    allies_round: int
    fell: list[int]  # rounds in which missions were completed
    causes: list[int]  # deaths by cause


class TurnView(Struct, frozen=True):
    number: int  # turns begun in the whole game
    first: int  # slot
    active: int  # the slot whose turn it is or was last; NOBODY between rounds
    in_turn: bool  # until he has finished it
    spent: int  # spaces of the Move used up
    entered: int  # spaces entered
    acted: bool
    acted_first: bool
    capped: int  # the whole Move is so long; NOTHING
    halted: bool
    dropped: list[int]  # Allies dropped in this turn
    drunk: bool
    coordinated: bool
    icon_limit: int  # so many icons of the City Action fire, at most
    reaction_moves: int  # monsters that may still move in this reaction


def story_view(state: Others) -> StoryView:
    return StoryView(
        round=state.round,
        mission=state.mission,
        progress=state.progress,
        also=state.also,
        target=state.target,
        boss=state.boss,
        helped=members(state.helped),
        done=members(state.done),
        due=state.due,
        deaths=state.deaths,
        killed_round=state.killed_round,
        penances_round=state.penances_round,
        rescued_round=state.rescued_round,
        allies_round=state.allies_round,
        fell=state.fell[:],
        causes=state.causes[:],
    )


def turn_view(state: Others) -> TurnView:
    return TurnView(
        number=state.turn,
        first=state.first,
        active=state.active,
        in_turn=state.in_turn,
        spent=state.spent,
        entered=state.entered,
        acted=state.acted,
        acted_first=state.acted_first,
        capped=state.capped,
        halted=state.halted,
        dropped=members(state.dropped),
        drunk=state.drunk,
        coordinated=state.coordinated != 0,
        icon_limit=state.icon_limit,
        reaction_moves=state.reaction_moves,
    )

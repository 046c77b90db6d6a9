"""A plan, and the answers to inquisitors, as they stand in an observation."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from pandemonium.engine.bits import count
from pandemonium.games.deal.knowledge.encode_figures import note
from pandemonium.games.deal.rules.fields import PLAN_ACT, PLAN_BUILD, PLAN_HALF, PLAN_RECRUIT, PLAN_USE
from pandemonium.games.deal.rules.state import Deal

PLACES: Final = 6
"""Of inquisitors, before the guests."""


def write_plan(plan: tuple[int, ...], event: int, out: BytesWriter, at: i64) -> None:
    """Cards are counted from 1."""
    if plan[PLAN_HALF]:
        note(event + 1, out, at)
    note(plan[PLAN_HALF], out, at + 1)
    for spot in range(i64(2)):
        note(plan[PLAN_USE + spot] + 1, out, at + 2 + spot)
        note(plan[PLAN_BUILD + spot] + 1, out, at + 4 + spot)
        note(plan[PLAN_ACT + spot], out, at + 6 + spot)
    note(plan[PLAN_RECRUIT], out, at + 8)


def write_answers(state: Deal, seat: i64, out: BytesWriter, at: i64) -> None:
    """By way of answering: each inquisitor, and how many guests."""
    kingdom = state.kingdoms[seat]
    write_way(kingdom.soul_for, out, at)
    write_way(kingdom.indulgence_for, out, at + PLACES + 1)
    write_way(kingdom.walls_for, out, at + 2 * (PLACES + 1))
    write_way(kingdom.free_for, out, at + 3 * (PLACES + 1))


def write_way(mask: i64, out: BytesWriter, at: i64) -> None:
    if mask:
        for place in range(i64(PLACES)):
            note((mask >> place) & 1, out, at + place)
        note(count(mask >> PLACES), out, at + PLACES)

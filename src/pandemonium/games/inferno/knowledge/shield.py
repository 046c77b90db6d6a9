"""A shield of Hell: its name, and what is on it."""

from __future__ import annotations

from msgspec import Struct

from pandemonium.engine.bits import BIT
from pandemonium.games.inferno.data.names import GUARDIANS, QUARTERS, SINS
from pandemonium.games.inferno.rules.state import Inferno


class ShieldView(Struct, frozen=True):
    id: str  # circle.place
    number: int
    circle: int
    quarter: str
    piece: str  # "", soul, petrified, pit, labyrinth or guardian
    sin: str = ""  # a Soul's colour
    laid: bool = False
    owner: int = -1  # of a Labyrinth, or of the Chains under a Soul
    guardian: str = ""


def shield_id(state: Inferno, shield: int) -> str:
    circle = state.board.circle[shield]
    return f"{circle}.{shield - state.rules.first[circle] + 1}"


def shield_view(state: Inferno, shield: int) -> ShieldView:
    id, circle = shield_id(state, shield), state.board.circle[shield]
    quarter = QUARTERS[state.board.quarter[shield]]
    if not state.occupied & BIT[shield]:
        return ShieldView(id, shield, circle, quarter, "")
    if state.colour[shield]:
        sin = SINS[state.colour[shield] - 1]
        owner = list(state.chains).index(shield) if shield in state.chains else -1
        return ShieldView(id, shield, circle, quarter, "soul", sin, state.colour[shield] == circle, owner)
    if state.petrified & BIT[shield]:
        return ShieldView(id, shield, circle, quarter, "petrified")
    if state.pits & BIT[shield]:
        return ShieldView(id, shield, circle, quarter, "pit")
    if shield in state.labyrinths:
        return ShieldView(id, shield, circle, quarter, "labyrinth", owner=list(state.labyrinths).index(shield))
    guardian = GUARDIANS[state.red if shield == state.red_at else state.black]
    return ShieldView(id, shield, circle, quarter, "guardian", guardian=guardian)

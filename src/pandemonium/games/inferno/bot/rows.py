"""Rows: what a solo challenge asks for next, as prices on top of the usual ones."""

from __future__ import annotations

from typing import Final

from pandemonium.engine.bits import BIT
from pandemonium.games.inferno.bot.outlook import Horizon, Weights
from pandemonium.games.inferno.rules.challenge import PLAYER, PRICE, progress, row_of
from pandemonium.games.inferno.rules.figures import DIS, FIRST_TRACK, SHIELDS, TRACKS
from pandemonium.games.inferno.rules.money import can_pay
from pandemonium.games.inferno.rules.state import Inferno

LAID: Final = 0
ISOLATED: Final = 1
STANDING: Final = 2
ALL_LAID: Final = 3
SKULL: Final = 4
DISCS: Final = 5
FRAUDS: Final = 6
CUBE: Final = 7
RUIN: Final = 25.0
"""What it is worth not to fall below 0 Infamy alone."""


class Demand:
    """What one more of each thing is worth for the rows to come."""

    __slots__ = ("bury", "cube", "disc", "fraud", "laid", "patience", "pay", "skull")

    laid: list[float]  # by track
    bury: list[float]  # a Soul of the colour where none is left to lay
    skull: list[float]
    cube: list[float]
    disc: float
    fraud: float
    pay: float  # Drachmas the next rows cost
    patience: float  # what a turn before the next Diploma is worth


def demand_of(weights: Weights, horizon: Horizon, state: Inferno) -> Demand:
    demand = Demand()
    demand.laid = [0.0] * TRACKS
    demand.bury = [0.0] * TRACKS
    demand.skull = [0.0] * TRACKS
    demand.cube = [0.0] * TRACKS
    demand.disc = 0.0
    demand.fraud = 0.0
    demand.pay = 0.0
    demand.patience = 0.0
    if state.solo > 0:
        for track in range(TRACKS):
            if horizon.until[track]:
                add_row(weights, demand, state, track, horizon.until[track])
    return demand


def add_row(weights: Weights, demand: Demand, state: Inferno, track: int, until: int) -> None:
    """The penalty, spread over what is missing, and less for a row that is far away."""
    needs = row_of(state, track)
    have = progress(state, track)
    near = weights.far / (weights.far + until - 1)
    missing = 0
    for need in range(PRICE):
        missing += max(0, needs[need] - have[need])
    demand.pay += needs[PRICE] * near
    if not missing:
        return
    if until <= 2:
        demand.patience += weights.haste * (state.rules.penalties[track] + ruin(state, track))
    each = weights.row * near * state.rules.penalties[track] / missing
    if needs[LAID] > have[LAID] or needs[ISOLATED] > have[ISOLATED] or needs[STANDING] > have[STANDING]:
        demand.laid[track] += each
        if souls_to_lay(state, track + FIRST_TRACK) < max(1, needs[LAID] - have[LAID]):
            demand.bury[track] += 0.8 * each
        if track + FIRST_TRACK >= DIS and not state.gates[0]:
            demand.disc += 0.5 * each
    if needs[ALL_LAID] > have[ALL_LAID]:
        for other in range(TRACKS):
            demand.laid[other] += 0.5 * each
    if needs[SKULL] > have[SKULL]:
        demand.skull[track] += each
    if needs[DISCS] > have[DISCS]:
        demand.disc += each
    if needs[FRAUDS] > have[FRAUDS]:
        demand.fraud += each
    if needs[CUBE] > have[CUBE]:
        demand.cube[track] += each


def row_loss(state: Inferno, track: int, skull: int) -> float:
    """What the row of a Diploma would cost if it came now, with one level more on the track `skull`."""
    needs = row_of(state, track)
    have = progress(state, track)
    if skull == track:
        have[SKULL] += 1
    for need in range(PRICE):
        if have[need] < needs[need]:
            return state.rules.penalties[track] + ruin(state, track)
    return 0.0 if can_pay(state, PLAYER, needs[PRICE]) else state.rules.penalties[track] + ruin(state, track)


def ruin(state: Inferno, track: int) -> float:
    """A penalty that brings the player below 0 ends the game."""
    return RUIN if state.infamy[0] < state.rules.penalties[track] else 0.0


def souls_to_lay(state: Inferno, colour: int) -> int:
    """Souls of a colour in the Graveyard or on their way."""
    souls = state.graveyard[colour]
    for shield in range(SHIELDS):
        if state.colour[shield] == colour and state.standing & BIT[shield]:
            souls += 1
    return souls

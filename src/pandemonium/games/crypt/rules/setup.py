"""Set-up (CRY-1.2.1 to CRY-1.2.5): the deck for the player count, the Collectors' sides, the dice, the first Leader."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from pandemonium.engine.bits import BIT
from pandemonium.engine.chance import chance_from
from pandemonium.engine.driver import settle
from pandemonium.engine.row import row
from pandemonium.games.crypt.rules.figures import SERVANTS, TYPES, Rules
from pandemonium.games.crypt.rules.rounds import ROUNDS
from pandemonium.games.crypt.rules.state import EFFORTS, NOBODY, Crypt

ALL_B: Final = 1
RANDOM: Final = 2
EACH: Final = 3
"""The places of the ways to lay the Collectors; at 0 all lie on side A."""


def new_crypt(rules: Rules, seats: int, seed: str, options: Mapping[str, int], wished: list[int]) -> Crypt:
    """Options by the places of their values; `wished` says of each type whether side B is wished for its Collector."""
    state = Crypt()
    state.begin(seats, chance_from(seed))
    state.events = []
    state.rules = rules
    state.solo = seats == 1
    state.memory = options["cards"] == 1
    state.own_dice = options["own-dice"]
    state.leader = state.draw(seats) if seats > 1 and options["first"] == 0 else 0
    state.sides = chosen_sides(state, options["collectors"], wished)
    lay_out(state)
    deck = rules.decks[seats][:]
    state.chance.shuffle(deck)
    state.deck = tuple(deck)
    state.push(ROUNDS)
    settle(state)
    return state


def chosen_sides(state: Crypt, how: int, wished: list[int]) -> int:
    """The types whose Collector lies on side B (CRY-1.2.3)."""
    sides = 0
    for kind in range(TYPES):
        side_b = how == ALL_B or (how == EACH and wished[kind] == 1)
        if side_b or (how == RANDOM and state.draw(2)):
            sides |= BIT[kind]
    return sides


def lay_out(state: Crypt) -> None:
    """An empty table with all Servants ready."""
    state.round = 0
    state.crypt = row(0)
    slots = state.rules.face_up[state.seats] + state.rules.face_down[state.seats]
    state.holder = row(slots, NOBODY)
    state.effort = row(slots)
    state.dice = row(slots)
    state.down = 0
    state.ready = row(state.seats, SERVANTS)
    state.spent = row(state.seats)
    state.owned = row(state.seats)
    state.known = row(state.seats)
    state.flipped = 0
    state.public = 0
    state.discards = 0
    state.failed = row(state.seats * EFFORTS)
    state.race_round = 0
    state.race_winners = 0
    state.pushed_ghosts = 0
    state.scores = ()
    state.ties = ()
    state.tie_faces = ()
    state.winners = 0

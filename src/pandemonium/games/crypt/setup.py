"""Set-up (CRY-1.2.1 to CRY-1.2.5): the deck for the player count, the Collectors' sides, the dice, the first Leader."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from pandemonium.engine.chance import chance_from
from pandemonium.engine.driver import settle
from pandemonium.engine.game import Option
from pandemonium.games.crypt.rounds import ROUNDS
from pandemonium.games.crypt.rules import BIT, CARDS, SERVANTS, TYPES, Rules
from pandemonium.games.crypt.state import ADD, EFFORTS, FORBID, REPLACE, Crypt

TREASURES: Final = ("idol", "jewelry", "manuscript", "pottery", "remains", "tapestry")
OWN_DICE: Final = {"forbid": FORBID, "replace": REPLACE, "add": ADD}

OPTIONS: Final = (
    Option("collectors", ("all-a", "all-b", "random", "each")),
    *(Option(treasure, ("a", "b")) for treasure in TREASURES),
    Option("cards", ("open", "memory")),
    Option("own-dice", tuple(OWN_DICE)),
    Option("first", ("random", "seat-a")),
)


def new_crypt(rules: Rules, seats: int, seed: str, options: Mapping[str, str]) -> Crypt:
    state = Crypt()
    state.begin(seats, chance_from(seed))
    state.events = []
    state.rules = rules
    state.solo = seats == 1
    state.memory = options["cards"] == "memory"
    state.own_dice = OWN_DICE[options["own-dice"]]
    state.leader = state.draw(seats) if seats > 1 and options["first"] == "random" else 0
    state.sides = chosen_sides(state, options)
    lay_out(state)
    state.deck = [card for card in range(CARDS) if rules.players[card] <= max(seats, 2)]
    state.chance.shuffle(state.deck)
    state.push(ROUNDS)
    settle(state)
    return state


def chosen_sides(state: Crypt, options: Mapping[str, str]) -> int:
    """The types whose Collector lies on side B (CRY-1.2.3)."""
    how = options["collectors"]
    sides = 0
    for kind in range(TYPES):
        side_b = how == "all-b" or (how == "each" and options[TREASURES[kind]] == "b")
        if side_b or (how == "random" and state.draw(2)):
            sides |= BIT[kind]
    return sides


def lay_out(state: Crypt) -> None:
    """An empty table with all Servants ready."""
    state.round = 0
    state.crypt = []
    state.holder = []
    state.effort = []
    state.dice = []
    state.down = 0
    state.ready = [SERVANTS] * state.seats
    state.spent = [0] * state.seats
    state.owned = [0] * state.seats
    state.known = [0] * state.seats
    state.flipped = 0
    state.public = 0
    state.discards = 0
    state.failed = [0] * (state.seats * EFFORTS)
    state.race_round = 0
    state.race_winners = 0
    state.pushed_ghosts = 0
    state.scores = []
    state.ties = []
    state.winners = 0

"""What the numbers of a Crypt observation mean, in their order. Seats are told from the viewer's own, clockwise."""

from __future__ import annotations

from pandemonium.engine.legend import Feature, Legend, each, flag, flags, index, number, numbers, one_of
from pandemonium.games.crypt.data.names import TREASURES
from pandemonium.games.crypt.rules.choice import SLOTS
from pandemonium.games.crypt.rules.figures import CARDS, PER_TYPE, SERVANTS
from pandemonium.games.crypt.rules.state import EFFORTS

QUESTIONS = ("claim", "claim-in-the-dark", "more", "done", "pottery", "reroll")
SEATS = 4
VALUES = 4
HOLDERS = SEATS + 1
"""The viewer, those clockwise, and the Ghost last."""
MOST_ROUNDS = 12
MOST_DEPTH = 4

CARDS_OF_A_TYPE: list[Feature] = [
    *numbers("value", ("unseen", *map(str, range(1, VALUES + 1))), PER_TYPE),
    number("flipped", PER_TYPE),
]
SLOT: list[Feature] = [
    flag("there"),
    flag("face-down"),
    flag("taken-this-turn"),
    *one_of("type", TREASURES),
    number("value", VALUES),
    index("holder", HOLDERS),
    number("effort", 6),
    number("dice", SERVANTS),
]
PLAYER: list[Feature] = [
    flag("there"),
    flag("asked"),
    flag("leader"),
    flag("won-race"),
    *numbers("dice", ("ready", "spent", "sent"), SERVANTS),
    *numbers("failed", range(EFFORTS), SERVANTS),
    *each("cards", TREASURES, CARDS_OF_A_TYPE),
]
LEGEND = Legend(
    [
        number("round", MOST_ROUNDS),
        number("rounds", MOST_ROUNDS),
        number("turn", SEATS),
        number("turns", SEATS),
        number("deck", CARDS),
        number("depth", MOST_DEPTH),
        index("own-dice", 2),
        flag("memory"),
        *one_of("question", QUESTIONS),
        *flags("side-b", TREASURES),
        *one_of("deck-top", TREASURES),
        *each("slot", range(1, SLOTS + 1), SLOT),
        *each("discards", TREASURES, CARDS_OF_A_TYPE),
        *flags("payable", range(CARDS)),
        *each("player", range(SEATS), PLAYER),
    ]
)

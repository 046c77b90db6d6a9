"""Outlook: what a bot believes, and how far the game has come: the turns and accusations that are left."""

from __future__ import annotations

from pandemonium.games.inferno.rules.figures import FIRST_TRACK, STOP_DIPLOMA, TRACKS
from pandemonium.games.inferno.rules.state import NOBODY, Inferno


class Weights:
    """What the bot believes, in Infamy unless a share; `weights.toml` keeps the numbers."""

    __slots__ = (
        "barrel",
        "bought",
        "bury",
        "close",
        "close_step",
        "deny",
        "disc",
        "drachma",
        "far",
        "fill",
        "floor",
        "florin",
        "growth",
        "guardian",
        "guest",
        "half",
        "haste",
        "hoard",
        "home",
        "noise",
        "pace",
        "purse",
        "ration",
        "room",
        "row",
        "scarce",
        "setup",
        "step",
        "tempo",
        "threat",
        "unfirm",
        "urchin",
    )

    pace: float  # turns of everybody between two accusations
    drachma: float  # of one that will be needed
    hoard: float  # turns one Drachma lasts
    florin: float
    home: float  # a member at home, where there is none
    room: float  # a space of the Tower, where there is none
    floor: float  # one more floor, beside its spaces
    urchin: float
    disc: float  # the first on the Wall
    guest: float  # share of what accusing at his location brings
    barrel: float  # share of its reward on the panel
    half: float  # a half-Diploma
    guardian: float  # to play one
    setup: float  # share of what an accusation would bring, for a member who waits there
    close: float  # how narrow a lead on a track is when its Diploma comes next
    close_step: float  # and for every accusation before it
    growth: float  # levels to be gained yet on a track with a Diploma
    bury: float  # share of a shield to fill, for a Soul of its colour in the Graveyard
    bought: float  # chance that half-Diplomas buy the Diploma of a lost track
    fill: float  # shields of a circle that a turn fills
    deny: float  # of what a rival loses or gains, the share that counts
    step: float  # share of a Soul's Infamy for one step on its way
    threat: float  # share of a Soul's Infamy that the next player may take
    tempo: float  # of moving Dante on
    row: float  # share of its penalty that what a challenge's next row asks for is worth
    far: float  # accusations ahead at which a row counts half
    haste: float  # share of an unmet row for each member who could gain a turn before it
    purse: float  # a Drachma in Payback Day, where none can be borrowed
    ration: float  # turns it lasts there
    unfirm: float  # a Skull on level 1, which loses the Black Death; on level 2 two thirds of it
    scarce: float  # share of a Soul's worth while the Black Death has more turns than Souls
    noise: float  # Infamy of error in every judgement


class Horizon:
    """How long the game will last."""

    __slots__ = ("accusations", "turns", "until")

    accusations: int  # Dante's stops to come
    turns: float  # a seat's own turns to come, this one included
    until: list[int]  # by track: accusations up to its Diploma; 0 where it was awarded


def horizon_of(weights: Weights, state: Inferno) -> Horizon:
    horizon = Horizon()
    horizon.until = [0] * TRACKS
    stops = 0
    if state.trigger == NOBODY and not state.sudden:
        path = state.board.path
        for step in range(state.dante + 1, len(path)):
            if not (state.shortcuts >> step) & 1:
                stops += 1
                if path[step] == STOP_DIPLOMA:
                    horizon.until[state.board.path_circle[step] - FIRST_TRACK] = stops
    horizon.accusations = stops
    horizon.turns = 1.0 + weights.pace * stops / int(state.seats) if stops else 1.0
    return horizon

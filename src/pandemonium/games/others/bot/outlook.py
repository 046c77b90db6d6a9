"""Outlook: what a bot believes: the price list (section 7), in points, and the odds of the dice."""

from __future__ import annotations

from typing import Final

from pandemonium.games.others.bot.chances import Chances, chances_of
from pandemonium.games.others.rules.box import Rules


class Weights:
    """The price list; `weights.toml` keeps the numbers."""

    __slots__ = (
        "abomination",
        "acolyte",
        "altar",
        "avatar",
        "boldness",
        "card",
        "club",
        "controller",
        "corruption",
        "corruption_token",
        "dare",
        "extra",
        "fear",
        "fire",
        "guard",
        "keep",
        "last_step",
        "losses",
        "mission",
        "nearness",
        "nest",
        "noise",
        "pentagram",
        "sin_boss",
        "stain",
        "upgrade",
        "wound",
    )

    wound: float  # scale of the prices of damage markers
    stain: float  # scale of the prices of corruption levels
    corruption: float  # of a level gained willingly, beside its price: patience with the track
    acolyte: float  # kills
    abomination: float
    controller: float
    avatar: float
    club: float
    fire: float  # tokens removed
    corruption_token: float
    pentagram: float
    nest: float
    extra: float  # an Extra Turn
    upgrade: float
    card: float  # a Sin card
    mission: float  # one step of the current mission
    sin_boss: float  # a step that kills the Controller or the Avatar, times this
    last_step: float  # more for the one that completes it
    nearness: float  # scale of what it is worth to stand near a goal
    fear: float  # share of what a reaction would cost
    altar: float  # to stand on one at the end of a round
    boldness: float  # Sin: scale of what a fight brings
    losses: float  # Sin: share of what it costs to lose monsters
    dare: float  # Sin: a reaction is worth a token from here on
    guard: float  # Sin: a monster more where the mission wants none
    keep: float  # Sin: a card is played if it brings more
    noise: float


class Outlook:
    """Made once for a decision, shared by all its playouts."""

    __slots__ = ("chances", "weights")

    weights: Weights
    chances: Chances


KEPT: Final[dict[tuple[int, ...], Chances]] = {}
"""Tables by dice: a process fills them once."""


def outlook_of(weights: Weights, rules: Rules) -> Outlook:
    outlook = Outlook()
    outlook.weights = weights
    dice = (*rules.hero_die, *rules.sin_die)
    if dice not in KEPT:
        KEPT[dice] = chances_of(rules.hero_die, rules.sin_die)
    outlook.chances = KEPT[dice]
    return outlook

"""The witch hunt (DWD-6.7.5): whom to accuse, and proof whenever there is one."""

from __future__ import annotations

from typing import Final

from pandemonium.engine.state import Choice, Seat
from pandemonium.games.deal.bot.notes import Look, looks
from pandemonium.games.deal.bot.outlook import Weights
from pandemonium.games.deal.bot.roles import is_mortal, role_chances
from pandemonium.games.deal.rules.choice import ACCUSE, CONFESS, PROVE
from pandemonium.games.deal.rules.fields import CONFESSED, PROVED, SOULS
from pandemonium.games.deal.rules.figures import SEATS
from pandemonium.games.deal.rules.hunt import ACCUSE_NOBODY
from pandemonium.games.deal.rules.routing import CULTIST, DEVIL, MARKS
from pandemonium.games.deal.rules.state import Deal

SELLS: Final = 0.22
"""The chance that a mortal sold a piece in a round nobody knows of; that the devil has three of them by then."""
THREE: Final = [0.1, 0.25]
CULTIST_THREE: Final = 0.05
SURE: Final = 0.5
"""From this chance on somebody is accused."""


def choose_accuse(_weights: Weights, state: Deal, seat: Seat) -> Choice:
    """Who is least likely to hold three pieces; nobody where all probably do."""
    best, most = ACCUSE_NOBODY, SURE
    chances = role_chances(state, seat)
    for choice in state.asking(seat).options(state, seat):
        if choice == ACCUSE_NOBODY:
            continue
        short = short_of_proof(state, seat, chances, choice - ACCUSE)
        if short > most:
            best, most = choice, short
    return best


def short_of_proof(state: Deal, seat: Seat, chances: list[float], other: Seat) -> float:
    """The chance that this seat has less than three pieces."""
    short = chances[other * MARKS + DEVIL] * (1.0 - THREE[min(state.round - 2, 1)])
    short += chances[other * MARKS + CULTIST] * (1.0 - CULTIST_THREE)
    sold = 1.0 - (1.0 - SELLS) ** state.round
    mortal = is_mortal(chances, other)
    if mortal > 0.0:
        short += mortal * (1.0 if proved_to_have_sold(state, seat) else sold)
    for hunt in state.hunts:
        if hunt[SEATS + other] == PROVED:
            short *= 0.6
        elif hunt[SEATS + other] == CONFESSED:
            short = min(1.0, short * 1.3)
    return short


def proved_to_have_sold(state: Deal, seat: Seat) -> bool:
    """Whether this seat, cultist or devil, knows that a mortal has sold: both of them are the poorer for it."""
    if state.mark[seat] == DEVIL:
        return False
    sold = [look for look in looks(state, seat) if sold_to_devil(look)]
    return state.mark[seat] == CULTIST and len(sold) > 0


def sold_to_devil(look: Look) -> bool:
    return look.mark == DEVIL and look.taken and look.price > SOULS


def choose_answer(_weights: Weights, state: Deal, seat: Seat) -> Choice:
    return PROVE if PROVE in state.asking(seat).options(state, seat) else CONFESS

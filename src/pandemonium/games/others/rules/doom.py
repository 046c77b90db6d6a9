"""The Apocalypse cards in force (section 3.7): at most three, permanent once revealed."""

from __future__ import annotations

from pandemonium.games.others.rules.state import Others


def leave_damage(state: Others) -> int:
    """What leaving monsters costs (OTH-MV-6)."""
    return 1 + sum([state.rules.dooms[card].leave for card in state.revealed])


def corruption_dice(state: Others) -> int:
    return sum([state.rules.dooms[card].corruption_dice for card in state.revealed])


def flip_dice(state: Others) -> int:
    return sum([state.rules.dooms[card].flip_dice for card in state.revealed])


def metro_cost(state: Others) -> int:
    return 1 + sum([state.rules.dooms[card].metro for card in state.revealed])


def penance_price(state: Others) -> int:
    return sum([state.rules.dooms[card].penance_price for card in state.revealed])


def innocent_dice(state: Others) -> int:
    return sum([state.rules.dooms[card].innocent_dice for card in state.revealed])


def curfew(state: Others) -> bool:
    return any(state.rules.dooms[card].curfew for card in state.revealed)


def abomination_attack(state: Others) -> int:
    return sum([state.rules.dooms[card].abomination_attack for card in state.revealed])


def acolyte_armour(state: Others) -> int:
    return sum([state.rules.dooms[card].acolyte_armour for card in state.revealed])


def tainted(state: Others) -> int:
    return sum([state.rules.dooms[card].tainted for card in state.revealed])


def reaction_reach(state: Others) -> int:
    return sum([state.rules.dooms[card].reach for card in state.revealed])


def summons(state: Others) -> int:
    return sum([state.rules.dooms[card].summons for card in state.revealed])


def draws(state: Others) -> int:
    return sum([state.rules.dooms[card].draw for card in state.revealed])


def hollow(state: Others, level: int) -> int:
    """Armour that a hero at this corruption lacks."""
    found = 0
    for card in state.revealed:
        doom = state.rules.dooms[card]
        if doom.hollow and level >= doom.hollow_from:
            found += doom.hollow
    return found

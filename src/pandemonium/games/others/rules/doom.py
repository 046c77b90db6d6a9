"""The Apocalypse cards in force (section 3.7): at most three, permanent once revealed."""

from __future__ import annotations

from mypy_extensions import i64

from pandemonium.games.others.rules.state import Others


def leave_damage(state: Others) -> i64:
    """What leaving monsters costs (OTH-MV-6)."""
    return 1 + sum(state.rules.dooms[card].leave for card in state.revealed)


def corruption_dice(state: Others) -> i64:
    return sum(state.rules.dooms[card].corruption_dice for card in state.revealed)


def flip_dice(state: Others) -> i64:
    return sum(state.rules.dooms[card].flip_dice for card in state.revealed)


def metro_cost(state: Others) -> i64:
    return 1 + sum(state.rules.dooms[card].metro for card in state.revealed)


def penance_price(state: Others) -> i64:
    return sum(state.rules.dooms[card].penance_price for card in state.revealed)


def innocent_dice(state: Others) -> i64:
    return sum(state.rules.dooms[card].innocent_dice for card in state.revealed)


def curfew(state: Others) -> bool:
    return any(state.rules.dooms[card].curfew for card in state.revealed)


def abomination_attack(state: Others) -> i64:
    return sum(state.rules.dooms[card].abomination_attack for card in state.revealed)


def acolyte_armour(state: Others) -> i64:
    return sum(state.rules.dooms[card].acolyte_armour for card in state.revealed)


def tainted(state: Others) -> i64:
    return sum(state.rules.dooms[card].tainted for card in state.revealed)


def reaction_reach(state: Others) -> i64:
    return sum(state.rules.dooms[card].reach for card in state.revealed)


def summons(state: Others) -> i64:
    return sum(state.rules.dooms[card].summons for card in state.revealed)


def draws(state: Others) -> i64:
    return sum(state.rules.dooms[card].draw for card in state.revealed)


def hollow(state: Others, level: i64) -> i64:
    """Armour that a hero at this corruption lacks."""
    found: i64 = 0
    for card in state.revealed:
        doom = state.rules.dooms[card]
        if doom.hollow and level >= doom.hollow_from:
            found += doom.hollow
    return found

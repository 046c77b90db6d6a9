"""What a choice will cost or bring, as far as everybody can see it before: steps, rolls, corruption."""

from __future__ import annotations

from pandemonium.engine.phrase import Fact
from pandemonium.games.others.rules import doom
from pandemonium.games.others.rules.cleanse import Cleansing, skill_dice
from pandemonium.games.others.rules.combat import Combat
from pandemonium.games.others.rules.figures import CORRUPTION, FIRE, SLOTH, THORLEY
from pandemonium.games.others.rules.gear import owned
from pandemonium.games.others.rules.place import tokens_in
from pandemonium.games.others.rules.pools import hero_dice, sin_dice
from pandemonium.games.others.rules.ranged import Shot
from pandemonium.games.others.rules.roll import Roll
from pandemonium.games.others.rules.state import Others
from pandemonium.games.others.rules.track import TRACK_ARMOUR, TRACK_DICE, TRACK_HITS, TRACK_WILD

Facts = dict[str, Fact]

FIELDS_OF_A_LEVEL = 128
"""See `Roll.track`."""


def step_price(state: Others, slot: int, space: int, moving: bool) -> Facts:
    """Damage for leaving monsters, and the dice of Corruption, Fire and Sloth (OTH-R1, OTH-R77)."""
    here = state.at[slot]
    sloth = moving and state.sin == SLOTH and state.entered > 0
    metro = not (state.city.adjacent[here] >> space) & 1
    return {
        "damage": leaving(state, slot),
        "fire": tokens_in(state, here, FIRE) + tokens_in(state, space, FIRE),
        "corruption": corruption_dice(state, here) + corruption_dice(state, space),
        "sloth": state.rules.sins[SLOTH].power if sloth else 0,
        "metro": "yes" if metro else "no",
    }


def leaving(state: Others, slot: int) -> int:
    """Nothing hurts Thorley or whoever throws smoke (OTH-MV-6)."""
    if not state.monsters[state.at[slot]] or state.hero[slot] == THORLEY:
        return 0
    return 0 if any(upgrade.safe_leave for upgrade in owned(state, slot)) else doom.leave_damage(state)


def corruption_dice(state: Others, space: int) -> int:
    tokens = tokens_in(state, space, CORRUPTION)
    return tokens + doom.corruption_dice(state) if tokens else 0


def fight_dice(state: Others, slot: int, started: bool) -> Facts:
    """Both pools of a Combat as they are before anybody adds anything (OTH-CO-3, OTH-CO-4)."""
    combat = Combat()
    combat.begin(state, slot, state.at[slot], started)
    return roll_dice(state, combat)


def shot_dice(state: Others, slot: int, space: int) -> Facts:
    shot = Shot()
    shot.begin(state, slot, space, True)
    return roll_dice(state, shot)


def cleanse_dice(state: Others, slot: int) -> Facts:
    cleansing = Cleansing()
    cleansing.begin(state, slot, state.at[slot], True)
    return roll_dice(state, cleansing)


def roll_dice(state: Others, roll: Roll) -> Facts:
    """The dice of a roll as it now stands; those of the Sin only where it rolls at the same time."""
    if isinstance(roll, Cleansing):
        return {"dice": skill_dice(state, roll), "sin": 0}
    against = sin_dice(state, roll, roll.space) if roll.is_combat() else 0
    return {"dice": hero_dice(state, roll), "sin": against}


def willing_bonus(state: Others, slot: int) -> Facts:
    """What the next level of the track gives, less what damage blocks (OTH-CR-2, OTH-CR-3)."""
    level = state.corruption[slot] + 1
    row = level * FIELDS_OF_A_LEVEL + state.damage[slot]
    return {
        "level": level,
        "dice": TRACK_DICE[row],
        "hits": TRACK_HITS[row],
        "armours": TRACK_ARMOUR[row],
        "wild": TRACK_WILD[row],
    }

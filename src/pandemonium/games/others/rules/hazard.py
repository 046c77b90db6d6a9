"""Fire and Corruption rolls (OTH-MV-2 to OTH-MV-5) and the Sloth's die: sin dice without a fight."""

from __future__ import annotations

from mypy_extensions import i64

from pandemonium.engine.row import Row
from pandemonium.games.others.rules import cause, event
from pandemonium.games.others.rules import doom as dooms
from pandemonium.games.others.rules.corruption import corrupt
from pandemonium.games.others.rules.damage import hurt
from pandemonium.games.others.rules.dice import BLK, COR, CRT, HIT, throw_sin
from pandemonium.games.others.rules.figures import CORRUPTION, FIRE
from pandemonium.games.others.rules.gear import corruption_ignored, fire_ignored
from pandemonium.games.others.rules.place import tokens_in
from pandemonium.games.others.rules.state import Others


def corruption_roll(state: Others, slot: i64, space: i64) -> None:
    """A die for each token there; each COR corrupts, CRT only adds a die (OTH-MV-4)."""
    dice = tokens_in(state, space, CORRUPTION)
    if dice:
        roll_corruption(state, slot, space, dice + dooms.corruption_dice(state))


def roll_corruption(state: Others, slot: i64, space: i64, dice: i64) -> None:
    """Each roll is reduced on its own, before corruption at 7 becomes damage (OTH-R3)."""
    faces = throw_sin(state, dice)
    gained = max(0, faces[COR] - corruption_ignored(state, slot))
    tell_roll(state, event.CORRUPTION_ROLLED, slot, space, dice, faces, gained)
    corrupt(state, slot, gained, cause.CORRUPTION)


def fire_roll(state: Others, slot: i64, space: i64) -> None:
    """A die for each token there; HIT and CRT hurt, and Armour does not help (OTH-MV-3)."""
    dice = tokens_in(state, space, FIRE)
    if dice:
        faces = throw_sin(state, dice)
        gained = max(0, faces[HIT] + faces[CRT] - fire_ignored(state, slot))
        tell_roll(state, event.FIRE_ROLLED, slot, space, dice, faces, gained)
        hurt(state, slot, gained, cause.FIRE)


def sloth_roll(state: Others, slot: i64, space: i64) -> None:
    """The Sloth's power: nothing that helps against Fire helps here."""
    dice = state.rules.sins[state.sin].power
    faces = throw_sin(state, dice)
    gained = faces[HIT] + faces[CRT]
    tell_roll(state, event.SLOTH_ROLLED, slot, space, dice, faces, gained)
    hurt(state, slot, gained, cause.SLOTH)


def tell_roll(state: Others, kind: i64, slot: i64, space: i64, dice: i64, faces: Row, gained: i64) -> None:
    if state.events is not None:
        state.tell(kind, (slot, space, dice, faces[HIT], faces[CRT], faces[COR], faces[BLK], gained))

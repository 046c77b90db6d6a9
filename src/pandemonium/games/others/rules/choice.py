"""Every choice of The Others has a number; this is the numbering. The frame on top says what a thing is chosen for."""

from __future__ import annotations

from typing import Final

from pandemonium.games.others.rules.figures import (
    ALLIES,
    CARD_KINDS,
    CULTS,
    DOOMS,
    FIELDS,
    ICONS,
    KINDS,
    PASTS,
    REMOVABLE,
    SINS,
    SLOTS,
    SPACES,
    SQUAD,
    UPGRADES,
)

STEP: Final = 0
"""Enter this space."""
SHOOT: Final = STEP + SPACES
"""Fight the monsters of this space from afar."""
SPACE: Final = SHOOT + SPACES
"""A space: for a token, an Orbital token, a monster's place, its way, a Nest."""
SLOT: Final = SPACE + SPACES
"""A hero round the table."""
HERO: Final = SLOT + SLOTS
"""A hero of the squad."""
KIND: Final = HERO + SQUAD
"""A kind of monster."""
PLAY: Final = KIND + KINDS
"""A Sin card."""
DOOM: Final = PLAY + CARD_KINDS
"""An Apocalypse card."""
UPGRADE: Final = DOOM + DOOMS
FIELD: Final = UPGRADE + UPGRADES
"""A field of the corruption track, for a damage marker or with one."""
ICON: Final = FIELD + FIELDS
"""An icon of a City Action."""
PAST: Final = ICON + ICONS
"""A Dark Past card."""
TOKEN: Final = PAST + PASTS
"""A token of this kind: to remove, to place."""
COVER: Final = TOKEN + REMOVABLE
"""The Corruption token that covers the first icon, or the second."""
TAKE_EXTRA: Final = COVER + 2
TAKE_INNOCENT: Final = TAKE_EXTRA + 1
TAKE_ALLY: Final = TAKE_INNOCENT + 1
DROP_ALLY: Final = TAKE_ALLY + ALLIES
BRANCH: Final = DROP_ALLY + ALLIES
"""The first mission of a branch, or the second."""
SIN: Final = BRANCH + 2
CULT: Final = SIN + SINS
"""A kind of Acolytes."""
FIGHT: Final = CULT + CULTS
CLEANSE: Final = FIGHT + 1
CITY: Final = CLEANSE + 1
FLIP: Final = CITY + 1
DELIVER: Final = FLIP + 1
UPLINK: Final = DELIVER + 1
"""Move an Orbital token by an upgrade."""
END: Final = UPLINK + 1
"""End the turn."""
SPEND_TURN: Final = END + 1
"""A Turn token; then an Extra Turn token, or neither."""
SPEND_EXTRA: Final = SPEND_TURN + 1
PASS: Final = SPEND_EXTRA + 1
"""Let the moment go by."""
WATCH: Final = PASS + 1
"""Be asked at every window of this turn; then: at none."""
REST: Final = WATCH + 1
REACT: Final = REST + 1
ABILITY: Final = REACT + 1
"""The Acolytes come; Karl changes."""
CORRUPT: Final = ABILITY + 1
"""Take, or no longer take, voluntary corruption; a damage for dice; somebody by Command Link (a slot)."""
ADRENALINE: Final = CORRUPT + 1
LINK: Final = ADRENALINE + 1
"""By slot; the last one: nobody."""
READY: Final = LINK + SLOTS + 1
"""Roll."""
REROLL: Final = READY + 1
"""So many HIT, ARM, RES, SKL dice, at most two in all: see `drill`."""
REROLLS: Final = 15
FAITH: Final = REROLL + REROLLS
"""Name so many symbols HIT (times 16) and so many ARM; the rest is RES."""
FAITHS: Final = 256
ALL: Final = FAITH + FAITHS
"""Kill everything that is there."""
ENOUGH: Final = ALL + 1
GO: Final = ENOUGH + 1
"""A survivor comes; or it stays."""
STAY: Final = GO + 1
DAMAGE: Final = STAY + 1
"""Take the damage; let the others be corrupted; let the Sin draw; let the Sin place tokens."""
OTHERS: Final = DAMAGE + 1
DRAW: Final = OTHERS + 1
PLACE: Final = DRAW + 1

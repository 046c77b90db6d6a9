"""The questions of The Others (section 6): words, tips, reasons and judges are tables by these numbers."""

from __future__ import annotations

from typing import Final

SIN: Final = 0
CULT: Final = 1
HERO: Final = 2
PAST: Final = 3
TASK_TOKEN: Final = 4
"""Which of two kinds the Sin places (R1, R2); then: where."""
TASK_SPACE: Final = 5
BALLOT_FIRST: Final = 6
BALLOT_BRANCH: Final = 7
BALLOT_BLAME: Final = 8
BALLOT_TOMORROW: Final = 9
BALLOT_TASK: Final = 10
BALLOT_WHISPERS: Final = 11
TOKEN: Final = 12
"""A Turn token, an Extra Turn token or neither."""
CHANGE: Final = 13
"""Karl's."""
TURN: Final = 14
ICON: Final = 15
HEAL: Final = 16
"""Which marker."""
MEDIC: Final = 17
"""Whom the Medic Course heals."""
EQUIP: Final = 18
ORBITAL: Final = 19
"""Which Orbital token (a space); where it goes; what it kills."""
ORBITAL_WAY: Final = 20
ORBITAL_KILL: Final = 21
PREPARE_COMBAT: Final = 22
"""Voluntary corruption, Adrenaline, Command Link; the same again after the Sin has answered."""
RECONSIDER_COMBAT: Final = 23
PREPARE_CLEANSE: Final = 24
RECONSIDER_CLEANSE: Final = 25
DRILL: Final = 26
FAITH: Final = 27
KILLS: Final = 28
FIELD: Final = 29
FALL_BACK: Final = 30
ARRIVE: Final = 31
"""Whether survivors of a kind come: the Sin."""
REMOVE: Final = 32
LEAH: Final = 33
RESERVE: Final = 34
"""Who takes the place of the dead; then: which upgrades."""
INHERIT: Final = 35
BEGIN_WATCH: Final = 36
"""The Sin at the start of a turn: a card, watch or rest."""
WINDOW: Final = 37
"""Any other window of the Sin's cards; in a Combat with the Acolytes' ability."""
REACTION: Final = 38
"""Whether the Sin reacts; which monster (a space, a kind), where to; whether it fights."""
MONSTER: Final = 39
MONSTER_KIND: Final = 40
MONSTER_WAY: Final = 41
ATTACK: Final = 42
TELEPORT: Final = 43
"""s7: from where; which kind."""
TELEPORT_KIND: Final = 44
NUNS: Final = 45
"""Which icon; which upgrade goes (Hobos)."""
HOBOS: Final = 46
DOOM: Final = 47
SUMMON: Final = 48
"""Which figure; on which Nest."""
NEST: Final = 49
ENVIED: Final = 50
"""p9: the Sin picks among equals; then the hero's player, an upgrade or the damage."""
ENVY: Final = 51
SHARED_CHOICE: Final = 52
"""The Sin decides where the heroes disagree: the ballot's options."""
LAST: Final = 53

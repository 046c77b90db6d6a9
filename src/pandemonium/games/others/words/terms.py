"""The terms of the game that explain themselves, each with the rule that says more. `term-…` are their sentences."""

from __future__ import annotations

MONSTERS = {
    "sin": "OTH-SET-3",
    "acolyte": "OTH-AC-1",
    "abomination": "OTH-SET-3",
    "controller": "OTH-SET-3",
    "avatar": "OTH-MI-5",
    "hell-club": "OTH-AP-3",
    "dead-pool": "OTH-SET-18",
    "nest": "OTH-RO-3",
    "summon": "OTH-RO-3",
}
TURNS = {
    "extra-turn": "OTH-HT-6",
    "reaction": "OTH-RE-2",
    "city-action": "OTH-CA-1",
    "heal": "OTH-CA-4",
    "penance": "OTH-CA-4",
    "equip": "OTH-CA-4",
    "orbital": "OTH-CA-5",
    "unity": "OTH-UN-1",
    "mission": "OTH-MI-2",
    "apocalypse": "OTH-AP-1",
    "sin-card": "OTH-SC-1",
    "altar": "OTH-RO-5",
    "upgrade": "OTH-CA-6",
    "reserve": "OTH-DE-4",
}
FIGHTS = {
    "combat": "OTH-CO-2",
    "ranged-combat": "OTH-RG-1",
    "retaliation": "OTH-RG-3",
    "line-of-fire": "OTH-RG-1",
    "cleanse": "OTH-CL-1",
    "cooperation": "OTH-DI-3",
    "attack": "OTH-SB-1",
    "armour": "OTH-SB-2",
    "faith": "OTH-DI-2",
    "corruption": "OTH-CR-1",
    "voluntary": "OTH-CR-2",
    "damage": "OTH-DA-1",
    "dark-past": "OTH-DP-1",
}
STREETS = {
    "district": "OTH-MV-10",
    "fire": "OTH-MV-3",
    "pentagram": "OTH-TK-4",
    "innocent": "OTH-TK-5",
    "ally": "OTH-TK-6",
    "metro": "OTH-MV-1",
    "face-down": "OTH-TK-3",
}

TERMS = {**MONSTERS, **TURNS, **FIGHTS, **STREETS}

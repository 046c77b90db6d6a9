"""The tables of the specification's section 3, to compare the data with."""

from __future__ import annotations

HEROES = {
    "leah": ("leader", 3, 3, 1, False, 2),
    "rocco": ("shooter", 2, 1, 2, True, 2),
    "rose": ("shooter", 2, 2, 1, True, 0),
    "thorley": ("bruiser", 4, 1, 2, False, 1),
    "morgana": ("bruiser", 3, 2, 2, False, 1),
    "brad": ("fixer", 2, 4, 1, False, 1),
    "karl": ("fixer", 2, 3, 1, False, 1),
    "wolf": ("fixer", 4, 1, 2, False, 1),
}
"""Class, Attack, Skill, Armour, ranged, figure of the ability."""

SIN_CARDS = """
p1 2 combat-prep alone-dice 3 0
p2 2 combat-prep no-help 0 1
p3 2 turn-start blame 1 1
p4 1 after-roll blind 0 0
p5 1 cleanse-prep cleanse-less 2 0
p6 1 reaction-start two-moves 2 0
p7 1 city-action one-icon 1 0
p8 1 combat-end trophy 1 2
p9 1 turn-end envied 0 2
s1 2 turn-start cap-move 1 0
s2 2 after-enter end-move 0 0
s3 2 turn-end tomorrow 0 2
s4 1 combat-prep hide 1 0
s5 1 cleanse-prep why-bother 0 0
s6 1 city-action cancel 0 0
s7 1 reaction-start under-bed 0 0
s8 1 extra-spent overslept 0 0
s9 1 combat-prep breathless 1 0
"""

DOOMS: dict[str, dict[str, int]] = {
    "at1": {"summon": 0},
    "at2": {"summon": 1},
    "at3": {"abomination_attack": 1},
    "at4": {"place": 1},
    "at5": {"reach": 1},
    "at6": {"leave": 1},
    "at7": {"summons": 1},
    "ac1": {"summon": 2},
    "ac2": {"summon": 3},
    "ac3": {"corruption_dice": 1},
    "ac4": {"tainted": 1},
    "ac5": {"penance_price": 1},
    "ac6": {"hollow": 1, "hollow_from": 5},
    "ac7": {"whispers": 1},
    "ar1": {"summon": 4},
    "ar2": {"innocent_dice": 1},
    "ar3": {"flip_dice": 1},
    "ar4": {"curfew": 1},
    "ar5": {"metro": 1},
    "ar6": {"acolyte_armour": 1},
    "ar7": {"draw": 1},
}

UPGRADES: dict[str, dict[str, int]] = {
    "u01": {"combat_dice": 1, "armour": 1},
    "u02": {"ranged": 1},
    "u03": {"armour": 1},
    "u04": {"resist": 1},
    "u05": {"fire_ignored": 1},
    "u06": {"corruption_ignored": 1},
    "u07": {"safe_leave": 1},
    "u08": {"move": 1},
    "u09": {"cleanse_dice": 1},
    "u10": {"banish": 1},
    "u11": {"scatter": 1, "scatter_from": 2},
    "u12": {"reroll": 2},
    "u13": {"medic": 1},
    "u14": {"penance": 1},
    "u15": {"link": 1},
    "u16": {"uplink": 1},
    "u17": {"adrenaline": 2},
    "u18": {"vaccine": 1},
}

PASTS: list[dict[str, int]] = [
    {"damage": 1},
    {"damage": 2},
    {"damage": 2, "strips": 1},
    {"damage": 2, "neighbours": 1},
    {"damage": 1, "advance": 1},
    {"damage": 2, "advance": 1, "draws": 2},
    {"defects": 1, "attack": 1, "armour": 2},
]

CLUB: list[dict[str, int]] = [
    {"attack": 4, "armour": 4, "hits": 1},
    {"attack": 5, "armour": 3, "reach": 1},
    {"attack": 3, "armour": 5, "corruption": 1},
    {"attack": 4, "armour": 4, "tempts": 1},
    {"attack": 3, "armour": 4, "blocks": 1},
]

TASKS = """
T1 terror fire 1 street 0 few-deaths 0
T2 terror fire 2 anywhere 0 many-fires 5
T3 terror nest 1 far 0 many-nests 0
C1 corruption corruption 1 anywhere 0 no-penance 0
C2 corruption corruption 2 anywhere 1 a-sinner 5
R1 redemption fire+corruption 1 district 0 no-innocent 0
R2 redemption corruption+fire 1 street 0 no-ally 0
"""
"""Type, tokens placed, how many, where, what a hero may bear instead; what hastens the Apocalypse, its least."""

MISSIONS = """
T1 M1 kill 17 19 | M2a kill 3 4 | M2b remove 4 5 | M3 kill 1 1
T2 M1 remove 6 7 | M2a kill-controller 3 4 | M2b use-city 3 4 | M3 kill 1 1
T3 M1 remove 5 6 | M2a kill-controller 6 8 | M2b kill 3 4 | M3 kill 1 1
C1 M1 remove 3 5 | M2a reveal-past 1 1 | M2b penances 3 3 | M3 kill-controller 3 3 | M4a kill 1 1 | M4b all-pure 1 1
C2 M1 penances 4 4 | M2a remove 3 3 | M2b kill-corrupted 5 6 | M3 kill 1 1
R1 M1 take-innocents 5 5 | M2a deliver 5 5 | M2b deliver 3 4 | M3 all-home 1 1
R2 M1 take-allies 3 3 | M2a use-city 1 2 | M2b remove 3 3 | M3 use-city 1 1
"""

TEAMS = """
T1 thorley rocco leah morgana
T2 brad thorley rocco leah
T3 brad thorley rocco leah
C1 brad thorley leah rocco
C2 brad thorley leah rocco
R1 leah brad thorley rocco
R2 leah brad thorley rocco
"""

"""An adventure as its board says it (OTH-MI-8): tasks, missions, modifiers; and what they count, by number."""

from __future__ import annotations

from typing import Final

PLACE: Final = 0
"""Tasks at the start of a round. The Sin places `amount` tokens, each in another space, as `where` allows."""
PLACE_OR_BEAR: Final = 1
"""C2: the heroes choose: one of them gains corruption, or the Sin places."""

STREETS: Final = 0
"""Where a task places: in streets, anywhere, in districts, each without heroes; or at a distance from every hero."""
ANYWHERE: Final = 1
IN_DISTRICTS: Final = 2
FAR: Final = 3

FEW_DEATHS: Final = 0
"""When the Apocalypse advances once more at the end of a round. Fewer than N monsters died this round."""
MANY_FIRES: Final = 1
"""`least` or more physical Fire tokens lie on the board."""
MANY_NESTS: Final = 2
"""More than N physical Nests do."""
NO_PENANCE: Final = 3
"""No Penance icon moved a marker this round."""
A_SINNER: Final = 4
"""A hero is at `least` or more."""
NO_INNOCENT: Final = 5
"""No Innocent was taken or delivered this round."""
NO_ALLY: Final = 6
"""No Ally was taken this round."""

KILL: Final = 0
"""What a mission counts. Monsters of the mission's kinds (a mask)."""
KILL_BOSS: Final = 1
"""The Controller and k others, in any order: target 1 + k."""
REMOVE: Final = 2
"""Physical tokens of its kinds (a mask) by Cleanse; with `ally`, by its carrier alone."""
USE_CITY: Final = 3
"""City Actions in districts without Fire; or in `district`, with `ally` carried and at most `most` monsters there."""
REVEAL_PAST: Final = 4
PENANCES: Final = 5
"""Penance icons that moved a marker."""
KILL_CORRUPTED: Final = 6
"""Monsters in Combats with voluntary corruption."""
TAKE_INNOCENT: Final = 7
DELIVER: Final = 8
"""Innocents on the Start space, or in `district`; with `also` tokens to remove as a second counter."""
TAKE_ALLIES: Final = 9
"""Each of the three Allies has been taken."""
ALL_PURE: Final = 10
"""At the end of a hero's turn all heroes are at corruption `purity` or lower."""
ALL_HOME: Final = 11
"""At the end of a hero's turn all heroes are on the Start space and no monster is."""

START_SPACE: Final = -2
"""Where DELIVER is to be done, if not in a district."""


class Mission:
    __slots__ = (
        "ally",
        "also",
        "district",
        "event",
        "kinds",
        "most",
        "no_fire",
        "purity",
        "stage",
        "summons",
        "target",
        "tokens",
        "verb",
    )

    stage: int  # missions of one stage are the two of a branch
    verb: int
    target: list[int]  # for three heroes, for four
    kinds: int  # of monsters, a mask
    tokens: int  # kinds of tokens, a mask
    ally: int  # whose carrier must do it; NOTHING for anybody
    district: int  # the space; START_SPACE; NOWHERE for any
    no_fire: bool  # only in districts without Fire
    most: int  # monsters there; NOTHING for any number
    purity: list[int]  # of ALL_PURE: the corruption a hero may have, for three heroes, for four; 0 elsewhere
    also: int  # the target of a second counter, of `tokens` removed; 0 for none
    event: int  # the kind of monster whose coming is the event before this stage (OTH-MI-5); NOTHING
    summons: int  # the kind that comes when it becomes current and is not on the board; NOTHING


class Adventure:
    __slots__ = (
        "advance",
        "amount",
        "bear",
        "distance",
        "event_fire",
        "extra",
        "extra_least",
        "instead",
        "kind",
        "missions",
        "more",
        "task",
        "team",
        "tokens",
        "where",
    )

    kind: int  # TERROR, CORRUPTION_TYPE, REDEMPTION
    task: int  # PLACE, PLACE_OR_BEAR
    tokens: list[int]  # kinds that the task may place, as the Sin likes
    instead: int  # the kind that is placed when those are not in the supply (T3); NOTHING for none
    amount: int
    where: int
    distance: int  # of FAR
    bear: int  # corruption of PLACE_OR_BEAR
    advance: int  # of the Apocalypse at the end of every round
    more: int  # and as much more when `extra` holds
    extra: int  # when the Apocalypse advances more
    extra_least: int
    event_fire: int  # Fire tokens that the last event brings into the Avatar's space
    missions: list[Mission]  # in the order of the board; the last stage may have two
    team: list[int]  # recommended heroes

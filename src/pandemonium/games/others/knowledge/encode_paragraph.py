"""What the paragraph that waits has in hand, as five numbers: all of it lies open on the table."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from pandemonium.engine.bits import BIT
from pandemonium.engine.state import Frame
from pandemonium.games.others.rules.acolytes import Covering, Robbing
from pandemonium.games.others.rules.ballot import Ballot
from pandemonium.games.others.rules.choice import SLOT
from pandemonium.games.others.rules.city_action import CityAction
from pandemonium.games.others.rules.damage import Fields
from pandemonium.games.others.rules.death import Replacement
from pandemonium.games.others.rules.envy import Envy
from pandemonium.games.others.rules.figures import SLOTS
from pandemonium.games.others.rules.healing import Healing
from pandemonium.games.others.rules.icons import Equipping, Treating
from pandemonium.games.others.rules.karl import Change
from pandemonium.games.others.rules.lap import Lap
from pandemonium.games.others.rules.leah import Coordinate
from pandemonium.games.others.rules.orbital import Orbit
from pandemonium.games.others.rules.reaction import Reaction
from pandemonium.games.others.rules.roll import Roll
from pandemonium.games.others.rules.summon import Arrival, SummonStep
from pandemonium.games.others.rules.tasks import Placing
from pandemonium.games.others.rules.teleport import Teleport
from pandemonium.games.others.rules.turn import Turn
from pandemonium.games.others.rules.window import Window

Five = tuple[i64, i64, i64, i64, i64]
NONE: Final = (0, 0, 0, 0, 0)


def in_hand(frame: Frame[Any]) -> Five:
    """Slots, spaces and kinds are counted from 1, sets are masks; a roll has its own part of the observation.

    Here and below those that ask most often stand first: each that it is not costs a call.
    """
    if isinstance(frame, Turn):
        return (frame.slot + 1, 0, 0, 0, 0)
    if isinstance(frame, Window):
        return (frame.kind + 1, 0, 0, 0, 0)
    if isinstance(frame, Reaction):
        return (frame.slot + 1, frame.origin + 1, frame.kind + 1, frame.moved_to + 1, frame.moved_kind + 1)
    if isinstance(frame, Roll):
        return NONE
    if isinstance(frame, Lap):
        return (frame.slot + 1, frame.idle, 0, 0, 0)
    if isinstance(frame, Ballot):
        return of_ballot(frame)
    return of_hero(frame)


def of_ballot(frame: Ballot) -> Five:
    """The slots to choose from, whether there is something else too, and what it is about: the Sin may decide it."""
    slots: i64 = 0
    other: i64 = 0
    for choice in frame.choices:
        if SLOT <= choice < SLOT + SLOTS:
            slots |= BIT[choice - SLOT]
        else:
            other = 1
    return (slots, other, frame.about() + 1, 1 if frame.second else 0, frame.subject + 1)


def of_hero(frame: Frame[Any]) -> Five:
    if isinstance(frame, Fields):
        return (frame.slot + 1, frame.left, 0, 0, 0)
    if isinstance(frame, (Coordinate, Healing, Equipping, Treating, Change)):
        return (frame.slot + 1, 0, 0, 0, 0)
    if isinstance(frame, Replacement):
        return (frame.slot + 1, frame.upgrades, 0, 0, 0)
    if isinstance(frame, CityAction):
        return (frame.slot + 1, frame.space + 1, set_of(frame.icons), 0, 0)
    if isinstance(frame, Orbit):
        return (frame.slot + 1, frame.origin + 1, frame.space + 1, frame.length, 1 if frame.kills else 0)
    if isinstance(frame, Envy):
        return (frame.slot + 1, frame.damage, 0, 0, 0)
    return of_sin(frame)


def of_sin(frame: Frame[Any]) -> Five:
    if isinstance(frame, Placing):
        return (frame.kind + 1, frame.left, frame.where + 1, set_of(frame.kinds), 0)
    if isinstance(frame, Arrival):
        return (frame.kind + 1, frame.fire, 0, 0, 0)
    if isinstance(frame, SummonStep):
        return (frame.kind + 1, frame.left, 1 if frame.first else 0, 0, 0)
    if isinstance(frame, Teleport):
        return (frame.origin + 1, 0, 0, 0, 0)
    if isinstance(frame, Covering):
        return (frame.space + 1, 0, 0, 0, 0)
    if isinstance(frame, Robbing):
        return (frame.slot + 1, 0, 0, 0, 0)
    return NONE


def set_of(numbers: list[int]) -> i64:
    mask: i64 = 0
    for number in numbers:
        mask |= BIT[number]
    return mask

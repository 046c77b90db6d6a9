"""What the paragraph that waits has in hand, as three numbers: all of it lies open on the table."""

from __future__ import annotations

from typing import Any, Final

from pandemonium.engine.state import Frame
from pandemonium.games.inferno.rules.accusation import Accusation
from pandemonium.games.inferno.rules.cashing import Cashing
from pandemonium.games.inferno.rules.challenge import Toll
from pandemonium.games.inferno.rules.choice import BARREL
from pandemonium.games.inferno.rules.discs import Discs, Relocation
from pandemonium.games.inferno.rules.family import Welcome
from pandemonium.games.inferno.rules.fraud import Fraud
from pandemonium.games.inferno.rules.guardian import PlayGuardian
from pandemonium.games.inferno.rules.host import Arrival
from pandemonium.games.inferno.rules.location import Action
from pandemonium.games.inferno.rules.money import Exchange
from pandemonium.games.inferno.rules.phlegethon import Shift
from pandemonium.games.inferno.rules.siege import Supply
from pandemonium.games.inferno.rules.tower import Homecoming, PutDown
from pandemonium.games.inferno.rules.tracks import Advance
from pandemonium.games.inferno.rules.turns import Turn

Three = tuple[int, int, int]
NONE: Final = (0, 0, 0)


def in_hand(frame: Frame[Any]) -> Three:
    """Counted from 1 where a number may be missing; a set of tracks or seats as its mask."""
    found = of_florence(frame)
    if found != NONE:
        return found
    if isinstance(frame, Fraud):
        return (frame.step + 1, frame.fee, 1 if frame.from_hand else 0)
    if isinstance(frame, PlayGuardian):
        return (frame.step + 1, frame.guardian + 1, 0)
    if isinstance(frame, Discs):
        return (frame.left, frame.infamy, 0)
    if isinstance(frame, Relocation):
        return (frame.moved + 1, 0, 0)
    if isinstance(frame, Advance):
        return (frame.tracks, 0, 0)
    if isinstance(frame, Cashing):
        return (frame.placing + 1, 0, 0)
    if isinstance(frame, Shift):
        return (1 if frame.both else 0, 0, 0)
    if isinstance(frame, Toll):
        return (frame.track + 1, 0, 0)
    if isinstance(frame, Turn):
        return (frame.step + 1, 0, 0)
    return NONE


def of_florence(frame: Frame[Any]) -> Three:
    if isinstance(frame, Accusation):
        return (frame.step + 1, frame.location + 1, frame.kind + 1)
    if isinstance(frame, Action):
        return (frame.location + 1, 0, 0)
    if isinstance(frame, Exchange):
        return (frame.most, 0, 0)
    if isinstance(frame, Supply):
        return (1 if frame.arming else 0, 0, 0)
    if isinstance(frame, Homecoming):
        return (frame.left, 0, 0)
    if isinstance(frame, PutDown):
        return (frame.item, 0, 0)
    if isinstance(frame, Welcome):
        return (frame.item, frame.floor + 1, 0)
    if isinstance(frame, Arrival):
        return (1 if frame.sort == BARREL else 2, frame.kind + 1, 0)
    return NONE

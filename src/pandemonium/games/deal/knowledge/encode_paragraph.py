"""What the paragraph that asks a seat counts with, as three numbers: the seat knows all of it."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from pandemonium.engine.state import Frame
from pandemonium.games.deal.rules.bailiff import LateGuest
from pandemonium.games.deal.rules.luxuries import Ascetic
from pandemonium.games.deal.rules.payment import Payment
from pandemonium.games.deal.rules.ritual import InquisitionAsk
from pandemonium.games.deal.rules.step import Step
from pandemonium.games.deal.rules.stock import TakeGood

Three = tuple[int, int, int]
NONE: Final = (0, 0, 0)


def in_hand(frame: Frame[Any]) -> Three:
    """The card or tile it is about, counted from 1; how often it is still asked; the grain to keep, or luxuries."""
    if isinstance(frame, Step):
        return (frame.number + 1, frame.left, kept_or_luxury(frame))
    if isinstance(frame, InquisitionAsk):
        if isinstance(frame, Ascetic):
            return (frame.given, 0, 0)
        if isinstance(frame, LateGuest):
            return (frame.place, 0, 0)
    return NONE


def kept_or_luxury(frame: Step) -> i64:
    if isinstance(frame, Payment):
        return frame.grain
    return 1 if isinstance(frame, TakeGood) and frame.luxury else 0

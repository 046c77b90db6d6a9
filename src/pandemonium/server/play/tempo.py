"""Tempo: how long one may be away before others may put a bot into one's seat, and how long a question may take.

A question's time runs from the last moment when anybody could notice something, which the table keeps: so it survives a
restart, every node reckons alike, and no secret answer shows by a clock that starts anew.
"""

from __future__ import annotations

from time import time

from pandemonium.server.model import Pact, Tempo

AWAY: dict[Tempo, float] = {"live": 120.0, "relaxed": 3_600.0, "mail": 259_200.0}
"""Seconds."""
STAND_IN = "normal"
"""The level of a bot that answers for a person whose time is up."""


def is_late(pact: Pact, updated: float) -> bool:
    return pact.limit > 0 and time() >= updated + pact.limit

"""Moments as people say them: how long ago something was, or its date."""

from __future__ import annotations

from datetime import UTC, datetime

from markupsafe import Markup

from pandemonium.drawing.html import time
from pandemonium.drawing.words import Words

MINUTE, HOUR, DAY = 60, 3600, 86_400
STEPS = (("ago-days", DAY), ("ago-hours", HOUR), ("ago-minutes", MINUTE))


def ago(words: Words, moment: str) -> Markup:
    """How long ago that was, in the largest unit that fits."""
    passed = (datetime.now(UTC) - datetime.fromisoformat(moment)).total_seconds()
    said = next((words(id, number=int(passed // unit)) for id, unit in STEPS if passed >= unit), words("ago-now"))
    return time(datetime=moment)[said]


def day(words: Words, moment: str) -> Markup:
    """The date, with the month in words: no two countries order three numbers alike."""
    at = datetime.fromisoformat(moment)
    return time(datetime=moment)[words("date", day=str(at.day), month=at.month, year=str(at.year))]

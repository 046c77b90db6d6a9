"""Advice in the terminal: the choice, its reason, and the next best, each with how far it is behind."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.text import Text as Line

from pandemonium.drawing.words import Words
from pandemonium.engine.match import Match
from pandemonium.engine.state import Seat
from pandemonium.playing.advice import Candidate, advise


def advice(match: Match[Any, Any], seat: Seat, words: Words) -> Iterator[Line]:
    """The lines to print. The bot is given what the seat may know, never the play itself."""
    found = advise(match.game, match.state, seat)
    best, *others = found.candidates
    said = words("play-advice", choice=named(match, seat, best, words), reason=words.say(found.reason))
    yield Line(said, style="green")
    for one in others:
        choice, behind = named(match, seat, one, words), words.say(one.behind) if one.behind else ""
        yield Line("  " + words("play-advice-next", choice=choice, behind=behind))


def named(match: Match[Any, Any], seat: Seat, one: Candidate, words: Words) -> str:
    (label,) = [offer.label for offer in match.decision(seat).offers if offer.code == one.code]
    return f"{words.say(label)} ({one.code})"

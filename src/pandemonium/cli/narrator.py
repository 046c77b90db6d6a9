"""Narrator: what a seat hears of a play, as sentences."""

from __future__ import annotations

from typing import Any

from pandemonium.drawing.words import Words
from pandemonium.engine.match import Match
from pandemonium.engine.moment import UNDO
from pandemonium.engine.phrase import Player
from pandemonium.engine.state import Event, Seat


class Narrator:
    """Remembers how far each seat has heard."""

    def __init__(self, match: Match[Any, Any], words: Words) -> None:
        self.match = match
        self.words = words
        self.heard: dict[Seat, int] = {}

    def news(self, seat: Seat) -> list[str]:
        """What the seat has not heard yet."""
        first = self.heard.get(seat, -1)
        self.heard[seat] = self.match.number
        return self.tale(seat, first)

    def tale(self, seat: Seat, first: int = -1) -> list[str]:
        """Everything from an entry on; -1 begins with the set-up."""
        told = self.sentences(self.match.opening, seat) if first < 0 else []
        for moment in self.match.history[max(first, 0) :]:
            if moment.entry.code == UNDO:
                told.append(self.words("play-taken-back", player=Player(moment.entry.seat)))
            else:
                told += self.sentences(moment.events, seat)
        return told

    def sentences(self, events: list[Event], seat: Seat) -> list[str]:
        return [self.words.say(self.match.game.describe(event)) for event in events if event.heard_by(seat)]

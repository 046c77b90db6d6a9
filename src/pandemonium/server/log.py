"""The log: a match's events as one seat may hear them, in full sentences. Each sentence is made once."""

from __future__ import annotations

from typing import Any

from pandemonium.engine.match import UNDO, Match, Moment
from pandemonium.engine.phrase import Phrase, Player
from pandemonium.engine.state import Event, Seat
from pandemonium.engine.text import Text
from pandemonium.server.model import LogLine


class Log:
    """The sentences of one match for one seat in one language, extended as the match goes on."""

    def __init__(self, match: Match[Any, Any], seat: Seat, text: Text, names: list[str]) -> None:
        self.match = match
        self.seat = seat
        self.text = text
        self.names = names
        self.sentences: list[LogLine] = [self.line(event, 0, -1) for event in match.opening if event.heard_by(seat)]
        self.reached = 0

    def lines(self, after: int = -1) -> list[LogLine]:
        """The lines after that entry, marked as fresh, taken back, or done to the viewer."""
        self.extend()
        history = self.match.history
        own = next((at for at in range(len(history), 0, -1) if history[at - 1].entry.seat == self.seat), 0)
        marked = []
        for line in self.sentences:
            if line.number <= after:
                continue
            undone = line.number > 0 and history[line.number - 1].undone
            fresh = line.number > own and self.seat >= 0
            marked.append(
                LogLine(line.number, line.text, line.seat, undone, fresh, line.to_you) if undone or fresh else line
            )
        return marked

    def extend(self) -> None:
        history = self.match.history
        while self.reached < len(history):
            moment = history[self.reached]
            self.reached += 1
            self.sentences += self.told(moment, self.reached)

    def told(self, moment: Moment, number: int) -> list[LogLine]:
        actor = moment.entry.seat
        if moment.entry.code == UNDO:
            return [LogLine(number, self.say(Phrase("log-undo", {"player": Player(actor)})), actor)]
        return [self.line(event, number, actor) for event in moment.events if event.heard_by(self.seat)]

    def line(self, event: Event, number: int, actor: Seat) -> LogLine:
        game = self.match.game
        phrase = game.describe(event)
        to_you = game.events[event.kind].suffered and Player(self.seat) in phrase.facts.values()
        return LogLine(number, self.say(phrase), actor, to_you=to_you)

    def say(self, phrase: Phrase) -> str:
        return self.text.say(phrase, self.names)

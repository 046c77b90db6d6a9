"""The story: a match's events as one seat may hear them, in full sentences, and how each is shown. All is made once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from pandemonium.drawing.beat import Beat
from pandemonium.drawing.scene import Scene
from pandemonium.drawing.table import drawing_of
from pandemonium.drawing.words import Words
from pandemonium.engine.match import Match
from pandemonium.engine.moment import Moment
from pandemonium.engine.phrase import Phrase, Player
from pandemonium.engine.state import Event, Seat
from pandemonium.engine.text import Text
from pandemonium.server.model import LogLine

WATCHED = 4
"""Entries that are news to somebody who only watches."""
ALONE = 2
"""What the game did for somebody who was not asked weighs at least this much to them."""


class Story:
    """The sentences of one match for one seat in one language, extended as the match goes on.

    Lines are numbered by what this seat could notice: what others did in secret leaves no gap.
    """

    def __init__(self, match: Match[Any, Any], seat: Seat, text: Text, names: list[str]) -> None:
        self.match = match
        self.seat = seat
        self.text = text
        self.names = names
        self.drawing = drawing_of(match.game)
        self.told: list[tuple[LogLine, Moment | None]] = []
        self.begun: dict[str, int] = {}  # by kind of event: the line of the last one
        self.hear(self.scene(match.view(seat)), match.opening, 0, -1, None)
        self.reached = 0
        self.number = 0
        self.own = 0  # the number of the seat's last entry
        self.rewritten = 0  # the number of the last take-back it noticed

    def lines(self, after: int = -1, kind: str = "", view: Any = None) -> list[LogLine]:
        """The lines after that number, marked as fresh or taken back; of old ones only those since such an event."""
        self.extend(view)
        first = self.begun.get(kind, 0)
        heard = [told for at, told in enumerate(self.told) if at >= first or told[0].number >= self.since]
        return [self.marked(line, moment) for line, moment in heard if line.number > after]

    @property
    def since(self) -> int:
        """From which number on all is news: the seat's last entry and what came of it; to watchers, the last few."""
        return self.own if self.seat >= 0 else max(self.number - WATCHED, 0)

    def forgotten_since(self, number: int) -> bool:
        """Whether lines up to that number may have been taken back since, or never were."""
        self.extend()
        return self.rewritten > number or number > self.number

    def extend(self, view: Any = None) -> None:
        """Take in what happened since; `view` is what the seat sees now, where that is known already."""
        if self.reached == len(self.match.history):
            return
        scene = self.scene(view or self.match.view(self.seat))
        for moment in self.match.history[self.reached :]:
            self.reached += 1
            if moment.noticed_by(self.seat):
                self.number += 1
                self.take_in(scene, moment)

    def scene(self, view: Any) -> Scene[Any]:
        """What beats are made from: the table as this seat sees it now."""
        return Scene(view, None, Words(self.text, self.names), game=self.match.game, seat=self.seat)

    def take_in(self, scene: Scene[Any], moment: Moment) -> None:
        actor = moment.entry.seat
        if actor == self.seat and moment.clock is None:
            self.own = self.number
        if moment.took_back is not None:
            self.rewritten = self.number
            line = LogLine(self.number, self.say(Phrase("log-undo", {"player": Player(actor)})), actor)
            self.told.append((line, moment))
        if moment.clock is not None:
            self.told.append((self.by_clock(actor, moment.clock), moment))
        self.hear(scene, moment.events, self.number, actor, moment)

    def hear(self, scene: Scene[Any], events: Sequence[Event], number: int, actor: Seat, moment: Moment | None) -> None:
        for event in events:
            if event.heard_by(self.seat):
                self.begun[self.match.game.events[event.kind].id] = len(self.told)
                self.told.append((self.line(scene, event, number, actor), moment))

    def by_clock(self, actor: Seat, label: Phrase) -> LogLine:
        """That a person's time was up. What was chosen is told at their seat alone; others hear what came of it."""
        mine = actor == self.seat
        chosen = Phrase("log-clock-yours", {"choice": self.say(label)})
        text = self.say(chosen if mine else Phrase("log-clock", {"player": Player(actor)}))
        beat = Beat("light", at=f"seat {actor}", seat=actor, weight=ALONE)
        return LogLine(self.number, text, actor, to_you=mine, beat=beat)

    def marked(self, line: LogLine, moment: Moment | None) -> LogLine:
        undone = moment is not None and moment.undone
        fresh = line.number > self.own and self.seat >= 0
        return replace(line, undone=undone, fresh=fresh) if undone or fresh else line

    def line(self, scene: Scene[Any], event: Event, number: int, actor: Seat) -> LogLine:
        game = self.match.game
        phrase, kind = game.describe(event), game.events[event.kind]
        text, beat = self.say(phrase), self.drawing.beat(scene, event)
        to_you = kind.suffered and Player(self.seat) in phrase.facts.values()
        alone = event.forced == self.seat and self.seat >= 0
        if alone:
            text = self.say(Phrase("log-only-choice", {"told": text}))
            beat = replace(beat, weight=max(beat.weight, ALONE))
        return LogLine(number, text, actor, to_you=to_you, alone=alone, begins=kind.begins, beat=beat)

    def say(self, phrase: Phrase) -> str:
        return self.text.say(phrase, self.names)

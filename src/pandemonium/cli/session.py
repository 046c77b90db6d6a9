"""Session: one game in the terminal, from the first question to the account of every seat."""

from __future__ import annotations

from pathlib import Path

from pandemonium.cli.ending import ending
from pandemonium.cli.person import HandOver, Person, Quit
from pandemonium.cli.problem import write_file
from pandemonium.cli.records import way_on
from pandemonium.cli.seating import Seating
from pandemonium.engine.journal import journal_of, write_journal
from pandemonium.engine.pack import KeptPack
from pandemonium.engine.phrase import Player
from pandemonium.engine.state import SPECTATOR, Seat
from pandemonium.playing.levels import time_for
from pandemonium.playing.think import think_once


class Session:
    """Bots think here and persons answer here, in the order the game asks them."""

    def __init__(
        self,
        person: Person,
        seating: Seating,
        seconds: float,
        save: Path | None,
        data: KeptPack | None = None,
        pack: Path | None = None,
    ) -> None:
        """`data`: what the journal brings along, so that it can be gone on with; `pack`: what that takes otherwise."""
        self.person = person
        self.match = person.match
        self.words = person.words
        self.console = person.console
        self.seating = seating
        self.seconds = seconds
        self.save = save
        self.data = data
        self.pack = pack
        self.onlooker: Seat = SPECTATOR  # the person who looks at the screen
        self.declined: dict[Seat, list[str]] = {}  # asides a seat let pass, so that it is not asked again at once

    def run(self) -> None:
        """Play to the end, or until the person leaves; either way the journal is written."""
        try:
            self.play_through()
            self.end()
        except (Quit, EOFError, KeyboardInterrupt):
            self.console.print(self.words("play-quit"))
            if self.save is not None:
                command = way_on(self.match.game.id, self.save, self.pack)
                self.console.print(self.words("play-resume", command=command), markup=False, soft_wrap=True)
        finally:
            self.write()

    def play_through(self) -> None:
        """On the game's own screen; what is said at its end stays on the terminal."""
        self.person.screen.open()
        try:
            while not self.over:
                self.step()
        finally:
            self.person.screen.close()

    @property
    def over(self) -> bool:
        return self.match.over

    def step(self) -> None:
        """One answer: of a person who may act although nobody asks, else of a seat the game waits for."""
        seat = min(self.match.waiting, key=self.seating.is_bot)
        if not self.seating.is_bot(seat):
            self.ask(seat)
            return
        for person in self.seating.persons:
            open_asides = self.match.decision(person).codes()
            if open_asides and open_asides != self.declined.get(person):
                self.ask(person)
                return
        self.think(seat)

    def ask(self, seat: Seat) -> None:
        self.pass_screen(seat)
        codes = self.match.decision(seat).codes()
        self.person.beside = self.beside(seat)
        try:
            if self.person.ask(seat):
                self.declined.pop(seat, None)
            else:
                self.declined[seat] = codes
        except HandOver as other:
            self.ask(other.seat)

    def beside(self, seat: Seat) -> list[Seat]:
        """The other persons at this keyboard who may act now although the game waits for this one."""
        waiting = self.match.waiting
        if seat not in waiting:
            return []
        return [one for one in self.seating.persons if one not in waiting and self.match.decision(one).codes()]

    def pass_screen(self, seat: Seat) -> None:
        """Between two persons at one screen, nobody sees the other's cards."""
        if len(self.seating.persons) > 1 and seat != self.onlooker:
            self.console.clear()
            self.person.read(self.words("play-pass-screen", player=Player(seat)))
        self.onlooker = seat

    def think(self, seat: Seat) -> None:
        with self.console.status(self.words("play-thinks", player=Player(seat))):
            level = self.seating.given[seat]
            think_once(self.match, seat, level, time_for(level, self.seconds))

    def end(self) -> None:
        self.console.print(self.person.news(self.onlooker))
        self.console.print(self.person.drawing.table(self.match.view(self.onlooker), self.words))
        self.console.print(ending(self.match, self.words))
        self.console.print(self.words("play-seed", seed=self.match.setup.seed))

    def write(self) -> None:
        """The journal holds the seed: it is the players' own file, and they cannot go on without it."""
        if self.save is not None:
            journal = journal_of(self.match, self.seating.given, with_seed=True)
            journal.data = self.data
            write_file(self.save, write_journal(journal))
            self.console.print(self.words("play-saved", file=str(self.save)))

"""Inferno's table in the terminal: Hell, Dante's path, Florence, the Sin Tracks, the families and the Fraud cards."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from pandemonium.drawing.terminal import TerminalDrawing
from pandemonium.drawing.words import Words
from pandemonium.engine.game import Game
from pandemonium.engine.phrase import Name, Player
from pandemonium.games.inferno.game import InfernoGame, inferno
from pandemonium.games.inferno.knowledge.view import InfernoView
from pandemonium.games.inferno.terminal.cards import cards
from pandemonium.games.inferno.terminal.challenge import rows_ahead
from pandemonium.games.inferno.terminal.families import families
from pandemonium.games.inferno.terminal.florence import florence
from pandemonium.games.inferno.terminal.headings import circle_heading, heading
from pandemonium.games.inferno.terminal.hell import hell, legend
from pandemonium.games.inferno.terminal.path import graveyard, path
from pandemonium.games.inferno.terminal.tracks import tracks

HELL = {"place", "gate", "grave", "guardian"}
FLORENCE = {"location", "guest", "barrel"}
TRACKS = {"cube", "track", "diploma"}
FAMILIES = {"location", "guest", "barrel", "storey", "space", "florins"}
CARDS = {"card", "deck"}
"""Which part of the table a question about such things is asked over."""


class InfernoTerminal(TerminalDrawing[InfernoView]):
    folder = Path(__file__).parent
    examples = ("place 3.4", "gate 2", "location bank", "guest vescovo", "card 7")

    def __init__(self, game: InfernoGame) -> None:
        self.game = game
        self.rules = game.rules

    def made_for(self, game: Game[Any, Any]) -> InfernoTerminal:
        return InfernoTerminal(game) if isinstance(game, InfernoGame) else self

    def table(self, view: InfernoView, words: Words) -> RenderableType:
        return self.whole(view, words, set(view.underway.routes))

    def whole(self, view: InfernoView, words: Words, lit: set[str]) -> RenderableType:
        """Everything, with the shields lit that can be chosen."""
        parts = [status(view, words), self.hell(view, words, lit), legend(view, words)]
        parts += [florence(view, words, self.rules), tracks(view, words, self.rules), families(view, words, self.rules)]
        if view.solo and view.difficulty:
            parts.append(rows_ahead(view, words, self.rules))
        return Group(*parts, cards(view, words, self.rules))

    def at_question(self, view: InfernoView, words: Words, elements: set[str]) -> RenderableType:
        """The whole table when a turn begins, then only what is asked about: turns are chains of small questions."""
        things = {element.partition(" ")[0] for element in elements}
        lit = {element.removeprefix("place ") for element in elements}
        if view.phase == "playing" and not view.quarter and not view.underway.picked:
            return self.whole(view, words, lit)
        parts: list[RenderableType] = [status(view, words)]
        if things & HELL:
            parts.append(self.hell(view, words, lit))
        if things & FLORENCE:
            parts.append(florence(view, words, self.rules))
        if things & TRACKS:
            parts.append(tracks(view, words, self.rules))
        if things & FAMILIES:
            parts.append(families(view, words, self.rules))
        if things & CARDS:
            parts.append(cards(view, words, self.rules))
        return Group(*parts)

    def hell(self, view: InfernoView, words: Words, lit: set[str]) -> RenderableType:
        board = self.rules.side_b if view.side == "b" else self.rules.side_a
        places = self.game.drawing.side_b if view.side == "b" else self.game.drawing.side_a
        return Group(
            path(view, words, board), graveyard(view, words), hell(view, words, board, places, self.rules, lit)
        )

    def heading(self, view: InfernoView, words: Words, element: str) -> str:
        return heading(view, words, element)

    def region(self, view: InfernoView, words: Words, element: str) -> str:
        return circle_heading(words, element)


drawing = InfernoTerminal(inferno())


def status(view: InfernoView, words: Words) -> Text:
    """Whose turn it is, and in which quarter it goes on."""
    if view.phase == "over":
        return Text(words("terminal-over"), style="bold")
    if view.phase != "playing":
        return Text(words("terminal-scoring"), style="bold")
    said = words("terminal-turn", turn=view.turns, player=Player(view.turn))
    if view.quarter:
        said += " · " + words("terminal-quarter", quarter=Name(view.quarter))
    if view.trigger >= 0:
        said += " · " + words("terminal-last-round")
    return Text(said, style="bold")

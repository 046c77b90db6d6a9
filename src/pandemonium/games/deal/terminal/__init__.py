"""The table in the terminal: the board of the Church, four kingdoms, and what lies behind the own walls."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from pandemonium.drawing.terminal import TerminalDrawing
from pandemonium.drawing.words import Words
from pandemonium.engine.game import Game
from pandemonium.engine.phrase import Name
from pandemonium.games.deal.game import DealGame, deal
from pandemonium.games.deal.knowledge.view import PHASES, DealView
from pandemonium.games.deal.terminal.chests import chest_now, notebook
from pandemonium.games.deal.terminal.church import church
from pandemonium.games.deal.terminal.headings import heading, region
from pandemonium.games.deal.terminal.kingdoms import buildings, kingdoms
from pandemonium.games.deal.terminal.plans import plans
from pandemonium.games.deal.terminal.walls import goods, hand


class DealTerminal(TerminalDrawing[DealView]):
    folder = Path(__file__).parent
    examples = ("building 1A1", "stock wood", "kingdom B", "inquisitor A", "chest")

    def __init__(self, game: DealGame) -> None:
        self.rules = game.rules

    def made_for(self, game: Game[Any, Any]) -> DealTerminal:
        return DealTerminal(game) if isinstance(game, DealGame) else self

    def table(self, view: DealView, words: Words) -> RenderableType:
        rules = self.rules
        parts: list[RenderableType | None] = [status(view, words), church(view, words, rules)]
        parts += [kingdoms(view, words, rules), buildings(view, words), plans(view, words)]
        if view.mine:
            parts += [notebook(view, words), chest_now(view, words), goods(view, words), hand(view, words, rules)]
        return shown(parts)

    def at_question(self, view: DealView, words: Words, elements: set[str]) -> RenderableType:
        """The whole table as a round begins, then what is asked about: a round is a chain of many questions."""
        if view.mine is None or view.over or self.begins(view):
            return self.table(view, words)
        rules, phase = self.rules, view.board.phase
        parts: list[RenderableType | None] = [status(view, words)]
        if phase in ("hunt", "inquisition"):
            parts += [church(view, words, rules), kingdoms(view, words, rules)]
        if phase == "deals":
            parts += [notebook(view, words), chest_now(view, words)]
        if phase == "inquisition":
            parts.append(chest_now(view, words))
        if phase == "actions":
            parts.append(plans(view, words))
        parts.append(goods(view, words))
        if phase in ("cards", "deals", "actions"):
            parts.append(hand(view, words, rules))
        return shown(parts)

    def begins(self, view: DealView) -> bool:
        """The first question of a round, before anything is picked."""
        mine = view.mine
        if mine is None or mine.picked:
            return False
        first = "deals" if view.board.round == 1 else "cards"
        return view.board.phase == first and not view.board.distribution and not any(mine.chest.content)

    def heading(self, view: DealView, words: Words, element: str) -> str:
        return heading(view, words, element)

    def region(self, view: DealView, words: Words, element: str) -> str:
        return region(words, element)


drawing = DealTerminal(deal())


def shown(parts: list[RenderableType | None]) -> Group:
    """Those parts that have anything to say."""
    return Group(*(part for part in parts if part is not None))


def status(view: DealView, words: Words) -> Text:
    """Round and phase, and what is due at the end of the round."""
    if view.over:
        return Text(words("terminal-over"), style="bold")
    phase = Name(f"phase-{PHASES.index(view.board.phase)}")
    said = [words("terminal-round", round=view.board.round, phase=phase)]
    said += [words("terminal-hunt")] if view.board.round in (2, 3) else []
    said += [words("terminal-inquisition")] if view.board.round in (3, 5) else []
    return Text(" · ".join(said), style="bold")

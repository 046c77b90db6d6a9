"""The table in the terminal: the adventure, the city, the heroes and the Sin's side."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from pandemonium.drawing.terminal import TerminalDrawing
from pandemonium.drawing.words import Words
from pandemonium.engine.game import Game
from pandemonium.games.others.data.names import HEROES, MAPS, UPGRADES
from pandemonium.games.others.game import OthersGame, others
from pandemonium.games.others.knowledge.view import OthersView
from pandemonium.games.others.terminal.city import CityDrawing
from pandemonium.games.others.terminal.evil import evil
from pandemonium.games.others.terminal.headings import heading, said
from pandemonium.games.others.terminal.heroes import heroes, squad
from pandemonium.games.others.terminal.legend import legend
from pandemonium.games.others.terminal.plan import plan
from pandemonium.games.others.words.mission_wording import mission_phrase
from pandemonium.games.others.words.naming import mission_title
from pandemonium.games.others.words.numbering import SPACE_CODES

SHORT = 4
"""So many letters of a hero's name stand in the city."""


class OthersTerminal(TerminalDrawing[OthersView]):
    folder = Path(__file__).parent
    examples = ("space T02", "card p1", "upgrade u01", "figure avatar", "board 1")

    def __init__(self, game: OthersGame) -> None:
        self.rules = game.rules

    def made_for(self, game: Game[Any, Any]) -> OthersTerminal:
        return OthersTerminal(game) if isinstance(game, OthersGame) else self

    def of_data(self, words: Words) -> RenderableType:
        """All maps, and what their marks mean."""
        maps = zip(self.rules.cities, MAPS, strict=True)
        return Group(*(plan(city, map, words) for city, map in maps), legend(words))

    def table(self, view: OthersView, words: Words) -> RenderableType:
        boards = self.rules.heroes
        values = [f"{board.attack}/{board.skill}/{board.armour}" for board in boards]
        parts: list[RenderableType] = [*self.story(view, words), self.city(view, words, set()), legend(words)]
        parts += [heroes(view, words, values), squad(view, words)]
        available = ", ".join(words(f"upgrade-{UPGRADES[card]}") for card in view.piles.upgrades)
        parts.append(Text.assemble((words("terminal-available") + " ", "bold"), available))
        return Group(*parts, *evil(view, words))

    def at_question(self, view: OthersView, words: Words, elements: set[str]) -> RenderableType:
        """The whole table as a turn begins, then the city with the places that can be chosen."""
        lit = {SPACE_CODES.index(what.removeprefix("space ")) for what in elements if what.startswith("space ")}
        if view.over or not lit:
            return self.table(view, words)
        return Group(*self.story(view, words), self.city(view, words, lit))

    def story(self, view: OthersView, words: Words) -> list[Text]:
        """Round, Apocalypse and the current mission with how far it has come."""
        place, rules = view.story.mission, self.rules
        now = words("terminal-round", round=view.story.round, level=view.sin.level)
        mission = rules.adventures[view.adventure].missions[place]
        title = said(words, mission_title(rules, view.adventure, place))
        task = words.say(mission_phrase(mission, view.count, view.story.target))
        progress = f"{view.story.progress}/{view.story.target}"
        return [Text(now, style="bold"), Text.assemble((f"{title}: ", "bold"), f"{task} ({progress})")]

    def city(self, view: OthersView, words: Words, lit: set[int]) -> Group:
        def name(slot: int) -> str:
            return words(f"hero-{HEROES[view.heroes[slot].hero]}")[:SHORT]

        return CityDrawing(self.rules.cities[view.map], SPACE_CODES, view.spaces, words, name, lit).drawn()

    def heading(self, view: OthersView, words: Words, element: str) -> str:
        return heading(self.rules, view, words, element)


drawing = OthersTerminal(others())

"""The last chapter of the rules reference: what is printed on the board and the cards, as the data in use have it."""

from __future__ import annotations

from collections.abc import Iterable

from pandemonium.engine.bits import PLACES
from pandemonium.engine.text import Text
from pandemonium.games.deal.data.names import BUILDING_CODES, BUILDINGS, EVENT_CARDS, EVENT_CODES, INQUISITORS, TILES
from pandemonium.games.deal.rules.figures import DECK, EVENTS_A, ROUNDS, SEATS, YELLOWS, Rules
from pandemonium.games.deal.words.card_wording import CardWords
from pandemonium.games.deal.words.clauses import amounts, symbol
from pandemonium.games.deal.words.naming import GOOD_NAMES

PLACE_NAMES = ("A", "B", "C")
"""Where the yellow inquisitors stand; the red ones are drawn."""


class Reference:
    """The figures in one language."""

    def __init__(self, rules: Rules, text: Text) -> None:
        self.rules = rules
        self.text = text
        self.cards = CardWords(text)

    def chapter(self) -> str:
        parts = (
            "## " + self.text("reference-heading"),
            self.text("reference-intro"),
            self.section("sides", [self.side(number) for number in range(SEATS)]),
            self.section("track", self.track()),
            self.section("minors", [self.minor(tile) for tile in range(len(TILES))]),
            self.section("majors", [self.major(tile) for tile in range(len(TILES))]),
            self.section("inquisitors", [self.inquisitor(kind) for kind in range(len(INQUISITORS))]),
            self.text("reference-opening", first=self.rules.open_first, second=self.rules.open_second),
            *(self.deck(round) for round in range(ROUNDS)),
            self.events("a", range(EVENTS_A)),
            self.events("b", range(EVENTS_A, len(EVENT_CARDS))),
        )
        return "\n\n".join(parts) + "\n"

    def side(self, number: int) -> list[str]:
        """What it begins with, and the goods of its spaces round by round."""
        start = self.cards.listed(amounts("amount", self.rules.start_goods[number]))
        rounds = [", ".join(self.text(GOOD_NAMES[good].id) for good in row) for row in self.rules.wheel[number]]
        return [str(number + 1), start, *rounds]

    def track(self) -> list[list[str]]:
        """From the top down: arrows toward the knot, and what a space does."""
        spaces = range(self.rules.top, self.rules.bottom - 1, -1)
        return [[signed(space), self.arrows(space), self.says(space)] for space in spaces]

    def arrows(self, space: int) -> str:
        arrow = "↓" if space > self.rules.knot else "↑"
        return arrow * self.rules.arrows[space - self.rules.bottom]

    def says(self, space: int) -> str:
        rules = self.rules
        if space == rules.top:
            return self.text("reference-top")
        if space < rules.bottom + rules.devil_wings:
            return self.text("reference-bottom")
        named = {rules.start: "reference-start", rules.knot: "reference-knot"}
        return self.text(named[space]) if space in named else ""

    def minor(self, tile: int) -> list[str]:
        return [self.text(f"tile-minor-{TILES[tile]}"), self.cards.needs(self.rules.minor_sets[tile])]

    def major(self, tile: int) -> list[str]:
        reward = self.cards.deed(self.rules.major_rewards[tile])
        return [self.text(f"tile-major-{TILES[tile]}"), self.cards.needs(self.rules.major_sets[tile]), reward]

    def inquisitor(self, kind: int) -> list[str]:
        where = PLACE_NAMES[kind] if kind < YELLOWS else "1–3"
        guest = kind == len(INQUISITORS) - 1
        place = self.text("reference-guest") if guest else where
        return [place, self.text(f"inquisitor-{INQUISITORS[kind]}"), self.cards.takes(self.rules, kind)]

    def deck(self, round: int) -> str:
        """The buildings of a round."""
        title = self.text("reference-deck", round=round + 1)
        rows = [self.building(card) for card in range(round * DECK, (round + 1) * DECK)]
        return f"### {title}\n\n{self.table('buildings', rows)}"

    def building(self, card: int) -> list[str]:
        building = self.rules.buildings[card]
        symbols = ", ".join(self.text(symbol(number).id) for number in PLACES[building.symbols])
        name = self.text(f"building-{BUILDINGS[card]}")
        words = self.cards
        return [
            BUILDING_CODES[card],
            name,
            symbols,
            words.costs(building),
            words.does(building),
            signed(building.points),
        ]

    def events(self, letter: str, cards: Iterable[int]) -> str:
        rows = [self.event(card) for card in cards]
        return f"### {self.text(f'reference-events-{letter}')}\n\n{self.table('events', rows)}"

    def event(self, card: int) -> list[str]:
        event = self.rules.events[card]
        name = self.text(f"event-card-{EVENT_CARDS[card]}")
        return [EVENT_CODES[card], name, self.cards.deed(event.left), self.cards.deed(event.right)]

    def section(self, of: str, rows: list[list[str]]) -> str:
        return f"### {self.text(f'reference-{of}-title')}\n\n{self.table(of, rows)}"

    def table(self, head: str, rows: list[list[str]]) -> str:
        columns = self.text(f"reference-{head}").split("|")
        first, *body = ("| " + " | ".join(line) + " |" for line in [columns, *rows])
        return "\n".join([first, "|" + "---|" * len(columns), *body])


def signed(number: int) -> str:
    return str(number).replace("-", "−")

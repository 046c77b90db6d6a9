"""Behind the own walls: goods and pieces of soul, and the cards in hand with what they cost and do."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from pandemonium.drawing.words import Words
from pandemonium.engine.bits import PLACES
from pandemonium.games.deal.data.names import BUILDING_CODES, EVENT_CODES, STOCKS, SYMBOLS
from pandemonium.games.deal.knowledge.kingdom import Walls
from pandemonium.games.deal.knowledge.view import DealView
from pandemonium.games.deal.rules.figures import Rules
from pandemonium.games.deal.words.card_wording import CardWords
from pandemonium.games.deal.words.naming import BUILDING_NAMES, CARD_NAMES


def own(view: DealView) -> Walls | None:
    return view.kingdoms[view.seat].walls if view.seat >= 0 else None


def goods(view: DealView, words: Words) -> Text | None:
    """Goods, coins and pieces of soul."""
    walls = own(view)
    if walls is None:
        return None
    said = [f"{words(f'good-{stock}')} {count}" for stock, count in zip(STOCKS, walls.stock, strict=True)]
    said.append(words("terminal-pieces", clean=walls.clean, marked=walls.marked))
    mark = view.kingdoms[view.seat].mark
    if mark:
        said.append(words("terminal-own-role", mark=words(f"mark-{mark}")))
    return Text.assemble((words("terminal-walls") + " ", "bold"), " · ".join(said))


def hand(view: DealView, words: Words, rules: Rules) -> Table | None:
    """A line for each card; those that are picked are marked."""
    walls = own(view)
    if walls is None or not walls.hand + walls.events:
        return None
    cards = CardWords(words.text)
    picked = view.mine.picked if view.mine else []
    planning = view.board.phase == "actions"  # then an event card is picked, to be laid away
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column(ratio=1)
    for card in walls.hand:
        building = rules.buildings[card]
        symbols = ", ".join(words(f"symbol-{SYMBOLS[number]}") for number in PLACES[building.symbols])
        points = cards.text("amount-points", count=building.points)
        does = (
            f"{words(BUILDING_NAMES[card].id)} ({symbols}; {points}): {cards.costs(building)}. {cards.does(building)}"
        )
        table.add_row(code(BUILDING_CODES[card], card in picked and not planning), Text(does))
    for card in walls.events:
        said = " ".join(cards.halves(rules.events[card]))
        table.add_row(
            code(EVENT_CODES[card], card in picked and planning), Text(f"{words(CARD_NAMES[card].id)}. {said}")
        )
    return table


def code(number: str, picked: bool) -> Text:
    return Text(f"{'▶' if picked else ' '}{number}", style="bold" if picked else "dim")

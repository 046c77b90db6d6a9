"""The Fraud cards one can read: the own hand, the market, and the right halves of those one has played."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from pandemonium.drawing.words import Words
from pandemonium.engine.phrase import Name
from pandemonium.games.inferno.data.names import BARRELS, ENDINGS, SINS, TRACKS
from pandemonium.games.inferno.knowledge.view import UNSEEN, InfernoView, PlayerView
from pandemonium.games.inferno.rules.figures import Rules
from pandemonium.games.inferno.words.naming import card_facts

OWNED = "✓"


def cards(view: InfernoView, words: Words, rules: Rules) -> Table:
    own = view.players[view.seat] if view.seat >= 0 else None
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(justify="right", width=3)
    table.add_column()
    hands = [] if own is None else [(words("terminal-own-hand"), own.hand)]
    for title, numbers in (*hands, (words("terminal-fraud-market", cards=view.deck), view.market)):
        table.add_row("", Text(title, style="bold"))
        for card in numbers:
            if card != UNSEEN:
                table.add_row(str(card), at_once(words, rules, own, card))
                table.add_row("", Text(at_the_end(words, rules, own, card), style="dim"))
    if own is not None and own.played:
        table.add_row("", Text(words("terminal-own-played"), style="bold"))
        for card in own.played:
            table.add_row(str(card), at_the_end(words, rules, own, card))
    return table


def at_once(words: Words, rules: Rules, own: PlayerView | None, card: int) -> str:
    facts = card_facts(rules, card - 1)
    return words("terminal-card-now", **facts, owned=owned(own, BARRELS[rules.fraud_barrel[card - 1]]))


def at_the_end(words: Words, rules: Rules, own: PlayerView | None, card: int) -> str:
    number = card - 1
    barrel = BARRELS[rules.end_barrel[number]]
    sin = Name(TRACKS[rules.end_of[number]])
    ending = words(f"gives-{ENDINGS[rules.end_benefit[number]]}", sin=sin)
    soul = Name(SINS[rules.end_soul[number] - 1])
    return words("terminal-card-end", needs=Name(barrel), owned=owned(own, barrel), ending=ending, sin=soul)


def owned(own: PlayerView | None, barrel: str) -> str:
    """A mark where the viewer has the Barrel the half asks for."""
    if own is None:
        return ""
    has = barrel in own.panel or any(barrel in floor for floor in own.tower)
    return f" {OWNED}" if has else ""

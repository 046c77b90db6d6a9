"""The four kingdoms as everybody sees them: one column for each, and below it what they have built."""

from __future__ import annotations

from collections.abc import Callable

from rich import box
from rich.table import Table
from rich.text import Text

from pandemonium.drawing.words import Words
from pandemonium.engine.seats import LETTERS
from pandemonium.games.deal.data.names import COURTIERS, SYMBOLS, TILES
from pandemonium.games.deal.knowledge.kingdom import UNKNOWN, KingdomView
from pandemonium.games.deal.knowledge.view import DealView
from pandemonium.games.deal.rules.figures import Rules
from pandemonium.games.deal.words.naming import BUILDING_NAMES, GOOD_NAMES

COLOURS = ("cyan", "magenta", "yellow", "green")
Cell = Callable[[KingdomView], str]


def kingdoms(view: DealView, words: Words, rules: Rules) -> Table:
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, width=80, padding=(0, 1, 0, 0))
    table.add_column("", no_wrap=True)
    for kingdom in view.kingdoms:
        table.add_column(name(words, kingdom.seat), ratio=1)

    def add(label: str, cell: Cell) -> None:
        """A line that says something of at least one kingdom."""
        said = [cell(kingdom) for kingdom in view.kingdoms]
        if any(said):
            table.add_row(words(label), *(Text(one) for one in said))

    add("terminal-role", lambda kingdom: words(f"mark-{kingdom.mark}") if kingdom.mark else "")
    add("terminal-score", lambda kingdom: signed(kingdom.score))
    add("terminal-reputation", lambda kingdom: signed(kingdom.reputation))
    add("terminal-wings", lambda kingdom: words("terminal-wing-counts", angel=kingdom.angel, devil=kingdom.devil))
    add("terminal-indulgences", indulgences)
    add("terminal-guests", lambda kingdom: str(kingdom.guests or ""))
    add("terminal-debt", lambda kingdom: debt(words, kingdom))
    add("terminal-spaces", lambda kingdom: spaces(view, words, rules, kingdom))
    add("terminal-symbols", lambda kingdom: symbols(words, rules, kingdom))
    add("terminal-minors", lambda kingdom: tiles(words, kingdom))
    add("terminal-banners", lambda kingdom: ", ".join(short(words, tile) for tile in kingdom.banners))
    add("terminal-courtiers", lambda kingdom: courtiers(words, kingdom))
    add("terminal-requests", lambda kingdom: ", ".join(words(f"good-{stock}") for stock in kingdom.requests))
    return table


def name(words: Words, seat: int) -> Text:
    return Text(f"{LETTERS[seat]} {words.players[seat]}", style=COLOURS[seat])


def signed(number: int) -> str:
    return str(number).replace("-", "−")


def indulgences(kingdom: KingdomView) -> str:
    return "?" if kingdom.indulgences == UNKNOWN else str(kingdom.indulgences or "")


def debt(words: Words, kingdom: KingdomView) -> str:
    """With the quarter of the interest marker, once there was any debt."""
    if not kingdom.debt and not kingdom.interest:
        return ""
    return words("terminal-owes", debt=kingdom.debt, quarter=kingdom.interest)


def spaces(view: DealView, words: Words, rules: Rules, kingdom: KingdomView) -> str:
    """What the wheel lays over the four spaces, each with its level."""
    levels = [2 if space in kingdom.tiles else 1 for space in range(1, 5)]
    wheel = rules.wheel[kingdom.side][view.board.round - 1]
    return ", ".join(f"{words(GOOD_NAMES[good].id)} {level}" for good, level in zip(wheel, levels, strict=True))


def symbols(words: Words, rules: Rules, kingdom: KingdomView) -> str:
    masks = [rules.buildings[card].symbols for card in kingdom.built]
    counts = [sum(mask >> number & 1 for mask in masks) for number in range(len(SYMBOLS))]
    return ", ".join(f"{words(f'symbol-{SYMBOLS[at]}')} {count}" for at, count in enumerate(counts) if count)


def short(words: Words, tile: str) -> str:
    return words(f"terminal-tile-{tile}")


def tiles(words: Words, kingdom: KingdomView) -> str:
    """Minor achievements gained, each with its space."""
    return ", ".join(f"{short(words, TILES[at])} →{space}" for at, space in enumerate(kingdom.tiles) if space > 0)


def courtiers(words: Words, kingdom: KingdomView) -> str:
    """Those behind the walls."""
    here = [courtier for courtier in COURTIERS if kingdom.courtiers[courtier] == "walls"]
    return ", ".join(words(f"terminal-courtier-{courtier}") for courtier in here)


def buildings(view: DealView, words: Words) -> Text | None:
    """A line for each kingdom with buildings; the one under the Stable in brackets."""
    lines = [built(words, kingdom) for kingdom in view.kingdoms if kingdom.built]
    return Text("\n").join(lines) if lines else None


def built(words: Words, kingdom: KingdomView) -> Text:
    names = [words(BUILDING_NAMES[card].id) for card in kingdom.built]
    said = [f"({name})" if card == kingdom.tucked else name for card, name in zip(kingdom.built, names, strict=True)]
    return Text.assemble((f"{LETTERS[kingdom.seat]} ", COLOURS[kingdom.seat]), ", ".join(said))

"""What lies before each family: Infamy, coins, Boat, home, Tower, supply panel and cards; one column for each."""

from __future__ import annotations

from collections.abc import Callable

from rich import box
from rich.table import Table
from rich.text import Text

from pandemonium.drawing.words import Words
from pandemonium.engine.seats import LETTERS
from pandemonium.games.inferno.data.names import MEMBERS
from pandemonium.games.inferno.knowledge.view import UNSEEN, InfernoView, PlayerView
from pandemonium.games.inferno.rules.figures import FLOORS, Rules
from pandemonium.games.inferno.terminal import glyphs

Cell = Callable[[PlayerView], str]


def families(view: InfernoView, words: Words, rules: Rules) -> Table:
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, width=80)
    table.add_column("", no_wrap=True)
    for player in view.players:
        style = "bold" if player.seat == view.seat else ""
        table.add_column(Text(f"{LETTERS[player.seat]} {words.players[player.seat]}", style=style), ratio=1)

    def add(label: str, cell: Cell) -> None:
        """A line that says something of at least one family."""
        said = [cell(player) for player in view.players]
        if any(said):
            table.add_row(label, *said)

    add(words("terminal-infamy"), lambda player: str(player.infamy).replace("-", "−"))
    add(
        words("terminal-coins"),
        lambda player: words("terminal-money", drachmas=player.drachmas, florins=player.florins),
    )
    add(words("terminal-boat"), lambda player: boat(words, rules, player))
    add(words("terminal-home"), lambda player: glyphs.people(*player.home) or "–")
    for floor in reversed(range(FLOORS)):
        add(words("terminal-floor", floor=floor), lambda player, floor=floor: storey(words, player, floor))  # type: ignore[misc]
    add(words("terminal-panel"), lambda player: ", ".join(words(barrel) for barrel in player.panel))
    add(words("terminal-halves"), lambda player: "½" * player.halves)
    add(words("terminal-bones"), lambda player: str(player.bones or ""))
    add(words("terminal-hand"), lambda player: numbers(player.hand))
    add(words("terminal-played"), lambda player: numbers(player.played))
    return table


def boat(words: Words, rules: Rules, player: PlayerView) -> str:
    """What the loans cost at the end; empty before the first."""
    return words("terminal-owes", infamy=rules.loan_losses[player.boat]) if player.boat else ""


def storey(words: Words, player: PlayerView, floor: int) -> str:
    if floor >= len(player.tower):
        return ""
    return ", ".join(thing(words, item) for item in player.tower[floor])


def thing(words: Words, item: str) -> str:
    if not item:
        return glyphs.EMPTY
    return glyphs.MEMBERS[MEMBERS.index(item)] if item in MEMBERS else glyphs.brief(words, item)


def numbers(cards: list[int]) -> str:
    return " ".join("?" if card == UNSEEN else str(card) for card in cards)

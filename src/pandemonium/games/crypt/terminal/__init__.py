"""Crypt's table in the terminal: the cards in the Crypt, what lies before each seat, and the six Collectors."""

from __future__ import annotations

from pathlib import Path

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from pandemonium.drawing.terminal import TerminalDrawing
from pandemonium.drawing.words import Words
from pandemonium.engine.phrase import Name
from pandemonium.engine.seats import LETTERS
from pandemonium.games.crypt.knowledge.view import GHOST_HOLDS, ColumnView, CryptView, PlayerView, SlotView

DICE = " ⚀⚁⚂⚃⚄⚅"
COLOURS = ("cyan", "magenta", "yellow", "green")


class CryptTerminal(TerminalDrawing[CryptView]):
    folder = Path(__file__).parent
    examples = ("slot 2", "collector idol")

    def table(self, view: CryptView, words: Words) -> RenderableType:
        return Group(
            status(view, words), crypt(view, words), seats(view, words), *discards(view, words), collectors(view, words)
        )

    def heading(self, view: CryptView, words: Words, element: str) -> str:
        kind, _, which = element.partition(" ")
        if kind == "slot":
            slot = view.crypt[int(which) - 1]
            return words("terminal-card", slot=slot.slot + 1, treasure=Name(slot.treasure), value=shown(slot))
        if kind == "collector":
            return words("terminal-collector", treasure=Name(which), side=view.sides[which].upper())
        return words("terminal-own-servants")


drawing = CryptTerminal()


def status(view: CryptView, words: Words) -> Text:
    """Round, Torch cards and deck in one line."""
    if view.phase == "over":
        return Text(words("terminal-over"), style="bold")
    parts = [
        words("terminal-round", round=view.round, rounds=view.rounds),
        words("terminal-leader", player=who(words, view.leader)),
        words("terminal-lights-out", player=who(words, view.lights_out)),
    ]
    if view.deck:
        parts.append(words("terminal-deck", cards=view.deck, treasure=Name(view.deck_top)))
    return Text(" · ".join(parts), style="bold")


def crypt(view: CryptView, words: Words) -> Table:
    """One column per card: its number, type, value, and the dice on it."""
    table = Table(box=box.ROUNDED, width=80)
    cards = [slot for slot in view.crypt if not slot.gone]
    for slot in cards:
        table.add_column(str(slot.slot + 1), justify="center", ratio=1)
    table.add_row(*(words(slot.treasure) for slot in cards))
    table.add_row(*(Text(shown(slot), style="dim" if slot.face_down else "bold") for slot in cards))
    table.add_row(*(dice_on(slot, words) for slot in cards))
    return table


def shown(slot: SlotView) -> str:
    """A card's value; in brackets where it lies face down."""
    value = str(slot.value or "?")
    return f"[{value}]" if slot.face_down else value


def dice_on(slot: SlotView, words: Words) -> Text:
    if not slot.holder:
        return Text("")
    dice = f"{DICE[slot.effort] * slot.dice} {slot.effort}×{slot.dice}"
    if slot.holder == GHOST_HOLDS:
        return Text(f"{words(GHOST_HOLDS)} {dice}", style="dim")
    seat = int(slot.holder)
    return Text(f"{LETTERS[seat]} {dice}", style=COLOURS[seat])


def who(words: Words, holder: str) -> str:
    return words(GHOST_HOLDS) if holder == GHOST_HOLDS else words.players[int(holder)]


def seats(view: CryptView, words: Words) -> Table:
    """One column per seat: its Servants, then its treasures by type."""
    table = Table(box=box.SIMPLE_HEAD, width=80)
    table.add_column("")
    for player in view.players:
        table.add_column(Text(words.players[player.seat], style=COLOURS[player.seat]), ratio=1)
    table.add_row(words("terminal-servants"), *(servants(player) for player in view.players))
    for kind, treasure in enumerate(view.sides):
        table.add_row(words(treasure), *(treasures(player.columns[kind]) for player in view.players))
    return table


def servants(player: PlayerView) -> Text:
    """Ready ●, sent ◐ and exhausted ○."""
    return Text("●" * player.ready + "◐" * player.sent + "○" * player.spent)


def treasures(column: ColumnView) -> Text:
    """Values of a column, unseen ones as a question mark, flipped ones struck and marked."""
    text = Text()
    for card in column.cards:
        text.append(str(card.value or "?"), style="strike dim" if card.flipped else "bold" if card.value else "dim")
        text.append("' " if card.flipped else " ")
    return text


def discards(view: CryptView, words: Words) -> list[Text]:
    """What was discarded, by type, as far as it may be read (CRY-1.6.7); nothing before the first card."""
    piles = [Text.assemble(words(pile.treasure), " ", treasures(pile)) for pile in view.discards if pile.cards]
    return [Text.assemble(words("terminal-discards"), " ", Text("· ").join(piles))] if piles else []


def collectors(view: CryptView, words: Words) -> Text:
    """What each Collector gives, one line each."""
    lines = [
        Text.assemble((f"{words(treasure)} {side.upper()} ", "bold"), (words(f"collector-{treasure}-{side}"), "dim"))
        for treasure, side in view.sides.items()
    ]
    return Text("\n").join(lines)

"""The Sin Tracks: bonus, each family's Skull and Diploma, the Phlegethon cube, and the Infamy beyond the last level."""

from __future__ import annotations

from rich import box
from rich.table import Table
from rich.text import Text

from pandemonium.drawing.words import Words
from pandemonium.engine.seats import LETTERS
from pandemonium.games.inferno.data.names import TRACKS
from pandemonium.games.inferno.knowledge.view import InfernoView, PlayerView
from pandemonium.games.inferno.rules.figures import FIRST_TRACK, LEVELS, Rules
from pandemonium.games.inferno.terminal.glyphs import COLOURS


def tracks(view: InfernoView, words: Words, rules: Rules) -> Table:
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, width=80, padding=(0, 1, 0, 0))
    table.add_column(words("terminal-track"), no_wrap=True)
    for player in view.players:
        table.add_column(LETTERS[player.seat], no_wrap=True)
    table.add_column(words("terminal-cube"), justify="center")
    table.add_column(words("terminal-beyond"), justify="center")
    table.add_column(words("terminal-bonus"), ratio=1)
    for track, sin in enumerate(TRACKS):
        name = Text(f"{track + FIRST_TRACK} {words(sin)}", style=COLOURS[sin])
        skulls = [skull(words, player, track) for player in view.players]
        bonus = words(f"bonus-{view.bonuses[track]}")
        table.add_row(name, *skulls, str(view.cubes[track]), f"+{rules.beyond[track]}", bonus)
    return table


def skull(words: Words, player: PlayerView, track: int) -> str:
    """The level as filled marks, and a letter for a Diploma."""
    level = player.skulls[track]
    diploma = words("terminal-diploma") if TRACKS[track] in player.diplomas else ""
    return "●" * level + "○" * (LEVELS - level) + diploma

"""Dante's path in one line, and the Graveyard with the Plague to come."""

from __future__ import annotations

from rich.text import Text

from pandemonium.drawing.words import Words
from pandemonium.games.inferno.data.names import SINS, STOPS
from pandemonium.games.inferno.knowledge.view import InfernoView
from pandemonium.games.inferno.rules.figures import STOP_DIPLOMA, Board
from pandemonium.games.inferno.terminal import glyphs
from pandemonium.games.inferno.terminal.glyphs import COLOURS


def path(view: InfernoView, words: Words, board: Board) -> Text:
    """The stops by their letters, a Diploma by its circle; Shortcuts in round brackets, Dante in square ones."""
    line = Text(words("terminal-dante") + " ")
    for step, stop in enumerate(board.path):
        mark = str(board.path_circle[step]) if stop == STOP_DIPLOMA else words(f"terminal-stop-{STOPS[stop]}")
        style = COLOURS[SINS[board.path_circle[step] - 1]] if stop == STOP_DIPLOMA else ""
        if step == view.dante:
            line.append(" ").append(f"[{mark}]", style="bold reverse")
        elif step in view.shortcuts:
            line.append(f" ({mark})", style="dim")
        else:
            line.append(f" {mark}", style="dim" if step < view.dante else style)
    return line.append("  " + words("terminal-path-legend"), style="dim")


def graveyard(view: InfernoView, words: Words) -> Text:
    line = Text(words("terminal-graveyard") + " ")
    for sin, souls in zip(SINS, view.graveyard, strict=True):
        if souls:
            line.append(" ").append_text(glyphs.soul(sin))
            line.append(f"×{souls}" if souls > 1 else "")
    if view.plague:
        line.append("  " + words("terminal-plague") + " ", style="dim")
        for sin in view.plague:
            line.append(" ").append_text(glyphs.soul(sin))
    return line

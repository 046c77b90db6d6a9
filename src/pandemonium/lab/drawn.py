"""A table as the terminal draws it, as text: what environments render."""

from __future__ import annotations

from io import StringIO
from pathlib import Path
from typing import Any

from rich.console import Console

import pandemonium.engine
from pandemonium.drawing.terminal import terminal_of
from pandemonium.drawing.words import Words
from pandemonium.engine.game import Game
from pandemonium.engine.seats import LETTERS
from pandemonium.engine.state import Seat, State
from pandemonium.engine.text import LANGUAGES, Text

COLUMNS = 80


def check_render_mode(mode: str | None) -> None:
    if mode not in (None, "ansi"):
        raise ValueError(f"a table is rendered as text, render_mode='ansi', or not at all; not as {mode!r}")


def drawn(game: Game[Any, Any], state: State, seat: Seat, language: str = LANGUAGES[0]) -> str:
    """What that seat sees, in 80 columns without colour."""
    drawing = terminal_of(game)
    folders = [Path(pandemonium.engine.__file__).parent / "text", game.text]
    if drawing.folder is not None:
        folders.append(drawing.folder / "text")
    words = Words(Text(language, folders, game.figures), list(LETTERS[: state.seats]))
    paper = Console(file=StringIO(), width=COLUMNS, no_color=True, legacy_windows=False)
    with paper.capture() as captured:
        paper.print(drawing.table(game.view(state, seat), words))
    return captured.get()

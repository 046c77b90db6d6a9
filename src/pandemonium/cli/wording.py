"""Where the terminal's words come from: the engine's, its own, and those of the game and of its terminal drawing."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pandemonium.engine
from pandemonium.drawing.terminal import terminal_of
from pandemonium.engine.game import Game
from pandemonium.engine.text import Text


def text_of(game: Game[Any, Any], language: str) -> Text:
    folders = [Path(pandemonium.engine.__file__).parent / "text", Path(__file__).parent / "text", game.text]
    drawing = terminal_of(game).folder
    return Text(language, [*folders, drawing / "text"] if drawing is not None else folders, game.figures)

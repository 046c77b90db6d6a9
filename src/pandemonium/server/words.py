"""Words: the sentences of a game's table and of the server, per language."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

import pandemonium.engine
from pandemonium.drawing.table import drawing_of
from pandemonium.engine.registry import load_game
from pandemonium.engine.text import LANGUAGES, Text

ENGINE_TEXT: Final = Path(pandemonium.engine.__file__).parent / "text"
SERVER_TEXT: Final = Path(__file__).parent / "text"


@cache
def words(language: str, game: str = "") -> Text:
    """The words for a game's table, its own before ours; without a game, those of the server alone."""
    folders = [SERVER_TEXT, ENGINE_TEXT]
    if game:
        drawn = drawing_of(load_game(game)).folder
        folders = [load_game(game).folder / "text", *([drawn / "text"] if drawn else []), *folders]
    return Text(language if language in LANGUAGES else LANGUAGES[0], folders)

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
    """The words for a game's table; without a game, those of the server alone."""
    folders = [ENGINE_TEXT, SERVER_TEXT]
    if game:
        folders += [load_game(game).folder / "text", drawing_of(load_game(game)).folder / "text"]
    return Text(language if language in LANGUAGES else LANGUAGES[0], folders)

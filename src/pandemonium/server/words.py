"""Words: the sentences of a game's table and of the server, per language."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any, Final

import pandemonium.engine
from pandemonium.drawing.table import drawing_of
from pandemonium.engine.game import Game
from pandemonium.engine.registry import MOST_GAMES, load_game
from pandemonium.engine.text import LANGUAGES, Text

ENGINE_TEXT: Final = Path(pandemonium.engine.__file__).parent / "text"
SERVER_TEXT: Final = Path(__file__).parent / "text"


def words(language: str, game: str = "") -> Text:
    """The words of a game with the data in use; without a game, those of the server alone."""
    return words_of(language, load_game(game) if game else None)


@lru_cache((MOST_GAMES + 1) * len(LANGUAGES))
def words_of(language: str, game: Game[Any, Any] | None) -> Text:
    """The words for the table of a game with its data, its own words before ours."""
    known, ours = language if language in LANGUAGES else LANGUAGES[0], [SERVER_TEXT, ENGINE_TEXT]
    if game is None:
        return Text(known, ours)
    drawn = drawing_of(game).folder
    return Text(known, [game.text, *([drawn / "text"] if drawn else []), *ours], game.figures)

"""Pictures of the rules, drawn from the data by the game's own table, at a table that has just been laid."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from markupsafe import Markup

from pandemonium.drawing.html import fragment
from pandemonium.drawing.scene import Scene
from pandemonium.drawing.table import drawing_of
from pandemonium.drawing.words import Words
from pandemonium.engine.game import Game, Setup
from pandemonium.engine.registry import MOST_GAMES
from pandemonium.engine.seats import LETTERS
from pandemonium.engine.state import SPECTATOR
from pandemonium.engine.text import LANGUAGES
from pandemonium.server.words import words_of

SEATS = 2
"""Players of an example, where the game can be played by so many."""


def drawn_picture(game: Game[Any, Any], words: Words, name: str) -> Markup | None:
    return kept_picture(game, words.language, name)


@lru_cache(128)
def kept_picture(game: Game[Any, Any], language: str, name: str) -> Markup | None:
    drawing = drawing_of(game).picture(example(game, language), name)
    return fragment[drawing] if drawing is not None else None


@lru_cache(MOST_GAMES * len(LANGUAGES))
def example(game: Game[Any, Any], language: str) -> Scene[Any]:
    """A table as those who watch see it before the first choice; always the same one."""
    seats = SEATS if SEATS in game.seats else game.seats[0]
    view = game.view(game.new(Setup(seats, "rules")), SPECTATOR)
    words = Words(words_of(language, game), list(LETTERS[:seats]))
    return Scene(view, None, words, game=game, seat=SPECTATOR)

"""Called: what a person calls the levels and roles that a command of the laboratory tells about."""

from __future__ import annotations

from typing import Any

from pandemonium.cli.spoken import LANGUAGE
from pandemonium.cli.wording import text_of
from pandemonium.engine.game import Game
from pandemonium.engine.text import Text


def words_about(game: Game[Any, Any]) -> Text:
    """The commands' words and the game's, in the language of the command."""
    return text_of(game, LANGUAGE.get())


def levels_called(levels: list[str], words: Text) -> str:
    return ", ".join(level_called(level, words) for level in levels)


def level_called(level: str, words: Text) -> str:
    """With the bound of its playouts, where it has one; a player from a file has no other name."""
    name, colon, bound = level.partition(":")
    return f"{words(f'level-{name}')}{colon}{bound}" if words.has(f"level-{name}") else level


def role_called(role: str, words: Text) -> str:
    """A kind that only the balance of a game tells apart has no other name."""
    return words(f"role-{role}") if words.has(f"role-{role}") else role

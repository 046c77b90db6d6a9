"""What is printed on boards and cards: the figures and places of the data in use, which a view does not repeat."""

from __future__ import annotations

from typing import cast

from pandemonium.engine.registry import load_game
from pandemonium.games.inferno.game import InfernoGame
from pandemonium.games.inferno.names import SINS
from pandemonium.games.inferno.rules import Board, Rules
from pandemonium.games.inferno.view import InfernoView

ROMAN = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX")


def game() -> InfernoGame:
    return cast(InfernoGame, load_game("inferno"))


def rules() -> Rules:
    return game().rules


def board(view: InfernoView) -> Board:
    return rules().side_b if view.side == "b" else rules().side_a


def places(view: InfernoView) -> dict[int, tuple[float, float]]:
    """Where the shields are drawn, in hundredths of the board."""
    drawing = game().drawing
    return drawing.side_b if view.side == "b" else drawing.side_a


def number_of(sin: str) -> int:
    """The circle of a colour: the number that stands beside the colour wherever one is shown."""
    return SINS.index(sin) + 1

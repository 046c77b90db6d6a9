"""What is printed on boards and cards: the figures and places of the table's own data, which a view does not repeat."""

from __future__ import annotations

from typing import cast

from pandemonium.drawing.board import Point
from pandemonium.drawing.scene import Scene
from pandemonium.games.inferno.data.names import SINS
from pandemonium.games.inferno.game import InfernoGame
from pandemonium.games.inferno.knowledge.view import InfernoView
from pandemonium.games.inferno.rules.figures import Board, Rules


def game(scene: Scene[InfernoView]) -> InfernoGame:
    return cast(InfernoGame, scene.game)


def rules(scene: Scene[InfernoView]) -> Rules:
    return game(scene).rules


def board(scene: Scene[InfernoView]) -> Board:
    return rules(scene).side_b if scene.view.side == "b" else rules(scene).side_a


def places(scene: Scene[InfernoView]) -> dict[int, Point]:
    """Where the shields are drawn, in hundredths of the board."""
    drawing = game(scene).drawing
    return drawing.side_b if scene.view.side == "b" else drawing.side_a


def number_of(sin: str) -> int:
    """The circle of a colour: the number that stands beside the colour wherever one is shown."""
    return SINS.index(sin) + 1

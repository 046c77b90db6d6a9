"""The parts of a table's page that change. A live socket sends those that did; a page holds them all."""

from __future__ import annotations

from typing import Any

from htpy import Node, fragment

from pandemonium.drawing.scene import Scene
from pandemonium.drawing.table import TableDrawing, drawing_of
from pandemonium.drawing.words import Words
from pandemonium.engine.registry import load_game
from pandemonium.server.model import TableModel, User
from pandemonium.server.web import side
from pandemonium.server.web.bar import bar
from pandemonium.server.web.ending import ending
from pandemonium.server.web.replay import replay_bar
from pandemonium.server.web.seats import seats
from pandemonium.server.words import words


def regions(model: TableModel, user: User) -> dict[str, str]:
    """The id of each changing part and its content, exactly as the person at this seat may see it."""
    scene, drawing = scene_of(model, user)
    return {id: "".join(fragment[content].iter_chunks()) for id, content in contents(model, scene, drawing).items()}


def scene_of(model: TableModel, user: User) -> tuple[Scene[Any], TableDrawing[Any]]:
    players = [who.name or "ABCDEFGH"[who.seat] for who in model.seats]
    asks = model.status == "playing" and model.seat >= 0 and model.step < 0
    scene: Scene[Any] = Scene(
        model.view,
        model.decision,
        Words(words(user.preferences.language, model.game), players),
        seat=model.seat,
        hint=model.hint,
        asks=asks,
        confirm=user.preferences.confirm,
    )
    return scene, drawing_of(load_game(model.game))


def contents(model: TableModel, scene: Scene[Any], drawing: TableDrawing[Any]) -> dict[str, Node]:
    return {
        "board": [ending(model, scene, drawing), drawing.board(scene)],
        "seats": seats(model, scene, drawing),
        "bar": bar(model, scene, drawing) if model.step < 0 else replay_bar(model, scene, drawing),
        "log": side.log(model),
        "chat": side.chat(model, scene),
        "told": side.told(scene, drawing),
        "announce": side.announcement(model, scene),
    }

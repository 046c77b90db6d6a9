"""The parts of a table's page that change. A live socket sends those that did; a page holds them all."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pandemonium.drawing.html import Node, fragment
from pandemonium.drawing.outline import OutlinedTable
from pandemonium.drawing.scene import Scene
from pandemonium.drawing.table import TableDrawing, drawing_of
from pandemonium.drawing.words import Words
from pandemonium.engine.seats import LETTERS
from pandemonium.server.model import TableModel, User
from pandemonium.server.pages import curtain, side, waiting
from pandemonium.server.pages.bar import bar, notes
from pandemonium.server.pages.beats import beats
from pandemonium.server.pages.chat import chat
from pandemonium.server.pages.coach import coach
from pandemonium.server.pages.ending import ending
from pandemonium.server.pages.journals import play_on
from pandemonium.server.pages.log import log
from pandemonium.server.pages.replay import replay_bar, turns
from pandemonium.server.pages.seats import seats
from pandemonium.server.play.play import Play
from pandemonium.server.words import words_of

ON_REQUEST = frozenset({"told"})
"""Parts that a live page asks for while they are open; they change with every choice and few read them."""


def regions(model: TableModel, user: User) -> dict[str, str]:
    """The id of each changing part and its content, exactly as the person at this seat may see it.

    The steps of a replay stay as they came with the page.
    """
    scene, drawing = scene_of(model, user)
    parts = contents(model, scene, drawing).items()
    return {id: str(fragment[draw()]) for id, draw in parts if not (id == "log" and model.course)}


def live_regions(play: Play, model: TableModel, user: User) -> dict[str, str]:
    """The parts that are sent as they change: drawn once for all who see the same."""
    version, drawn = play.remembered.get("drawn", (-1, {}))
    if version != play.version:
        drawn = {}
        play.remembered["drawn"] = play.version, drawn
    preferences, seats = user.preferences, tuple(model.seats)
    looks = (model.seat, model.curtained, model.hosting, preferences.language, preferences.confirm, seats)
    if looks not in drawn:
        scene, drawing = scene_of(model, user)
        parts = contents(model, scene, drawing).items()
        drawn[looks] = {id: str(fragment[draw()]) for id, draw in parts if id not in ON_REQUEST}
    found: dict[str, str] = drawn[looks]
    return found


def scene_of(model: TableModel, user: User) -> tuple[Scene[Any], TableDrawing[Any]]:
    players = [who.name or LETTERS[who.seat] for who in model.seats]
    asks = model.status == "playing" and model.seat >= 0 and model.step < 0
    scene: Scene[Any] = Scene(
        model.view,
        model.decision,
        Words(words_of(user.preferences.language, model.definition), players),
        game=model.definition,
        seat=model.seat,
        advice=model.advice.code if model.advice else "",
        asks=asks,
        confirm=user.preferences.confirm,
    )
    return scene, OutlinedTable() if model.outlined else drawing_of(model.definition)


def contents(model: TableModel, scene: Scene[Any], drawing: TableDrawing[Any]) -> dict[str, Callable[[], Node]]:
    """How each part is drawn."""
    if model.view is None:
        return waiting.contents(model, scene)
    if model.curtained:
        return curtain.contents(model, scene)
    return {
        "board": lambda: [ending(model, scene, drawing), drawing.board(scene)],
        "seats": lambda: seats(model, scene, drawing),
        "bar": lambda: bar(model, scene, drawing) if model.step < 0 else replay_bar(model, scene, drawing),
        "notes": lambda: notes(model, scene, drawing) if model.step < 0 else play_on(model, scene),
        "coach": lambda: coach(model, scene),
        "log": lambda: turns(model) if model.course else log(model, scene),
        "beats": lambda: beats(model),
        "chat": lambda: chat(model, scene),
        "told": lambda: side.told(scene, drawing),
        "announce": lambda: side.announcement(model, scene),
    }

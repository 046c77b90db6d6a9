"""The roll that broke a tie for the first place, as the dice fell (CRY-1.4.3)."""

from __future__ import annotations

from pandemonium.drawing.dice import die
from pandemonium.drawing.html import Node, span
from pandemonium.drawing.scene import Scene
from pandemonium.games.crypt.knowledge.view import CryptView


def tie(scene: Scene[CryptView]) -> Node:
    rolled = [(str(seat), faces) for seat, faces in enumerate(scene.view.tie_faces) if faces]
    return [span(".dice", aria_hidden="true")[[die(owner, face) for face in faces]] for owner, faces in rolled] or None

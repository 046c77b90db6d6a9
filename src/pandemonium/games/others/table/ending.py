"""How it ended: the adventure's last words."""

from __future__ import annotations

from pandemonium.drawing.html import Node, p
from pandemonium.games.others.data.names import ADVENTURES
from pandemonium.games.others.table.printed import OthersScene


def told(scene: OthersScene) -> Node:
    adventure = ADVENTURES[scene.view.adventure]
    closing = f"won-{adventure}" if scene.view.heroes_won else f"lost-{adventure}"
    return p(".closing-words")[scene.words(closing)]

"""The goal card: what wins and where points come from, in a few lines with symbols.

It is one press away at every table. Before somebody's first choice the script shows it once by itself, without taking
the focus or a single press away from the table.
"""

from __future__ import annotations

from typing import Any

from markupsafe import Markup

from pandemonium.drawing.choice import sheet
from pandemonium.drawing.html import button, li, span, ul
from pandemonium.drawing.icon import icon
from pandemonium.drawing.scene import Scene
from pandemonium.server.model import TableModel

ID = "goal"


def goal_card(model: TableModel, scene: Scene[Any]) -> Markup:
    words = scene.words
    aims = scene.game.goal(len(model.seats), model.options)
    lines = ul(".goal")[(li[icon(aim.symbol), span[words.say(aim.says)]] for aim in aims)]
    return sheet(ID, words("goal-title"), lines, words("close"))


def goal_tool(model: TableModel, scene: Scene[Any]) -> Markup:
    first = "first" if model.first and model.coaching is None else None
    return button({"class": "tool", "data-key": "g", "data-goal": first}, type="button", popovertarget=ID)[
        icon("goal"), span[scene.words("goal-short")]
    ]

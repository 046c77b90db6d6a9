"""The squad of seven as faces: who plays, who waits in the Reserve, who has fallen."""

from __future__ import annotations

from pandemonium.drawing.html import Node, div, fragment, section
from pandemonium.drawing.icon import icon_text
from pandemonium.drawing.spot import sheet_of, spot
from pandemonium.games.others.data.names import CLASSES, HEROES
from pandemonium.games.others.knowledge.hero import FACE_DOWN, SquadView
from pandemonium.games.others.rules.figures import NOTHING
from pandemonium.games.others.table.printed import OthersScene, board_of, hero_name


def reserve(scene: OthersScene) -> Node:
    seen = [(one.place, one.past, one.past_open) for one in scene.view.squad]
    return scene.kept("reserve", seen, scene.asked_of("face"), draw=lambda: drawn(scene), shared=True)


def drawn(scene: OthersScene) -> Node:
    return section(".reserve", aria_label=scene.words("table-reserve"), data_spot="reserve")[
        div(".faces")[(face(scene, one) for one in scene.view.squad)]
    ]


def face(scene: OthersScene, one: SquadView) -> Node:
    words, element = scene.words, f"face {HEROES[one.hero]}"
    name = hero_name(scene, one.hero)
    label = words(f"reserve-{one.place}", hero=name)
    style = f"face {one.place} of-{CLASSES[board_of(scene, one.hero).cls]}"
    content = icon_text(f"hero-{HEROES[one.hero]}") + (back(one) if one.place != "playing" else "")
    return fragment[spot(scene, element, label, content, style), sheet_of(scene, element, label)]


def back(one: SquadView) -> str:
    """His Dark Past card, which the Sin knows by its number."""
    if one.past == NOTHING or one.past_open:
        return ""
    return icon_text("past-card", "past-back") + (
        f'<span class="past-number">{one.past + 1}</span>' if one.past != FACE_DOWN else ""
    )

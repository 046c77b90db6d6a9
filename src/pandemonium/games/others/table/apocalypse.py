"""The Apocalypse board: levels 0 to 7 with what each brings, and the cards revealed for the rest of the game."""

from __future__ import annotations

from pandemonium.drawing.html import Node, div, li, ol, section, span, ul
from pandemonium.drawing.icon import icon
from pandemonium.games.others.data.names import DOOMS
from pandemonium.games.others.rules.figures import NOTHING
from pandemonium.games.others.rules.printed import Level
from pandemonium.games.others.table.about import about_apocalypse
from pandemonium.games.others.table.printed import OthersScene, rules


def apocalypse(scene: OthersScene) -> Node:
    sin = scene.view.sin
    return scene.kept("apocalypse", sin.level, sin.revealed, draw=lambda: drawn(scene), shared=True)


def drawn(scene: OthersScene) -> Node:
    words, sin = scene.words, scene.view.sin
    return section(".doom", aria_label=words("table-apocalypse"), data_spot="apocalypse")[
        div(".with-about")[
            span(".heading-of", data_term="apocalypse")[words("table-apocalypse")], about_apocalypse(scene)
        ],
        ol(".levels", aria_label=words("apocalypse-level", level=sin.level))[
            (level(scene, number, printed) for number, printed in enumerate(rules(scene).levels))
        ],
        ul(".revealed-dooms")[
            (
                li({"data-spot": f"doom {DOOMS[doom]}"})[icon("doom-card"), words(f"doom-{DOOMS[doom]}")]
                for doom in sin.revealed
            )
        ]
        if sin.revealed
        else None,
    ]


def level(scene: OthersScene, number: int, printed: Level) -> Node:
    now = scene.view.sin.level
    style = "doom-step" + (" reached-of" if number <= now else "") + (" at-present" if number == now else "")
    return li({"class": style, "data-spot": f"level {number}"})[span(".number-of")[number], brings(printed)]


def brings(printed: Level) -> Node:
    return span(".brings")[
        icon("doom-card") if printed.card else None,
        icon("controller") if printed.summon != NOTHING else None,
        icon("reaction") if printed.reaction else None,
        icon("faces-sin") if printed.dice else None,
    ]

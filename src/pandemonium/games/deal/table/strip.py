"""The calendar of the game: five rounds on the wheel, the phases of this one, and what is always at hand."""

from __future__ import annotations

from pandemonium.drawing.html import Node, button, div, fragment, li, ol, span
from pandemonium.drawing.icon import icon
from pandemonium.drawing.numeral import ROMAN
from pandemonium.games.deal.knowledge.view import PHASES
from pandemonium.games.deal.rules.figures import ROUNDS
from pandemonium.games.deal.rules.rounds import HUNTED, INQUIRED
from pandemonium.games.deal.table.guide import guide
from pandemonium.games.deal.table.notebook import notebook
from pandemonium.games.deal.table.printed import DealScene


def strip(scene: DealScene) -> Node:
    board = scene.view.board
    return div(".calendar")[
        scene.kept("calendar", board.round, board.phase, draw=lambda: calendar(scene), shared=True),
        div(".at-hand")[
            opener("notebook", "schedule", scene.words("notebook-title")) if scene.view.mine else None,
            opener("guide", "book", scene.words("guide-title")),
        ],
        notebook(scene) if scene.view.mine else None,
        scene.kept("guide", [who.side for who in scene.view.kingdoms], draw=lambda: guide(scene), shared=True),
    ]


def opener(id: str, sign: str, label: str) -> Node:
    return button(".plain.hand-tool", type="button", popovertarget=f"sheet-{id}")[icon(sign), span[label]]


def calendar(scene: DealScene) -> Node:
    words, board = scene.words, scene.view.board
    return fragment[
        ol(".rounds-of", aria_label=words("table-rounds"), data_spot="wheel")[
            (
                li(
                    {
                        "class": "now-of" if round == board.round else "",
                        "aria-current": "step" if round == board.round else None,
                    }
                )[ROMAN[round - 1]]
                for round in range(1, ROUNDS + 1)
            )
        ],
        ol(".phases-of", aria_label=words("table-phases"))[
            (phase(scene, number) for number in range(1, len(PHASES)) if due(board.round, PHASES[number]))
        ],
    ]


def due(round: int, phase: str) -> bool:
    """The hunt and the inquisition end some rounds only."""
    return {"hunt": round in HUNTED, "inquisition": round in INQUIRED}.get(phase, True)


def phase(scene: DealScene, number: int) -> Node:
    now = PHASES[number] == scene.view.board.phase
    return li(
        {
            "class": "now-of" if now else "",
            "aria-current": "step" if now else None,
            "data-spot": f"phase {PHASES[number]}",
        }
    )[scene.words(f"phase-{number}")]

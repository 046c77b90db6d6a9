"""A solo challenge: its rows with what each asks for, how far that is met, and which lie behind."""

from __future__ import annotations

from pandemonium.drawing.html import Node, h2, li, ol, p, section, span
from pandemonium.drawing.icon import icon
from pandemonium.drawing.scene import Scene
from pandemonium.engine.phrase import Name
from pandemonium.games.inferno.data.names import DIFFICULTIES, SOLO_MODES, TRACKS
from pandemonium.games.inferno.knowledge.view import InfernoView, RowView
from pandemonium.games.inferno.rules.figures import FIRST_TRACK
from pandemonium.games.inferno.table import printed


def challenge(scene: Scene[InfernoView]) -> Node:
    view, words = scene.view, scene.words
    if not view.rows:
        return None
    targets = printed.rules(scene).challenge_targets[SOLO_MODES.index(view.solo)]
    return section("#challenge.challenge", aria_label=words("table-challenge"))[
        h2(".over")[words(f"option-solo-{view.solo}")],
        p[words("challenge-target", infamy=targets[DIFFICULTIES.index(view.difficulty)])],
        ol(".rows")[(row(scene, at, needs) for at, needs in enumerate(view.rows))],
    ]


def row(scene: Scene[InfernoView], at: int, one: RowView) -> Node:
    sin = TRACKS[at]
    passed = checked(scene, at)
    penalty = printed.rules(scene).penalties[at]
    return li({"class": f"row {sin}" + (" past" if passed else ""), "data-spot": f"row {sin}"})[
        icon(f"sin-{sin}", "sin"),
        span[span(".row-name")[scene.words(sin)], span(".row-needs")[", ".join(told(scene, one))]],
        span(".row-end")[icon("check") if passed else scene.words("challenge-penalty", infamy=penalty)],
    ]


def told(scene: Scene[InfernoView], one: RowView) -> list[str]:
    """Every requirement with what there is of it."""
    return [
        scene.words(f"need-{need}", number=number, have=one.have.get(need, 0)) for need, number in one.needs.items()
    ]


def checked(scene: Scene[InfernoView], track: int) -> bool:
    """Whether Dante has been at the Diploma of that row."""
    return scene.view.dante >= printed.board(scene).path_circle.index(track + FIRST_TRACK)


def row_told(scene: Scene[InfernoView], at: int) -> str:
    needs = ", ".join(told(scene, scene.view.rows[at]))
    return scene.words("challenge-row", sin=Name(TRACKS[at]), needs=needs)

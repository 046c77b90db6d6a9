"""The end: the six steps of the final scoring one after the other, and every family's Infamy after each."""

from __future__ import annotations

from msgspec import Struct

from pandemonium.drawing.html import Node, div, h3, section, span, table, tbody, td, tfoot, th, thead, tr
from pandemonium.drawing.icon import icon
from pandemonium.drawing.numeral import figure
from pandemonium.drawing.scene import Scene
from pandemonium.drawing.seat import mark
from pandemonium.engine.phrase import Name
from pandemonium.engine.result import Result
from pandemonium.games.inferno.data.names import TRACKS
from pandemonium.games.inferno.knowledge.view import InfernoView
from pandemonium.games.inferno.rules.figures import FIRST_TRACK
from pandemonium.games.inferno.rules.state import FROM_BOAT, FROM_DIPLOMAS, FROM_FRAUDS, FROM_REPUTATION

SOURCES = (None, FROM_FRAUDS, None, None, FROM_DIPLOMAS, FROM_BOAT, FROM_REPUTATION)
"""What each step pays from: nothing but figures changes in the second and the third; before them the game itself."""


SETTLING = 2
"""The step in which the cubes fall."""


class Step(Struct, frozen=True):
    """One row of the walk."""

    number: int
    gains: list[int]
    totals: list[int]


def walk(scene: Scene[InfernoView], result: Result) -> Node:
    """A table that reads well by itself; the page's script walks through it where things may move."""
    view, words = scene.view, scene.words
    if view.lost:
        return None
    return section(".walk", data_walk="", aria_labelledby="walk-title")[
        h3("#walk-title")[words("walk-title")],
        table[
            thead[
                tr[
                    td,
                    (
                        th(scope="col")[mark(str(seat), "small"), span(".who")[scene.name(seat)]]
                        for seat in range(view.seats)
                    ),
                ]
            ],
            tbody[(row(scene, step) for step in steps(view))],
            tfoot[
                tr[
                    th(scope="row")[words("ending-total")],
                    (td(data_total=score)[figure(score)] for score in result.scores),
                ]
            ],
        ],
    ]


def steps(view: InfernoView) -> list[Step]:
    totals = [sum(player.tally[:FROM_FRAUDS]) for player in view.players]
    walked = [Step(0, totals, totals)]
    for number, source in enumerate(SOURCES[1:], 1):
        if view.solo and source == FROM_REPUTATION:
            break
        gains = [player.tally[source] if source is not None else 0 for player in view.players]
        totals = [total + gain for total, gain in zip(totals, gains, strict=True)]
        walked.append(Step(number, gains, totals))
    return walked


def row(scene: Scene[InfernoView], step: Step) -> Node:
    paid = SOURCES[step.number] is not None or step.number == 0
    return tr({"class": f"walk-{step.number}", "data-step": str(step.number)})[
        th(scope="row")[
            div(".walk-step")[
                span(".walk-no")[step.number or icon("infamy")],
                div[scene.words(f"walk-{step.number}"), div(".note")[note(scene, step)] if step.number else None],
            ]
        ],
        (cell(scene, step, seat, paid=paid) for seat in range(scene.view.seats)),
    ]


def cell(scene: Scene[InfernoView], step: Step, seat: int, *, paid: bool) -> Node:
    if not paid:
        return td(data_sum=step.totals[seat])[span(".still")["·"]]
    return td(data_sum=step.totals[seat])[
        span(".gain-of")[signed(step.gains[seat])],
        span(".product")[products(scene.view, seat)] if SOURCES[step.number] == FROM_DIPLOMAS else None,
    ]


def signed(gain: int) -> str:
    return f"+{gain}" if gain > 0 else figure(gain)


def note(scene: Scene[InfernoView], step: Step) -> Node:
    """What the step was about, in figures."""
    if step.number == SETTLING:
        return div(".settled")[(settled(scene, at) for at in range(len(TRACKS)))]
    return scene.words(f"walk-note-{step.number}")


def settled(scene: Scene[InfernoView], at: int) -> Node:
    """A cube with the shields that were empty in its circle."""
    view = scene.view
    empty = sum(shield.circle == at + FIRST_TRACK and not shield.piece for shield in view.shields)
    label = scene.words("walk-cube", sin=Name(TRACKS[at]), empty=empty, value=view.cubes[at])
    return span({"class": f"settled-cube {TRACKS[at]}", "role": "img", "aria-label": label, "title": label})[
        icon(f"sin-{TRACKS[at]}", "sin"), view.cubes[at]
    ]


def products(view: InfernoView, seat: int) -> str:
    """A family's Diplomas, each the value of its cube times the level of its Skull."""
    who = view.players[seat]
    return " + ".join(f"{view.cubes[at]}×{who.skulls[at]}" for at, sin in enumerate(TRACKS) if sin in who.diplomas)

"""When each role could have been known (6.6.2): for each seat and each other one, what was left open by round."""

from __future__ import annotations

from markupsafe import Markup, escape

from pandemonium.drawing.html import Node, div, h3, p, section, span, table, tbody, td, th, thead, tr
from pandemonium.drawing.icon import icon
from pandemonium.drawing.numeral import ROMAN
from pandemonium.drawing.seat import mark
from pandemonium.games.deal.data.names import ROLES
from pandemonium.games.deal.rules.figures import SEATS
from pandemonium.games.deal.table import signs
from pandemonium.games.deal.table.printed import DealScene

BAR, GAP, HIGH = 16, 4, 34
SURE = 95
"""Hundredths from which a role counts as known."""


def hindsight(scene: DealScene, seen: list[list[list[list[int]]]]) -> Node:
    """`seen`: after each round, by each seat, of each seat, hundredths by role."""
    words = scene.words
    return section(".revealed", aria_labelledby="hindsight-title")[
        h3("#hindsight-title")[words("end-hindsight")],
        div(".table-scroll", role="group", tabindex="0", aria_label=words("end-hindsight"))[
            table(".hindsight")[
                thead[tr[th(scope="col")[words("end-looking")], (looked_at(scene, seat) for seat in range(SEATS))]],
                tbody[(looking(scene, seen, seat) for seat in range(SEATS))],
            ]
        ],
        p(".legend-of")[(key(scene, role) for role in ROLES)],
        p(".legend-of")[words("end-hindsight-told")],
    ]


def key(scene: DealScene, role: str) -> Node:
    """The colour of a role in the bars."""
    return span({"class": f"key-of is-{role}"})[icon(f"role-{role}"), scene.words(f"role-{role}")]


def looked_at(scene: DealScene, seat: int) -> Node:
    return th(scope="col")[
        mark(str(seat), "tiny"), scene.name(seat), signs.mark_sign(scene, scene.view.kingdoms[seat].mark)
    ]


def looking(scene: DealScene, seen: list[list[list[list[int]]]], seat: int) -> Node:
    return tr[
        th(scope="row")[mark(str(seat), "tiny"), scene.name(seat)],
        (td[open_to(scene, seen, seat, other) if other != seat else None] for other in range(SEATS)),
    ]


def open_to(scene: DealScene, seen: list[list[list[list[int]]]], seat: int, other: int) -> Node:
    """A bar for each round, and after which round the true role was as good as known."""
    bars = [round[seat][other] for round in seen if round[seat]]
    if not bars:
        return "–"
    truth = ROLES.index(scene.view.kingdoms[other].mark.split("-")[0])
    known = next((at for at in range(len(bars)) if all(bar[truth] >= SURE for bar in bars[at:])), None)
    told = "; ".join(
        scene.words("end-believed", round=at, **dict(zip(ROLES, bar, strict=True))) for at, bar in enumerate(bars, 1)
    )
    return [drawn(bars, told), span(".known-from")[ROMAN[known] if known is not None else "?"]]


def drawn(bars: list[list[int]], told: str) -> Markup:
    wide = len(bars) * (BAR + GAP) - GAP
    content = "".join(stack(at * (BAR + GAP), bar) for at, bar in enumerate(bars))
    return Markup(
        f'<svg class="belief" viewBox="0 0 {wide} {HIGH}" width="{wide}" height="{HIGH}" role="img"'
        f' aria-label="{escape(told)}">{content}</svg>'
    )


def stack(x: int, chances: list[int]) -> str:
    """The roles one over the other, as high as they are likely."""
    parts, top = [], 0.0
    for role, chance in zip(ROLES, chances, strict=True):
        high = HIGH * chance / max(sum(chances), 1)
        parts.append(f'<rect class="is-{role}" x="{x}" y="{top:.1f}" width="{BAR}" height="{high:.1f}"/>')
        top += high
    return "".join(parts)

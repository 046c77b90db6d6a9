"""The reckoning: where everybody's points come from, source by source, each beside those of the others.

Equal things of several seats stand in one row: a label may tell of its seat in numbers (a Collector's cards), and then
the game says the row without them in a message of the label's name and `-all`.
"""

from __future__ import annotations

from typing import Any, TypeAlias

from markupsafe import Markup

from pandemonium.drawing.html import Node, li, section, span, table, tbody, td, tfoot, th, thead, tr, ul
from pandemonium.drawing.icon import icon
from pandemonium.drawing.numeral import figure
from pandemonium.drawing.scene import Scene
from pandemonium.drawing.seat import mark
from pandemonium.engine.phrase import Fact, Name, Phrase
from pandemonium.engine.result import Line, Result

Source: TypeAlias = tuple[str, tuple[tuple[str, str], ...]]
"""A label's message and the things it names, without its numbers."""

BAR = 100
"""The length of the longest bar."""


def reckoning(scene: Scene[Any], result: Result, *, walked: bool) -> Markup:
    """A table that reads well by itself; `walked`, the page's script goes through it row by row."""
    words, seats = scene.words, range(len(result.scores))
    rows, told = by_source(result), said_of(scene, result)
    longest = max((abs(sum(points)) for _, cells in rows for points in cells), default=0) or 1
    sums = [0] * len(seats)
    drawn = []
    for labels, cells in rows:
        sums = [total + sum(points) for total, points in zip(sums, cells, strict=True)]
        drawn.append(row(scene, labels, cells, sums, longest))
    return section(".reckoning", data_walk="" if walked else None, aria_label=words("ending-sources"))[
        table[
            thead[tr[td, (th(scope="col")[who(scene, result, seat)] for seat in seats)]],
            tbody[drawn],
            tfoot[
                tr[
                    th(scope="row")[words("ending-total")],
                    (td(data_total=score)[figure(score)] for score in result.scores),
                ]
            ],
        ],
        ul(".told")[(li[scene.explained(line)] for line in told)] if told else None,
    ]


def said_of(scene: Scene[Any], result: Result) -> list[str]:
    """What accounts tell of the game that brings nobody points, each once."""
    counted = {source(line.label) for account in result.accounts for line in paid(account)}
    lines = [line for account in result.accounts for line in account if source(line.label) not in counted]
    return list(dict.fromkeys(scene.words.say(line.label) for line in lines))


def who(scene: Scene[Any], result: Result, seat: int) -> Node:
    crowned = seat in result.winners and len(result.scores) > 1
    return [
        mark(str(seat), "small"),
        span(".who")[scene.name(seat)],
        span(".crown", data_last="")[icon("crown")] if crowned else None,
    ]


def by_source(result: Result) -> list[tuple[list[Phrase], list[list[int]]]]:
    """The sources in the order in which anybody's account names them, with the labels and everybody's points."""
    order: list[Source] = []
    for account in result.accounts:
        at = 0
        for line in paid(account):
            named = source(line.label)
            if named not in order:
                order.insert(at, named)
            at = order.index(named) + 1
    found: dict[Source, tuple[list[Phrase], list[list[int]]]] = {
        named: ([], [[] for _ in result.accounts]) for named in order
    }
    for seat, account in enumerate(result.accounts):
        for line in paid(account):
            labels, cells = found[source(line.label)]
            labels.append(line.label)
            cells[seat].append(line.points)
    return list(found.values())


def paid(account: tuple[Line, ...]) -> list[Line]:
    return [line for line in account if not line.tells]


def source(label: Phrase) -> Source:
    return label.id, tuple((name, fact.id) for name, fact in label.facts.items() if isinstance(fact, Name))


def row(scene: Scene[Any], labels: list[Phrase], cells: list[list[int]], sums: list[int], longest: int) -> Markup:
    return tr(data_step="")[
        th(scope="row")[scene.explained(label_of(scene, labels))],
        (cell(seat, points, total, longest) for seat, (points, total) in enumerate(zip(cells, sums, strict=True))),
    ]


def label_of(scene: Scene[Any], labels: list[Phrase]) -> str:
    said = {scene.words.say(label) for label in labels}
    if len(said) == 1 or not scene.words.has(labels[0].id + "-all"):
        return scene.words.say(labels[0])
    things: dict[str, Fact] = {name: fact for name, fact in labels[0].facts.items() if isinstance(fact, Name)}
    return scene.words.say(Phrase(labels[0].id + "-all", things))


def cell(seat: int, points: list[int], total: int, longest: int) -> Markup:
    here = sum(points)
    if not points:
        return td(data_sum=total)[span(".still")["·"]]
    return td({"class": f"owner-{seat}", "data-sum": total})[
        span(".each")[" + ".join(map(figure, points))] if len(points) > 1 else None,
        span(".points")[figure(here)],
        bar(here, longest),
    ]


def bar(points: int, longest: int) -> Markup:
    """As long as the points are many; what was lost is hatched."""
    style, long = ("lost" if points < 0 else "won"), round(BAR * abs(points) / longest)
    return Markup(
        f'<svg class="bar-of" viewBox="0 0 {BAR} 6" preserveAspectRatio="none" aria-hidden="true">'
        f'<rect class="{style}" width="{long}" height="6"/></svg>'
    )

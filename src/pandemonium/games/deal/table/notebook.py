"""The notebook: every chest the seat looked into, its own chests, and what the schedules left still allow (6.4.6)."""

from __future__ import annotations

from markupsafe import Markup

from pandemonium.drawing.choice import sheet
from pandemonium.drawing.html import Node, div, h3, p, table, tbody, td, th, thead, tr
from pandemonium.drawing.icon import icon_text
from pandemonium.games.deal.data.names import MARKS
from pandemonium.games.deal.knowledge.mine import MineView
from pandemonium.games.deal.knowledge.notebook import ChestSeen, OwnChest
from pandemonium.games.deal.rules.figures import ROUNDS, SEATS
from pandemonium.games.deal.table import printed, signs
from pandemonium.games.deal.table.printed import DealScene

DISTRIBUTIONS = (1, 2)


def notebook(scene: DealScene) -> Node:
    mine, who = scene.view.mine, printed.own(scene)
    if mine is None or who is None:
        return None
    facts = (mine.chests, mine.own_chests, mine.schedules, who.mark)
    return scene.kept("notebook", facts, draw=lambda: drawn(scene, mine, who.mark))


def drawn(scene: DealScene, mine: MineView, mark: str) -> Node:
    words = scene.words
    body = div(".notebook")[
        h3[words("notebook-seen")],
        seen(scene, mine.chests) if mine.chests else p[words("notebook-none")],
        h3[words("notebook-own")],
        own(scene, mine.own_chests) if mine.own_chests else p[words("notebook-none")],
        h3[words("notebook-ways", left=len(mine.schedules))],
        p[words("notebook-ways-told")],
        ways(scene, mine.schedules, MARKS.index(mark)) if mark else None,
    ]
    return sheet("sheet-notebook", words("notebook-title"), body, words("close"))


def seen(scene: DealScene, chests: list[ChestSeen]) -> Node:
    words = scene.words
    heads = ("notebook-round", "notebook-mark", "notebook-content", "notebook-price", "notebook-answer")
    return table(".notes-of")[
        thead[tr[(th(scope="col")[words(name)] for name in heads)]],
        tbody[(seen_row(scene, chest) for chest in chests)],
    ]


def seen_row(scene: DealScene, chest: ChestSeen) -> Node:
    words = scene.words
    content = words("notebook-taken") if chest.taken else signs.content_told(scene, chest)
    priced = chest.taken or any(chest.content)
    return tr[
        th(scope="row")[words("notebook-when", round=chest.round, distribution=chest.distribution)],
        td[signs.mark_sign(scene, chest.mark)],
        td[content],
        td[signs.price_told(scene, chest.coins, chest.pieces)] if priced else td["–"],
        td[words("notebook-took" if chest.answer == "taken" else "notebook-left") if chest.answer else "–"],
    ]


def own(scene: DealScene, chests: list[OwnChest]) -> Node:
    words = scene.words
    heads = ("notebook-round", "notebook-content", "notebook-price", "notebook-answer")
    return table(".notes-of")[
        thead[tr[(th(scope="col")[words(name)] for name in heads)]],
        tbody[
            (
                tr[
                    th(scope="row")[chest.round],
                    td[signs.content_told(scene, chest)],
                    td[signs.price_told(scene, chest.coins, chest.pieces) if any(chest.content) else "–"],
                    td[words("notebook-sold" if chest.sold else "notebook-unsold") if any(chest.content) else "–"],
                ]
                for chest in chests
            )
        ],
    ]


def ways(scene: DealScene, left: list[int], own_mark: int) -> Node:
    """By round and distribution: whose chest can come to this seat, and who can get its own."""
    words, schedules = scene.words, [printed.rules(scene).schedules[number] for number in left]
    heads = [words("notebook-comes", distribution=at) for at in DISTRIBUTIONS]
    heads += [words("notebook-goes", distribution=at) for at in DISTRIBUTIONS]
    return table(".notes-of.ways-of")[
        thead[tr[th(scope="col")[words("notebook-round")], (th(scope="col")[name] for name in heads)]],
        tbody[
            (
                tr[
                    th(scope="row")[round],
                    (td[marks(scene, comes(schedules, round, at, own_mark))] for at in DISTRIBUTIONS),
                    (td[marks(scene, goes(schedules, round, at, own_mark))] for at in DISTRIBUTIONS),
                ]
                for round in range(1, ROUNDS + 1)
            )
        ],
    ]


def place(round: int, distribution: int) -> int:
    """Where the receivers of a distribution stand in a schedule."""
    return ((round - 1) * len(DISTRIBUTIONS) + distribution - 1) * SEATS


def comes(schedules: list[list[int]], round: int, distribution: int, own: int) -> set[int]:
    at = place(round, distribution)
    return {chest for route in schedules for chest in range(SEATS) if route[at + chest] == own}


def goes(schedules: list[list[int]], round: int, distribution: int, own: int) -> set[int]:
    at = place(round, distribution)
    return {route[at + own] for route in schedules}


def marks(scene: DealScene, numbers: set[int]) -> Node:
    names = ", ".join(scene.words(f"mark-{MARKS[number]}") for number in sorted(numbers))
    return Markup(
        f'<span class="possible" role="img" aria-label="{names}" title="{names}">'
        + "".join(icon_text(f"role-{MARKS[number]}") for number in sorted(numbers))
        + "</span>"
    )

"""The debt track from none to ten, with what each space costs at the end, and the interest circle of every seat."""

from __future__ import annotations

from markupsafe import Markup

from pandemonium.drawing.html import Node, li, ol, section, span
from pandemonium.drawing.seat import mark
from pandemonium.games.deal.rules.account import debt_loss
from pandemonium.games.deal.rules.choice import MOST_DEBT
from pandemonium.games.deal.table.printed import DealScene

QUARTERS = ("M8 8V1a7 7 0 0 1 7 7z", "M8 8h7a7 7 0 0 1-7 7z", "M8 8v7a7 7 0 0 1-7-7z", "M8 8H1a7 7 0 0 1 7-7z")
"""The quarters of the circle clockwise; entering the first one makes the debt grow."""


def debts(scene: DealScene) -> Node:
    facts = [(who.debt, who.interest) for who in scene.view.kingdoms]
    return scene.kept("debts", facts, draw=lambda: drawn(scene, facts), shared=True)


def drawn(scene: DealScene, facts: list[tuple[int, int]]) -> Node:
    words = scene.words
    return section(".debts", aria_label=words("debts-title"))[
        span(".over-of", data_term="interest")[words("debts-title")],
        ol(".debt-track")[(space(scene, at, [debt for debt, _ in facts]) for at in range(MOST_DEBT + 1))],
        span(".circles")[(circle(scene, seat, *fact) for seat, fact in enumerate(facts))],
    ]


def space(scene: DealScene, at: int, owed: list[int]) -> Node:
    here = [seat for seat, debt in enumerate(owed) if debt == at]
    names = ", ".join(scene.name(seat) for seat in here) or scene.words("table-nobody")
    return li(".debt-space", data_spot=f"debt-space {at}")[
        span(".visually-hidden")[scene.words("debts-space", debt=at, points=debt_loss(at), names=names)],
        span(".debt-number", aria_hidden="true")[at],
        span(".pegs", aria_hidden="true")[(mark(str(seat), "peg") for seat in here)],
        span(".debt-loss", aria_hidden="true")[f"−{debt_loss(at)}" if at else "0"],
    ]


def circle(scene: DealScene, seat: int, debt: int, offset: int) -> Node:
    """Where the interest marker stands, and how many steps it will run."""
    label = scene.words("debts-circle", player=scene.name(seat), quarter=offset + 1, debt=debt)
    quarters = "".join(
        f'<path class="{"here-of" if at == offset else "quarter-piece" if at else "first-quarter"}" d="{path}"/>'
        for at, path in enumerate(QUARTERS)
    )
    return span(
        {"class": f"quadrant owner-{seat}", "role": "img", "aria-label": label, "data-spot": f"interest {seat}"}
    )[Markup(f'<svg viewBox="0 0 16 16" aria-hidden="true">{quarters}</svg>'), mark(str(seat), "peg")]

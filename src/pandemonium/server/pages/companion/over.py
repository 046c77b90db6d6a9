"""After the end: who was what, which way every chest went, and the seed that proves it (DWD-6.5.4)."""

from __future__ import annotations

from urllib.parse import urlencode

from markupsafe import Markup

from pandemonium.drawing.html import (
    Node,
    a,
    caption,
    code,
    dd,
    div,
    dl,
    dt,
    li,
    p,
    section,
    span,
    table,
    tbody,
    td,
    th,
    thead,
    tr,
    ul,
)
from pandemonium.drawing.icon import icon
from pandemonium.drawing.words import Words
from pandemonium.engine.chance import commitment
from pandemonium.games.deal.companion.draw import route, schedule_number
from pandemonium.games.deal.companion.sitting import COLOURS, SEATS, Sitting
from pandemonium.games.deal.rules.routing import MARKS, MORTAL, ROUNDS
from pandemonium.server.pages.companion.deck import colour
from pandemonium.server.pages.companion.marks import NAMES


def opened(words: Words, sitting: Sitting) -> Node:
    return [
        p(".c-lead")[words("companion-over")],
        ul(".unmasked")[
            (
                li({"class": f"owner-{seat}"})[colour(words, seat), role(words, sitting.roles[seat])]
                for seat in range(SEATS)
            )
        ],
        p[a(".choice.main", href=sheet(words, sitting))[icon("crown"), words("companion-sheet")]],
        schedule(words, sitting),
        proof(words, sitting),
    ]


def sheet(words: Words, sitting: Sitting) -> str:
    """The final sheet, with names and roles filled in."""
    known = {f"name-{seat}": words(f"companion-colour-{colour}") for seat, colour in enumerate(COLOURS)}
    known |= {f"role-{seat}": str(min(mark, MORTAL)) for seat, mark in enumerate(sitting.roles)}
    return f"/sheet/deal?{urlencode(known)}"


def role(words: Words, mark: int) -> Markup:
    return span(".c-role")[words(f"companion-mark-{NAMES[mark]}")]


def schedule(words: Words, sitting: Sitting) -> Markup:
    """Round by round to whom each chest went first and second."""
    return div(".table-scroll")[
        table(".ways")[
            caption[words("companion-schedule")],
            thead[
                tr[
                    th(scope="col")[words("companion-chest")],
                    (th(scope="col")[words("companion-round", round=round)] for round in range(1, ROUNDS + 1)),
                ]
            ],
            tbody[(way(words, sitting, chest) for chest in range(MARKS))],
        ]
    ]


def way(words: Words, sitting: Sitting, chest: int) -> Markup:
    owner = sitting.roles.index(chest)
    return tr[
        th(scope="row")[colour(words, owner, "small"), " ", role(words, chest)],
        (td[stops(words, sitting, chest, round)] for round in range(ROUNDS)),
    ]


def stops(words: Words, sitting: Sitting, chest: int, round: int) -> Node:
    went = route(sitting.seed)
    places = (round * 2 * MARKS + chest, round * 2 * MARKS + MARKS + chest)
    seats = [sitting.roles.index(went[place]) for place in places]
    return [
        span(".stop", title=words(f"companion-colour-{COLOURS[seat]}"))[
            colour(words, seat, "small"), icon("next") if at == 0 else None
        ]
        for at, seat in enumerate(seats)
    ]


def proof(words: Words, sitting: Sitting) -> Markup:
    number = schedule_number(sitting.seed) + 1
    return section(".c-seed")[
        p[words("companion-proof", number=number)],
        dl[
            dt[words("companion-seed")],
            dd[code[sitting.seed]],
            dt[words("companion-hash")],
            dd[code[commitment(sitting.seed)]],
        ],
    ]

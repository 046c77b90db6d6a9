"""What every page of a sitting has: round and step, how far the evening is, what is remembered, who is ready."""

from __future__ import annotations

from markupsafe import Markup

from pandemonium.drawing.html import (
    Node,
    a,
    div,
    h1,
    h2,
    li,
    main,
    ol,
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
from pandemonium.games.deal.companion.sitting import (
    COLOURS,
    GATHER,
    LAY,
    OVER,
    PAIR,
    SEATS,
    TELL,
    WISH,
    Sitting,
    phase,
    ready,
)
from pandemonium.games.deal.companion.steps import END, STEPS, reminders
from pandemonium.games.deal.rules.routing import ROUNDS
from pandemonium.server.pages.companion.deck import colour
from pandemonium.server.pages.shell import banner, document
from pandemonium.server.pages.visit import Visit

AWAITED = (GATHER, TELL, WISH, PAIR, LAY)
"""The phases in which the table waits for phones."""

PIECES = {"pieces-3": (0, 1, 2, 3), "pieces-5": (1, 2, 3, 4, 5)}
"""The rows of what opens and what it brings, by pieces of soul in the devil's chest (DWD-1.14.6, DWD-1.14.11)."""


def sitting_page(visit: Visit, name: str, address: str, version: int, parts: dict[str, Node], beside: Node) -> Markup:
    """A page whose parts follow the sitting by themselves; what stands beside them stays as it is."""
    words = visit.words()
    return document(
        visit,
        name,
        [
            banner(visit),
            main("#main.page.companion", tabindex="-1", data_sitting=address, data_version=version)[
                p("#c-line.notice", role="status", data_lost=words("companion-lost"), hidden=True),
                (div(id=id, data_part="")[content] for id, content in parts.items()),
                beside,
            ],
        ],
    )


def step_name(words: Words, sitting: Sitting) -> str:
    return words(f"companion-step-{sitting.now.kind}")


def title(words: Words, sitting: Sitting) -> str:
    """For the tab: round and step."""
    if sitting.now.round == 0 or sitting.now.kind == END:
        return step_name(words, sitting)
    return f"{words('companion-round', round=sitting.now.round)} · {step_name(words, sitting)}"


def head(words: Words, sitting: Sitting, whose: Node) -> Markup:
    """Round and step, always on screen (DWD-6.5.3)."""
    inside = sitting.now.round > 0 and sitting.now.kind != END
    return section(".c-head", aria_label=words("companion-where"))[
        div(".c-whose")[whose],
        div(".c-step")[
            p(".c-round")[words("companion-round", round=sitting.now.round) if inside else words("companion-title")],
            h1("#prompt", tabindex="-1", data_title=f"{title(words, sitting)} · Pandemonium")[
                step_name(words, sitting)
            ],
        ],
        rail(sitting),
    ]


def rail(sitting: Sitting) -> Markup:
    """All steps as beads, a string for each round."""
    return ol(".rail", aria_hidden="true")[
        (
            li[span(".rail-round")[round], (bead(sitting, at) for at, one in enumerate(STEPS) if fits(at, round))]
            for round in range(1, ROUNDS + 1)
        )
    ]


def fits(at: int, round: int) -> bool:
    return STEPS[at].round == round and STEPS[at].kind != END


def bead(sitting: Sitting, at: int) -> Node:
    return span({"class": "bead " + ("past" if at < sitting.step else "now" if at == sitting.step else "ahead")})


def crew(words: Words, sitting: Sitting, passed_at: str = "") -> Node:
    """The four colours, and whom the table waits for: that they are ready, never with what (DWD-6.5.1).

    Where one device is passed round at that address, a colour leads to its own page.
    """
    if phase(sitting) not in AWAITED:
        return None
    members = (member(words, sitting, seat, passed_at) for seat in range(SEATS))
    return ul(".crew", aria_label=words("companion-crew"))[members]


def member(words: Words, sitting: Sitting, seat: int, passed_at: str) -> Markup:
    done = ready(sitting, seat)
    who = colour(words, seat)
    return li({"class": f"owner-{seat} {'ready' if done else 'awaited'}"})[
        a(".pass", href=f"{passed_at}/{COLOURS[seat]}")[who] if passed_at else who,
        span(".c-state")[icon("check") if done else icon("hourglass"), words(state_of(sitting, done=done))],
    ]


def state_of(sitting: Sitting, *, done: bool) -> str:
    if phase(sitting) == GATHER:
        return "companion-here" if done else "companion-free"
    return "companion-ready" if done else "companion-awaited"


def notes(words: Words, sitting: Sitting) -> Node:
    """What the table must not forget now."""
    named = reminders(sitting.now)
    if not named or phase(sitting) == OVER:
        return None
    return section(".c-notes", aria_label=words("companion-reminders"))[
        h2[icon("advice"), words("companion-reminders")],
        ul[(li[words(f"companion-remind-{name}")] for name in named if name not in PIECES)],
        [pieces(words, name) for name in named if name in PIECES],
    ]


def pieces(words: Words, name: str) -> Markup:
    return table(".pieces")[
        thead[tr[th(scope="col")[words("companion-pieces")], th(scope="col")[words(f"companion-remind-{name}")]]],
        tbody[
            (
                tr[
                    th(scope="row")[words("companion-pieces-more", pieces=count) if last(name, count) else count],
                    td[words(f"companion-{name}-{count}")],
                ]
                for count in PIECES[name]
            )
        ],
    ]


def last(name: str, count: int) -> bool:
    return count == PIECES[name][-1]

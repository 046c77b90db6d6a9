"""Where a companion is opened, found again and joined."""

from __future__ import annotations

from markupsafe import Markup

from pandemonium.drawing.html import (
    Node,
    a,
    button,
    code,
    div,
    fieldset,
    form,
    h1,
    h2,
    input,
    label,
    legend,
    li,
    ol,
    p,
    section,
    small,
    ul,
)
from pandemonium.drawing.icon import icon
from pandemonium.drawing.words import Words
from pandemonium.games.deal.companion.sitting import COLOURS, GATHER, OVER, SEATS, Sitting, Takeover, phase
from pandemonium.server.pages.companion.deck import colour
from pandemonium.server.pages.companion.head import head, sitting_page, title
from pandemonium.server.pages.shell import page
from pandemonium.server.pages.visit import Visit

EXPLAINED = ("roles", "pairs", "lay", "turn", "back")


def start_page(visit: Visit, mine: list[str], said: str = "") -> Markup:
    words = visit.words()
    return page(
        visit,
        words("companion-title"),
        div(".companion-start.stack")[
            section(".hero")[icon("gate"), h1[words("companion-title")], p[words("companion-about")]],
            div(".lists")[
                section(".panel")[h2[words("companion-open")], opening(visit)],
                section(".panel")[
                    h2[words("companion-join")],
                    joining(visit),
                    ongoing(visit, mine),
                    p[a(href="/sheet/deal")[words("companion-sheet")]],
                ],
            ],
            section(".panel")[
                h2[words("companion-how")],
                ol(".c-explained")[(li[words(f"companion-how-{name}")] for name in EXPLAINED)],
                p(".quiet")[words("companion-how-why")],
            ],
        ],
        notice=said,
    )


def opening(visit: Visit) -> Markup:
    words = visit.words()
    return form(".form", method="post", action="/companion")[
        visit.proof(),
        fieldset[
            legend[words("companion-telling")],
            choice(visit, "way", "cards", checked=True),
            choice(visit, "way", "camera"),
            p(
                "#camera-why.quiet",
                data_offer="",
                data_insecure=words("companion-camera-insecure"),
                data_missing=words("companion-camera-missing"),
            )[words("companion-camera-script")],
            label(".check")[input(type="checkbox", name="wishing", value="yes"), words("companion-wishing")],
        ],
        fieldset[
            legend[words("companion-devices")],
            choice(visit, "devices", "four", checked=True),
            choice(visit, "devices", "one"),
        ],
        p[button(".choice.main", type="submit")[words("companion-open-now")]],
    ]


def choice(visit: Visit, name: str, value: str, *, checked: bool = False) -> Markup:
    return label(".check")[
        input(type="radio", name=name, value=value, checked=checked), visit.words()(f"companion-{name}-{value}")
    ]


def joining(visit: Visit) -> Markup:
    words = visit.words()
    return form(".form", method="get", action="/companion/join")[
        label(for_="c-join")[words("companion-code")],
        input("#c-join", type="text", name="code", maxlength="40", autocomplete="off", autocapitalize="none"),
        p[button(".choice", type="submit")[words("companion-join-now")]],
    ]


def ongoing(visit: Visit, mine: list[str]) -> Node:
    if not mine:
        return None
    words = visit.words()
    return [h2[words("companion-ongoing")], ul[(li[a(href=f"/companion/{id}")[code[id]]] for id in mine)]]


def door_page(visit: Visit, id: str, version: int, sitting: Sitting, said: str = "") -> Markup:
    """For a phone without a colour: take one, be the common device, or take over from a phone that is dead."""
    words, address = visit.words(), f"/companion/{id}"
    asked = next((one for one in sitting.takeovers if one.phone == visit.user.id), None)
    parts: dict[str, Node] = {
        "c-head": head(words, sitting, None),
        "c-said": p(".notice", role="status")[said] if said else None,
        "c-main": section(".c-main")[
            code_shown(words, asked) if asked else None,
            p(".c-lead")[words("companion-door" if phase(sitting) == GATHER else "companion-door-late")],
            ul(".doors")[(door(visit, sitting, address, seat) for seat in range(SEATS))]
            if phase(sitting) != OVER
            else None,
            p[a(".button", href=f"{address}/table")[icon("eye"), words("companion-be-common")]],
        ],
    }
    return sitting_page(visit, title(words, sitting), address, version, parts, None)


def code_shown(words: Words, asked: Takeover) -> Node:
    return [
        p(".c-lead")[words("companion-your-code", colour=words(f"companion-colour-{COLOURS[asked.seat]}"))],
        p(".takeover-code")[asked.code],
    ]


def door(visit: Visit, sitting: Sitting, address: str, seat: int) -> Markup:
    words, taken = visit.words(), bool(sitting.phones[seat])
    return li({"class": f"owner-{seat}"})[
        form(method="post", action=f"{address}/{COLOURS[seat]}/{'ask' if taken else 'take'}", data_act="")[
            visit.proof(),
            button(".door", type="submit")[
                colour(words, seat), small[words("companion-door-taken" if taken else "companion-door-free")]
            ],
        ]
    ]

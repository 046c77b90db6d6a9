"""The common device: what the whole table does next, the cards as they are turned, and the receivers' colours.

It is sent nothing but what everybody may see: who is ready, and where the chests go whose cards were turned.
"""

from __future__ import annotations

from markupsafe import Markup

from pandemonium.drawing.html import (
    Node,
    a,
    button,
    code,
    details,
    div,
    form,
    h2,
    img,
    input,
    label,
    li,
    ol,
    p,
    section,
    span,
    summary,
    video,
)
from pandemonium.drawing.icon import icon
from pandemonium.drawing.words import Words
from pandemonium.engine.chance import commitment
from pandemonium.games.deal.companion.receiving import receiver
from pandemonium.games.deal.companion.sitting import (
    COLOURS,
    DONE,
    GATHER,
    LAY,
    LEARN,
    OVER,
    PAIR,
    TELL,
    TURN,
    Sitting,
    Turned,
    phase,
    rows,
)
from pandemonium.games.deal.companion.steps import HOME, RITUAL, ROLES
from pandemonium.games.deal.rules.routing import ROUNDS
from pandemonium.server.pages.companion.deck import ACE, colour, deck, row_picture, small_card
from pandemonium.server.pages.companion.head import crew, head, notes, sitting_page, title
from pandemonium.server.pages.companion.marks import NAMES
from pandemonium.server.pages.companion.over import opened
from pandemonium.server.pages.visit import Visit


def common_page(visit: Visit, id: str, version: int, sitting: Sitting, said: str = "") -> Markup:
    words, address = visit.words(), f"/companion/{id}"
    alone = set(sitting.phones) == {visit.user.id}
    parts: dict[str, Node] = {
        "c-head": head(words, sitting, span(".c-device")[icon("eye"), words("companion-common")]),
        "c-said": p(".notice", role="status")[said] if said else None,
        "c-main": [
            section(".c-main")[doing(visit, sitting, address, alone=alone)],
            crew(words, sitting, address if alone else ""),
        ],
        "c-notes": notes(words, sitting),
        "c-tools": tools(visit, sitting, address),
    }
    beside = [camera(visit, address) if sitting.camera and phase(sitting) != OVER else None, proof(words, sitting)]
    return sitting_page(visit, title(words, sitting), address, version, parts, beside)


def doing(visit: Visit, sitting: Sitting, address: str, *, alone: bool) -> Node:
    """What is to be done, by phase."""
    words, now = visit.words(), phase(sitting)
    if now == OVER:
        return opened(words, sitting)
    if now == GATHER:
        return gathering(words, address)
    if now == LEARN:
        chest = words(f"companion-mark-{NAMES[len(sitting.codes)]}")
        return [p(".c-lead")[words("companion-do-learn", chest=chest)], p(".quiet")[words("companion-do-learn-note")]]
    if now == DONE:
        return done(visit, sitting, address)
    if now == TURN:
        return [
            p(".c-lead")[words(f"companion-do-turn-{'camera' if sitting.camera else 'cards'}")],
            p(".quiet")[words("companion-do-turn-ritual")] if sitting.now.kind == RITUAL else None,
            results(words, sitting),
            None if sitting.camera else deck(visit, f"{address}/turn", ACE),
        ]
    sought = "-seek" if now == TELL and sitting.now.kind != ROLES else ""
    aces, kings = (words(f"companion-colour-{COLOURS[seat]}") for seat in rows(sitting))
    return [
        p(".notice")[words(f"companion-clash-{now}")] if sitting.clash else None,
        row_picture() if now == PAIR else None,
        p(".c-lead")[words(f"companion-do-{now}{sought}", aces=aces, kings=kings)],
        p(".quiet")[words(f"companion-do-{now}-note{sought}", aces=aces, kings=kings)],
        p(".quiet")[words("companion-do-lay-ritual")] if now == LAY and sitting.now.kind == RITUAL else None,
        p(".quiet")[words("companion-passed")] if alone else None,
    ]


def gathering(words: Words, address: str) -> Node:
    """The way in for phones: an address, and the same as a code to read."""
    return div(".gathering")[
        img(src=f"{address}/qr.svg", alt=words("companion-qr"), width="260", height="260"),
        div[
            p(".c-lead")[words("companion-do-gather")],
            p(".quiet")[words("companion-do-gather-note")],
            label(for_="c-link")[words("companion-link")],
            div(".c-link")[
                input("#c-link", type="text", readonly=True, value=address, data_address=""),
                button(".button", type="button", data_copy="c-link", data_done=words("room-copied"))[
                    icon("link"), words("companion-copy")
                ],
            ],
            p[words("companion-code"), " ", code(".c-code")[address.rpartition("/")[2]]],
            p("#answer.quiet", role="status"),
        ],
    ]


def results(words: Words, sitting: Sitting) -> Node:
    """Where the chests go that were told apart so far."""
    if not sitting.turned:
        return None
    return ol(".results", aria_label=words("companion-results"))[
        (result(words, sitting, turned) for turned in sitting.turned)
    ]


def result(words: Words, sitting: Sitting, turned: Turned) -> Markup:
    seat = receiver(sitting, turned.chest)
    if not turned.by:
        by: Node = span(".quiet")[words("companion-last")]
    else:
        by = icon("eye") if sitting.camera else small_card(words, ACE, turned.by)
    return li({"class": f"owner-{seat}"})[by, icon("next"), colour(words, seat)]


def done(visit: Visit, sitting: Sitting, address: str) -> Node:
    """The chests have arrived: what is done with them, and the way on."""
    words, step = visit.words(), sitting.now
    final = step.kind == HOME and step.round == ROUNDS
    known = "roles-camera" if step.kind == ROLES and sitting.camera else step.kind
    return [
        results(words, sitting),
        p(".c-lead")[words(f"companion-done-{'final' if final else known}")],
        opening_up(visit, address) if final else onward(visit, address, words("companion-next")),
    ]


def onward(visit: Visit, address: str, says: str) -> Markup:
    return form(method="post", action=f"{address}/next", data_act="")[
        visit.proof(), button(".choice.main", type="submit")[says, icon("next")]
    ]


def opening_up(visit: Visit, address: str) -> Markup:
    """The end shows everything, so it takes two presses."""
    words = visit.words()
    return details("#c-end.c-details")[
        summary(".button")[words("companion-end")],
        p[words("companion-end-note")],
        onward(visit, address, words("companion-end-yes")),
    ]


def tools(visit: Visit, sitting: Sitting, address: str) -> Node:
    """One step back, at any time (DWD-6.5.3), and what helps where something went wrong."""
    words, now = visit.words(), phase(sitting)
    if now in (OVER, GATHER):
        return None
    seeks = not sitting.camera and sitting.now.kind != ROLES and now in (PAIR, LAY, TURN, DONE)
    return div(".c-tools")[
        tool(visit, f"{address}/back", "undo", words("companion-back" if sitting.step else "companion-anew")),
        tool(visit, f"{address}/unturn", "restart", words("companion-unturn")) if sitting.turned else None,
        details("#c-seek.c-details")[
            summary(".button")[words("companion-lost-chests")],
            p[words("companion-lost-chests-note")],
            tool(visit, f"{address}/seek", "search", words("companion-seek")),
        ]
        if seeks
        else None,
    ]


def tool(visit: Visit, action: str, sign: str, says: str) -> Markup:
    return form(method="post", action=action, data_act="")[
        visit.proof(), button(".button", type="submit")[icon(sign), says]
    ]


def camera(visit: Visit, address: str) -> Markup:
    """The camera's picture. The script says why there is none, and posts what it reads."""
    words = visit.words()
    return section(
        "#camera",
        data_insecure=words("companion-camera-insecure"),
        data_missing=words("companion-camera-missing"),
        data_refused=words("companion-camera-refused"),
        aria_label=words("companion-camera"),
    )[
        h2[words("companion-camera")],
        p("#camera-why", role="status")[words("companion-camera-script")],
        video("#camera-picture", playsinline=True, muted=True, hidden=True),
        button("#camera-start.button", type="button", hidden=True)[icon("eye"), words("companion-camera-start")],
        form("#camera-form", method="post", action=f"{address}/read", data_act="", hidden=True)[
            visit.proof(), input(type="hidden", name="code", value="")
        ],
    ]


def proof(words: Words, sitting: Sitting) -> Markup:
    """The promise made at the start (DWD-6.5.4)."""
    return details(".c-proof")[
        summary[words("companion-commitment")],
        p[words("companion-commitment-note")],
        p[code[commitment(sitting.seed)]],
        p[a(href="/sheet/deal")[words("companion-sheet")]],
    ]

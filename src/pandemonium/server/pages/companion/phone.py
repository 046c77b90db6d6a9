"""One's own phone: a single colour's page, which is sent nothing of the others.

Roles and cards never stand on it: they are whispered, while a button is held, in an answer that is always of one size.
"""

from __future__ import annotations

from markupsafe import Markup

from pandemonium.drawing.html import Node, a, button, div, fieldset, form, h2, input, label, legend, p, section, span
from pandemonium.drawing.icon import icon
from pandemonium.drawing.words import Words
from pandemonium.games.deal.companion.cards import SUITS
from pandemonium.games.deal.companion.sitting import (
    COLOURS,
    DONE,
    GATHER,
    LAY,
    NOTHING,
    OVER,
    PAIR,
    TELL,
    WISH,
    Sitting,
    Takeover,
    phase,
    ready,
    rows,
)
from pandemonium.games.deal.companion.steps import ROLES
from pandemonium.games.deal.companion.telling import own_role
from pandemonium.server.pages.companion.deck import ACE, KING, card_name, colour, deck, row_picture
from pandemonium.server.pages.companion.head import crew, head, notes, sitting_page, title
from pandemonium.server.pages.companion.marks import NAMES, SIGNS
from pandemonium.server.pages.companion.over import opened
from pandemonium.server.pages.visit import Visit

WHISPER = 400
"""Bytes of every whisper: short enough to be sent as it is, so that its size tells nothing."""
WISHES = ("devil", "cultist", "mortal", "none")


def phone_page(
    visit: Visit, id: str, version: int, sitting: Sitting, seat: int, said: str = "", *, curtain: bool = False
) -> Markup:
    words, address = visit.words(), f"/companion/{id}"
    whose = colour(words, seat)
    parts: dict[str, Node] = {
        "c-head": head(words, sitting, whose),
        "c-said": p(".notice", role="status")[said] if said else None,
        "c-main": [
            section({"class": f"c-main owner-{seat}"})[
                behind(words, address, seat) if curtain else doing(visit, sitting, address, seat)
            ],
            None if curtain else crew(words, sitting),
        ],
        "c-new-phones": [newcomer(visit, one, address, seat) for one in sitting.takeovers if one.seat != seat],
        "c-notes": None if curtain else notes(words, sitting),
    }
    own = words(f"companion-colour-{COLOURS[seat]}")
    beside: Node = [
        div("#whisper", hidden=True, role="status"),
        p(".c-ways")[a(href=f"{address}/table")[words("companion-to-common")]],
    ]
    return sitting_page(visit, f"{own} · {title(words, sitting)}", address, version, parts, beside)


def behind(words: Words, address: str, seat: int) -> Node:
    """The curtain of a device that is passed round (DWD-6.4.3)."""
    own = words(f"companion-colour-{COLOURS[seat]}")
    return [
        p(".c-lead")[words("companion-curtain", colour=own)],
        a(".choice.main", href=f"{address}/{COLOURS[seat]}?open=1")[words("companion-curtain-open", colour=own)],
    ]


def doing(visit: Visit, sitting: Sitting, address: str, seat: int) -> Node:
    """What this colour does now. What it has entered makes no difference to the page but that it is ready."""
    words, own = visit.words(), f"{address}/{COLOURS[seat]}"
    now, done = phase(sitting), ready(sitting, seat)
    if now == OVER:
        return opened(words, sitting)
    if now == GATHER:
        return [p(".c-lead")[words("companion-phone-gather")], leave(visit, own)]
    if now == WISH:
        return wishing(visit, own, done=done)
    if now == TELL:
        return telling(visit, sitting, own, done=done)
    if now == PAIR:
        return pairing(visit, sitting, own, seat)
    if now == LAY:
        return laying(visit, sitting, own, done=done)
    if sitting.now.kind == ROLES and own_role(sitting, seat) != NOTHING:
        return role(visit, own)
    if now == DONE:
        return p(".c-lead")[words(f"companion-phone-done-{sitting.now.kind}")]
    return p(".c-lead")[words("companion-phone-look")]


def leave(visit: Visit, own: str) -> Markup:
    return form(method="post", action=f"{own}/leave", data_act="")[
        visit.proof(), button(".button", type="submit")[visit.words()("companion-leave")]
    ]


def hold(visit: Visit, own: str, says: str) -> Markup:
    """Shown while it is held, and not a moment longer (DWD-6.5.1)."""
    return form(".c-hold", method="post", action=f"{own}/whisper")[
        visit.proof(), button(".hold-button", type="submit", data_hold="")[icon("eye"), span[says]]
    ]


def role(visit: Visit, own: str) -> Node:
    words = visit.words()
    return [
        p(".c-lead")[words("companion-phone-role")],
        hold(visit, own, words("companion-hold-role")),
        p(".quiet")[words("companion-phone-role-note")],
        form(method="post", action=f"{own}/away", data_act="")[
            visit.proof(), button(".button", type="submit")[icon("check"), words("companion-away")]
        ],
    ]


def telling(visit: Visit, sitting: Sitting, own: str, *, done: bool) -> Node:
    """The mark inside the chest that one has taken: in the first step one's role, later where a chest is."""
    words = visit.words()
    first = sitting.now.kind == ROLES
    return [
        p(".notice")[words("companion-clash-tell")] if sitting.clash else None,
        p(".c-lead")[words("companion-phone-tell" if first else "companion-phone-seek")],
        form(".c-marks", method="post", action=f"{own}/tell", data_act="")[
            visit.proof(),
            (
                button(".choice.mark-choice", type="submit", name="mark", value=mark)[
                    span(".c-sign", aria_hidden="true")[SIGNS[mark]], span[words(f"companion-mark-{name}")]
                ]
                for mark, name in enumerate(NAMES)
            ),
        ],
        [p(".quiet")[words("companion-told")], hold(visit, own, words("companion-hold-told"))] if done else None,
    ]


def pairing(visit: Visit, sitting: Sitting, own: str, seat: int) -> Node:
    """For two of the four: the row of aces, or that of kings, from left to right."""
    words, makers = visit.words(), list(rows(sitting))
    if seat not in makers:
        return p(".c-lead")[words("companion-phone-wait")]
    which, row = ("aces", sitting.aces) if seat == makers[0] else ("kings", sitting.kings)
    if len(row) == len(SUITS):
        return [p(".c-lead")[words(f"companion-phone-{which}-done")], again(visit, own)]
    return [
        row_picture(),
        p(".c-lead")[words(f"companion-phone-{which}")],
        p(".quiet")[words("companion-phone-place", place=len(row) + 1)],
        deck(visit, f"{own}/row", ACE if which == "aces" else KING),
        again(visit, own) if row else None,
    ]


def again(visit: Visit, own: str) -> Markup:
    return form(method="post", action=f"{own}/clear", data_act="")[
        visit.proof(), button(".button", type="submit")[icon("undo"), visit.words()("companion-row-again")]
    ]


def laying(visit: Visit, sitting: Sitting, own: str, *, done: bool) -> Node:
    words = visit.words()
    return [
        p(".notice")[words("companion-clash-lay")] if sitting.clash else None,
        p(".c-lead")[words("companion-phone-lay")],
        p(".quiet")[words("companion-phone-lay-note")],
        deck(visit, f"{own}/lay", KING),
        [p(".quiet")[words("companion-laid")], hold(visit, own, words("companion-hold-card"))] if done else None,
    ]


def wishing(visit: Visit, own: str, *, done: bool) -> Node:
    words = visit.words()
    return [
        p(".c-lead")[words("companion-phone-wish")],
        form(".wishes", method="post", action=f"{own}/wish", data_act="")[
            visit.proof(),
            (wish(words, name) for name in ("wanted", "dreaded")),
            button(".choice.main", type="submit")[words("companion-wish")],
        ],
        p(".quiet")[words("companion-wished")] if done else None,
    ]


def wish(words: Words, name: str) -> Markup:
    return fieldset[
        legend[words(f"companion-{name}")],
        (
            label(".check")[
                input(type="radio", name=name, value=value, checked=says == "none"), words(f"companion-role-{says}")
            ]
            for value, says in enumerate(WISHES)
        ),
    ]


def newcomer(visit: Visit, one: Takeover, address: str, seat: int) -> Markup:
    """A new phone asks for a colour: whoever sees the code on it types it in."""
    words, field = visit.words(), f"code-{one.seat}"
    wanted = words(f"companion-colour-{COLOURS[one.seat]}")
    return section(".newcomer")[
        h2[words("companion-new-phone", colour=wanted)],
        p[words("companion-new-phone-note", colour=wanted)],
        form(method="post", action=f"{address}/{COLOURS[seat]}/confirm", data_act="")[
            visit.proof(),
            input(type="hidden", name="seat", value=one.seat),
            label(for_=field)[words("companion-type-code")],
            input(id=field, type="text", name="code", inputmode="numeric", maxlength="4", autocomplete="off"),
            button(".choice.main", type="submit")[words("companion-confirm")],
            button(".button", type="submit", formaction=f"{address}/{COLOURS[seat]}/refuse")[words("companion-refuse")],
        ],
    ]


def whispered(words: Words, sitting: Sitting, seat: int) -> bytes:
    """What the held button shows, filled up with spaces: every whisper has the same size."""
    mark, now = own_role(sitting, seat), phase(sitting)
    if now == TELL:
        mark = sitting.told[seat]
    if mark != NOTHING and now != LAY:
        says = [SIGNS[mark], words(f"companion-mark-{NAMES[mark]}"), words(f"companion-role-note-{NAMES[mark]}")]
    elif now == LAY and sitting.laid[seat]:
        says = [words("companion-pair-king"), card_name(words, KING, sitting.laid[seat])]
    else:
        says = [words("companion-whisper-none")]
    return "\n".join(says).encode().ljust(WHISPER)

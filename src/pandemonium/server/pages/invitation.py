"""The page of an invitation: who invites, to what, and the seat to take; or what became of it."""

from __future__ import annotations

from markupsafe import Markup

from pandemonium.drawing.html import Node, a, button, div, form, fragment, h1, li, p, small, ul
from pandemonium.drawing.icon import icon
from pandemonium.drawing.seat import mark
from pandemonium.drawing.words import Words
from pandemonium.playing.rehearsal import lessons_of
from pandemonium.server.model import Invitation
from pandemonium.server.pages.pact import pact_said
from pandemonium.server.pages.person import name_field
from pandemonium.server.pages.seats import kind, seat_role
from pandemonium.server.pages.shell import page
from pandemonium.server.pages.visit import Visit
from pandemonium.server.pages.waiting import at_a_glance


def invitation_page(visit: Visit, invited: Invitation, link: str) -> Markup:
    words = visit.words(invited.game.id)
    title = words("title")
    return page(
        visit,
        words("invited-title", game=title),
        div(".stack.invited")[
            form(".panel.form", method="post", action=f"/join/{link}")[
                offered(visit, words, invited) if invited.free and not invited.yours else kept(words, invited)
            ],
            about(words, invited),
        ],
    )


def offered(visit: Visit, words: Words, invited: Invitation) -> Node:
    who, name = invited.seats[invited.seat], words("title")
    return fragment[
        visit.proof(),
        visit.promise(),
        h1[words("invited-lead", host=invited.host, game=name)],
        p(".seat-label")[mark(str(who.seat)), words("invited-seat"), seat_role(words, who)],
        name_field(visit, words("join-as")),
        div[button(".choice.main", type="submit")[words("join-take")]],
        p[
            words("invited-new"),
            " ",
            [a(href=f"/learn/{invited.game.id}")[words("learn-title", game=name)], " · "]
            if lessons_of(invited.game)
            else None,
            a(href=f"/rules/{invited.game.id}")[words("rules-title", game=name)],
        ],
    ]


def kept(words: Words, invited: Invitation) -> Node:
    """A link that was used: by its visitor, by somebody else, or too late."""
    state = "yours" if invited.yours else "closed" if invited.status == "closed" else "taken"
    table = a(".button", href=f"/table/{invited.id}")
    ways: dict[str, Node] = {
        "yours": table[icon("play"), words("invited-go")],
        "closed": None,
        "taken": table[icon("eye"), words("lobby-replay" if invited.status == "over" else "lobby-watch")]
        if invited.pact.watching
        else None,
    }
    return fragment[
        h1[words(f"invited-{state}")],
        p[words(f"invited-{state}-note", host=invited.host, game=words("title"))],
        div(".radios")[
            ways[state],
            a(".button", href=f"/new/{invited.game.id}")[icon("plus"), words("invited-own")]
            if state != "yours"
            else None,
        ],
    ]


def about(words: Words, invited: Invitation) -> Markup:
    return div(".panel")[
        p[words("about")],
        at_a_glance(words, invited.game, len(invited.seats), invited.options),
        pact_said(words, invited.pact, public=invited.public),
        ul(".tables")[
            (
                li[
                    mark(str(who.seat), "small"),
                    who.name or words("seat-open"),
                    seat_role(words, who),
                    small[kind(words, who)],
                ]
                for who in invited.seats
            )
        ],
    ]

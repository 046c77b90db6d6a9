"""The Sin's side as all see it: its board and power, the Acolytes with their Mark, Reaction tokens, cards."""

from __future__ import annotations

from pandemonium.drawing.html import Node, div, section, span
from pandemonium.drawing.icon import icon
from pandemonium.games.others.data.names import CARDS, CULTS, SINS
from pandemonium.games.others.rules.figures import NOTHING
from pandemonium.games.others.table.about import about_sin
from pandemonium.games.others.table.bestiary import bestiary
from pandemonium.games.others.table.printed import OthersScene


def evil(scene: OthersScene) -> Node:
    return section(".evil", aria_label=scene.words("table-sin"))[boards(scene), bestiary(scene)]


def boards(scene: OthersScene) -> Node:
    sin = scene.view.sin
    facts = (
        sin.sin,
        sin.cult,
        sin.cult_marked,
        sin.reactions,
        sin.permanent,
        sin.temporary,
        sin.cards,
        sin.deck,
        sin.shown,
    )
    return scene.kept("evil", facts, draw=lambda: drawn(scene), shared=True)


def drawn(scene: OthersScene) -> Node:
    words, sin = scene.words, scene.view.sin
    if sin.sin == NOTHING:
        return div(".evil-head", data_spot="reactions")[
            span(".heading-of", data_spot="sin cards")[words("sin-unknown")], span(data_spot="shown")
        ]
    return div(".evil-head")[
        div(".evil-name")[
            icon(f"sin-{SINS[sin.sin]}", "sin-sign"),
            span(".heading-of", data_term="sin")[words(f"sin-{SINS[sin.sin]}")],
            acolytes(scene),
            about_sin(scene),
        ],
        div(".evil-tokens")[reactions(scene), cards(scene)],
        played(scene),
    ]


def acolytes(scene: OthersScene) -> Node:
    """Their board; a Mark on it bars a second use until the refresh (OTH-AC-2)."""
    sin, words = scene.view.sin, scene.words
    if sin.cult == NOTHING:
        return None
    told = words("cult-marked" if sin.cult_marked else "cult-ready", cult=words(f"cult-{CULTS[sin.cult]}"))
    return span({"class": "cult" + (" used-up" if sin.cult_marked else ""), "title": told, "data-spot": "cult"})[
        icon(f"acolyte-{CULTS[sin.cult]}"), span(".cult-name")[words(f"cult-{CULTS[sin.cult]}")]
    ]


def reactions(scene: OthersScene) -> Node:
    sin = scene.view.sin
    whole = max(sin.permanent + sin.temporary, sin.reactions)
    told = scene.words("sin-reactions", active=sin.reactions, all=whole)
    return span(".reactions", role="img", aria_label=told, title=told, data_spot="reactions", data_term="reaction")[
        (icon("reaction", "" if at < sin.reactions else "used-up") for at in range(whole))
    ]


def cards(scene: OthersScene) -> Node:
    sin = scene.view.sin
    told = scene.words("sin-cards", cards=sin.cards, deck=sin.deck)
    return span(".sin-cards", role="img", aria_label=told, title=told, data_spot="sin cards", data_term="sin-card")[
        icon("sin-card"), sin.cards
    ]


def played(scene: OthersScene) -> Node:
    """The card played last, until the next turn begins (OTH-SC-3)."""
    if scene.view.sin.shown == NOTHING:
        return div(".shown-card.none-shown", data_spot="shown")
    name = scene.words(f"card-{CARDS[scene.view.sin.shown]}")
    return div(".shown-card", data_spot="shown")[icon("sin-card"), span(".cut")[name]]

"""Playing cards and colours as the companion's pages draw them."""

from __future__ import annotations

from markupsafe import Markup

from pandemonium.drawing.html import Node, button, div, form, span
from pandemonium.drawing.seat import mark
from pandemonium.drawing.words import Words
from pandemonium.games.deal.companion.cards import SUITS
from pandemonium.games.deal.companion.sitting import COLOURS
from pandemonium.server.pages.visit import Visit

ACE, KING = "A", "K"
SIGNS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}


def deck(visit: Visit, action: str, rank: str) -> Markup:
    """The four cards of a rank, each a button that enters it."""
    words = visit.words()
    return form(".c-deck", method="post", action=action, data_act="")[
        visit.proof(),
        (
            button({"class": f"playing-card suit-{suit}"}, type="submit", name="card", value=suit)[
                face(rank, suit), span(".visually-hidden")[card_name(words, rank, suit)]
            ]
            for suit in SUITS
        ),
    ]


def face(rank: str, suit: str) -> Node:
    return [span(".rank", aria_hidden="true")[rank], span(".suit-sign", aria_hidden="true")[SIGNS[suit]]]


def card_name(words: Words, rank: str, suit: str) -> str:
    return words("companion-card", rank=words(f"companion-rank-{rank}"), suit=words(f"companion-suit-{suit}"))


def small_card(words: Words, rank: str, suit: str) -> Markup:
    """A card that was turned."""
    names = f"playing-card shown suit-{suit}"
    return span({"class": names, "role": "img", "aria-label": card_name(words, rank, suit)})[face(rank, suit)]


def colour(words: Words, seat: int, style: str = "") -> Node:
    """A colour's mark with its name."""
    return [mark(str(seat), style), span(".who")[words(f"companion-colour-{COLOURS[seat]}")]]


def row_picture() -> Markup:
    """The row as it lies on the table: four pairs, backs up."""
    return div(".row-picture", aria_hidden="true")[(span(".pair")[span(".back"), span(".back")] for _ in SUITS)]

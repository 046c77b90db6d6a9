"""Playing cards and colours as the companion's pages draw them."""

from __future__ import annotations

from htpy import Element, Node, button, div, fieldset, form, legend, span

from pandemonium.drawing.seat import mark
from pandemonium.drawing.words import Words
from pandemonium.games.deal.companion.cards import RANKS, SUITS
from pandemonium.games.deal.companion.sitting import COLOURS
from pandemonium.server.pages.visit import Visit

SIGNS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}


def deck(visit: Visit, action: str, name: str) -> Element:
    """All 52 cards, each a button that enters it."""
    words = visit.words()
    return form(".deck", method="post", action=action, data_act="")[
        visit.proof(),
        (
            fieldset({"class": f"suit suit-{suit}"})[
                legend(".visually-hidden")[words(f"companion-suit-{suit}")],
                (card(words, rank, suit, name) for rank in RANKS),
            ]
            for suit in SUITS
        ),
    ]


def card(words: Words, rank: str, suit: str, name: str) -> Element:
    label = words("companion-card", rank=words(f"companion-rank-{rank}"), suit=words(f"companion-suit-{suit}"))
    return button(".playing-card", type="submit", name=name, value=rank + suit, aria_label=label)[face(rank, suit)]


def face(rank: str, suit: str) -> Node:
    return [span(".rank")["10" if rank == "T" else rank], span(".suit-sign")[SIGNS[suit]]]


def card_name(words: Words, card: str) -> str:
    return words("companion-card", rank=words(f"companion-rank-{card[0]}"), suit=words(f"companion-suit-{card[1]}"))


def small_card(words: Words, card: str) -> Element:
    """A card that was turned."""
    return span({"class": f"playing-card shown suit-{card[1]}", "role": "img", "aria-label": card_name(words, card)})[
        face(card[0], card[1])
    ]


def colour(words: Words, seat: int, style: str = "") -> Node:
    """A colour's mark with its name."""
    return [mark(str(seat), style), span(".who")[words(f"companion-colour-{COLOURS[seat]}")]]


def hidden_deck() -> Element:
    """A pair as it lies on the table: one card across the other, backs up."""
    return div(".pair-picture", aria_hidden="true")[span(".back"), span(".back")]

"""What lies before a player: Torch cards, Servants ready and exhausted, and the treasures in columns."""

from __future__ import annotations

from pandemonium.drawing.choice import thing, why_button
from pandemonium.drawing.dice import die
from pandemonium.drawing.html import Node, div, fragment, span
from pandemonium.drawing.icon import icon
from pandemonium.drawing.scene import Scene
from pandemonium.drawing.seat import mark
from pandemonium.engine.phrase import Name
from pandemonium.games.crypt.knowledge.view import GHOST_HOLDS, UNSEEN, CardView, ColumnView, CryptView, PlayerView
from pandemonium.games.crypt.rules.figures import SERVANTS
from pandemonium.games.crypt.table.piece import Pieces


def player(scene: Scene[CryptView], pieces: Pieces, seat: int) -> Node:
    view, who = scene.view, scene.view.players[seat]
    names = [pieces.card(pile.treasure, card.value) for pile in who.columns for card in pile.cards]
    torches = (str(seat) == view.leader, str(seat) == view.lights_out)
    can = bool(scene.offers("servants"))
    return scene.kept("player", who, names, torches, can, draw=lambda: before(scene, pieces, who), shared=not can)


def before(scene: Scene[CryptView], pieces: Pieces, who: PlayerView) -> Node:
    seat = who.seat
    return div(".player")[
        div(".player-top")[
            span(data_spot=f"dice {seat}")[servants(scene, pieces, who)],
            span(data_spot=f"torch {seat}")[torches(scene, str(seat))],
        ],
        div(".columns", data_spot=f"column {seat}")[
            (
                span(data_spot=f"column {seat} {pile.treasure}")[treasures(scene, pieces, pile)]
                for pile in who.columns
                if pile.cards
            )
        ],
    ]


def servants(scene: Scene[CryptView], pieces: Pieces, who: PlayerView) -> Node:
    owner = str(who.seat)
    first = who.sent
    ready = (die(owner, piece=pieces.die(owner, first + at)) for at in range(who.ready))
    spent = (die(owner, piece=pieces.die(owner, first + who.ready + at), style="spent") for at in range(who.spent))
    label = scene.words("player-servants", ready=who.ready, spent=who.spent, sent=who.sent)
    content = fragment[span(".dice.ready")[ready], span(".dice.exhausted")[spent] if who.spent else None]
    if scene.asks and not (scene.offers("servants") and who.seat == scene.seat):
        return why_button("servants", scene.words("thing-why", thing=label), content, "thing servants", term="servant")
    return span(".servants", role="img", aria_label=label, data_term="servant")[content]


def torches(scene: Scene[CryptView], who: str) -> Node:
    view, words = scene.view, scene.words
    if who not in (view.leader, view.lights_out):
        return None
    content = [
        span(".torch", data_piece="torch")[icon("torch")] if who == view.leader else None,
        span(".torch", data_piece="lights-out")[icon("lights-out")] if who == view.lights_out else None,
    ]
    held = ("torch-both" if who == view.lights_out else "torch-leader") if who == view.leader else "torch-dark"
    term = "torch" if who == view.leader else "lights-out"
    return thing(scene, "torch", words(held), content, style="torches", term=term)


def treasures(scene: Scene[CryptView], pieces: Pieces, pile: ColumnView) -> Node:
    label = describe(scene, pile)
    return thing(scene, f"column {pile.treasure}", label, stack(pieces, pile), style=f"column {pile.treasure}")


def column(scene: Scene[CryptView], pieces: Pieces | None, pile: ColumnView) -> Node:
    return span({"class": f"column {pile.treasure}", "role": "img", "aria-label": describe(scene, pile)})[
        stack(pieces, pile)
    ]


def stack(pieces: Pieces | None, pile: ColumnView) -> Node:
    return fragment[
        icon(pile.treasure, f"glyph {pile.treasure}"), (small_card(pieces, pile.treasure, card) for card in pile.cards)
    ]


def small_card(pieces: Pieces | None, treasure: str, card: CardView) -> Node:
    style = "card" + (" flipped" if card.flipped else "") + (" unseen" if card.value == UNSEEN else "")
    piece = pieces.card(treasure, card.value) if pieces else ""
    return span({"class": style, "data-piece": piece or None})[
        card.value or "?", icon("flip") if card.flipped else None
    ]


def describe(scene: Scene[CryptView], pile: ColumnView) -> str:
    words = scene.words
    values = ", ".join(
        words("card-unseen")
        if card.value == UNSEEN
        else words("card-flipped", value=card.value)
        if card.flipped
        else str(card.value)
        for card in pile.cards
    )
    return words("player-column", treasure=Name(pile.treasure), cards=len(pile.cards), values=values)


def ghost(scene: Scene[CryptView], pieces: Pieces) -> Node:
    """The Ghost of the solo game: it has three dice and owns nothing."""
    sent = pieces.sent[GHOST_HOLDS]
    words = scene.words
    return div(".seat.ghost")[
        div(".seat-head")[mark(GHOST_HOLDS), span(".seat-name")[words("ghost")]],
        div(".player")[
            div(".player-top")[
                span(
                    ".servants",
                    role="img",
                    aria_label=words("ghost-servants", ready=SERVANTS - sent),
                    data_spot="dice ghost",
                )[
                    span(".dice.ready")[
                        (die(GHOST_HOLDS, piece=pieces.die(GHOST_HOLDS, at)) for at in range(sent, SERVANTS))
                    ]
                ],
                span(data_spot="torch ghost")[torches(scene, GHOST_HOLDS)],
            ]
        ],
    ]

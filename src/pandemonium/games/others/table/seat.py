"""What lies before a seat: of a hero player the heroes he leads; of the Sin its cards, face up for itself alone."""

from __future__ import annotations

from pandemonium.drawing.html import Node, div, fragment, markup, span
from pandemonium.drawing.icon import icon, icon_text
from pandemonium.drawing.spot import spot
from pandemonium.games.others.data.names import CARDS, DOOMS, HEROES
from pandemonium.games.others.knowledge.sin import SinMine
from pandemonium.games.others.rules.figures import NOTHING
from pandemonium.games.others.table.printed import OthersScene, hero_name, rules
from pandemonium.games.others.words.card_wording import CardWords


def seat_of(scene: OthersScene, seat: int) -> Node:
    return sin_seat(scene) if seat == scene.view.sin.seat else hero_seat(scene, seat)


def hero_seat(scene: OthersScene, seat: int) -> Node:
    """Their boards lie beside the city; here only who leads whom."""
    mine = [who for who in scene.view.heroes if who.seat == seat and who.hero != NOTHING]
    return div(".leads")[
        (span(".follows")[icon(f"hero-{HEROES[who.hero]}"), hero_name(scene, who.hero)] for who in mine)
    ]


def sin_seat(scene: OthersScene) -> Node:
    sin, words = scene.view.sin, scene.words
    told = words("sin-cards", cards=sin.cards, deck=sin.deck)
    if sin.mine is None:
        return div(".leads")[
            span(".follows", role="img", aria_label=told)[[icon("sin-card") for _ in range(sin.cards)]]
        ]
    return hand(scene, sin.mine)


def hand(scene: OthersScene, mine: SinMine) -> Node:
    facts = (mine.hand, mine.drawn, mine.doom_pair, scene.asked_of("card"))
    return scene.kept("hand", facts, draw=lambda: laid_out(scene, mine))


def laid_out(scene: OthersScene, mine: SinMine) -> Node:
    """The two Apocalypse cards to choose from before the Sin's own."""
    return div(".sin-hand")[
        (doom(scene, number) for number in mine.doom_pair), (card(scene, mine, kind) for kind in held(mine))
    ]


def doom(scene: OthersScene, number: int) -> Node:
    """It is revealed in the bar."""
    words = scene.words
    return span(".sin-card-of.playable")[
        icon("doom-card"),
        span(".card-name")[words(f"doom-{DOOMS[number]}")],
        span(".card-text")[CardWords(rules(scene), words.text).doom(number)],
    ]


def held(mine: SinMine) -> list[int]:
    return [kind for kind, number in enumerate(mine.hand) if number]


def card(scene: OthersScene, mine: SinMine, kind: int) -> Node:
    """A card with its text; those drawn in this turn cannot be played in it. A hand may be longer than the side: what
    can be played stands in the bar, too, and only there it is pressed."""
    words, element = scene.words, f"card {CARDS[kind]}"
    name, does = words(f"card-{CARDS[kind]}"), CardWords(rules(scene), words.text).card(kind)
    content = icon_text("sin-card") + str(
        fragment[
            span(".card-name")[name, f" ×{mine.hand[kind]}" if mine.hand[kind] > 1 else None],
            span(".card-text")[does],
        ]
    )
    style = "sin-card-of" + (" just-drawn" if mine.drawn[kind] == mine.hand[kind] else "")
    if scene.offers(element):
        return span({"class": f"{style} playable", "data-spot": element})[markup(content)]
    return spot(scene, element, f"{name}. {does}", content, style)

"""What lies before a seat, beside the board: points, wings, indulgences, guests, debt; unfolded, all it has built."""

from __future__ import annotations

from markupsafe import Markup

from pandemonium.drawing.html import Node, details, div, span, summary
from pandemonium.drawing.icon import icon
from pandemonium.games.deal.data.names import TILES
from pandemonium.games.deal.knowledge.kingdom import UNKNOWN, KingdomView
from pandemonium.games.deal.table import printed, signs
from pandemonium.games.deal.table.printed import DealScene


def realm(scene: DealScene, seat: int) -> Node:
    who = scene.view.kingdoms[seat]
    sums = (who.score, who.reputation, who.angel, who.devil, who.indulgences, who.guests, who.debt)
    estate = (who.built, who.tucked, who.tiles, who.banners, who.played)
    return scene.kept("realm", seat, sums, estate, draw=lambda: before(scene, who))


def before(scene: DealScene, who: KingdomView) -> Node:
    """The own buildings lie on the board; those of others unfold here."""
    if who.seat == scene.seat:
        return div(".wealth-of")[wealth(scene, who)]
    return details(".wealth-of.folds-of", id=f"realm-{who.seat}")[
        summary[wealth(scene, who)], div(".unfolds-of")[possessions(scene, who)]
    ]


def wealth(scene: DealScene, who: KingdomView) -> Node:
    words, seat = scene.words, who.seat
    lines = [
        ("score", "score", words("seat-score", points=who.score), figure(who.score), True),
        ("reputation", "reputation", words("seat-reputation", space=who.reputation), figure(who.reputation), True),
        ("angel", "angel-wing", words("seat-angel", wings=who.angel), figure(who.angel), True),
        ("devil", "devil-wing", words("seat-devil", wings=who.devil), figure(who.devil), True),
        ("indulgences", "indulgence", *indulgences(scene, who)),
        ("guests", "guest", words("seat-guests", guests=who.guests), figure(who.guests), bool(who.guests)),
        ("debt", "debt", words("store-debt", debt=who.debt), figure(who.debt), bool(who.debt)),
    ]
    return span(".sums-of", data_spot=f"seat {seat} goods")[
        (
            span({"class": f"sum-{name}", "role": "img", "aria-label": label, "data-spot": f"seat {seat} {name}"})[
                icon(sign), number
            ]
            for name, sign, label, number, shown in lines
            if shown
        )
    ]


def indulgences(scene: DealScene, who: KingdomView) -> tuple[str, str, bool]:
    if who.indulgences == UNKNOWN:
        return scene.words("seat-indulgences-hidden"), "?", True
    return scene.words("table-indulgences", count=who.indulgences), figure(who.indulgences), bool(who.indulgences)


def figure(number: int) -> str:
    return f"−{-number}" if number < 0 else str(number)


def possessions(scene: DealScene, who: KingdomView) -> Node:
    """Buildings with what they do, achievements, events played."""
    words = scene.words
    earned = [words(f"tile-minor-{TILES[at]}") for at, place in enumerate(who.tiles) if place > 0]
    won = [words(f"tile-major-{tile}") for tile in who.banners]
    return [
        div(".standings")[(plain(scene, number, tucked=number == who.tucked) for number in who.built)]
        if who.built
        else div(".none-of")[words("seat-nothing-built")],
        div(".gained-of")[", ".join(earned + won)] if earned or won else None,
        div(".gained-of")[
            words("seat-played", cards=", ".join(printed.event_name(scene, row.card) for row in who.played))
        ]
        if who.played
        else None,
    ]


def plain(scene: DealScene, number: int, *, tucked: bool) -> Node:
    """A building of somebody else: to be read, not to be chosen."""
    building = printed.building(scene, number)
    name = printed.building_name(scene, number)
    return div(".standing-line" + (".tucked" if tucked else ""), data_spot=printed.building_place(number))[
        span(".standing-signs", role="img", aria_label=signs.symbols_told(scene, building.symbols))[
            Markup(signs.symbols(building.symbols))
        ],
        span(".standing-name")[name, " ", span(".standing-does")[printed.card_words(scene).does(building)]],
    ]

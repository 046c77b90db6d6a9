"""The own achievements: four minor tiles, which upgrade production, and four major ones, which become banners."""

from __future__ import annotations

from pandemonium.drawing.html import Node, div, fragment
from pandemonium.drawing.icon import icon_text
from pandemonium.drawing.spot import sheet_of, spot
from pandemonium.games.deal.data.names import SYMBOLS, TILES
from pandemonium.games.deal.knowledge.kingdom import KingdomView
from pandemonium.games.deal.rules.fields import THROWN, UNEARNED
from pandemonium.games.deal.table import printed
from pandemonium.games.deal.table.printed import DealScene


def tiles(scene: DealScene, who: KingdomView) -> Node:
    places = [f"{sort}-tile {name}" for sort in ("minor", "major") for name in TILES]
    asked = [(scene.offers(place), scene.advised(place)) for place in places]
    return scene.kept("tiles", who.tiles, who.banners, asked, draw=lambda: drawn(scene, who))


def drawn(scene: DealScene, who: KingdomView) -> Node:
    return div(".achievements", role="group", aria_label=scene.words("tiles-title"))[
        (minor(scene, at, who.tiles[at]) for at in range(len(TILES))),
        (major(scene, at, won=TILES[at] in who.banners) for at in range(len(TILES))),
    ]


def minor(scene: DealScene, at: int, place: int) -> Node:
    words, name = scene.words, TILES[at]
    needs = printed.rules(scene).minor_sets[at]
    state = "thrown" if place == THROWN else "unearned" if place == UNEARNED else "earned"
    label = words(
        f"tile-{state}", tile=words(f"tile-minor-{name}"), needs=printed.card_words(scene).needs(needs), space=place
    )
    return tile(scene, f"minor-tile {name}", label, shape(needs, "minor"), f"medal {state}")


def major(scene: DealScene, at: int, *, won: bool) -> Node:
    words, name, figures = scene.words, TILES[at], printed.rules(scene)
    label = words(
        "tile-won" if won else "tile-major",
        tile=words(f"tile-major-{name}"),
        needs=printed.card_words(scene).needs(figures.major_sets[at]),
        reward=printed.card_words(scene).deed(figures.major_rewards[at]),
    )
    return tile(
        scene,
        f"major-tile {name}",
        label,
        shape(figures.major_sets[at], "major"),
        f"medal {'earned' if won else 'unearned'}",
    )


def tile(scene: DealScene, element: str, label: str, content: str, style: str) -> Node:
    return fragment[
        spot(scene, element, label, content, style, element.partition("-")[0]), sheet_of(scene, element, label)
    ]


def shape(needs: list[int], sort: str) -> str:
    """One sign where all symbols are alike, with how many; three signs for the mixed set."""
    wanted = [place for place, number in enumerate(needs) if number]
    inner = "".join(icon_text(SYMBOLS[place], "symbol-of") for place in wanted)
    return f'{icon_text(sort, "medal-of")}<span class="wants wants-{len(wanted)}">{inner}<b>{max(needs)}</b></span>'

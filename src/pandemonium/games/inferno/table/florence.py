"""Florence: four quarters with two locations each, who is there, and what the Palace and the Market still hold."""

from __future__ import annotations

from htpy import Node, div, fragment, h2, h3, p, section, span

from pandemonium.drawing.choice import offer_list, thing
from pandemonium.drawing.icon import icon
from pandemonium.drawing.scene import Scene
from pandemonium.drawing.seat import LETTERS
from pandemonium.engine.phrase import Name
from pandemonium.games.inferno.names import BARRELS, GUESTS, LOCATIONS, MEMBERS, QUARTERS, TRACKS
from pandemonium.games.inferno.rules import FREE
from pandemonium.games.inferno.table import printed
from pandemonium.games.inferno.table.store import element_of, stock, store
from pandemonium.games.inferno.view import InfernoView

HOLDS = {"palace": GUESTS, "market": BARRELS}
"""The locations where something can be taken."""


def florence(scene: Scene[InfernoView]) -> Node:
    words = scene.words
    return section("#florence.florence", aria_label=words("table-florence"))[
        h2(".over")[words("table-florence")], div(".quarters")[(quarter(scene, name) for name in QUARTERS)]
    ]


def quarter(scene: Scene[InfernoView], name: str) -> Node:
    view = scene.view
    here = [location for location in LOCATIONS if view.locations[location] == name]
    elements = [f"location {location}" for location in here]
    elements += [element_of(kind) for location in here for kind in HOLDS.get(location, ())]
    facts = (
        view.quarter == name,
        [player.city.get(location) for location in here for player in view.players],
        [(scene.offers(element), scene.hinted(element)) for element in elements],
        [stock(view, location) for location in here],
    )
    return scene.kept(name, here, facts, draw=lambda: drawn_quarter(scene, name, here))


def drawn_quarter(scene: Scene[InfernoView], name: str, here: list[str]) -> Node:
    now = scene.view.quarter == name
    return div({"class": "quarter-of now" if now else "quarter-of", "role": "group", "aria-label": scene.words(name)})[
        h3[icon(name, "quarter"), span[scene.words(name)], icon("check", "is-now") if now else None],
        div(".tiles")[(tile(scene, location) for location in here)],
    ]


def tile(scene: Scene[InfernoView], location: str) -> Node:
    kinds = HOLDS.get(location)
    return div(".tile-place")[drawn(scene, location), store(scene, location, kinds) if kinds else None]


def drawn(scene: Scene[InfernoView], location: str) -> Node:
    words = scene.words
    sin = TRACKS[LOCATIONS.index(location)]
    content = fragment[
        span(".tile-top")[
            icon(location, "sign"),
            span(".tile-name")[words(location), span(".circle-no")[printed.number_of(sin)]],
            entry(location),
        ],
        span(".tile-effect")[words("location-effect", location=Name(location))],
        span(".folk")[(members(scene, seat, location) for seat in range(scene.view.seats))],
    ]
    body = div[p(".told-of")[words(f"tell-{location}")], offer_list(scene, f"location {location}")]
    return thing(scene, f"location {location}", tile_label(scene, location), content, body, style=f"tile {sin}")


def entry(location: str) -> Node:
    """What a Noble pays to enter a special location; Urchins slip in."""
    if LOCATIONS.index(location) < FREE:
        return None
    return span(".entry")[printed.rules().entry_florins, icon("florin")]


def members(scene: Scene[InfernoView], seat: int, location: str) -> Node:
    there = scene.view.players[seat].city.get(location)
    if not there:
        return None
    return span({"class": f"band owner-{seat}"})[
        span(".letter")[LETTERS[seat]],
        (icon(kind) for kind, number in zip(MEMBERS, there, strict=True) for _ in range(number)),
    ]


def tile_label(scene: Scene[InfernoView], location: str) -> str:
    """The location in words: its sin, what it does, what it costs and who is there."""
    words = scene.words
    number = LOCATIONS.index(location)
    florins = printed.rules().entry_florins if number >= FREE else 0
    label = words("location-label", location=Name(location), sin=Name(TRACKS[number]), florins=florins)
    there = [
        words("location-members", player=scene.name(player.seat), nobles=nobles, urchins=urchins)
        for player in scene.view.players
        for nobles, urchins in [player.city.get(location, [0, 0])]
        if nobles or urchins
    ]
    return " ".join([label, *there])

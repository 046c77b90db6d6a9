"""Florence: four quarters with two locations each, who is there, and what the Palace and the Market still hold."""

from __future__ import annotations

from pandemonium.drawing.choice import offer_list, thing
from pandemonium.drawing.html import Node, div, fragment, h2, h3, p, section, span
from pandemonium.drawing.icon import icon
from pandemonium.drawing.scene import Scene
from pandemonium.engine.phrase import Fact, Name
from pandemonium.engine.seats import LETTERS
from pandemonium.games.inferno.data.names import BARRELS, GUESTS, LOCATIONS, MEMBERS, QUARTERS, TRACKS
from pandemonium.games.inferno.knowledge.view import InfernoView
from pandemonium.games.inferno.rules.figures import FREE
from pandemonium.games.inferno.table import printed
from pandemonium.games.inferno.table.store import element_of, stock, store

HOLDS = {"palace": GUESTS, "market": BARRELS}
"""The locations where something can be taken."""


def florence(scene: Scene[InfernoView]) -> Node:
    view = scene.view
    facts = (
        (view.locations, view.quarter, view.palace, view.stalls),
        [player.city for player in view.players],
        scene.asked_of("location", "guest", "barrel"),
    )
    return scene.kept("florence", facts, draw=lambda: city(scene), shared=True)


def city(scene: Scene[InfernoView]) -> Node:
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
        [(scene.offers(element), scene.advised(element)) for element in elements],
        [stock(view, location) for location in here],
    )
    return scene.kept(name, here, facts, draw=lambda: drawn_quarter(scene, name, here), shared=True)


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
    effect = words("location-effect", location=Name(location))
    content = fragment[
        span(".tile-top")[
            span(".sign-of")[icon(location, "sign"), span(".circle-no")[printed.number_of(sin)]],
            span(".tile-name")[words(location)],
        ],
        span(".tile-effect", title=effect)[effect],
        span(".folk")[
            (members(scene, seat, location) for seat in range(scene.view.seats)),
            span(".prices")[entry(scene, location), bribe(scene, location)],
        ],
    ]
    body = div[p(".told-of")[scene.explained(words(f"tell-{location}"))], offer_list(scene, f"location {location}")]
    return thing(
        scene, f"location {location}", tile_label(scene, location), content, body, style=f"tile {sin}", term=location
    )


def entry(scene: Scene[InfernoView], location: str) -> Node:
    """What a Noble pays to enter a special location; Urchins slip in."""
    if LOCATIONS.index(location) < FREE:
        return None
    return span(".entry")[printed.rules(scene).entry_florins, icon("florin")]


def bribe(scene: Scene[InfernoView], location: str) -> Node:
    """What going there costs the viewer now: a Boat for each loan, the Infamy lost at once, a skull for the game."""
    price = price_there(scene, location)
    if not price.get("drachmas"):
        return None
    loss = span(".loss")[f"−{price['loss']}", icon("infamy")] if price["loss"] else None
    boats = (icon("boat") for _ in range(int(str(price["loans"]))))
    return span(".bribe")[
        str(price["drachmas"]), icon("drachma"), boats, loss, icon("skull") if price["lost"] == "yes" else None
    ]


def price_there(scene: Scene[InfernoView], location: str) -> dict[str, Fact]:
    """As the labels of what may be done there say it: the same for all members."""
    offers = [offer for offer in scene.offers(f"location {location}") if offer.kind in ("send", "accuse")]
    return offers[0].label.facts if offers else {}


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
    florins = printed.rules(scene).entry_florins if number >= FREE else 0
    label = words("location-label", location=Name(location), sin=Name(TRACKS[number]), florins=florins)
    there = [
        words(
            "location-members",
            player=scene.name(player.seat),
            nobles=nobles,
            urchins=urchins,
            both=int(nobles > 0 and urchins > 0),
        )
        for player in scene.view.players
        for nobles, urchins in [player.city.get(location, [0, 0])]
        if nobles or urchins
    ]
    price = price_there(scene, location)
    costs = [words("location-bribe", **price)] if price.get("drachmas") else []
    return " ".join([label, *costs, *there])

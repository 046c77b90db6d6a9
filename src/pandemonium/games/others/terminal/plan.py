"""A map at the set-up (OTH-SET-7), before anybody sits at the table: for whoever makes maps of their own."""

from __future__ import annotations

from rich.console import Group
from rich.text import Text

from pandemonium.drawing.words import Words
from pandemonium.games.others.knowledge.space import SpaceView, by_kind
from pandemonium.games.others.rules.city import City
from pandemonium.games.others.rules.figures import ABOMINATION, ACOLYTE, DISTRICTS, KINDS, NOBODY, TOKENS
from pandemonium.games.others.terminal.city import CityDrawing


def plan(city: City, title: str, words: Words) -> Group:
    spaces = [at_setup(city, space) for space in city.spaces]
    drawing = CityDrawing(city, city.codes, spaces, words, str, set())
    return Group(Text(title, style="bold"), drawing.drawn(), Text())


def at_setup(city: City, space: int) -> SpaceView:
    lying = [city.fires, city.corruptions, city.pentagrams, city.nests]
    monsters = [0] * KINDS
    monsters[ACOLYTE] = city.acolytes.count(space) + city.altars.count(space)
    monsters[ABOMINATION] = city.abominations.count(space)
    icons = city.icons[space][:] if space < DISTRICTS else []
    return SpaceView(
        number=space,
        code=city.codes[space],
        monsters=monsters,
        heroes=[],
        tokens=[tokens.count(space) for tokens in lying] + [0] * (TOKENS - len(lying)),
        printed=by_kind(city.printed[space], TOKENS),
        down=city.down.count(space),
        icons=icons,
        covered=[False] * len(icons),
        city_token=NOBODY,
        altars=city.altars.count(space),
        orbitals=city.orbitals.count(space),
        allies=[ally for ally, place in enumerate(city.allies) if place == space],
        start=space == city.start,
    )

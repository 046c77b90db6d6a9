"""The figures of the box, and a loader for a folder that changes some of them."""

from __future__ import annotations

from pathlib import Path

import pandemonium.games.others
from pandemonium.engine.pack import Pack
from pandemonium.games.others.data.names import MAPS
from pandemonium.games.others.data.pack import load_rules
from pandemonium.games.others.rules.box import Rules
from pandemonium.games.others.rules.city import City

FOLDER = Path(pandemonium.games.others.__file__).parent
DATA = FOLDER / "data"
TEXT = FOLDER / "words" / "text"


def rules_of(folder: Path | None = None) -> Rules:
    return load_rules(Pack(DATA, folder))


RULES = rules_of()


def city(map: str) -> City:
    return RULES.cities[MAPS.index(map)]


def spaces(city: City, codes: str) -> list[int]:
    """The spaces of some codes, each by the one code it has."""
    return [city.codes.index(code) for code in codes.split()]

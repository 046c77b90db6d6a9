"""What every city must be (section 5.6, and 3.12 before the maps): each check says what is wrong with a map."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pandemonium.games.others.data.city import rings
from pandemonium.games.others.data.names import TOKENS
from pandemonium.games.others.rules.city import City
from pandemonium.games.others.rules.counts import count_of
from pandemonium.games.others.rules.figures import (
    CORRUPTION,
    DISTRICTS,
    FIRE,
    NEST,
    NOWHERE,
    PENTAGRAM,
    SPACES,
)
from pandemonium.games.others.rules.supply import (
    ABOMINATION_FIGURES,
    ACOLYTE_FIGURES,
    ALTARS,
    ORBITALS,
    SUPPLY,
)

Check = Callable[[bool, str], None]

FEWEST_SPACES: Final = 19
MOST_SPACES: Final = 27
SPAN: Final = 4
"""Tiles that a street space may lie on (OTH-MV-10)."""
PRINTED_NESTS: Final = (3, 4)
ALL_NESTS: Final = (5, 8)
FARTHEST: Final = (4, 6)
"""Steps from the Start space to the farthest one."""
CLEAR: Final = 2
"""No monster begins nearer to the Start space."""


def check_city(check: Check, city: City, lanes: list[list[int]], down: list[int], *, terror: bool) -> None:
    check_ground(check, city, lanes)
    check_pieces(check, city, down, terror=terror)
    check_nests(check, city)
    check_start(check, city)


def check_ground(check: Check, city: City, lanes: list[list[int]]) -> None:
    """The graph itself."""
    number = len(city.spaces)
    fits = FEWEST_SPACES <= number <= MOST_SPACES
    check(fits, f"a city has {FEWEST_SPACES} to {MOST_SPACES} spaces, not {number}")
    for space in city.spaces:
        code = city.codes[space]
        for other in city.spaces:
            both = (city.near[space] >> other & 1) == (city.near[other] >> space & 1)
            check(both, f"the way from {code} to {city.codes[other]} leads in one direction only")
        wide = city.tiles[space].bit_count()
        check(1 <= wide <= SPAN, f"{code} lies on {wide} tiles; a street space lies on 1 to {SPAN}")
    lost = city.in_play & ~sum(rings(city.near, city.start))
    check(not lost, f"heroes cannot reach {', '.join(named(city, lost))}")
    check(all(space >= DISTRICTS for lane in lanes for space in lane), "a line of fire runs through a district")


def check_pieces(check: Check, city: City, down: list[int], *, terror: bool) -> None:
    """Nothing is placed that the box does not have (section 2.1)."""
    lie = {FIRE: city.fires, CORRUPTION: city.corruptions, PENTAGRAM: city.pentagrams, NEST: city.nests}
    for kind, number in enumerate(down):
        placed = len(lie.get(kind, [])) + number
        check(placed <= SUPPLY[kind], f"the box has {SUPPLY[kind]} of {TOKENS[kind]}, not {placed}")
    check(len(city.down) == sum(down), f"{sum(down)} tokens lie face down, and {len(city.down)} places are named")
    altars = len(city.altars) == ALTARS == len(set(city.altars))
    check(altars, f"the {ALTARS} Altars lie in different places")
    check(1 <= len(city.orbitals) <= ORBITALS, f"there are 1 to {ORBITALS} Orbital tokens")
    acolytes = len(city.altars) + len(city.acolytes)
    check(acolytes == ACOLYTE_FIGURES, f"all {ACOLYTE_FIGURES} Acolytes begin in the city, not {acolytes}")
    abominations = len(city.abominations) + terror
    enough = len(city.abominations) >= 1 and abominations <= ABOMINATION_FIGURES
    check(enough, f"there are {ABOMINATION_FIGURES} Abominations, one more of them on Terror maps for four heroes")


def check_nests(check: Check, city: City) -> None:
    """Nests in all, and at least one on each bank of the river, so that a summons always has a place (OTH-R23)."""
    printed = sum(count_of(city.printed[space], NEST) for space in city.spaces)
    least, most = PRINTED_NESTS
    check(least <= printed <= most, f"{least} to {most} Nests are printed, not {printed}")
    least, most = ALL_NESTS
    check(
        least <= printed + len(city.nests) <= most,
        f"there are {least} to {most} Nests, not {printed + len(city.nests)}",
    )
    nests = [space for space in city.spaces if count_of(city.printed[space], NEST) or space in city.nests]
    for space in city.spaces:
        bank = any(city.distance[space * SPACES + nest] != NOWHERE for nest in nests)
        check(bank, f"no Nest lies on the bank of {city.codes[space]}")


def check_start(check: Check, city: City) -> None:
    """Heroes begin clear of all monsters, and the city is neither too small nor too large for them."""
    for space in (*city.altars, *city.acolytes, *city.abominations):
        steps = city.distance[city.start * SPACES + space]
        far = steps == NOWHERE or steps >= CLEAR
        check(far, f"a monster begins at {city.codes[space]}, nearer than {CLEAR} to the Start space")
    least, most = FARTHEST
    steps = len(rings(city.near, city.start)) - 1
    check(least <= steps <= most, f"the farthest space is {least} to {most} steps from the Start space, not {steps}")


def named(city: City, mask: int) -> list[str]:
    return [city.codes[space] for space in city.spaces if mask >> space & 1]

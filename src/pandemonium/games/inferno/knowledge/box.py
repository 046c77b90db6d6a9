"""Every component of the box, wherever it lies: what the law of conservation counts."""

from __future__ import annotations

from pandemonium.engine.bits import members
from pandemonium.games.inferno.data.names import BARRELS, GUARDIANS, GUESTS, MEMBERS, SINS
from pandemonium.games.inferno.rules.courtyard import Rearrangement
from pandemonium.games.inferno.rules.figures import KINDS, LOCATIONS, PLAGUES, SPACES
from pandemonium.games.inferno.rules.state import BARREL_ITEM, GUEST_ITEM, MEMBER_ITEM, Inferno
from pandemonium.games.inferno.rules.tower import PutDown


def components(state: Inferno) -> list[str]:
    return [*souls(state), *pieces(state), *family(state), *cards(state), *guardians(state)]


def souls(state: Inferno) -> list[str]:
    """Supply, Graveyard and Hell; where spare tiles stand in for laid Souls the supply is below 0."""
    found = []
    for circle, sin in enumerate(SINS, 1):
        count = state.supply[circle] + state.graveyard[circle] + list(state.colour).count(circle)
        found += [f"soul {sin}"] * count
    return found


def pieces(state: Inferno) -> list[str]:
    """Guests and Barrels: in their location, in Towers and hands, on panels, in the box."""
    lying = list(state.tower) + in_hand(state)
    found = []
    for kind in range(KINDS):
        guests = state.palace[kind] + lying.count(GUEST_ITEM + kind) + state.removed[kind]
        found += [f"guest {GUESTS[kind]}"] * guests
        supplied = sum((panel >> kind) & 1 for panel in state.panel)
        barrels = state.stalls[kind] + lying.count(BARREL_ITEM + kind) + supplied + state.removed[KINDS + kind]
        found += [f"barrel {BARRELS[kind]}"] * barrels
    return found


def in_hand(state: Inferno) -> list[int]:
    """Items lifted at the Courtyard that do not stand again yet."""
    lifted: list[int] = []
    for frame in state.stack:
        if isinstance(frame, PutDown) and frame.item:
            lifted.append(frame.item)
        elif isinstance(frame, Rearrangement) and frame.open:
            lifted += frame.lifted
    return lifted


def family(state: Inferno) -> list[str]:
    found = []
    for seat in range(state.seats):
        tower = list(state.tower[seat * SPACES : (seat + 1) * SPACES]) + (in_hand(state) if seat == state.turn else [])
        for kind, member in enumerate(MEMBERS):
            city = sum(state.city[(seat * LOCATIONS + place) * 2 + kind] for place in range(LOCATIONS))
            count = state.home[seat * 2 + kind] + state.reserve[seat * 2 + kind] + city
            found += [f"{member} {seat}"] * (count + tower.count(MEMBER_ITEM + kind))
    return found


def cards(state: Inferno) -> list[str]:
    frauds = [*state.deck, *state.market]
    for pile in (*state.hands, *state.played):
        frauds += members(pile)
    plagues = state.plague or range(PLAGUES)
    return [f"fraud {card}" for card in frauds] + [f"plague {card}" for card in plagues]


def guardians(state: Inferno) -> list[str]:
    """The standees in play, and those left in the box."""
    playing = [guardian for guardian in (state.red, state.black) if guardian >= 0]
    boxed = [guardian for guardian in range(len(GUARDIANS)) if guardian not in playing]
    return [f"guardian {guardian}" for guardian in playing + boxed]

"""Every component of the box that is conserved (DWD-6.1.10): cards, pieces of soul, courtiers, tiles, tokens, rings."""

from __future__ import annotations

from pandemonium.games.deal.data.names import BUILDING_CODES, COURTIERS, EVENT_CODES, INQUISITORS, ROLES, TILES
from pandemonium.games.deal.rules.fields import NOBODY, NOTHING
from pandemonium.games.deal.rules.figures import BAILIFF, REDS, SEATS, YELLOWS
from pandemonium.games.deal.rules.ritual import has_token
from pandemonium.games.deal.rules.roles import CLEAN, MARKED
from pandemonium.games.deal.rules.routing import CULTIST, DEVIL
from pandemonium.games.deal.rules.state import Deal


def components(state: Deal) -> list[str]:
    return [
        *buildings(state),
        *event_cards(state),
        *souls(state),
        *inquisitors(state),
        *kingdoms(state),
        *guesses(state),
        *rings(state),
    ]


def buildings(state: Deal) -> list[str]:
    held = [(*one.hand, *one.built, *one.discards) for one in state.kingdoms]
    piles = [state.deck, state.destroyed, *held]
    return [f"building {BUILDING_CODES[card]}" for pile in piles for card in pile]


def event_cards(state: Deal) -> list[str]:
    played = [row[:1] for row in state.played]
    held = [(*one.event_hand, *one.dropped) for one in state.kingdoms]
    piles = [state.event_deck, *held, *played]
    return [f"event card {EVENT_CODES[card]}" for pile in piles for card in pile]


def souls(state: Deal) -> list[str]:
    """Behind walls, in the chests of deals and of the ritual; before the roles are dealt, in the role chests."""
    if state.mark[0] == NOTHING:
        clean, marked = sum(CLEAN), sum(MARKED)
    else:
        clean = sum(one.clean + one.paid_clean + one.ritual_clean for one in state.kingdoms)
        marked = sum(one.marked + one.paid_marked + one.ritual_marked for one in state.kingdoms)
    return ["clean piece"] * clean + ["marked piece"] * marked


def inquisitors(state: Deal) -> list[str]:
    """The three yellow ones, and the red ones in the row; the fourth of these is in the box."""
    away = [red for red in range(BAILIFF, BAILIFF + REDS) if red not in state.row]
    return [f"inquisitor {INQUISITORS[kind]}" for kind in (*range(YELLOWS), *state.row, *away)]


def kingdoms(state: Deal) -> list[str]:
    """A courtier or a tile is always somewhere: on the board, behind the walls, on a space, or thrown away."""
    courtiers = [f"courtier {place % len(COURTIERS)}" for place in range(len(state.courtiers))]
    tiles = [f"minor tile {place % len(TILES)}" for place in range(len(state.tiles))]
    majors = [f"major tile {tile}" for tile in range(len(TILES)) for _ in range(SEATS)]
    return courtiers + tiles + majors


def guesses(state: Deal) -> list[str]:
    """Five tokens: free, in the chest, or locked on the table, but only with their owner and in one place."""
    found = []
    for seat in range(SEATS):
        for role in (DEVIL, CULTIST):
            suspects = (state.guess[role * SEATS + seat], state.locked[role * SEATS + seat])
            found += [f"guess {ROLES[role]}"] * max(2 - suspects.count(NOBODY), int(has_token(state, seat, role)))
    return found if state.mark[0] != NOTHING else [f"guess {ROLES[DEVIL]}"] * 3 + [f"guess {ROLES[CULTIST]}"] * 2


def rings(state: Deal) -> list[str]:
    """One in the colour of each other seat: with its owner, or around one guess (DWD-1.14.4)."""
    found = []
    for seat in range(SEATS):
        worn = [pile[role * SEATS + seat] for pile in (state.guess, state.locked) for role in (DEVIL, CULTIST)]
        for suspect in range(SEATS):
            found += [f"ring {seat} {suspect}"] * max(worn.count(suspect), int(suspect != seat))
    return found

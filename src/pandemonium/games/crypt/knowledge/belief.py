"""Belief: a full state that agrees with everything a seat knows. Types are known everywhere but inside the deck."""

from __future__ import annotations

from pandemonium.engine.bits import BIT
from pandemonium.engine.chance import Chance
from pandemonium.engine.driver import settle
from pandemonium.engine.imagined import another_world
from pandemonium.engine.row import row_of
from pandemonium.engine.state import SPECTATOR, Seat
from pandemonium.games.crypt.rules.figures import CARDS, PER_TYPE, TYPES
from pandemonium.games.crypt.rules.state import GONE, Crypt


def sample(state: Crypt, seat: Seat, chance: Chance) -> Crypt:
    """Deal the unseen cards anew to the places they can lie in, and give the play a future of its own."""
    known = state.public if seat == SPECTATOR else state.public | state.known[seat] | state.owned[seat]
    twin = state.copy()
    pools = unseen_by_type(state, known, chance)
    moved = deal_to_places(state, known, pools)
    twin.deck = deal_to_deck(state, pools, chance)
    twin.crypt = row_of([moved.get(card, card) if card != GONE else GONE for card in state.crypt])
    twin.owned = row_of([rename(cards, known, moved) for cards in state.owned])
    twin.known = row_of([rename(cards, known, moved) for cards in state.known])
    twin.discards = rename(state.discards, known, moved)
    twin.chance = another_world(chance)
    if seat == SPECTATOR or state.asked != BIT[seat]:
        settle(twin)  # what another seat is offered names the cards it has in this world
    return twin


def unseen_by_type(state: Crypt, known: int, chance: Chance) -> list[list[int]]:
    """The cards of the deck the seat has not seen, shuffled, by type."""
    size = max(state.seats, 2)
    pools: list[list[int]] = []
    for kind in range(TYPES):
        cards = range(kind * PER_TYPE, (kind + 1) * PER_TYPE)
        pool = [card for card in cards if state.rules.players[card] <= size and not BIT[card] & known]
        chance.shuffle(pool)
        pools.append(pool)
    return pools


def deal_to_places(state: Crypt, known: int, pools: list[list[int]]) -> dict[int, int]:
    """Which unseen card lies in the place of which: for every unseen card outside the deck, one of its type."""
    moved: dict[int, int] = {}
    for place in places(state):
        hidden = [card for card in place if not BIT[card] & known]
        hidden.sort(key=lambda card: (card // PER_TYPE, who_knows(state, card)))
        for card in hidden:
            moved[card] = pools[card // PER_TYPE].pop()
    return moved


def places(state: Crypt) -> list[list[int]]:
    """Every place a card can lie in outside the deck. Inside one, only what others know tells cards of a type apart."""
    slots = [[card] for card in state.crypt if card != GONE]
    piles = [*state.owned, state.discards]
    return slots + [[card for card in range(CARDS) if BIT[card] & pile] for pile in piles]


def who_knows(state: Crypt, card: int) -> int:
    seats = 0
    for seat in range(state.seats):
        if BIT[card] & state.known[seat]:
            seats |= BIT[seat]
    return seats


def deal_to_deck(state: Crypt, pools: list[list[int]], chance: Chance) -> tuple[int, ...]:
    """What is left makes the deck, in any order, but the top card is of the type its back shows."""
    if not state.deck:
        return ()
    top = pools[state.deck[-1] // PER_TYPE].pop()
    rest = [card for pool in pools for card in pool]
    chance.shuffle(rest)
    return (*rest, top)


def rename(cards: int, known: int, moved: dict[int, int]) -> int:
    """A set of cards after the deal."""
    result = cards & known
    for card, other in moved.items():
        if BIT[card] & cards & ~known:
            result |= BIT[other]
    return result

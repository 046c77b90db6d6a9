"""Belief: a full state that agrees with everything a seat knows (OTH-TB-14).

Hidden from all are the order of the decks and what the face-down tokens are; from the heroes also the Sin's hand, the
Apocalypse cards he has seen, who holds which Dark Past, and whether he rests. Passing tells nothing (OTH-TB-15).
"""

from __future__ import annotations

from pandemonium.engine.bits import BIT
from pandemonium.engine.chance import Chance
from pandemonium.engine.driver import settle
from pandemonium.engine.imagined import another_world
from pandemonium.engine.row import row
from pandemonium.engine.state import SPECTATOR, Seat
from pandemonium.games.others.rules.counts import UNIT, count_of, total
from pandemonium.games.others.rules.figures import NOTHING, PASTS, SQUAD, TOKENS
from pandemonium.games.others.rules.state import Others
from pandemonium.games.others.rules.team import first_pasts


def sample(state: Others, seat: Seat, chance: Chance) -> Others:
    """Deal what the seat cannot know anew, and give the play a future of its own."""
    twin = state.copy()
    is_sin = seat == state.sin_seat
    twin.deck = dealt_above(state.deck, state.known_under, chance)
    turn_face_down(state, twin, chance)
    if is_sin:
        twin.sin_deck = dealt_above(state.sin_deck, 0, chance)
        twin.doom_deck = dealt_above(state.doom_deck, state.doom_under, chance)
    else:
        deal_sin_cards(state, twin, chance)
        deal_dooms(state, twin, chance)
        deal_pasts(state, twin, chance)
        twin.resting = False
    twin.chance = another_world(chance)
    if twin.stack and (seat == SPECTATOR or state.asked != BIT[seat]):
        settle(twin)  # what the Sin is offered names the cards he has in this world
    return twin


def dealt_above(deck: list[int], under: int, chance: Chance) -> list[int]:
    """A deck of which only so many cards at the bottom are known."""
    unseen = sorted(deck[: len(deck) - under])
    chance.shuffle(unseen)
    return unseen + deck[len(deck) - under :]


def turn_face_down(state: Others, twin: Others, chance: Chance) -> None:
    """The lot is known, and how many lie where (OTH-TK-2)."""
    spaces = [space for space in state.city.spaces if state.down[space]]
    if not spaces:
        return
    kinds: list[int] = []
    for kind in range(TOKENS):
        for space in spaces:
            kinds += [kind] * count_of(state.down[space], kind)
    chance.shuffle(kinds)
    for space in spaces:
        twin.down[space] = 0
        for _ in range(total(state.down[space])):
            twin.down[space] += UNIT[kinds.pop()]


def deal_sin_cards(state: Others, twin: Others, chance: Chance) -> None:
    """The Sin's cards that nobody has seen, to hand and deck; what all know by counting stays in the hand."""
    unseen: list[int] = []
    hand = 0
    for card in range(len(state.hand)):
        held = state.hand[card] - state.exposed[card]
        unseen += [card] * (held + state.sin_deck.count(card))
        hand += held
    chance.shuffle(unseen)
    twin.hand = state.exposed[:]
    for card in unseen[:hand]:
        twin.hand[card] += 1
    twin.sin_deck = unseen[hand:]
    deal_drawn(state, twin, chance)


def deal_drawn(state: Others, twin: Others, chance: Chance) -> None:
    """Which of the hand came in this turn (OTH-R52): any of them."""
    held: list[int] = []
    drawn = 0
    for card in range(len(twin.hand)):
        held += [card] * twin.hand[card]
        drawn += state.drawn[card]
    chance.shuffle(held)
    twin.drawn = row(len(twin.hand))
    for card in held[:drawn]:
        twin.drawn[card] += 1


def deal_dooms(state: Others, twin: Others, chance: Chance) -> None:
    """Neither the two he is choosing from nor those he has put under the deck are known to others (OTH-R50)."""
    unseen = sorted(state.doom_pair + state.doom_deck)
    chance.shuffle(unseen)
    pair = len(state.doom_pair)
    twin.doom_pair = unseen[:pair]
    twin.doom_deck = unseen[pair:]


def deal_pasts(state: Others, twin: Others, chance: Chance) -> None:
    """Each of the two sets among its holders, the dead included; what was revealed is known (OTH-DP-2)."""
    first = first_pasts(state)
    for starting in (True, False):
        holders: list[int] = []
        for hero in range(SQUAD):
            card = state.past[hero]
            if card != NOTHING and not BIT[card] & state.past_open and (card in first) == starting:
                holders.append(hero)
        if not holders:
            continue
        cards: list[int] = []
        for card in range(PASTS):
            if (card in first) == starting and not BIT[card] & state.past_open:
                cards.append(card)
        chance.shuffle(cards)
        for hero in holders:
            twin.past[hero] = cards.pop()

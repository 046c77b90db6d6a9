"""The event cards of an imagined world (DWD-6.3.6): one drawn per seat and round, of the deck that its letter names."""

from __future__ import annotations

from typing import Final

from pandemonium.engine.chance import Chance
from pandemonium.engine.state import Seat
from pandemonium.games.deal.rules.fields import NOTHING, PLAN_HALF
from pandemonium.games.deal.rules.figures import EVENT_CARDS, EVENTS_A, PILE, SEATS
from pandemonium.games.deal.rules.state import Deal

A_ROUNDS: Final = 2
"""Rounds whose event cards are of the first deck."""


def imagine_events(state: Deal, twin: Deal, seat: Seat, chance: Chance) -> None:
    """The drawn rows of `twin` hold four buildings already; here each gets its event card."""
    rounds = len(state.drawn) // SEATS
    drawn = known_draws(state, seat, rounds, chance)
    unseen_a = [card for card in range(EVENTS_A) if card not in drawn]
    unseen_b = [card for card in range(EVENTS_A, EVENT_CARDS) if card not in drawn]
    chance.shuffle(unseen_a)
    chance.shuffle(unseen_b)
    for at in range(rounds * SEATS):
        if drawn[at] == NOTHING:
            drawn[at] = unseen_a.pop() if at // SEATS < A_ROUNDS else unseen_b.pop()
        twin.drawn[at] = (*twin.drawn[at][:PILE], drawn[at])
    twin.event_deck = unseen_a + unseen_b
    for other in range(SEATS):
        if other != seat:
            hold_events(state, twin, other, drawn[other::SEATS], chance)


def known_draws(state: Deal, seat: Seat, rounds: int, chance: Chance) -> list[int]:
    """(round - 1) * SEATS + seat: the viewer's own, and for every card played a round in which it may have come."""
    drawn = [NOTHING] * (rounds * SEATS)
    for other in range(SEATS):
        first = 0  # the first round whose card can still be in the hand
        for round in range(rounds):
            if other == seat:
                drawn[round * SEATS + other] = state.drawn[round * SEATS + other][PILE]
                continue
            card = open_card(state, other, round)
            if card != NOTHING:
                drawn[draw_round(card, first, round, chance) * SEATS + other] = card
                first = round + 1
    return drawn


def open_card(state: Deal, seat: Seat, round: int) -> int:
    """The event card that all saw a seat play in this round, counted from 0."""
    row = state.played[round * SEATS + seat]
    if row:
        return row[0]
    kingdom = state.kingdoms[seat]
    if round == state.round - 1 and state.revealed and kingdom.plan[PLAN_HALF]:
        return kingdom.event_hand[0]
    return NOTHING


def draw_round(card: int, first: int, last: int, chance: Chance) -> int:
    """Any of these rounds in which cards of its letter came."""
    if card < EVENTS_A:
        last = min(last, A_ROUNDS - 1)
    else:
        first = max(first, A_ROUNDS)
    return first + chance.below(last - first + 1)


def hold_events(state: Deal, twin: Deal, seat: Seat, drawn: list[int], chance: Chance) -> None:
    """Of two the newer is the one of this round; which was kept before, or is left, only an open plan shows."""
    rounds = len(drawn)
    played = [open_card(state, seat, round) for round in range(rounds)]
    since = rounds
    while since > 0 and played[since - 1] == NOTHING:
        since -= 1
    able = drawn[since:]  # what came since the last card was played, for then none was left
    hand: list[int] = []
    held = len(state.kingdoms[seat].event_hand)
    if held and rounds and played[rounds - 1] != NOTHING:
        hand.append(played[rounds - 1])  # in the open plan
    elif held:
        newest = able.pop() if held > 1 else NOTHING
        hand.append(able[chance.below(len(able))])
        if newest != NOTHING:
            hand.append(newest)
    kingdom = twin.kingdoms[seat]
    kingdom.event_hand = tuple(hand)
    kingdom.dropped = tuple([card for card in drawn if card not in hand and card not in played])

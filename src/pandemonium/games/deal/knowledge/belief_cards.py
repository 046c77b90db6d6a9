"""The buildings of an imagined world (DWD-6.3.6): decks are dealt out entirely, so whoever holds what lies somewhere.

After passing every seat held four cards of a round's deck, of the first deck one of each pile. The viewer knows his own
four and the two he passed, and all see what was built, or could not be.
"""

from __future__ import annotations

from typing import Final

from pandemonium.engine.chance import Chance
from pandemonium.engine.state import Seat
from pandemonium.games.deal.rules.cards import neighbour
from pandemonium.games.deal.rules.fields import NOBODY, NOTHING, PLAN_ACT, PLAN_BUILD
from pandemonium.games.deal.rules.figures import BUILDINGS, DECK, PILE, ROUNDS, SEATS
from pandemonium.games.deal.rules.rounds import HAND_OVER
from pandemonium.games.deal.rules.state import Deal

RECEIVED: Final = 2
"""Cards that come from the neighbour."""


def imagine_buildings(state: Deal, twin: Deal, seat: Seat, chance: Chance) -> None:
    rounds, passed_on = len(state.drawn) // SEATS, rounds_passed(state)
    where = known_places(state, seat, passed_on)
    twin.drawn = []
    for round in range(1, passed_on + 1):
        deal_deck(where, round, chance)
        if round == 1:
            record_piles(state, twin, where)
        else:
            record_passing(state, twin, seat, where, round, chance)
    if rounds > passed_on:
        draw_unpassed(state, twin, seat, rounds, chance)
    for other in range(SEATS):
        if other != seat:
            hold_cards(state, twin, where, other, passed_on, chance)
    stack_decks(twin, rounds, chance)


def rounds_passed(state: Deal) -> int:
    """Rounds whose cards have gone to the neighbours."""
    return state.round if state.step > HAND_OVER else state.round - 1


def known_places(state: Deal, seat: Seat, passed_on: int) -> list[int]:
    """By building: who is known to have held it after passing."""
    where = [NOBODY] * BUILDINGS
    for other in range(SEATS):
        kingdom = state.kingdoms[other]
        for card in (*kingdom.built, *kingdom.shown, *planned(state, other)):
            where[card] = other
    if seat >= 0:
        kingdom = state.kingdoms[seat]
        for card in (*kingdom.hand, *kingdom.discards):
            if card // DECK < passed_on:
                where[card] = seat
        for round in range(2, passed_on + 1):
            for card in state.passed[(round - 1) * SEATS + seat]:
                where[card] = neighbour(round, seat)
    if state.destroyed:
        if seat >= 0:
            find_own_lost(state, seat, where)
        lost = [cards_lost(state, other) for other in range(SEATS)]
        for card in state.destroyed:
            if where[card] != NOBODY:
                lost[where[card]] -= 1
        place_destroyed(where, [card for card in state.destroyed if where[card] == NOBODY], lost, 0)
    return where


def planned(state: Deal, seat: Seat) -> tuple[int, ...]:
    """Buildings of a plan that lies open, built or not."""
    if not state.revealed:
        return ()
    return tuple([card for card in state.kingdoms[seat].plan[PLAN_BUILD:PLAN_ACT] if card != NOTHING])


def cards_lost(state: Deal, seat: Seat) -> int:
    """How many buildings the vandal has taken: all that is missing of the cards a seat has held."""
    kingdom = state.kingdoms[seat]
    kept = len(kingdom.hand) + len(kingdom.discards) + len(kingdom.built)
    return len(state.drawn) // SEATS * PILE - kept


def find_own_lost(state: Deal, seat: Seat, where: list[int]) -> None:
    """The viewer knows which of the destroyed ones were his."""
    for round in range(1, len(state.drawn) // SEATS + 1):
        at = (round - 1) * SEATS
        giver = neighbour(round + 1, seat)
        for card in (*state.drawn[at + seat][:PILE], *state.passed[at + giver]):
            if card in state.destroyed and card not in state.passed[at + seat]:
                where[card] = seat


def place_destroyed(where: list[int], cards: list[int], lost: list[int], number: int) -> bool:
    """A destroyed building stood with a seat that lost one and has room for it among its four."""
    if number == len(cards):
        return True
    for seat in range(SEATS):
        if lost[seat] and has_room(where, seat, cards[number]):
            where[cards[number]] = seat
            lost[seat] -= 1
            if place_destroyed(where, cards, lost, number + 1):
                return True
            where[cards[number]] = NOBODY
            lost[seat] += 1
    return False


def has_room(where: list[int], seat: Seat, card: int) -> bool:
    if card < DECK:
        first = card // PILE * PILE
        return seat not in where[first : first + PILE]
    first = card // DECK * DECK
    return where[first : first + DECK].count(seat) < PILE


def deal_deck(where: list[int], round: int, chance: Chance) -> None:
    """Every card of a round's deck that nobody has seen, to the places that are free."""
    first = (round - 1) * DECK
    size = PILE if round == 1 else DECK
    for start in range(first, first + DECK, size):
        unseen = [card for card in range(start, start + size) if where[card] == NOBODY]
        chance.shuffle(unseen)
        for seat in range(SEATS):
            held = 0
            for card in range(start, start + size):
                if where[card] == seat:
                    held += 1
            for _ in range(size // SEATS - held):
                where[unseen.pop()] = seat


def held_of(where: list[int], seat: Seat, round: int) -> list[int]:
    first = (round - 1) * DECK
    return [card for card in range(first, first + DECK) if where[card] == seat]


def record_piles(state: Deal, twin: Deal, where: list[int]) -> None:
    for other in range(SEATS):
        twin.drawn.append((*held_of(where, other, 1), state.drawn[other][PILE]))


def record_passing(state: Deal, twin: Deal, seat: Seat, where: list[int], round: int, chance: Chance) -> None:
    """Which two of its four a seat received: the viewer knows his own, and those of his neighbour."""
    at = (round - 1) * SEATS
    received: list[list[int]] = [[]] * SEATS
    for other in range(SEATS):
        giver = neighbour(round + 1, other)
        if seat >= 0 and (other == seat or giver == seat):
            received[other] = list(state.passed[at + giver])
        else:
            received[other] = held_of(where, other, round)
            chance.shuffle(received[other])
            del received[other][RECEIVED:]
    for other in range(SEATS):
        if other == seat:
            twin.drawn.append(state.drawn[at + seat])
            continue
        given = received[neighbour(round, other)]
        kept = [card for card in held_of(where, other, round) if card not in received[other]]
        twin.drawn.append((*kept, *given, state.drawn[at + other][PILE]))
        twin.passed[at + other] = tuple(given)


def draw_unpassed(state: Deal, twin: Deal, seat: Seat, round: int, chance: Chance) -> None:
    """Four cards each, while all choose what to pass; who has closed has named two of them."""
    at = (round - 1) * SEATS
    own = state.drawn[at + seat] if seat >= 0 else ()
    unseen = [card for card in range(at * PILE, at * PILE + DECK) if card not in own[:PILE]]
    chance.shuffle(unseen)
    for other in range(SEATS):
        if other == seat:
            twin.drawn.append(own)
            continue
        four = tuple(unseen[:PILE])
        del unseen[:PILE]
        twin.drawn.append((*four, state.drawn[at + other][PILE]))
        twin.passed[at + other] = () if (state.asked >> other) & 1 else four[:RECEIVED]


def hold_cards(state: Deal, twin: Deal, where: list[int], seat: Seat, passed_on: int, chance: Chance) -> None:
    """The hand: the cards of the round, and an older one that was kept; all others that were held lie face down."""
    gone = (*state.kingdoms[seat].built, *state.destroyed)
    unbuilt = [card for card in range(passed_on * DECK) if where[card] == seat and card not in gone]
    rounds = len(state.drawn) // SEATS
    fresh = list(twin.drawn[(rounds - 1) * SEATS + seat][:PILE]) if rounds > passed_on else []
    older = order_of_keeping(state, seat, unbuilt, passed_on if rounds == passed_on else 0, chance)
    room = max(0, len(state.kingdoms[seat].hand) - len(fresh))
    kept, laid_away = older[:room], older[room:]
    kept.sort()
    laid_away.sort()
    kingdom = twin.kingdoms[seat]
    kingdom.hand = (*kept, *fresh)
    kingdom.discards = tuple(laid_away)


def order_of_keeping(state: Deal, seat: Seat, unbuilt: list[int], current: int, chance: Chance) -> list[int]:
    """What is surely in the hand first: planned cards, those of the round, then what could not be built; then any."""
    chance.shuffle(unbuilt)
    pending = planned(state, seat)
    closed_keep = current != 0 and state.step <= HAND_OVER and not (state.asked >> seat) & 1
    found = [card for card in unbuilt if card in pending]
    if not closed_keep:
        found += [card for card in unbuilt if card // DECK == current - 1 and card not in found]
        found += [card for card in unbuilt if card in state.kingdoms[seat].shown and card not in found]
    return found + [card for card in unbuilt if card not in found]


def stack_decks(twin: Deal, rounds: int, chance: Chance) -> None:
    """What is still to come, in any order within its deck."""
    twin.deck = []
    if rounds == 0:
        for start in range(0, DECK, PILE):
            add_shuffled(twin.deck, start, start + PILE, chance)
    for round in range(max(rounds, 1), ROUNDS):
        add_shuffled(twin.deck, round * DECK, (round + 1) * DECK, chance)


def add_shuffled(deck: list[int], first: int, last: int, chance: Chance) -> None:
    cards = list(range(first, last))
    chance.shuffle(cards)
    deck += cards

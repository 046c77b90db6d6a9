"""The set-up (DWD-1.1.1 to DWD-1.1.11, DWD-6.1.12): all of the game's chance lies here."""

from __future__ import annotations

from librt.vecs import vec

from pandemonium.engine.chance import chance_from
from pandemonium.engine.driver import settle
from pandemonium.engine.row import row, row_of
from pandemonium.games.deal.rules import event
from pandemonium.games.deal.rules.fields import (
    CONTENT,
    FLOW,
    FRESH,
    NO_PASSES,
    NOBODY,
    NOT_WON,
    NOTHING,
    RECORD,
    SOURCES,
)
from pandemonium.games.deal.rules.figures import (
    ALCHEMIST,
    BAILIFF,
    COURTIERS,
    DECK,
    EVENT_CARDS,
    EVENTS_A,
    PILE,
    REDS,
    ROUNDS,
    ROW,
    SEATS,
    STOCKS,
    TILES,
    Rules,
)
from pandemonium.games.deal.rules.kingdom import Kingdom, fresh_kingdom
from pandemonium.games.deal.rules.roles import fill_role_chests
from pandemonium.games.deal.rules.rounds import Rounds
from pandemonium.games.deal.rules.routing import MARKS
from pandemonium.games.deal.rules.state import Deal
from pandemonium.games.deal.rules.wishes import put_wishes


def new_deal(rules: Rules, seed: str, options: dict[str, int]) -> Deal:
    """A game at its first question. Options by their places: 0 is off."""
    state = Deal()
    state.begin(SEATS, chance_from(seed))
    state.events = []
    state.rules = rules
    state.no_slips = options["slips"] != 0
    state.wishes = options["wishes"] != 0
    state.indulgences_offered = options["indulgences"] != 0
    state.goods_bribe = options["bribes"] != 0
    state.jesters = options["jesters"] != 0
    state.first_game = options["first-game"] != 0
    clear_board(state)
    clear_kingdoms(state)
    clear_secrets(state)
    deal_sides(state)
    if not state.wishes:
        state.mark = row_of(shuffled(state, range(MARKS)))
    state.schedule = state.chance.below(len(rules.schedules))
    shuffle_cards(state)
    state.push(Rounds())
    if state.wishes:
        put_wishes(state)  # roles are dealt when all have wished
    else:
        fill_role_chests(state)
    settle(state)
    return state


def clear_board(state: Deal) -> None:
    """The common board, before anybody has done anything."""
    state.round, state.phase, state.step = 1, 0, 0
    state.distribution = state.opened = state.sent = state.bribes = state.confessed = state.winners = 0
    state.revealed = state.open = False
    state.kingdoms = vec[Kingdom]([fresh_kingdom(state.rules.start) for _ in range(SEATS)])
    state.tally, state.fifths = row(SEATS * SOURCES), [0] * SEATS
    state.destroyed, state.hunts, state.opening = [], [], []


def clear_kingdoms(state: Deal) -> None:
    """What lies before the walls: tiles, courtiers, buildings; and the cards."""
    state.tiles = row(SEATS * TILES)
    state.courtiers = row(SEATS * COURTIERS, FRESH)
    for seat in range(SEATS):
        state.courtiers[seat * COURTIERS + ALCHEMIST] = NOT_WON
    state.drawn = []
    state.passed, state.played = [()] * (SEATS * ROUNDS), [()] * (SEATS * ROUNDS)


def clear_secrets(state: Deal) -> None:
    """Chests, plans, votes and what the ritual needs."""
    state.schedule = 0
    state.mark = row(SEATS, NOTHING)
    state.stock, state.offer, state.bribe = row(SEATS * STOCKS), row(SEATS * CONTENT), row(SEATS * STOCKS)
    state.deals, state.traded = row(ROUNDS * SEATS * RECORD), 0
    state.passes = NO_PASSES
    state.guess, state.locked = row(2 * SEATS, NOBODY), row(2 * SEATS, NOBODY)
    state.denied, state.owned = row(2), row(2, NOBODY)
    state.pieces_shown = row(SEATS * 2)
    state.flow, state.ledger = row(SEATS * FLOW), []


def deal_sides(state: Deal) -> None:
    """Sides are drawn at random, each with its start goods (DWD-1.1.1)."""
    sides = shuffled(state, range(SEATS))
    for seat in range(SEATS):
        state.kingdoms[seat].side = sides[seat]
        for stock in range(STOCKS):
            state.stock[seat * STOCKS + stock] += state.rules.start_goods[sides[seat]][stock]
        if state.events is not None:
            state.tell(event.SIDE_DEALT, (seat, sides[seat] + 1))


def shuffle_cards(state: Deal) -> None:
    """Piles A to D, decks 2 to 5, A events on B events, three of the four red inquisitors (DWD-1.1.4, DWD-1.1.7)."""
    state.deck = []
    for first in range(0, DECK, PILE):
        state.deck += shuffled(state, range(first, first + PILE))
    for round in range(1, ROUNDS):
        state.deck += shuffled(state, range(round * DECK, (round + 1) * DECK))
    state.event_deck = shuffled(state, range(EVENTS_A)) + shuffled(state, range(EVENTS_A, EVENT_CARDS))
    state.row = row_of(shuffled(state, range(BAILIFF, BAILIFF + REDS))[:ROW])


def shuffled(state: Deal, cards: range) -> list[int]:
    found = list(cards)
    state.chance.shuffle(found)
    return found

"""The past (DWD-6.3.3), in numbers: read once for a decision, and shared by all attempts at a sound world."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from pandemonium.engine.row import Row, row, row_of
from pandemonium.engine.state import SPECTATOR, Seat
from pandemonium.games.deal.knowledge.belief_books import RITUAL_ROUND
from pandemonium.games.deal.knowledge.belief_chests import true_row
from pandemonium.games.deal.knowledge.belief_purse import EMPTY_PURSE, change_of, tokens
from pandemonium.games.deal.rules.fields import FLOW, NOBODY, PROVED, RECORD
from pandemonium.games.deal.rules.figures import COIN, SEATS, STOCKS
from pandemonium.games.deal.rules.hunt import FIRST_HUNT, PROOF
from pandemonium.games.deal.rules.opening_anonymous import (
    CULTIST_GOODS,
    DEVIL_GOODS,
    GUESSER_COINS,
    OPENED_MARK,
    OPENS_FIRST,
)
from pandemonium.games.deal.rules.ritual import GUESSED
from pandemonium.games.deal.rules.roles import STOCK
from pandemonium.games.deal.rules.routing import CULTIST, DEVIL, MARKS
from pandemonium.games.deal.rules.state import Deal


@final
class Past:
    """Chests are by (round - 1) * MARKS + the mark in them: whose they were is what an attempt supposes."""

    __slots__ = (
        "bribes",
        "kinds",
        "lows",
        "marked",
        "pieces",
        "proved",
        "rewards",
        "ritual",
        "rounds",
        "rows",
        "schedules",
        "shown",
        "stage",
        "start",
        "state",
        "sums",
        "viewer",
        "ways",
    )

    state: Deal
    viewer: Seat
    ways: list[list[int]]  # in which the marks can lie
    schedules: list[int]  # that agree with the chests the viewer met
    rounds: i64  # whose chests are home again
    stage: i64  # of this round's chests: 0 where they stand at home, FIRST, SECOND
    rows: Row  # of the chests, end to end; what is free in them is empty
    kinds: Row  # what is free in each, see `belief_known`
    start: Row  # seat * MARKS + mark: the purse of the first moment
    sums: Row  # of the rows of the ledger and the open ones, as changes of a purse: what changed, and how low it fell
    lows: Row
    proved: Row  # (round - 1) * SEATS + seat: pieces that were shown in the hunt
    ritual: bool  # whether round 3's chests were opened
    bribes: Row  # by mark: what it took and brought, as changes of a purse
    rewards: Row
    pieces: i64  # in the devil's chest then
    marked: i64
    shown: Row  # by seat: pieces that the inquisitors saw


def true_past(state: Deal) -> Past:
    """All as it was, nothing free."""
    past = Past()
    past.state, past.viewer = state, SPECTATOR
    past.ways, past.schedules = [list(state.mark)], [state.schedule]
    past.rounds, past.stage = state.traded, state.distribution
    read_chests(past)
    read_ledger(past)
    read_start(past)
    read_hunts(past)
    read_ritual(past)
    return past


def read_chests(past: Past) -> None:
    rounds = past.rounds
    if past.stage:
        rounds += 1
    chests = rounds * MARKS
    past.kinds = row(chests)
    past.rows = row(chests * RECORD)
    for at in range(chests):
        true = true_row(past.state, at // MARKS + 1, at % MARKS)
        for place in range(RECORD):
            past.rows[at * RECORD + place] = true[place]


def read_ledger(past: Past) -> None:
    """The rows of the ledger, then the open one of each seat."""
    state = past.state
    rows = [row_of(list(closed)) for closed in state.ledger]
    rows += [state.flow[seat * FLOW : (seat + 1) * FLOW] for seat in range(SEATS)]
    past.sums = row_of([change_of(one) for one in rows])
    past.lows = row_of([change_of(one, STOCKS) for one in rows])


def read_start(past: Past) -> None:
    """Start goods and role chests (DWD-6.2.1)."""
    state = past.state
    past.start = row(SEATS * MARKS, EMPTY_PURSE)
    for seat in range(SEATS):
        goods = change_of(row_of(state.rules.start_goods[state.kingdoms[seat].side]))
        for mark in range(MARKS):
            past.start[seat * MARKS + mark] += goods + change_of(row_of(STOCK[mark]))


def read_hunts(past: Past) -> None:
    past.proved = row(past.rounds * SEATS)
    for hunt, answers in enumerate(past.state.hunts):
        at = (FIRST_HUNT + hunt - 1) * SEATS
        for seat in range(SEATS):
            if answers[SEATS + seat] == PROVED:
                past.proved[at + seat] = PROOF


def read_ritual(past: Past) -> None:
    """Bribes out, rewards in, as told by mark; where goods are bribes the ledger has them."""
    state, opening = past.state, past.state.opening
    past.ritual = bool(opening) and past.rounds >= RITUAL_ROUND
    past.bribes, past.rewards, past.shown = row(MARKS), row(MARKS), row(SEATS)
    past.pieces = past.marked = 0
    if not past.ritual:
        return
    past.pieces, past.marked = opening[MARKS * OPENED_MARK], opening[MARKS * OPENED_MARK + 1]
    for mark in range(MARKS):
        if not state.goods_bribe:
            past.bribes[mark] = tokens(COIN, opening[mark * OPENED_MARK])
        for role in GUESSED:
            suspect = opening[mark * OPENED_MARK + 1 + role]
            if suspect != NOBODY and state.owned[role] == suspect:
                past.rewards[mark] += tokens(COIN, GUESSER_COINS)
    past.rewards[DEVIL] += change_of(row_of(DEVIL_GOODS[min(past.pieces, OPENS_FIRST)]))
    past.rewards[CULTIST] += change_of(row_of(CULTIST_GOODS[past.marked]))
    for seat in range(SEATS):
        past.shown[seat] = state.pieces_shown[seat * 2]

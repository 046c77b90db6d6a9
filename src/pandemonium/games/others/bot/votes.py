"""How a hero seat votes (OTH-TB-5): for the team; on a second ballot a bot joins what most of the others chose."""

from __future__ import annotations

from typing import Final

from pandemonium.engine.bits import BIT
from pandemonium.engine.state import Choice, Seat
from pandemonium.games.others.bot.outlook import Outlook
from pandemonium.games.others.bot.prices import level_price, wounds_price
from pandemonium.games.others.bot.turns import best_plan
from pandemonium.games.others.rules import adventure as goals
from pandemonium.games.others.rules import question as questions
from pandemonium.games.others.rules.advance import next_stage, purity_of, target_of
from pandemonium.games.others.rules.adventure import Mission
from pandemonium.games.others.rules.ballot import Ballot
from pandemonium.games.others.rules.choice import (
    BRANCH,
    DAMAGE,
    DRAW,
    OTHERS,
    PLACE,
    SLOT,
)
from pandemonium.games.others.rules.figures import ABOMINATION, AVATAR, NOTHING, NOWHERE
from pandemonium.games.others.rules.state import Others

TURNS: Final = {goals.KILL_CORRUPTED: 0.8, goals.PENANCES: 2.5, goals.TAKE_INNOCENT: 1.6, goals.TAKE_ALLIES: 1.7}
"""Of a step, where nothing else matters."""


def vote(outlook: Outlook, state: Others, seat: Seat, ballot: Ballot, question: int, offers: list[Choice]) -> Choice:
    """On a second ballot a bot joins the option with most votes of the others (OTH-TB-5)."""
    if ballot.second:
        return joined(state, seat)
    if question == questions.BALLOT_BRANCH:
        return branch(state, offers)
    if question == questions.BALLOT_FIRST:
        return first_hero(outlook, state, offers)
    if question == questions.BALLOT_BLAME:
        return blame(outlook, state)
    if question == questions.BALLOT_TOMORROW:
        return DRAW
    return bearer(outlook, state, offers)


def joined(state: Others, seat: Seat) -> Choice:
    best, most = NOTHING, 0
    for other in range(state.seats):
        choice = state.earlier[other]
        if choice != NOTHING and other != seat:
            votes = sum([1 for voter in range(state.seats) if voter != seat and state.earlier[voter] == choice])
            if votes > most:
                best, most = choice, votes
    return best


def first_hero(outlook: Outlook, state: Others, offers: list[Choice]) -> Choice:
    """The one with the best single turn."""
    best, most = offers[0], -1e9
    for choice in offers:
        worth = best_plan(outlook, state, choice - SLOT).worth
        if worth > most:
            best, most = choice, worth
    return best


def blame(outlook: Outlook, state: Others) -> Choice:
    mine = wounds_price(outlook, state, state.active, 1)
    others = 0.0
    for slot in range(state.heroes):
        if slot != state.active:
            others += level_price(outlook, state, slot)
    return DAMAGE if mine < others else OTHERS


def bearer(outlook: Outlook, state: Others, offers: list[Choice]) -> Choice:
    """Whoever bears a corruption most easily; tokens on the board come dearer."""
    best, least = offers[0], 1e9
    for choice in offers:
        cost = 0.7 if choice == PLACE else level_price(outlook, state, choice - SLOT)
        if cost < least:
            best, least = choice, cost
    return best


def branch(state: Others, offers: list[Choice]) -> Choice:
    """The one with the smaller expected number of turns."""
    missions = state.rules.adventures[state.adventure].missions
    places = next_stage(state)
    best, least = offers[0], 1e9
    for choice in offers:
        turns = expected_turns(state, missions[places[choice - BRANCH]])
        if turns < least:
            best, least = choice, turns
    return best


def expected_turns(state: Others, mission: Mission) -> float:
    """By what it took the bots themselves, turns of all heroes together."""
    target = target_of(state, mission)
    verb = mission.verb
    if verb == goals.KILL:
        if mission.kinds == BIT[AVATAR]:
            return 5.0
        return int(target) * (3.5 if mission.kinds == BIT[ABOMINATION] else 0.9)
    if verb == goals.KILL_BOSS:
        return 2.0 + 0.5 * (int(target - 1))
    if verb == goals.REMOVE:
        return int(target) * (1.7 if mission.ally == NOTHING else 3.2)
    if verb == goals.USE_CITY:
        return int(target) * (8.0 if mission.district != NOWHERE else 2.0)
    if verb == goals.ALL_PURE:
        most = purity_of(state, mission)
        return 1.4 * sum([int(max(0, state.corruption[slot] - most)) for slot in range(state.heroes)])
    if verb == goals.DELIVER:
        return int(target) * 1.5 + mission.also * 1.2
    if verb == goals.REVEAL_PAST:
        return 1.0 + int(min([7 - state.corruption[slot] for slot in range(state.heroes)]))
    if verb == goals.ALL_HOME:
        return 5.0
    return int(target) * TURNS[verb]

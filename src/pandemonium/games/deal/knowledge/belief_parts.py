"""The open question in an imagined world (DWD-6.3.7): who has closed did something legal, who is asked nothing yet."""

from __future__ import annotations

from typing import Any, Final

from pandemonium.engine.bits import BIT, members
from pandemonium.engine.chance import Chance
from pandemonium.engine.state import Frame, Seat
from pandemonium.engine.together import Together
from pandemonium.games.deal.rules import question as questions
from pandemonium.games.deal.rules.cards import keep, passing
from pandemonium.games.deal.rules.chest import chest_before, is_open, ways_to_pay
from pandemonium.games.deal.rules.choice import ACCEPT, ACCUSE, GUESS
from pandemonium.games.deal.rules.facing import faced
from pandemonium.games.deal.rules.fields import (
    ACTIONS,
    CONFESSED,
    DEALS,
    HUNT,
    INQUISITION,
    NOBODY,
    NOTHING,
    PLAN_BUILD,
    PROVED,
    REJECTED,
)
from pandemonium.games.deal.rules.figures import COIN, SEATS, STOCKS
from pandemonium.games.deal.rules.hunt import ACCUSE_NOBODY, PROOF, accusing, interrogated
from pandemonium.games.deal.rules.plan import NO_PLAN, planning
from pandemonium.games.deal.rules.ritual import ANONYMOUS, GUESSED, guesses
from pandemonium.games.deal.rules.rounds import COUNT_VOTES, OPEN, SHOW
from pandemonium.games.deal.rules.routing import DEVIL
from pandemonium.games.deal.rules.state import Deal
from pandemonium.games.deal.rules.tokens import tokens_of
from pandemonium.games.deal.rules.wishes import NO_WISH, WISHES

MOST_BRIBE: Final = 2
"""Coins that an imagined seat gives at most."""


def imagine_parts(state: Deal, twin: Deal, seat: Seat, chance: Chance) -> None:
    """Secrets of the question that is open, and wishes, which stay secret; whether others are asked to pay."""
    for other in range(SEATS):
        if other != seat:
            twin.passes[other] = 0
            imagine_part(state, twin, other, chance)


def imagine_part(state: Deal, twin: Deal, other: Seat, chance: Chance) -> None:
    asked = (state.asked >> other) & 1 == 1
    if asked:
        untouch(twin, other)
    if state.wishes:
        wish(twin, other, asked and state.phase == 0, chance)
    if state.phase == DEALS and state.distribution:
        reply(twin, other, asked, chance)
    elif state.phase == ACTIONS and not state.revealed:
        plan(twin, other, asked)
    elif state.phase == HUNT:
        hunt(state, twin, other, asked, chance)
    elif state.phase == INQUISITION and state.step == OPEN:
        fill_chest(twin, other, asked, chance)
    elif state.phase == INQUISITION and state.step == SHOW:
        answer_inquisitors(twin, other, asked)


def untouch(twin: Deal, seat: Seat) -> None:
    """A frame that keeps small choices forgets them; the seats of a common question have a part each."""
    frame = twin.stack[-1]
    if not isinstance(frame, Together):
        return
    fresh: Frame[Any] | None = None
    question = frame.parts[seat][-1].question(twin)
    if question == questions.KEEP:
        fresh = keep(seat)
    elif question == questions.PASS:
        fresh = passing(seat)
    elif question == questions.PLAN:
        fresh = planning(seat, NO_PLAN)
    if fresh is not None:
        frame.parts[seat] = [fresh]


def wish(twin: Deal, seat: Seat, open: bool, chance: Chance) -> None:
    if open:
        twin.wanted[seat] = twin.avoided[seat] = NOTHING
        return
    twin.wanted[seat] = chance.below(WISHES)
    avoided = chance.below(WISHES)
    twin.avoided[seat] = NO_WISH if avoided == twin.wanted[seat] else avoided


def reply(twin: Deal, seat: Seat, open: bool, chance: Chance) -> None:
    """Every third chest that can be paid is taken."""
    twin.reply[seat] = REJECTED
    if open:
        return
    owner = chest_before(twin, seat, twin.distribution)
    ways = ways_to_pay(twin, seat, owner) if is_open(twin, owner) else []
    if ways and chance.below(3) == 0:
        twin.reply[seat] = ways[chance.below(len(ways))] - ACCEPT


def plan(twin: Deal, seat: Seat, open: bool) -> None:
    """The first cards of the hand that can be paid."""
    if open:
        twin.plan[seat] = ()
        return
    made, spot = NO_PLAN[:], PLAN_BUILD
    left = list(twin.stock[seat * STOCKS : (seat + 1) * STOCKS])
    last = PLAN_BUILD + min(2, tokens_of(twin, seat))
    for card in twin.hands[seat]:
        cost = twin.rules.buildings[card].cost
        if spot < last and all(left[good] >= cost[good] for good in range(STOCKS)):
            left = [left[good] - cost[good] for good in range(STOCKS)]
            made[spot] = card
            spot += 1
    twin.plan[seat] = tuple(made)


def hunt(state: Deal, twin: Deal, seat: Seat, open: bool, chance: Chance) -> None:
    """A ring, and later a proof by who can give it."""
    if state.step <= COUNT_VOTES:
        twin.votes[seat] = NOBODY
        if not open:
            options = accusing(seat).options(twin, seat)
            choice = options[chance.below(len(options))]
            twin.votes[seat] = NOBODY if choice == ACCUSE_NOBODY else choice - ACCUSE
    elif interrogated(state, seat):
        twin.verdicts[seat] = 0
        if not open:
            twin.verdicts[seat] = PROVED if twin.clean[seat] + twin.marked[seat] >= PROOF else CONFESSED


def fill_chest(twin: Deal, seat: Seat, open: bool, chance: Chance) -> None:
    """The ritual: pieces of the devil, in round 3 all marked ones; a coin or two; guesses at random."""
    at = seat * STOCKS
    twin.ritual_clean[seat] = twin.ritual_marked[seat] = 0
    for stock in range(STOCKS):
        twin.bribe[at + stock] = 0
    for role in GUESSED:
        twin.guess[role * SEATS + seat] = NOBODY
    if open:
        return
    if twin.mark[seat] == DEVIL:
        clean = chance.below(twin.clean[seat] + 1)
        marked = twin.marked[seat] if twin.round == ANONYMOUS else chance.below(twin.marked[seat] + 1)
        twin.ritual_clean[seat], twin.ritual_marked[seat] = clean, marked
        twin.clean[seat] -= clean
        twin.marked[seat] -= marked
    coins = chance.below(min(MOST_BRIBE, twin.stock[at + COIN]) + 1)
    twin.bribe[at + COIN] = coins
    twin.stock[at + COIN] -= coins
    for role in GUESSED:
        suspects = guesses(twin, seat, role)
        if suspects and chance.below(2) == 0:
            twin.guess[role * SEATS + seat] = suspects[chance.below(len(suspects))] - GUESS - role * SEATS


def answer_inquisitors(twin: Deal, seat: Seat, open: bool) -> None:
    """Pieces first, then indulgences, in the order of the places."""
    twin.soul_for[seat] = twin.indulgence_for[seat] = twin.walls_for[seat] = twin.free_for[seat] = 0
    if open:
        return
    pieces, indulgences = twin.clean[seat] + twin.marked[seat], twin.indulgences[seat]
    for place in members(faced(twin, seat)):
        if pieces:
            twin.soul_for[seat] |= BIT[place]
            pieces -= 1
        elif indulgences:
            twin.indulgence_for[seat] |= BIT[place]
            indulgences -= 1

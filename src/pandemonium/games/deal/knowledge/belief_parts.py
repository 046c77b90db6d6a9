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
            twin.pass_windows(other, 0)
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
    kingdom = twin.kingdoms[seat]
    if open:
        kingdom.wanted = kingdom.avoided = NOTHING
        return
    kingdom.wanted = chance.below(WISHES)
    avoided = chance.below(WISHES)
    kingdom.avoided = NO_WISH if avoided == kingdom.wanted else avoided


def reply(twin: Deal, seat: Seat, open: bool, chance: Chance) -> None:
    """Every third chest that can be paid is taken."""
    kingdom = twin.kingdoms[seat]
    kingdom.reply = REJECTED
    if open:
        return
    owner = chest_before(twin, seat, twin.distribution)
    ways = ways_to_pay(twin, seat, owner) if is_open(twin, owner) else []
    if ways and chance.below(3) == 0:
        kingdom.reply = ways[chance.below(len(ways))] - ACCEPT


def plan(twin: Deal, seat: Seat, open: bool) -> None:
    """The first cards of the hand that can be paid."""
    kingdom = twin.kingdoms[seat]
    if open:
        kingdom.plan = ()
        return
    made, spot = NO_PLAN[:], PLAN_BUILD
    left = list(twin.stock[seat * STOCKS : (seat + 1) * STOCKS])
    last = PLAN_BUILD + min(2, tokens_of(twin, seat))
    for card in kingdom.hand:
        cost = twin.rules.buildings[card].cost
        if spot < last and all(left[good] >= cost[good] for good in range(STOCKS)):
            left = [left[good] - cost[good] for good in range(STOCKS)]
            made[spot] = card
            spot += 1
    kingdom.plan = tuple(made)


def hunt(state: Deal, twin: Deal, seat: Seat, open: bool, chance: Chance) -> None:
    """A ring, and later a proof by who can give it."""
    kingdom = twin.kingdoms[seat]
    if state.step <= COUNT_VOTES:
        kingdom.vote = NOBODY
        if not open:
            options = accusing(seat).options(twin, seat)
            choice = options[chance.below(len(options))]
            kingdom.vote = NOBODY if choice == ACCUSE_NOBODY else choice - ACCUSE
    elif interrogated(state, seat):
        kingdom.verdict = 0
        if not open:
            kingdom.verdict = PROVED if kingdom.clean + kingdom.marked >= PROOF else CONFESSED


def fill_chest(twin: Deal, seat: Seat, open: bool, chance: Chance) -> None:
    """The ritual: pieces of the devil, in round 3 all marked ones; a coin or two; guesses at random."""
    at = seat * STOCKS
    kingdom = twin.kingdoms[seat]
    kingdom.ritual_clean = kingdom.ritual_marked = 0
    for stock in range(STOCKS):
        twin.bribe[at + stock] = 0
    for role in GUESSED:
        twin.guess[role * SEATS + seat] = NOBODY
    if open:
        return
    if twin.mark[seat] == DEVIL:
        clean = chance.below(kingdom.clean + 1)
        marked = kingdom.marked if twin.round == ANONYMOUS else chance.below(kingdom.marked + 1)
        kingdom.ritual_clean, kingdom.ritual_marked = clean, marked
        kingdom.clean -= clean
        kingdom.marked -= marked
    coins = chance.below(min(MOST_BRIBE, twin.stock[at + COIN]) + 1)
    twin.bribe[at + COIN] = coins
    twin.stock[at + COIN] -= coins
    for role in GUESSED:
        suspects = guesses(twin, seat, role)
        if suspects and chance.below(2) == 0:
            twin.guess[role * SEATS + seat] = suspects[chance.below(len(suspects))] - GUESS - role * SEATS


def answer_inquisitors(twin: Deal, seat: Seat, open: bool) -> None:
    """Pieces first, then indulgences, in the order of the places."""
    kingdom = twin.kingdoms[seat]
    kingdom.soul_for = kingdom.indulgence_for = kingdom.walls_for = kingdom.free_for = 0
    if open:
        return
    pieces, indulgences = kingdom.clean + kingdom.marked, kingdom.indulgences
    for place in members(faced(twin, seat)):
        if pieces:
            kingdom.soul_for |= BIT[place]
            pieces -= 1
        elif indulgences:
            kingdom.indulgence_for |= BIT[place]
            indulgences -= 1

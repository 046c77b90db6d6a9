"""The part of an observation that its seat alone knows: stocks, cards, chests and notes, and what it chooses now."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from pandemonium.engine.writing import write_mask, write_run
from pandemonium.games.deal.knowledge.belief_roles import schedules_left
from pandemonium.games.deal.knowledge.encode_answer import write_answers, write_plan
from pandemonium.games.deal.knowledge.encode_chest import write_chests, write_price
from pandemonium.games.deal.knowledge.encode_figures import MOST_STOCK, clockwise, note, write_cards
from pandemonium.games.deal.knowledge.encode_kingdom import kept_event
from pandemonium.games.deal.rules.cards import Keep, Pass
from pandemonium.games.deal.rules.fields import ACTIONS, CARDS, CONTENT, NOTHING, PLAN_HALF
from pandemonium.games.deal.rules.figures import SEATS, STOCKS
from pandemonium.games.deal.rules.plan import Plan
from pandemonium.games.deal.rules.state import Deal

LOCKED: Final = 13
PICKED: Final = LOCKED + 2
DRAWN: Final = PICKED + 2
RITUAL: Final = DRAWN + 5
RITUAL_GUESS: Final = RITUAL + 2 + 6
CHEST: Final = RITUAL_GUESS + 2
CHEST_PRICE: Final = CHEST + 8
PLANNED: Final = CHEST_PRICE + 2
ANSWERED: Final = PLANNED + 9
HAND: Final = ANSWERED + 28
EVENTS: Final = HAND + 80
CHESTS: Final = EVENTS + 20
SCHEDULE: Final = CHESTS + 5 * 12 + 5 * 2 * 18
MINE_WIDTH: Final = SCHEDULE + 48


def write_mine(state: Deal, seat: i64, out: BytesWriter, at: i64) -> None:
    write_walls(state, seat, out, at)
    write_secrets(state, seat, out, at)
    if len(state.drawn) >= SEATS:
        row = state.drawn[len(state.drawn) - SEATS + seat]
        for card in range(i64(5)):
            note(row[card] + 1, out, at + DRAWN + card)
    write_run(state.offer, seat * CONTENT, CONTENT, MOST_STOCK, out, at + CHEST)
    kingdom = state.kingdoms[seat]
    write_price(kingdom.price, out, at + CHEST_PRICE)
    write_answers(state, seat, out, at + ANSWERED)
    if (state.asked >> seat) & 1:
        write_picked(state, seat, out, at)
    elif kingdom.plan:
        write_plan(kingdom.plan, kept_event(state, seat), out, at + PLANNED)
    if state.mark[seat] != NOTHING:
        write_chests(state, seat, out, at + CHESTS)
        write_mask(schedules_left(state, seat), out, at + SCHEDULE)


def write_walls(state: Deal, seat: i64, out: BytesWriter, at: i64) -> None:
    write_run(state.stock, seat * STOCKS, STOCKS, MOST_STOCK, out, at)
    kingdom = state.kingdoms[seat]
    note(kingdom.clean, out, at + STOCKS)
    note(kingdom.marked, out, at + STOCKS + 1)
    write_cards(kingdom.hand, out, at + HAND)
    write_cards(kingdom.event_hand, out, at + EVENTS)


def write_secrets(state: Deal, seat: i64, out: BytesWriter, at: i64) -> None:
    """What was chosen and is not open yet; and the ritual's chest."""
    if state.passes[seat]:
        out[at + 8] = 1
    kingdom = state.kingdoms[seat]
    note(clockwise(seat, kingdom.vote), out, at + 9)
    note(kingdom.verdict, out, at + 10)
    note(kingdom.wanted + 1, out, at + 11)
    note(kingdom.avoided + 1, out, at + 12)
    note(kingdom.ritual_clean, out, at + RITUAL)
    note(kingdom.ritual_marked, out, at + RITUAL + 1)
    write_run(state.bribe, seat * STOCKS, STOCKS, MOST_STOCK, out, at + RITUAL + 2)
    for role in range(i64(2)):
        note(clockwise(seat, state.locked[role * SEATS + seat]), out, at + LOCKED + role)
        note(clockwise(seat, state.guess[role * SEATS + seat]), out, at + RITUAL_GUESS + role)


def write_picked(state: Deal, seat: i64, out: BytesWriter, at: i64) -> None:
    """Small choices among cards that can still be taken back, and a plan as far as it is made."""
    frame = state.asking(seat)
    if state.phase == CARDS:
        if isinstance(frame, Keep):
            note(frame.card + 1, out, at + PICKED)
        elif isinstance(frame, Pass):
            note(frame.first + 1, out, at + PICKED)
            note(frame.second + 1, out, at + PICKED + 1)
    kingdom = state.kingdoms[seat]
    if state.phase == ACTIONS and isinstance(frame, Plan):
        note(frame.dropped + 1, out, at + PICKED)
        event = event_left(state, frame) if frame.plan[PLAN_HALF] else NOTHING
        write_plan(tuple(frame.plan), event, out, at + PLANNED)
    elif kingdom.plan:
        write_plan(kingdom.plan, kept_event(state, seat), out, at + PLANNED)


def event_left(state: Deal, frame: Plan) -> int:
    """The only event card that was not dropped."""
    left = [card for card in state.kingdoms[frame.seat].event_hand if card != frame.dropped]
    return left[0] if len(left) == 1 else NOTHING

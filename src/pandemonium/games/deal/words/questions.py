"""Every question: its name in the messages `ask-` and `tip-`, in the order of `rules/question.py`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from msgspec import Struct

from pandemonium.engine.bits import count
from pandemonium.engine.phrase import Name, Phrase, Player, phrase
from pandemonium.engine.seats import first_seat
from pandemonium.engine.state import Seat
from pandemonium.games.deal.rules.ask import Ask
from pandemonium.games.deal.rules.cards import neighbour
from pandemonium.games.deal.rules.facing import answered, faced
from pandemonium.games.deal.rules.fields import NOTHING
from pandemonium.games.deal.rules.figures import BUILDINGS
from pandemonium.games.deal.rules.luxuries import Ascetic
from pandemonium.games.deal.rules.payment import Payment
from pandemonium.games.deal.rules.plan import Plan
from pandemonium.games.deal.rules.state import Deal
from pandemonium.games.deal.rules.step import Step
from pandemonium.games.deal.rules.tokens import free_tokens, tokens_of
from pandemonium.games.deal.rules.wings import wing_price
from pandemonium.games.deal.words.facts import Facts, amounts, chest, payment, role_of
from pandemonium.games.deal.words.naming import BUILDING_NAMES, CARD_NAMES, MINOR_NAMES

Tell: TypeAlias = Callable[[Deal, Any], Facts]
"""What a question's sentence speaks of, from the state and the frame that asks."""


class Question(Struct, frozen=True):
    """Its name, and its facts."""

    id: str
    facts: Tell = lambda *_: {}


def paying(state: Deal, frame: Payment) -> Facts:
    """For a building or its action."""
    return {"building": BUILDING_NAMES[frame.number], **payment(state, frame)}


def paying_event(state: Deal, frame: Payment) -> Facts:
    return {"card": CARD_NAMES[frame.number], **payment(state, frame)}


def source(_: Deal, frame: Step) -> Facts:
    """The card that gives something to choose."""
    card = frame.number
    return {"source": BUILDING_NAMES[card] if card < BUILDINGS else CARD_NAMES[card - BUILDINGS], "left": frame.left}


def freely(state: Deal, frame: Step) -> Facts:
    return {"building": BUILDING_NAMES[frame.number], **amounts(state.rules.buildings[frame.number].effect.pay)}


def planned(state: Deal, frame: Plan) -> Facts:
    tokens, free = tokens_of(state, frame.seat), free_tokens(state, frame.seat)
    used, two = frame.tokens(), len(state.kingdoms[frame.seat].event_hand) > 1 and frame.dropped == NOTHING
    return {"two": "yes" if two else "no", "tokens": tokens, "used": used, "free": free, "grain": max(0, used - free)}


def facing(state: Deal, frame: Ask) -> Facts:
    """How many inquisitors come, and how many of them have no answer yet."""
    comes = faced(state, frame.seat)
    return {"inquisitors": count(comes), "left": count(comes & ~answered(state, frame.seat))}


def ascetic(state: Deal, frame: Ascetic) -> Facts:
    return {"left": state.rules.ascetic_goods - frame.given, "points": state.rules.ascetic_points}


def debt(state: Deal, frame: Ask) -> Facts:
    return {"debt": state.kingdoms[frame.seat].debt}


def role(state: Deal, frame: Ask) -> Facts:
    return {"role": role_of(state, frame.seat), "first": "yes" if state.first_game else "no"}


QUESTIONS: Final[tuple[Question, ...]] = (
    Question("wish"),
    Question("keep"),
    Question("pass", lambda state, frame: {"player": Player(neighbour(state.round, frame.seat))}),
    Question("repay", debt),
    Question("offer", role),
    Question("first-chest", lambda state, frame: chest(state, frame.seat)),
    Question("second-chest", lambda state, frame: chest(state, frame.seat)),
    Question("plan", planned),
    Question("pay-building", paying),
    Question("pay-action", paying),
    Question("pay-event", paying_event),
    Question("pay-courtier", payment),
    Question("pay-grain", lambda state, frame: {"left": frame.left, **payment(state, frame)}),
    Question("free-action", freely),
    Question("take-good", source),
    Question("take-courtier", source),
    Question("gain-tile", source),
    Question("upgrade", lambda _, frame: {"tile": MINOR_NAMES[frame.number]}),
    Question("throw-tile"),
    Question("tuck"),
    Question("stall", lambda state, frame: {"left": frame.left, "coins": stall_coins(state, frame)}),
    Question("granary"),
    Question("claim"),
    Question("accuse"),
    Question("answer"),
    Question("prepare", lambda state, frame: {"coins": wing_price(state, frame.seat), **debt(state, frame)}),
    Question("ritual", role),
    Question("inquisitors", facing),
    Question("ascetic", ascetic),
    Question("profligate", lambda state, _: {"points": state.rules.profligate_points}),
    Question("vandal"),
    Question("late-guest", lambda state, _: {"points": state.rules.guest_points}),
    Question("accounts", debt),
)


def stall_coins(state: Deal, frame: Step) -> int:
    return state.rules.buildings[frame.number].effect.stall_coins


def prompt(state: Deal, seat: Seat) -> Phrase:
    """What is asked of the seat; or what all wait for, which tells no more than everybody knows."""
    if not state.stack:
        return phrase("ask-over")
    if seat >= 0 and (state.asked >> seat) & 1:
        question = question_of(state, seat)
        return Phrase(f"ask-{question.id}", question.facts(state, state.asking(seat)))
    asked = first_seat(state.asked)
    doing = Name(f"doing-{question_of(state, asked).id}")
    if state.asking(asked) is not state.stack[-1]:  # a question to several, whoever is left
        return phrase("wait-several", doing=doing)
    return phrase("wait", player=Player(asked), doing=doing)


def tip(state: Deal, seat: Seat) -> Phrase | None:
    """The first game explains each kind of question (DWD-6.4.2)."""
    if not state.first_game or not (state.asked >> seat) & 1:
        return None
    return phrase(f"tip-{question_of(state, seat).id}")


def question_of(state: Deal, seat: Seat) -> Question:
    return QUESTIONS[state.asking(seat).question(state)]

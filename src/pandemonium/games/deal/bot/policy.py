"""The policy: how a sensible player answers every question of Deal with the Devil, without search."""

from __future__ import annotations

from pandemonium.engine.driver import answers
from pandemonium.engine.state import NO_CHOICE, Choice, Seat
from pandemonium.games.deal.bot.answers import choose_chest
from pandemonium.games.deal.bot.cards import choose_keep, choose_pass
from pandemonium.games.deal.bot.debts import choose_account, choose_repay
from pandemonium.games.deal.bot.drafting import choose_plan
from pandemonium.games.deal.bot.hunting import choose_accuse, choose_answer
from pandemonium.games.deal.bot.inquisition import (
    choose_ascetic,
    choose_inquisitors,
    choose_late_guest,
    choose_profligate,
    choose_vandal,
)
from pandemonium.games.deal.bot.offers import choose_offer
from pandemonium.games.deal.bot.outlook import Weights
from pandemonium.games.deal.bot.requests import first_request
from pandemonium.games.deal.bot.resolving import choose_in_resolution, choose_payment
from pandemonium.games.deal.bot.rituals import choose_prepare, choose_ritual
from pandemonium.games.deal.rules import question as questions
from pandemonium.games.deal.rules.default import default
from pandemonium.games.deal.rules.state import Deal


def answer(weights: Weights, state: Deal, seat: Seat) -> Choice:
    """The next single choice of that seat; an act with the pool comes before the choice it is for."""
    question = state.asking(seat).question(state)
    options = answers(state, seat)
    if question == questions.KEEP:
        return choose_keep(weights, state, seat, options)
    if question == questions.PASS:
        request = first_request(weights, state, seat)
        return request if request != NO_CHOICE else choose_pass(weights, state, seat, options)
    if question == questions.REPAY:
        return choose_repay(state, seat)
    if question == questions.ACCOUNTS:
        return choose_account(state, seat)
    if question == questions.PLAN:
        return choose_plan(weights, state, seat, options)
    if questions.PAY_BUILDING <= question <= questions.PAY_GRAIN:
        return choose_payment(weights, state, seat, options)
    if questions.FREE_ACTION <= question <= questions.CLAIM:
        return choose_in_resolution(weights, state, seat, options)
    if questions.OFFER <= question <= questions.SECOND_CHEST:
        return choose_offer(weights, state, seat) if question == questions.OFFER else choose_chest(weights, state, seat)
    if questions.ACCUSE <= question <= questions.LATE_GUEST:
        return choose_before_church(weights, state, seat, question)
    return default(state, seat)


def choose_before_church(weights: Weights, state: Deal, seat: Seat, question: int) -> Choice:
    """The witch hunt and the inquisition."""
    if question == questions.ACCUSE:
        return choose_accuse(weights, state, seat)
    if question == questions.ANSWER:
        return choose_answer(weights, state, seat)
    if question == questions.PREPARE:
        return choose_prepare(weights, state, seat)
    if question == questions.RITUAL:
        return choose_ritual(weights, state, seat)
    if question == questions.INQUISITORS:
        return choose_inquisitors(weights, state, seat)
    if question == questions.ASCETIC:
        return choose_ascetic(weights, state, seat)
    if question == questions.PROFLIGATE:
        return choose_profligate(weights, state, seat)
    if question == questions.VANDAL:
        return choose_vandal(weights, state, seat)
    return choose_late_guest(weights, state, seat)

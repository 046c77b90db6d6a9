"""The search: which plans race each other in imagined games, and what `easy` errs between.

A plan is a whole chain of secret small choices: a plan of the action board, an offer with its price, cards to pass on.
"""

from __future__ import annotations

from typing import Final, cast

from pandemonium.engine.driver import answers
from pandemonium.engine.imagined import imagined
from pandemonium.engine.state import ASIDE, Choice, Seat
from pandemonium.games.deal.bot.answers import INDULGENCE, for_coins, for_pieces, marked_of
from pandemonium.games.deal.bot.bargains import Bargain, coin_bargains, soul_bargains
from pandemonium.games.deal.bot.cards import keep_worths
from pandemonium.games.deal.bot.drafting import extends, steps
from pandemonium.games.deal.bot.offers import contains, unpacked
from pandemonium.games.deal.bot.outlook import Weights
from pandemonium.games.deal.bot.planning import IMPOSSIBLE, planner_of
from pandemonium.games.deal.bot.policy import answer
from pandemonium.games.deal.bot.remembered import drafts
from pandemonium.games.deal.bot.roles import role_chances
from pandemonium.games.deal.bot.worth import market_of
from pandemonium.games.deal.knowledge.belief_suspicion import suspicion
from pandemonium.games.deal.rules import plan as planned
from pandemonium.games.deal.rules import question as questions
from pandemonium.games.deal.rules.chest import chest_before, is_open
from pandemonium.games.deal.rules.choice import ACCEPT, BORROW, CLOSE_EMPTY, DONE, GUESS, LEAVE, PUT
from pandemonium.games.deal.rules.fields import CONTENT, INDULGENCES, SOULS
from pandemonium.games.deal.rules.figures import COIN, SEATS, STOCKS
from pandemonium.games.deal.rules.offer import closing_at, holds_nothing
from pandemonium.games.deal.rules.ritual import GUESSED, guesses
from pandemonium.games.deal.rules.routing import MARKS
from pandemonium.games.deal.rules.state import Deal
from pandemonium.playing.plan import Plan, best_of, plan_of

WIDTH: Final = 6
"""Candidates that enter the race: those the policy thinks most of."""
PREFERRED: Final = 2.0
"""Points by which the policy's own answer is ahead where it weighs nothing else."""
DECLINED: Final = -3.0
"""A deal that is judged worse is not tried."""
NAMED: Final = 3.0
"""What a right guess is better than a wrong one: two points, and none for a rival."""
COMPARED: Final = (questions.ACCUSE, questions.ANSWER, questions.PREPARE, questions.RITUAL)
"""Questions where every answer is worth a try."""


def candidates(weights: Weights, state: Deal, seat: Seat) -> list[Plan]:
    found = judged(weights, state, seat)
    if is_guess(found[0].choices[0]):
        return best_of(guesses_by_the_books(state, seat, found), 1)
    return best_of(found, WIDTH)


def is_guess(choice: Choice) -> bool:
    return GUESS <= choice < GUESS + len(GUESSED) * SEATS


def guesses_by_the_books(state: Deal, seat: Seat, found: list[Plan]) -> list[Plan]:
    """By how often a past that agrees with every payment has it so, then by what one notices (DWD-6.7.7)."""
    suspected = suspicion(state, seat, imagined(state.round))
    if not suspected:
        return found
    by_books: list[Plan] = []
    for plan in found:
        guess = plan.choices[0] - GUESS
        by_books.append(plan_of(plan.choices, suspected[guess % SEATS][guess // SEATS] + plan.worth))
    return by_books


def judged(weights: Weights, state: Deal, seat: Seat) -> list[Plan]:
    """Everything the policy compares; where it knows one answer only, that one."""
    question = state.asking(seat).question(state)
    found: list[Plan] = []
    if question == questions.PLAN:
        found = judged_plans(weights, state, seat)
    elif question == questions.OFFER:
        found = judged_offers(weights, state, seat)
    elif question == questions.KEEP:
        found = judged_cards(weights, state, seat)
    elif question == questions.FIRST_CHEST or question == questions.SECOND_CHEST:
        found = judged_replies(weights, state, seat)
    elif question in COMPARED:
        found = judged_answers(weights, state, seat)
    return found if found else [plan_of([answer(weights, state, seat)], 0.0)]


def judged_plans(weights: Weights, state: Deal, seat: Seat) -> list[Plan]:
    frame = cast(planned.Plan, state.asking(seat))
    found: list[Plan] = []
    for draft in drafts(planner_of(weights, state, seat)):
        if draft.worth > IMPOSSIBLE and extends(draft.plan, frame):
            found.append(plan_of(steps(state, seat, frame, draft), draft.worth))
    return found


def judged_offers(weights: Weights, state: Deal, seat: Seat) -> list[Plan]:
    """Every bargain that holds what is in the chest already; none at all while there is something to ask for."""
    empty = holds_nothing(state, seat)
    if empty and answer(weights, state, seat) >= ASIDE:
        return []
    inside = state.offer[seat * CONTENT : seat * CONTENT + STOCKS]
    whole = state if empty else unpacked(state, seat, list(inside))
    market = market_of(weights, whole, seat)
    found = [plan_of([CLOSE_EMPTY], weights.gain)] if empty else []
    for bargain in coin_bargains(weights, whole, seat, market) + soul_bargains(weights, whole, seat, market):
        if contains(bargain.content, list(inside)):
            found.append(plan_of(packing(bargain, list(inside)), bargain.gain))
    return found


def packing(bargain: Bargain, inside: list[int]) -> list[Choice]:
    """Token by token, then the price."""
    found: list[Choice] = []
    for stock in range(STOCKS):
        found += [PUT + stock] * (bargain.content[stock] - inside[stock])
    found.append(closing_at(bargain.price))
    return found


def judged_cards(weights: Weights, state: Deal, seat: Seat) -> list[Plan]:
    options = answers(state, seat)
    if options[0] == DONE:
        return []
    worths = keep_worths(weights, state, seat, options)
    return [plan_of([options[at], DONE], worths[at]) for at in range(len(options))]


def judged_replies(weights: Weights, state: Deal, seat: Seat) -> list[Plan]:
    """To take a chest, with the loan that it needs, or to leave it."""
    owner = chest_before(state, seat, state.distribution)
    if not is_open(state, owner):
        return []
    found = [plan_of([LEAVE], weights.gain)]
    price, at = state.kingdoms[owner].price, owner * CONTENT
    goods = state.offer[at : at + STOCKS]
    gain = int(state.offer[at + INDULGENCES]) * INDULGENCE
    if price > SOULS:
        gain += for_pieces(weights, state, seat, list(goods), price - SOULS)
        choices = [ACCEPT + marked_of(state, seat, price - SOULS)]
    else:
        short = max(0, price - goods[COIN] - state.stock[seat * STOCKS + COIN])
        gain += for_coins(weights, state, seat, list(goods), price, short)
        choices = [BORROW + short - 1, ACCEPT] if short else [ACCEPT]
    if gain > DECLINED:
        found.append(plan_of(choices, gain))
    return found


def judged_answers(weights: Weights, state: Deal, seat: Seat) -> list[Plan]:
    """All answers, the policy's own ahead; where it names somebody, whoever else could be named."""
    chosen = answer(weights, state, seat)
    if is_guess(chosen):
        return judged_guesses(weights, state, seat, (chosen - GUESS) // SEATS)
    found = [plan_of([chosen], PREFERRED)]
    for choice in answers(state, seat):
        if choice != chosen:
            found.append(plan_of([choice], 0.0))
    return found


def judged_guesses(weights: Weights, state: Deal, seat: Seat, role: int) -> list[Plan]:
    """By the chance that it is so; without insight all are alike, so that `easy` guesses at random (DWD-6.7.7)."""
    chances = role_chances(state, seat)
    found: list[Plan] = []
    for choice in guesses(state, seat, role):
        suspect = choice - GUESS - role * SEATS
        found.append(plan_of([choice], NAMED * weights.insight * chances[suspect * MARKS + role]))
    return found

"""Why not plan this, and why not pay that."""

from __future__ import annotations

from pandemonium.engine.phrase import Refusal, refusal
from pandemonium.games.deal.rules.choice import CANNOT_PAY, RECRUIT_ONE
from pandemonium.games.deal.rules.fields import NOTHING, PLAN_BUILD, PLAN_HALF, PLAN_RECRUIT, PLAN_USE
from pandemonium.games.deal.rules.figures import ACTION
from pandemonium.games.deal.rules.payment import Payment, pay_or_raise
from pandemonium.games.deal.rules.plan import Plan
from pandemonium.games.deal.rules.tokens import tokens_of
from pandemonium.games.deal.words.naming import BUILDING_NAMES, COURTIER_NAMES
from pandemonium.games.deal.words.reason.cards import why_not_in_hand
from pandemonium.games.deal.words.reason.case import Case


def plan_of(case: Case) -> Plan:
    assert isinstance(case.frame, Plan)
    return case.frame


def why_no_token(case: Case) -> Refusal | None:
    """What stands in the way of any further token."""
    frame = plan_of(case)
    if len(case.state.kingdoms[case.seat].event_hand) > 1 and frame.dropped == NOTHING:
        return refusal("why-drop-first", "DWD-1.8.1")
    tokens = tokens_of(case.state, case.seat)
    return refusal("why-no-tokens", "DWD-1.8.2", tokens=tokens) if frame.tokens() >= tokens else None


def why_no_build(case: Case, card: int) -> Refusal:
    plan = plan_of(case).plan
    if card not in case.state.kingdoms[case.seat].hand:
        return why_not_in_hand(card)
    if card in plan[PLAN_BUILD : PLAN_BUILD + 2]:
        return refusal("why-planned", "DWD-6.1.8", building=BUILDING_NAMES[card])
    if plan[PLAN_BUILD + 1] != NOTHING:
        return refusal("why-two-buildings", "DWD-1.9.14")
    return why_no_token(case) or refusal("why-planned", "DWD-6.1.8", building=BUILDING_NAMES[card])


def why_no_act(case: Case, card: int) -> Refusal:
    plan = plan_of(case).plan
    name = BUILDING_NAMES[card]
    if case.state.rules.buildings[card].phase != ACTION:
        return refusal("why-no-action", "DWD-R9", building=name)
    if card not in plan[PLAN_BUILD : PLAN_BUILD + 2]:
        return refusal("why-not-planned", "DWD-6.1.8", building=name)
    return why_no_token(case) or refusal("why-planned", "DWD-6.1.8", building=name)


def why_no_use(case: Case, card: int) -> Refusal:
    state, plan = case.state, plan_of(case).plan
    name = BUILDING_NAMES[card]
    kingdom = state.kingdoms[case.seat]
    if card not in kingdom.built:
        return refusal("why-not-built", "DWD-6.1.8", building=name)
    if kingdom.tucked == card:
        return refusal("why-tucked", "DWD-3.5.2", building=name)
    if state.rules.buildings[card].phase != ACTION:
        return refusal("why-no-action", "DWD-R9", building=name)
    if card not in plan[PLAN_USE : PLAN_USE + 2] and plan[PLAN_USE + 1] != NOTHING:
        return refusal("why-two-uses", "DWD-1.8.4")
    return why_no_token(case) or refusal("why-planned", "DWD-6.1.8", building=name)


def why_no_drop(_case: Case, _card: int) -> Refusal:
    return refusal("why-no-drop", "DWD-1.8.1")


def why_no_event(case: Case, _: int) -> Refusal:
    if not case.state.kingdoms[case.seat].event_hand:
        return refusal("why-no-event", "DWD-1.8.1")
    if plan_of(case).plan[PLAN_HALF]:
        return refusal("why-one-half", "DWD-1.8.1")
    return refusal("why-drop-first", "DWD-1.8.1")


def why_no_recruit(case: Case, _: int) -> Refusal:
    if plan_of(case).plan[PLAN_RECRUIT]:
        return refusal("why-recruit-once", "DWD-6.1.8")
    return why_no_token(case) or refusal("why-recruit-once", "DWD-6.1.8")


def why_no_payment(case: Case, _: int) -> Refusal:
    """What is missing must be bought first, unless nothing could raise it."""
    frame = case.frame
    assert isinstance(frame, Payment)
    options = pay_or_raise(case.state, case.seat, frame.cost(case.state), frame.grain, frame.ways(case.state))
    return refusal("why-cannot-pay" if CANNOT_PAY in options else "why-not-held", "DWD-1.9.9")


def why_no_courtier(case: Case, courtier: int) -> Refusal:
    frame = case.frame
    assert isinstance(frame, Payment)
    if RECRUIT_ONE + courtier not in [way[0] for way in frame.ways(case.state)]:
        return refusal("why-not-recruitable", "DWD-1.9.5", courtier=COURTIER_NAMES[courtier])
    return why_no_payment(case, courtier)

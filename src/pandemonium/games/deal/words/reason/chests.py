"""Why not put this into the chest, ask that price, or take this offer."""

from __future__ import annotations

from pandemonium.engine.phrase import Refusal, refusal
from pandemonium.games.deal.rules.chest import chest_before
from pandemonium.games.deal.rules.fields import NO_PRICE, SOULS, UNTAKEN
from pandemonium.games.deal.rules.offer import holds_nothing
from pandemonium.games.deal.words.naming import GOOD_NAMES, price
from pandemonium.games.deal.words.reason.case import Case
from pandemonium.games.deal.words.wording import price_at


def why_no_put(_: Case, stock: int) -> Refusal:
    return refusal("why-no-stock", "DWD-1.7.1", good=GOOD_NAMES[stock])


def why_no_indulgence(case: Case, _: int) -> Refusal:
    if not case.state.indulgences_offered:
        return refusal("why-when-indulgence-offer", "DWD-1.16.2")
    return refusal("why-no-indulgence", "DWD-1.16.2")


def why_no_jesters(case: Case, _: int) -> Refusal:
    return refusal("why-chest-filled" if case.state.jesters else "why-when-jesters", "DWD-1.16.1")


def why_no_price(case: Case, place: int) -> Refusal:
    if holds_nothing(case.state, case.seat):
        return refusal("why-chest-empty", "DWD-R3")
    return refusal("why-price-of-role", "DWD-1.7.12", price=price(price_at(place)))


def why_no_deal(case: Case, marked: int) -> Refusal:
    """From what the receiver sees in the chest before him."""
    state = case.state
    seller = state.kingdoms[chest_before(state, case.seat, state.distribution)]
    if seller.price == NO_PRICE:
        return refusal("why-no-offer", "DWD-R3")
    if seller.taken != UNTAKEN:
        return refusal("why-chest-taken", "DWD-1.7.5")
    if seller.price < SOULS:
        if marked:
            return refusal("why-price-coins", "DWD-1.7.4")
        return refusal("why-short-coins", "DWD-R4", price=price(seller.price))
    return refusal("why-short-souls", "DWD-R4", price=price(seller.price), marked=marked)

"""What a plan costs, step by step, from the goods behind the own walls: what is missing, and what pool and loan do.

It warns and refuses nothing (DWD-1.8.5): goods of one's choice and what is sold on the way are left out.
"""

from __future__ import annotations

from msgspec import Struct

from pandemonium.games.deal.knowledge.plan import PlanView
from pandemonium.games.deal.rules.choice import MOST_DEBT
from pandemonium.games.deal.rules.fields import NOTHING
from pandemonium.games.deal.rules.figures import BASICS, COIN, GOODS, GRAIN, IMMEDIATE, STOCKS, Effect
from pandemonium.games.deal.rules.pool import PRICE
from pandemonium.games.deal.rules.tokens import FREE_TOKENS
from pandemonium.games.deal.table import printed
from pandemonium.games.deal.table.printed import DealScene

RECRUITING = 2
"""Coins for a courtier who was never used."""


class Need(Struct, frozen=True):
    """One step of a plan: what is not there, what it costs at the pool, and the loan that would take."""

    missing: list[int]  # by stock
    pool: int  # coins for the missing goods
    loan: int
    short: bool  # even a loan is not enough


class Purse:
    """Goods, coins and credit as they change from step to step."""

    def __init__(self, stock: list[int], debt: int) -> None:
        self.stock = stock[:]
        self.credit = MOST_DEBT - debt

    def gain(self, effect: Effect) -> None:
        for stock in range(STOCKS):
            self.stock[stock] += effect.gain[stock]

    def pay(self, cost: list[int]) -> Need:
        missing = [max(0, cost[stock] - self.stock[stock]) for stock in range(GOODS)]
        pool = sum(PRICE[good] * number for good, number in enumerate(missing))
        lacking = max(0, cost[COIN] + pool - self.stock[COIN])
        loan = min(lacking, self.credit)
        self.credit -= loan
        self.stock[COIN] = max(0, self.stock[COIN] + loan - cost[COIN] - pool)
        for good in range(GOODS):
            self.stock[good] = max(0, self.stock[good] - cost[good])
        return Need([*missing, max(0, lacking - pool)], pool, loan, lacking > loan)

    def price(self, effect: Effect) -> list[int]:
        """What an effect asks for; of goods of one's choice, those that are there."""
        cost = effect.pay[:]
        if effect.pay_basic:
            cost[max(range(BASICS), key=lambda good: self.stock[good])] += effect.pay_basic
        if effect.pay_luxury:
            cost[max(range(BASICS, GOODS), key=lambda good: self.stock[good])] += effect.pay_luxury
        return cost


def needs(scene: DealScene, plan: PlanView) -> dict[str, Need]:
    """By step: `use` or `build` and the card, `act` and the card, `recruit`, `right`, `grain`."""
    who = printed.own(scene)
    if who is None or who.walls is None:
        return {}
    purse, found = Purse(who.walls.stock, who.debt), dict[str, Need]()
    card = printed.event(scene, plan.event) if plan.event != NOTHING else None
    if card is not None and plan.half == "left":
        purse.gain(card.left)
    for use in plan.uses:
        found[f"use {use}"] = act(scene, purse, use)
    for build in plan.builds:
        if build in who.built:
            continue
        building = printed.building(scene, build)
        found[f"build {build}"] = purse.pay(building.cost)
        if building.phase == IMMEDIATE:
            purse.gain(building.effect)
        if build in plan.acts:
            found[f"act {build}"] = act(scene, purse, build)
    if plan.recruits:
        found["recruit"] = purse.pay([0] * GOODS + [RECRUITING])
    if card is not None and plan.half == "right":
        found["right"] = purse.pay(purse.price(card.right))
    due = grain_due(plan, who.lost_tokens)
    if due:
        found["grain"] = purse.pay([due if stock == GRAIN else 0 for stock in range(STOCKS)])
    return found


def act(scene: DealScene, purse: Purse, card: int) -> Need:
    effect = printed.building(scene, card).effect
    need = purse.pay(purse.price(effect))
    purse.gain(effect)
    return need


def tokens(plan: PlanView) -> int:
    return len(plan.uses) + len(plan.builds) + len(plan.acts) + plan.recruits


def grain_due(plan: PlanView, lost: int) -> int:
    """For tokens beyond the free ones."""
    return max(0, tokens(plan) - max(0, FREE_TOKENS - lost))

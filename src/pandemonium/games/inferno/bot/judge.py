"""The judgement of choices: by the question that is asked, in Infamy. The best of them is what `normal` does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pandemonium.engine.bits import members
from pandemonium.engine.state import Choice
from pandemonium.games.inferno.bot.cards import card_worth, end_worth, instant_worth, owned_barrels, play_worth
from pandemonium.games.inferno.bot.errand import Errands, choice_worth
from pandemonium.games.inferno.bot.guards import effect_worth, own_tail, standee_worth, tail_price
from pandemonium.games.inferno.bot.prices import Prices, cost
from pandemonium.games.inferno.bot.souls import move_worth, pick_cost
from pandemonium.games.inferno.bot.things import SmallQuestions
from pandemonium.games.inferno.rules import question as questions
from pandemonium.games.inferno.rules.choice import (
    ADVANCE,
    CASH,
    DIPLOMA,
    DONE,
    DRAW,
    DRAW_BLIND,
    FIRST_BENEFIT,
    SEND,
    SHIELD,
    SKIP,
)
from pandemonium.games.inferno.rules.descent import ends
from pandemonium.games.inferno.rules.figures import LOCATIONS, MEMBERS, TRACKS
from pandemonium.games.inferno.rules.florence import leaves_quarter
from pandemonium.games.inferno.rules.money import BRIBE
from pandemonium.games.inferno.rules.state import Inferno


class Judgement:
    """A seat's prices in a turn, and what they make of the Florence phase."""

    __slots__ = ("errands", "prices", "quarters", "seat", "turns")

    prices: Prices
    errands: Errands
    quarters: list[float]
    seat: int
    turns: int


def worths(judgement: Judgement, state: Inferno, choices: list[Choice]) -> list[float]:
    """What each of the choices is worth; only comparisons within the same question mean something."""
    judge = Judge()
    judge.judgement = judgement
    judge.prices = judgement.prices
    judge.state = state
    judge.frame = state.asking(judgement.seat)
    worth = JUDGES[judge.frame.question(state)]
    return [0.0 if choice in (SKIP, DONE) else worth(judge, choice) for choice in choices]


def end_judgement(judgement: Judgement, state: Inferno, picked: Choice, end: int) -> float:
    """An end by the move and the quarter it opens."""
    return move_worth(judgement.prices, state, picked, end) + judgement.quarters[state.board.quarter[end]]


class Judge(SmallQuestions):
    """The questions of a turn, of the cards and of the Guardians."""

    __slots__ = ("judgement",)

    judgement: Judgement

    def nothing(self, choice: Choice) -> float:
        """All choices are alike."""
        return 0.0

    def soul(self, choice: Choice) -> float:
        """A Soul by its best end."""
        best = -1000.0
        for end in members(ends(self.state, self.prices.seat, choice)):
            best = max(best, end_judgement(self.judgement, self.state, choice, end))
        return best - pick_cost(self.prices, self.state, self.judgement.errands, choice)

    def end(self, choice: Choice) -> float:
        return end_judgement(self.judgement, self.state, self.frame.picked, choice - SHIELD)

    def florence(self, choice: Choice) -> float:
        location = (choice - SEND) // MEMBERS % LOCATIONS
        bribe = cost(self.prices, self.state, BRIBE) if leaves_quarter(self.state, location) else 0.0
        return choice_worth(self.judgement.errands, choice) - bribe

    def card(self, choice: Choice) -> float:
        return play_worth(self.prices, self.state, choice, self.frame.fee, owned_barrels(self.state, self.prices.seat))

    def benefit(self, choice: Choice) -> float:
        card: int = self.frame.card
        if choice == FIRST_BENEFIT:
            return self.prices.advance[self.state.rules.fraud_advance[card]]
        return instant_worth(self.prices, self.state, self.state.rules.fraud_instant[card])

    def draw(self, choice: Choice) -> float:
        if choice == DRAW_BLIND:
            return 1.5 * self.prices.later
        return card_worth(self.prices, self.state, choice - DRAW, owned_barrels(self.state, self.prices.seat))

    def cash(self, choice: Choice) -> float:
        card, second = (choice - CASH) // 2, (choice - CASH) % 2
        return self.prices.fill[self.state.rules.end_soul[card]] if second else end_worth(self.prices, self.state, card)

    def move(self, choice: Choice) -> float:
        return standee_worth(self.prices, self.state, self.frame.guardian, choice - SHIELD)

    def effect(self, choice: Choice) -> float:
        return effect_worth(self.prices, self.state, self.frame.guardian, choice - SHIELD)

    def tail(self, choice: Choice) -> float:
        circle = self.state.board.circle[self.state.black_at]
        return tail_price(self.prices, self.state, circle) - own_tail(self.prices, self.state)

    def advance(self, choice: Choice) -> float:
        return self.prices.advance[choice - ADVANCE]

    def action(self, choice: Choice) -> float:
        """Nothing a location gives for nothing is left there."""
        return 1.0

    def diploma(self, choice: Choice) -> float:
        track = choice - DIPLOMA
        return float(self.state.cubes[track] * self.state.skulls[self.prices.seat * TRACKS + track])


JUDGES: Final[dict[int, Callable[[Judge, Choice], float]]] = {
    questions.TURN_END: Judge.nothing,
    questions.SOUL: Judge.soul,
    questions.END: Judge.end,
    questions.FLORENCE: Judge.florence,
    questions.ACCUSER_FLOOR: Judge.accuser_floor,
    questions.COUNCIL: Judge.council,
    questions.HOMECOMING: Judge.member,
    questions.REARRANGE: Judge.lift,
    questions.PUT_DOWN: Judge.put_down,
    questions.EXCHANGE: Judge.exchange,
    questions.OFFERING: Judge.cube,
    questions.INVOCATION: Judge.invocation,
    questions.THEFT: Judge.piece,
    questions.HOSTING: Judge.piece,
    questions.FLOOR: Judge.floor,
    questions.STYX: Judge.styx,
    questions.ADVANCE: Judge.advance,
    questions.RELOCATION: Judge.relocation,
    questions.TOLL: Judge.toll,
    questions.CARD: Judge.card,
    questions.BENEFIT: Judge.benefit,
    questions.DRAW: Judge.draw,
    questions.GUARDIAN: Judge.guardian,
    questions.GUARDIAN_MOVE: Judge.move,
    questions.GUARDIAN_MEDUSA: Judge.effect,
    questions.GUARDIAN_ANTAEUS: Judge.effect,
    questions.GUARDIAN_GERYON: Judge.effect,
    questions.GUARDIAN_MINOS: Judge.tail,
    questions.GUARDIAN_MINOTAUR: Judge.effect,
    questions.SUPPLY: Judge.supply,
    questions.WEAPONS: Judge.weapons,
    questions.CUBE: Judge.cube,
    questions.CUBE_EITHER: Judge.cube,
    questions.DISCS: Judge.discs,
    questions.DISCS_OR_INFAMY: Judge.discs,
    questions.WELCOME_GUEST: Judge.piece,
    questions.WELCOME_BARREL: Judge.piece,
    questions.CASH: Judge.cash,
    questions.CASH_SHIELD: Judge.nothing,
    questions.DIPLOMA: Judge.diploma,
    questions.ACTION: Judge.action,
}
"""By question: what one of its choices is worth."""

"""How Deal with the Devil is played: what the players of all levels, the race and training take from this folder."""

from __future__ import annotations

from pathlib import Path

from pandemonium.engine.driver import choose
from pandemonium.engine.seats import seats_of
from pandemonium.engine.state import Choice, Seat
from pandemonium.games.deal.bot.outlook import Weights
from pandemonium.games.deal.bot.policy import answer
from pandemonium.games.deal.bot.quick import play_on
from pandemonium.games.deal.bot.search import candidates, judged
from pandemonium.games.deal.rules.ask import Ask
from pandemonium.games.deal.rules.state import Deal
from pandemonium.playing.craft import Craft, win_and_lead
from pandemonium.playing.plan import Plan
from pandemonium.playing.weights import WeightFile


class DealCraft(Craft[Deal, Weights, Weights]):
    weights = WeightFile(Path(__file__).with_name("weights.toml"), Weights)
    per_point, trusted, judged_point, going_on = 0.1, 40.0, 0.14, 0.3

    def outlook(self, weights: Weights, state: Deal) -> Weights:
        return weights

    def answer(self, outlook: Weights, state: Deal, seat: Seat) -> Choice:
        return answer(outlook, state, seat)

    def weighed(self, outlook: Weights, state: Deal, seat: Seat) -> list[Plan]:
        return judged(outlook, state, seat)

    def candidates(self, outlook: Weights, state: Deal, seat: Seat) -> list[Plan]:
        return candidates(outlook, state, seat)

    def first_step(self, state: Deal, seat: Seat) -> bool:
        """A secret chain (a plan, an offer, a chest to fill) is thought through before its first small choice."""
        frame = state.asking(seat)
        return not isinstance(frame, Ask) or frame.untouched(state)

    def follow(self, state: Deal, seat: Seat, plan: Plan) -> None:
        for choice in plan.choices:
            choose(state, seat, choice)

    def play_on(self, outlooks: list[Weights], state: Deal) -> None:
        play_on(outlooks, state)

    def utility(self, state: Deal, seat: Seat) -> float:
        return win_and_lead(seat, seats_of(state.winners), state.score, self.per_point)


craft = DealCraft()

"""How Deal with the Devil is played: what the players of all levels, the race and training take from this folder."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from pandemonium.engine.chance import Chance
from pandemonium.engine.driver import choose
from pandemonium.engine.seats import seats_of
from pandemonium.engine.state import Choice, Seat
from pandemonium.games.deal.bot.horizon import chances, lead, play_round
from pandemonium.games.deal.bot.outlook import Weights
from pandemonium.games.deal.bot.policy import answer
from pandemonium.games.deal.bot.quick import play_on
from pandemonium.games.deal.bot.search import candidates, judged
from pandemonium.games.deal.knowledge.belief_known import past_of
from pandemonium.games.deal.knowledge.belief_sound import sample_sound, weigh
from pandemonium.games.deal.rules.ask import Ask
from pandemonium.games.deal.rules.state import Deal
from pandemonium.playing.craft import Craft, win_and_lead
from pandemonium.playing.plan import Plan
from pandemonium.playing.weights import WeightFile


class DealCraft(Craft[Deal, Weights, Weights]):
    weights = WeightFile(Path(__file__).with_name("weights.toml"), Weights)
    per_point, trusted, judged_point, going_on = 0.1, 20.0, 0.14, 0.3
    reviewed = 9_000

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
        return win_and_lead(seat, seats_of(state.winners), [one.score for one in state.kingdoms], self.per_point)

    def believed(self, sample: Callable[[Chance], Deal], seat: Seat, chance: Chance) -> Callable[[Chance], Deal]:
        """Worlds whose past agrees with every payment (DWD-6.7.7); a plain one holds all that the seat knows."""
        past = past_of(sample(chance), seat)
        weights = weigh(past, chance)
        return lambda luck: sample_sound(past, luck, weights)

    def look_ahead(self, outlooks: list[Weights], state: Deal) -> None:
        """To the end of the round; the last one is played to its end."""
        play_round(outlooks, state)

    def judged(self, outlooks: list[Weights], state: Deal, seat: Seat) -> float:
        """By what all have when the round is over."""
        return self.judged_point * lead(outlooks, state, seat) if state.asked else self.utility(state, seat)

    def chances(self, outlooks: list[Weights], state: Deal) -> list[float]:
        return chances(outlooks, state)


craft = DealCraft()

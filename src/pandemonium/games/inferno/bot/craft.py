"""How Inferno is played: what the players of all levels, the race and training take from this folder."""

from __future__ import annotations

from pathlib import Path

from pandemonium.engine.seats import seats_of
from pandemonium.engine.state import Choice, Seat
from pandemonium.games.inferno.bot.outlook import Weights
from pandemonium.games.inferno.bot.policy import answer, play_on
from pandemonium.games.inferno.bot.search import candidates, judged
from pandemonium.games.inferno.bot.sound import follow
from pandemonium.games.inferno.rules.descent import UNPICKED, Descent
from pandemonium.games.inferno.rules.scoring import JOURNEY
from pandemonium.games.inferno.rules.state import Inferno
from pandemonium.playing.craft import Craft, win_and_lead
from pandemonium.playing.plan import Plan
from pandemonium.playing.weights import WeightFile


class InfernoCraft(Craft[Inferno, Weights, Weights]):
    weights = WeightFile(Path(__file__).with_name("weights.toml"), Weights)
    per_point, trusted, judged_point, going_on = 0.03, 3.0, 0.03, 0.5
    reviewed = 24_000

    def outlook(self, weights: Weights, state: Inferno) -> Weights:
        return weights

    def answer(self, outlook: Weights, state: Inferno, seat: Seat) -> Choice:
        return answer(outlook, state, seat)

    def weighed(self, outlook: Weights, state: Inferno, seat: Seat) -> list[Plan]:
        return judged(outlook, state, seat)

    def candidates(self, outlook: Weights, state: Inferno, seat: Seat) -> list[Plan]:
        return candidates(outlook, state, seat)

    def first_step(self, state: Inferno, seat: Seat) -> bool:
        frame = state.asking(seat)
        return isinstance(frame, Descent) and frame.picked == UNPICKED

    def follow(self, state: Inferno, seat: Seat, plan: Plan) -> None:
        follow(state, seat, plan.choices)

    def play_on(self, outlooks: list[Weights], state: Inferno) -> None:
        play_on(outlooks, state)

    def utility(self, state: Inferno, seat: Seat) -> float:
        """A win and the lead; alone, the Infamy and the challenge."""
        if state.solo < 0:
            return win_and_lead(seat, seats_of(state.winners), state.scores, self.per_point)
        if state.lost:
            return -20.0 + 0.5 * int(state.turns)
        return state.scores[0] + (0.0 if state.solo == JOURNEY else 20.0 * int(state.winners))


craft = InfernoCraft()

"""How Crypt is played: what the players of all levels, the race and training take from this folder."""

from __future__ import annotations

from pathlib import Path

from pandemonium.engine.seats import seats_of
from pandemonium.engine.state import Choice, Seat
from pandemonium.games.crypt.bot.outlook import Outlook, Weights, outlook_of
from pandemonium.games.crypt.bot.policy import answer, play_on, useful_aside
from pandemonium.games.crypt.bot.search import begin, candidates
from pandemonium.games.crypt.bot.turn import all_turns
from pandemonium.games.crypt.rules.claim import Claim
from pandemonium.games.crypt.rules.state import Crypt
from pandemonium.playing.craft import Craft, win_and_lead
from pandemonium.playing.plan import Plan, plan_of
from pandemonium.playing.weights import WeightFile


class CryptCraft(Craft[Crypt, Weights, Outlook]):
    weights = WeightFile(Path(__file__).with_name("weights.toml"), Weights)
    per_point, trusted, judged_point, going_on = 0.02, 4.0, 0.05, 0.3
    reviewed = 14_000

    def outlook(self, weights: Weights, state: Crypt) -> Outlook:
        return outlook_of(state.rules, state.seats, weights)

    def answer(self, outlook: Outlook, state: Crypt, seat: Seat) -> Choice:
        return answer(outlook, state, seat)

    def weighed(self, outlook: Outlook, state: Crypt, seat: Seat) -> list[Plan]:
        """Whole turns; what comes between them and before them is not mistaken."""
        frame = state.asking(seat)
        asked = (state.asked >> seat) & 1 == 1
        if asked and isinstance(frame, Claim) and not useful_aside(outlook, state, seat, frame):
            return all_turns(outlook, state, seat, frame)
        return [plan_of([answer(outlook, state, seat)], 0.0)]

    def candidates(self, outlook: Outlook, state: Crypt, seat: Seat) -> list[Plan]:
        return candidates(outlook, state, seat)

    def first_step(self, state: Crypt, seat: Seat) -> bool:
        frame = state.asking(seat)
        return not isinstance(frame, Claim) or not frame.placed

    def follow(self, state: Crypt, seat: Seat, plan: Plan) -> None:
        begin(state, seat, plan.choices)

    def play_on(self, outlooks: list[Outlook], state: Crypt) -> None:
        play_on(outlooks, state)

    def utility(self, state: Crypt, seat: Seat) -> float:
        """A win and the lead; alone, the coins."""
        if state.solo:
            return float(state.scores[0])
        return win_and_lead(seat, seats_of(state.winners), state.scores, self.per_point)


craft = CryptCraft()

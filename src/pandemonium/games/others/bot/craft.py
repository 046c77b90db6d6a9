"""How The Others is played: what the players of all levels, the race and training take from this folder."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from pandemonium.engine.state import Choice, Seat
from pandemonium.games.others.bot.foretold import foretold
from pandemonium.games.others.bot.outlook import Outlook, Weights, outlook_of
from pandemonium.games.others.bot.policy import answer, play_on
from pandemonium.games.others.bot.prospects import heroes_chance
from pandemonium.games.others.bot.search import candidates, follow, is_turn, judged
from pandemonium.games.others.rules.death import reserve_left
from pandemonium.games.others.rules.rounds import LAST_ROUND
from pandemonium.games.others.rules.state import Others
from pandemonium.playing.craft import Craft
from pandemonium.playing.plan import Plan
from pandemonium.playing.weights import HARD, WeightFile

HORIZON: Final = 1
"""Rounds that imagined games go on for after the one they begin in; then the fitted chance speaks."""


class OthersCraft(Craft[Others, Weights, Outlook]):
    weights = WeightFile(Path(__file__).with_name("weights.toml"), Weights)
    per_point, trusted, judged_point, going_on = 0.02, 6.0, 0.02, 0.5
    reviewed = 18_000

    def outlook(self, weights: Weights, state: Others) -> Outlook:
        return outlook_of(weights, state.rules)

    def answer(self, outlook: Outlook, state: Others, seat: Seat) -> Choice:
        return answer(outlook, state, seat)

    def weighed(self, outlook: Outlook, state: Others, seat: Seat) -> list[Plan]:
        return judged(outlook, state, seat)

    def candidates(self, outlook: Outlook, state: Others, seat: Seat) -> list[Plan]:
        return candidates(outlook, state, seat)

    def first_step(self, state: Others, seat: Seat) -> bool:
        return is_turn(state, seat) and not state.spent and not state.acted

    def follow(self, state: Others, seat: Seat, plan: Plan) -> None:
        weights = self.weights.load(HARD, state.seats)
        follow(outlook_of(weights, state.rules), state, seat, plan.choices)

    def play_on(self, outlooks: list[Outlook], state: Others) -> None:
        """A game that is set up yet is played to its end, one that goes on for some rounds."""
        play_on(outlooks, state, HORIZON if state.round else LAST_ROUND)

    def utility(self, state: Others, seat: Seat) -> float:
        """A win, or the chance of one, and a little for lives that are left or taken (OTH-TB-21)."""
        if state.asked:
            chance = heroes_chance(state)
            return 1.0 - chance if seat == state.sin_seat else chance
        if seat == state.sin_seat:
            return (
                1.0 + self.per_point * int(state.deaths) if not state.heroes_won else self.per_point * int(state.deaths)
            )
        lives = self.per_point * int(reserve_left(state))
        return 1.0 + lives if state.heroes_won else lives - self.per_point * 5

    def chances(self, outlooks: list[Outlook], state: Others) -> list[float]:
        """A review says how often such a game is won, not how a race weighs it."""
        heroes = foretold(state)
        return [1.0 - heroes if seat == state.sin_seat else heroes for seat in range(state.seats)]


craft = OthersCraft()

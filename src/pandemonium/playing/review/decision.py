"""A decision looked at again: the choice, what the policy would have done, and others, in worlds of its seat's beliefs.

All are tried in the same worlds with the same luck, so what they differ by is what the choice was worth.
"""

from __future__ import annotations

from typing import Any

from pandemonium.engine.game import Game
from pandemonium.engine.imagined import another_world
from pandemonium.engine.role import Role
from pandemonium.engine.state import Choice, Seat, State
from pandemonium.playing.mind import mind_of
from pandemonium.playing.plan import Plan, best_of, plan_of
from pandemonium.playing.review.figures import Effect
from pandemonium.playing.review.samples import error_of, mean_of
from pandemonium.playing.roster import searcher_for

OTHERS = 3
"""Other choices that are tried; closely, all but the least promising."""
CLOSELY = 2

NOTHING: Plan = plan_of([], 0.0)
"""Without a plan everybody plays by the policy."""


class Branch:
    """One way to go on, and what came of it in each world."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.worth = 0.0
        self.chances: list[list[float]] = []

    def of(self, seat: Seat) -> list[float]:
        return [chances[seat] for chances in self.chances]


class Decision:
    """A choice that could have been another one, with what its seat knew then."""

    def __init__(
        self, game: Game[Any, Any], roles: tuple[Role, ...], state: State, step: int, seat: Seat, choice: Choice
    ) -> None:
        mind = mind_of(game, state, seat)
        self.game, self.roles, self.state, self.step, self.seat, self.choice = game, roles, state, step, seat, choice
        # not by the luck itself that bots and hints draw from: what is best in some worlds looks too good in them
        self.search = searcher_for(game).search(mind, another_world(mind.chance()))
        first: dict[Choice, Plan] = {}
        for plan in best_of(self.search.plans, len(self.search.plans)):
            first.setdefault(plan.choices[0], plan)
        least = min(plan.worth for plan in first.values())
        self.policy = Branch(NOTHING)
        self.chosen = Branch(first.pop(choice, plan_of([choice], least)))
        alone = len(self.chosen.plan.choices) == 1
        self.made = self.chosen if alone else Branch(plan_of([choice], 0.0))
        self.others = [Branch(plan) for plan in list(first.values())[:OTHERS]]
        self.apart = 0  # worlds in which it was screened

    @property
    def branches(self) -> list[Branch]:
        made = [] if self.made is self.chosen else [self.made]
        return [self.policy, self.chosen, *made, *self.others]

    def try_in(self, worlds: int) -> int:
        """So many more worlds; says how many games that were."""
        imagined, branches = self.search.imagined, self.branches
        for _ in range(worlds):
            world = imagined.world()
            for branch in branches:
                state = imagined.ahead(world, branch.plan)
                branch.worth += imagined.judged(state)
                branch.chances.append(imagined.chances(state, self.roles))
        return worlds * len(branches)

    # --- what the screening says ----------------------------------------------------------------------------------

    def promise(self, branch: Branch) -> float:
        """What a branch is worth by all that is known of it, as the race reckons: lead and judgement steady it."""
        return (branch.worth + self.search.trust * branch.plan.worth) / max(len(branch.chances), 1)

    def suspicion(self) -> float:
        """By how much the best other choice looks better."""
        return max(self.promise(branch) for branch in self.others) - self.promise(self.chosen)

    def look_closely(self) -> None:
        """From now on the most promising others only, in worlds that had no part in finding them."""
        self.others = sorted(self.others, key=lambda branch: -self.promise(branch))[:CLOSELY]
        self.apart = len(self.chosen.chances)

    # --- what closer looking says ---------------------------------------------------------------------------------

    def better(self) -> Branch:
        """The best of the others, by every second world."""
        return max(self.others, key=lambda branch: mean_of(self.half(branch, 0)))

    def lost(self, branch: Branch) -> tuple[float, float]:
        """What the choice was worth less, by the worlds between, and the standard error."""
        gaps = [one - own for one, own in zip(self.half(branch, 1), self.half(self.chosen, 1), strict=True)]
        return mean_of(gaps), error_of(gaps)

    def half(self, branch: Branch, at: int) -> list[float]:
        return branch.of(self.seat)[self.apart + at :: 2]

    def effect(self) -> Effect:
        """What the choice alone changed for every seat, against the policy; what followed it counts for itself."""
        gaps = [
            [mine - usual for mine, usual in zip(self.made.of(seat), self.policy.of(seat), strict=True)]
            for seat in range(len(self.roles))
        ]
        return Effect(self.step, [mean_of(gap) for gap in gaps], [error_of(gap) for gap in gaps])

"""Advice: what a strong player would choose, why, and what comes next; one answer for one position.

The search is bounded by playouts and never by the clock, and draws its luck from what the seat knows: whoever asks
twice hears the same, on every machine.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from msgspec import Struct

from pandemonium.engine.game import Game
from pandemonium.engine.phrase import Name, Phrase, phrase
from pandemonium.engine.state import Seat, State
from pandemonium.playing.mind import mind_of
from pandemonium.playing.plan import Plan
from pandemonium.playing.race import ranking
from pandemonium.playing.roster import searcher_for
from pandemonium.playing.search import Search

PLAYOUTS = 200
"""Of the race that finds those worth comparing."""
WORLDS = 40
"""In which they are compared."""
MOST = 3
FOREVER = 1e9


class Candidate(Struct, frozen=True):
    code: str
    behind: Phrase | None = None  # how much less it is worth than the best, which is what they are ordered by


class Advice(Struct, frozen=True):
    """The best first; the reason tells it from the next."""

    candidates: tuple[Candidate, ...]
    reason: Phrase

    @property
    def code(self) -> str:
        return self.candidates[0].code


class Trial:
    """What came of one plan in the worlds of the comparison."""

    def __init__(self, plan: Plan, worth: float) -> None:
        self.plan = plan
        self.worth = worth
        self.wins = 0.0
        self.points = 0
        self.sources: Counter[str] = Counter()

    def take_in(self, game: Game[Any, Any], state: State, seat: Seat) -> None:
        result = game.result(state)
        self.wins += 1 / len(result.winners) if seat in result.winners else 0
        if result.scores:
            self.points += result.scores[seat]
            for line in result.accounts[seat]:
                self.sources[line.label.id] += line.points


def advise(game: Game[Any, Any], state: State, seat: Seat) -> Advice:
    """For a seat that has something to choose."""
    mind = mind_of(game, state, seat)
    if len(mind.choices) == 1:
        return Advice((Candidate(game.code(mind.choices[0])),), phrase("advice-only"))
    search = searcher_for(game).search(mind, mind.chance())
    plans = differing(ranking(search.imagined, search.plans, search.trust, PLAYOUTS, FOREVER))
    if len(plans) == 1:
        return Advice((Candidate(game.code(plans[0].choices[0])),), phrase("advice-clear"))
    best, *others = compared(game, seat, search, plans)
    alone = state.seats == 1
    next_best = (Candidate(game.code(one.plan.choices[0]), behind(best, one, alone=alone)) for one in others)
    return Advice((Candidate(game.code(best.plan.choices[0])), *next_best), reason(best, others[0], alone=alone))


def differing(plans: list[Plan]) -> list[Plan]:
    """The best few that do not begin alike."""
    first: dict[int, Plan] = {}
    for plan in plans:
        first.setdefault(plan.choices[0], plan)
    return list(first.values())[:MOST]


def compared(game: Game[Any, Any], seat: Seat, search: Search, plans: list[Plan]) -> list[Trial]:
    """Every plan in the same worlds; the best first."""
    trials = [Trial(plan, search.trust * plan.worth) for plan in plans]
    for _ in range(WORLDS):
        world = search.imagined.world()
        for trial in trials:
            state = search.imagined.end(world, trial.plan)
            trial.take_in(game, state, seat)
            trial.worth += search.imagined.worth(state)
    return sorted(trials, key=lambda trial: -trial.worth)


def difference(best: Trial, other: Trial, *, alone: bool) -> int:
    """What another is worth less on average: in hundredths of a win, alone in points."""
    return round((best.worth - other.worth) / WORLDS * (1 if alone else 100))


def behind(best: Trial, other: Trial, *, alone: bool) -> Phrase:
    less = difference(best, other, alone=alone)
    if not less:
        return phrase("advice-level")
    return phrase("advice-fewer", points=less) if alone else phrase("advice-less", win=less)


def reason(best: Trial, next: Trial, *, alone: bool) -> Phrase:
    """What tells the best from the next: points and where they come from, else games won, else that it is better."""
    if not difference(best, next, alone=alone):
        return phrase("advice-even")
    more = round((best.points - next.points) / WORLDS)
    if more > 0:
        gained = {source: best.sources[source] - next.sources[source] for source in best.sources | next.sources}
        source = max(gained, key=lambda one: (gained[one], one))
        return phrase("advice-points", points=more, source=Name(f"{source}-source"))
    wins, others = (round(100 * one.wins / WORLDS) for one in (best, next))
    if wins > others and not alone:
        return phrase("advice-wins", wins=wins, others=others)
    return phrase("advice-better")

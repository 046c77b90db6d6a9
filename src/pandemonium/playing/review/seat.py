"""The review of one seat: its chances at stations, then every decision, then the doubtful ones with more worlds.

All is bounded by numbers of imagined games and never by the clock: one journal has one review, on every machine.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from pandemonium.engine.driver import answers, choose
from pandemonium.engine.match import Match
from pandemonium.engine.role import Role, shares
from pandemonium.engine.state import Seat, State
from pandemonium.playing.review.decision import Decision
from pandemonium.playing.review.figures import Knowing, Mark, Point, SeatReview, kind_of
from pandemonium.playing.review.reason import reason
from pandemonium.playing.review.samples import error_of, mean_of
from pandemonium.playing.review.stations import knowing, station
from pandemonium.playing.roster import searcher_for

LINE, DRAWS, SCREEN, CLOSELY, ALL = 0.2, 0.1, 0.25, 0.4, 0.05
"""How the imagined games are shared out: the line, its steepest parts, all decisions, some closely, who knows all."""
STATIONS = 24
FEWEST, MOST = 4, 48
"""Worlds in which a decision is screened."""
BATCH, LARGEST = 24, 192
"""Worlds in which a doubtful one is looked at again: so many at a time, so many in all."""
STEEPEST = 2
"""Parts of the line that are told draw by draw."""


class Course:
    """A finished game to be walked through again."""

    def __init__(self, match: Match[Any, Any], games: int = 0) -> None:
        """With so many imagined games, or as many as the time for a review allows."""
        self.match, self.game = match, match.game
        self.moments = match.standing()
        self.roles: tuple[Role, ...] = self.game.roles(match.setup.seats, match.setup.options)
        self.final = shares(self.roles, self.game.finish(match.state).winners)
        self.games = games or searcher_for(self.game).reviewed

    def states(self) -> list[State]:
        """The play before every choice."""
        state, found = self.match.fresh(), list[State]()
        state.events = None
        for moment in self.moments:
            found.append(self.game.clone(state))
            state.barrier = 0
            choose(state, moment.entry.seat, moment.choice)
        return found

    def steps(self) -> list[int]:
        """Evenly spread, the first deal among them."""
        number = min(STATIONS, len(self.moments))
        return sorted({at * len(self.moments) // number for at in range(number)})


def review_seat(match: Match[Any, Any], seat: Seat, games: int = 0) -> SeatReview:
    course = Course(match, games)
    states, games = course.states(), course.games // len(course.roles)
    line = line_of(course, states, seat, games)
    decisions = decisions_of(course, states, seat)
    worlds = int(games * SCREEN) // max(sum(len(one.branches) for one in decisions), 1)
    for decision in decisions:
        decision.try_in(min(max(worlds, FEWEST), MOST))
    closely = looked_at_closely(decisions, int(games * CLOSELY))
    marks = [mark for decision in closely if (mark := marked(decision))]
    effects = [decision.effect() for decision in decisions]
    return SeatReview(seat, line, effects, sorted(marks, key=lambda one: one.step), len(decisions), len(closely))


def review_knowing(match: Match[Any, Any], games: int = 0) -> Knowing:
    course = Course(match, games)
    states, steps = course.states(), course.steps()
    worlds = max(int(course.games * ALL) // len(steps), FEWEST)
    found = [knowing(course.game, course.roles, states[step], step, worlds) for step in steps]
    end = [Point(len(states), share, 0.0) for share in course.final]
    return Knowing([[points[seat] for points in found] + [end[seat]] for seat in range(len(end))])


def line_of(course: Course, states: list[State], seat: Seat, games: int) -> list[Point]:
    """Evenly over the game; where it is steepest, after every draw."""
    steps = course.steps()
    worlds = max(int(games * LINE) // len(steps), FEWEST)
    found = {step: station(course.game, course.roles, states[step], step, seat, worlds) for step in steps}
    found[len(states)] = Point(len(states), course.final[seat], 0.0)
    more = steep_steps(course, sorted(found.values(), key=lambda point: point.step))
    for step in more[: max(int(games * DRAWS) // worlds, 1)]:
        found[step] = station(course.game, course.roles, states[step], step, seat, worlds)
    return sorted(found.values(), key=lambda point: point.step)


def steep_steps(course: Course, line: list[Point]) -> list[int]:
    """The steps after a draw, and before it, in the parts where the chance changed most."""
    parts = sorted(pairwise(line), key=lambda part: -abs(part[1].chance - part[0].chance))
    found: dict[int, None] = {}
    for first, last in parts[:STEEPEST]:
        for step in range(first.step, last.step):
            if course.moments[step].barrier:
                found.update(dict.fromkeys(at for at in (step, step + 1) if first.step < at < last.step))
    return list(found)


def decisions_of(course: Course, states: list[State], seat: Seat) -> list[Decision]:
    """Where the seat was asked and something else is worth comparing."""
    found = []
    for step, (moment, state) in enumerate(zip(course.moments, states, strict=True)):
        if moment.entry.seat != seat or len(answers(state, seat)) < 2:
            continue
        decision = Decision(course.game, course.roles, state, step, seat, moment.choice)
        if decision.others:
            found.append(decision)
    return found


def looked_at_closely(decisions: list[Decision], games: int) -> list[Decision]:
    """The most suspicious first, as far as the games go; one that is clearly no mark is left early."""
    looked = []
    for decision in sorted(decisions, key=lambda one: -one.suspicion()):
        if games <= 0 or decision.suspicion() <= 0:
            break
        decision.look_closely()
        looked.append(decision)
        for _ in range(0, LARGEST, BATCH):
            games -= decision.try_in(BATCH)
            if games <= 0 or harmless(decision):
                break
    return looked


def harmless(decision: Decision) -> bool:
    """Whether no other choice can still turn out so much better that it would be marked."""
    own = decision.chosen.of(decision.seat)[decision.apart :]
    for branch in decision.others:
        gaps = [one - mine for one, mine in zip(branch.of(decision.seat)[decision.apart :], own, strict=True)]
        if kind_of(mean_of(gaps) + error_of(gaps), 0.0):
            return False
    return True


def marked(decision: Decision) -> Mark | None:
    better = decision.better()
    lost, error = decision.lost(better)
    kind = kind_of(lost, error)
    if not kind:
        return None
    game, choice, other = decision.game, decision.choice, better.plan.choices[0]
    return Mark(
        step=decision.step,
        kind=kind,
        code=game.code(choice),
        better=game.code(other),
        chosen=game.label(decision.state, decision.seat, choice),
        instead=game.label(decision.state, decision.seat, other),
        lost=lost,
        error=error,
        reason=reason(decision, better),
    )

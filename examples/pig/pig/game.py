"""Pig as the layers above know it: names, words, knowledge and the result."""

from __future__ import annotations

from pathlib import Path

import msgspec

from pandemonium.engine.chance import Chance, chance_from
from pandemonium.engine.driver import settle
from pandemonium.engine.game import EventKind, Game, Option, Setup
from pandemonium.engine.numbering import Numbering, Range
from pandemonium.engine.phrase import Phrase, Player, Refusal, phrase, refusal
from pandemonium.engine.result import Line, Result
from pandemonium.engine.state import Choice, Seat
from pig.rules import HOLD, ROLL, ROUNDS, Pig, Rounds, Turn

GOALS = ("50", "100")
MOST_SEATS = 4


class PigView(msgspec.Struct, frozen=True):
    """Everything lies open, so that all seats and the spectators see the same."""

    goal: int
    round: int
    turn: int  # the seat that rolls; -1 when the game is over
    points: int  # of this turn
    scores: list[int]


class PigGame(Game[Pig, PigView]):
    id = "pig"
    rules_version = 1
    seats = tuple(range(2, MOST_SEATS + 1))
    options = (Option("goal", GOALS),)
    events = (
        EventKind("rolled", ("seat", "face")),
        EventKind("lost", ("seat",)),
        EventKind("held", ("seat", "points", "total")),
    )
    numbering = Numbering([Range("roll", ROLL), Range("hold", HOLD)])
    longest = ROUNDS * MOST_SEATS * int(GOALS[-1]) // 2  # whoever rolls on has rolled a 2 or more
    minutes = 5
    difficulty = 1
    folder = Path(__file__).parent

    def new(self, setup: Setup) -> Pig:
        state = Pig()
        state.begin(setup.seats, chance_from(setup.seed))
        state.events = []  # the set-up is told too
        state.goal = int(self.full_options(setup.options)["goal"])
        state.scores = [0] * setup.seats
        state.turns = 0
        state.push(Rounds())
        settle(state)  # on to the first question
        return state

    # --- words ---------------------------------------------------------------------------------------------------

    def label(self, state: Pig, seat: Seat, choice: Choice) -> Phrase:
        view = self.view(state, seat)
        return phrase(f"pig-{self.code(choice)}", points=view.points, total=state.scores[seat] + view.points)

    def prompt(self, state: Pig, seat: Seat) -> Phrase:
        view = self.view(state, seat)
        if view.turn < 0:
            return phrase("pig-over")
        return phrase("pig-yours" if view.turn == seat else "pig-theirs", player=Player(view.turn), points=view.points)

    def why_not(self, state: Pig, seat: Seat, target: str) -> Refusal | None:
        if self.offered(state, seat, target):
            return None
        return refusal("pig-not-you", "PIG-1") if self.parse(target) is not None else refusal("pig-nothing")

    # --- knowledge -----------------------------------------------------------------------------------------------

    def view(self, state: Pig, seat: Seat) -> PigView:
        top = state.stack[-1] if state.stack else None
        turn, points = (top.seat, top.points) if isinstance(top, Turn) else (-1, 0)
        return PigView(state.goal, (state.turns - 1) // state.seats + 1, turn, points, state.scores)

    def sample(self, state: Pig, seat: Seat, chance: Chance) -> Pig:
        """Only the future is unknown."""
        twin = state.copy()
        twin.chance = chance_from(f"belief {chance.below(65536)}")
        return twin

    def features(self, view: PigView) -> list[int]:
        return [view.goal, view.round, view.turn, view.points, *view.scores]

    # --- the end -------------------------------------------------------------------------------------------------

    def result(self, state: Pig) -> Result:
        return result_of(state.scores)

    def result_from(self, view: PigView) -> Result:
        return result_of(view.scores)

    def components(self, state: Pig) -> list[str]:
        return ["die"]


def result_of(scores: list[int]) -> Result:
    accounts = tuple((Line(phrase("pig-points"), score),) for score in scores)
    winners = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
    return Result(tuple(scores), accounts, winners)


def pig(_pack: Path | None = None) -> PigGame:
    """The entry point. Pig has no data that a pack could replace."""
    return PigGame()

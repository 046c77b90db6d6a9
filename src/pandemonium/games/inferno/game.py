"""Inferno as a Game: the one value the rest of the program knows."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from pandemonium.engine.chance import Chance
from pandemonium.engine.game import Game, Result, Setup
from pandemonium.engine.pack import Pack
from pandemonium.engine.phrase import Fact, Phrase, Refusal, refusal
from pandemonium.engine.state import Choice, Event, Seat
from pandemonium.games.inferno import box, naming, wording
from pandemonium.games.inferno.belief import sample
from pandemonium.games.inferno.code import Codes
from pandemonium.games.inferno.element import element
from pandemonium.games.inferno.event import EVENTS
from pandemonium.games.inferno.features import features
from pandemonium.games.inferno.naming import card_facts
from pandemonium.games.inferno.pack import load_rules
from pandemonium.games.inferno.prompt import lesson, prompt
from pandemonium.games.inferno.reason.front import WhyNot
from pandemonium.games.inferno.result import result, result_from
from pandemonium.games.inferno.setup import OPTIONS, new_inferno
from pandemonium.games.inferno.state import Inferno
from pandemonium.games.inferno.view import InfernoView, view


class InfernoGame(Game[Inferno, InfernoView]):
    """Nine circles, four quarters of Florence, and Dante on his way down."""

    id = "inferno"
    rules_version = 1
    seats = (1, 2, 3, 4)
    options = OPTIONS
    events = EVENTS
    longest = 3000
    folder = Path(__file__).parent

    def __init__(self, pack: Path | None = None) -> None:
        files = Pack(self.folder / "data", pack)
        self.rules, self.ranks, self.drawing = load_rules(files)
        self.pack = files.identity
        self.codes = Codes(self.rules)
        self.reasons = WhyNot(self.codes)

    def new(self, setup: Setup) -> Inferno:
        return new_inferno(self.rules, setup.seats, setup.seed, self.full_options(setup.options))

    def clone(self, state: Inferno) -> Inferno:
        return state.copy()

    def code(self, choice: Choice) -> str:
        return self.codes.by_choice[choice]

    def parse(self, code: str) -> Choice | None:
        return self.codes.by_code.get(code)

    def choices(self) -> list[Choice]:
        return self.codes.all()

    def label(self, state: Inferno, seat: Seat, choice: Choice) -> Phrase:
        return wording.label(state, seat, choice)

    def element(self, choice: Choice) -> str:
        return element(self.codes, choice)

    def prompt(self, state: Inferno, seat: Seat) -> Phrase:
        return prompt(state, seat)

    def lesson(self, state: Inferno, seat: Seat) -> Phrase | None:
        return lesson(state, seat)

    def why_not(self, state: Inferno, seat: Seat, target: str) -> Refusal | None:
        return self.reasons(state, seat, target)

    def view(self, state: Inferno, seat: Seat) -> InfernoView:
        return view(state, seat)

    def sample(self, state: Inferno, seat: Seat, chance: Chance) -> Inferno:
        return sample(state, seat, chance)

    def features(self, view: InfernoView) -> list[int]:
        return features(view)

    def fact(self, name: str, number: int) -> Fact:
        return naming.fact(self.codes, name, number)

    def describe(self, event: Event) -> Phrase:
        """A Fraud card is named by what it does, too."""
        told = super().describe(event)
        card = told.facts.get("card")
        return Phrase(told.id, told.facts | card_facts(self.rules, card - 1)) if isinstance(card, int) else told

    def result(self, state: Inferno) -> Result:
        return result(self.rules, self.ranks, state)

    def result_from(self, view: InfernoView) -> Result:
        return result_from(self.rules, self.ranks, view)

    def components(self, state: Inferno) -> list[str]:
        return box.components(state)

    def check_setup(self, seats: int, options: Mapping[str, str]) -> Refusal | None:
        """The first game and Dante's Rush are for two players and more."""
        refused = super().check_setup(seats, options)
        if refused is not None or seats > 1:
            return refused
        chosen = self.full_options(options)
        if chosen["setup"] == "first-game":
            return refusal("refused-first-game-alone", "INF-1.2.14")
        if chosen["dantes-rush"] == "yes":
            return refusal("refused-rush-alone", "INF-1.10.3")
        return None


def inferno(pack: Path | None = None) -> InfernoGame:
    """The entry point: the game with the standard data, or with a pack's."""
    return InfernoGame(pack)

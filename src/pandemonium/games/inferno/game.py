"""Inferno as a Game: the one value the rest of the program knows."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from pandemonium.engine.aim import Aim
from pandemonium.engine.chance import Chance
from pandemonium.engine.encoder import Encoder
from pandemonium.engine.game import Game, Setup
from pandemonium.engine.pack import KeptPack, Pack
from pandemonium.engine.phrase import Fact, Phrase, Refusal, refusal
from pandemonium.engine.result import Finish, Result
from pandemonium.engine.standing import Standing
from pandemonium.engine.state import Choice, Event, Seat
from pandemonium.engine.text import Text
from pandemonium.games.inferno.data.pack import load_rules
from pandemonium.games.inferno.knowledge import box
from pandemonium.games.inferno.knowledge.belief import sample
from pandemonium.games.inferno.knowledge.encode import encode
from pandemonium.games.inferno.knowledge.features import features
from pandemonium.games.inferno.knowledge.legend import LEGEND
from pandemonium.games.inferno.knowledge.result import finish, result, result_from
from pandemonium.games.inferno.knowledge.view import InfernoView, view
from pandemonium.games.inferno.rules.setup import new_inferno
from pandemonium.games.inferno.rules.state import Inferno
from pandemonium.games.inferno.words import naming
from pandemonium.games.inferno.words.events import EVENTS
from pandemonium.games.inferno.words.goal import goal
from pandemonium.games.inferno.words.naming import card_facts
from pandemonium.games.inferno.words.numbering import numbering, shield_names
from pandemonium.games.inferno.words.options import OPTIONS
from pandemonium.games.inferno.words.prompt import prompt, tip
from pandemonium.games.inferno.words.reason.front import why_not
from pandemonium.games.inferno.words.reference import Figures
from pandemonium.games.inferno.words.terms import TERMS
from pandemonium.games.inferno.words.wording import label


class InfernoGame(Game[Inferno, InfernoView]):
    """Nine circles, four quarters of Florence, and Dante on his way down."""

    id = "inferno"
    rules_version = 2
    seats = (1, 2, 3, 4)
    options = OPTIONS
    terms = TERMS
    events = EVENTS
    encoder = Encoder(LEGEND, encode)
    longest = 3000
    minutes = 120
    difficulty = 4
    folder = Path(__file__).parent

    def __init__(self, pack: Path | KeptPack | None = None) -> None:
        files = Pack(self.folder / "data", pack)
        self.rules, self.ranks, self.drawing = load_rules(files)
        self.data = files.kept()
        self.numbering = numbering(self.rules)
        self.shields = shield_names(self.rules)

    def reference(self, language: str) -> str:
        """The rules, and after them everything that the data say of boards and cards."""
        figures = Figures(self.rules, self.ranks, Text(language, [self.text]))
        return self.written_rules(language).format_map(figures.told()) + "\n" + figures.chapter()

    def new(self, setup: Setup) -> Inferno:
        return new_inferno(self.rules, setup.seats, setup.seed, self.option_places(setup.options))

    def label(self, state: Inferno, seat: Seat, choice: Choice) -> Phrase:
        return label(self.numbering, state, seat, choice)

    def prompt(self, state: Inferno, seat: Seat) -> Phrase:
        return prompt(state, seat)

    def tip(self, state: Inferno, seat: Seat) -> Phrase | None:
        return tip(state, seat)

    def why_not(self, state: Inferno, seat: Seat, target: str) -> Refusal | None:
        return None if self.offered(state, seat, target) else why_not(self.numbering, state, seat, target)

    def view(self, state: Inferno, seat: Seat) -> InfernoView:
        return view(state, seat)

    def sample(self, state: Inferno, seat: Seat, chance: Chance) -> Inferno:
        return sample(state, seat, chance)

    def features(self, view: InfernoView) -> list[int]:
        return features(view)

    def fact(self, name: str, number: int) -> Fact:
        return naming.fact(self.shields, name, number)

    def describe(self, event: Event) -> Phrase:
        """A Fraud card is named by what it does, too."""
        told = super().describe(event)
        card = told.facts.get("card")
        return Phrase(told.id, told.facts | card_facts(self.rules, card - 1)) if isinstance(card, int) else told

    def result(self, state: Inferno) -> Result:
        return result(self.rules, self.ranks, state)

    def finish(self, state: Inferno) -> Finish:
        return finish(state)

    def result_from(self, view: InfernoView) -> Result:
        return result_from(self.rules, self.ranks, view)

    def standing(self, state: Inferno) -> Standing:
        """Everybody's Infamy; a round is a turn of each."""
        return Standing(max(1, -(-state.turns // state.seats)), tuple(state.infamy))

    def goal(self, seats: int, options: Mapping[str, str]) -> tuple[Aim, ...]:
        return goal(seats, options)

    def components(self, state: Inferno) -> list[str]:
        return box.components(state)

    def check_setup(self, seats: int, options: Mapping[str, str]) -> Refusal | None:
        """Dante's Rush is for two players and more."""
        refused = super().check_setup(seats, options)
        if refused is None and seats == 1 and options.get("dantes-rush") == "yes":
            return refusal("refused-rush-alone", "INF-1.10.3")
        return refused


def inferno(pack: Path | KeptPack | None = None) -> InfernoGame:
    """The entry point: the game with the standard data, or with a pack's."""
    return InfernoGame(pack)

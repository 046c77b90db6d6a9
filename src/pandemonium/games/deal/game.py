"""Deal with the Devil as a Game: the one value the rest of the program knows."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path

from pandemonium.engine.aim import Aim
from pandemonium.engine.chance import Chance
from pandemonium.engine.encoder import Encoder
from pandemonium.engine.game import Game, Setup
from pandemonium.engine.pack import KeptPack, Pack
from pandemonium.engine.phrase import Fact, Phrase, Refusal
from pandemonium.engine.result import Finish, Result
from pandemonium.engine.standing import Standing
from pandemonium.engine.state import Choice, Event, Seat
from pandemonium.engine.text import Text
from pandemonium.games.deal.data.pack import load_rules
from pandemonium.games.deal.knowledge import box
from pandemonium.games.deal.knowledge.belief import sample
from pandemonium.games.deal.knowledge.belief_suspicion import suspicion
from pandemonium.games.deal.knowledge.chronicle import Chronicle, chronicle
from pandemonium.games.deal.knowledge.encode import encode
from pandemonium.games.deal.knowledge.features import features
from pandemonium.games.deal.knowledge.legend import LEGEND
from pandemonium.games.deal.knowledge.result import finish, result, result_from
from pandemonium.games.deal.knowledge.view import DealView, view
from pandemonium.games.deal.rules.default import default
from pandemonium.games.deal.rules.figures import ROUNDS
from pandemonium.games.deal.rules.setup import new_deal
from pandemonium.games.deal.rules.state import Deal
from pandemonium.games.deal.words import naming
from pandemonium.games.deal.words.events import EVENTS
from pandemonium.games.deal.words.goal import goal
from pandemonium.games.deal.words.numbering import numbering
from pandemonium.games.deal.words.options import OPTIONS
from pandemonium.games.deal.words.phrases import PHRASES
from pandemonium.games.deal.words.questions import prompt, tip
from pandemonium.games.deal.words.reason.front import why_not
from pandemonium.games.deal.words.reference import Reference
from pandemonium.games.deal.words.terms import TERMS
from pandemonium.games.deal.words.wording import label


class DealGame(Game[Deal, DealView]):
    """Four kingdoms, four chests, and one of you is the devil."""

    id = "deal"
    rules_version = 1
    seats = (4,)
    options = OPTIONS
    terms = TERMS
    events = EVENTS
    phrases = PHRASES
    encoder = Encoder(LEGEND, encode)
    longest = 3000
    minutes = 150
    difficulty = 5
    hides_roles = True
    folder = Path(__file__).parent

    def __init__(self, pack: Path | KeptPack | None = None) -> None:
        files = Pack(self.folder / "data", pack)
        self.rules = load_rules(files)
        self.data = files.kept()
        self.numbering = numbering()

    def reference(self, language: str) -> str:
        """The rules, and after them everything that the data say of sides, cards and inquisitors."""
        told = Reference(self.rules, Text(language, [self.text]))
        return self.written_rules(language) + "\n" + told.chapter()

    def new(self, setup: Setup) -> Deal:
        return new_deal(self.rules, setup.seed, self.option_places(setup.options))

    def label(self, state: Deal, seat: Seat, choice: Choice) -> Phrase:
        return label(self.numbering, state, seat, choice)

    def prompt(self, state: Deal, seat: Seat) -> Phrase:
        return prompt(state, seat)

    def tip(self, state: Deal, seat: Seat) -> Phrase | None:
        return tip(state, seat)

    def default(self, state: Deal, seat: Seat) -> Choice | None:
        return default(state, seat)

    def why_not(self, state: Deal, seat: Seat, target: str) -> Refusal | None:
        return None if self.offered(state, seat, target) else why_not(self.numbering, state, seat, target)

    def view(self, state: Deal, seat: Seat) -> DealView:
        return view(state, seat)

    def sample(self, state: Deal, seat: Seat, chance: Chance) -> Deal:
        return sample(state, seat, chance)

    def features(self, view: DealView) -> list[int]:
        return features(view)

    def fact(self, name: str, number: int) -> Fact:
        return naming.fact(name, number)

    def result(self, state: Deal) -> Result:
        return result(self.rules, state)

    def finish(self, state: Deal) -> Finish:
        return finish(state)

    def result_from(self, view: DealView) -> Result:
        return result_from(self.rules, view)

    def standing(self, state: Deal) -> Standing:
        """The score markers: what lies behind walls is nobody's business before the end."""
        return Standing(min(state.round, ROUNDS), tuple([one.score for one in state.kingdoms]))

    def chronicle(self, state: Deal, events: Iterable[Event]) -> Chronicle:
        return chronicle(state, events)

    def suspicion(self, state: Deal, seat: Seat, chance: Chance) -> list[list[int]]:
        return suspicion(state, seat, chance)

    def goal(self, seats: int, options: Mapping[str, str]) -> tuple[Aim, ...]:
        return goal()

    def components(self, state: Deal) -> list[str]:
        return box.components(state)


def deal(pack: Path | KeptPack | None = None) -> DealGame:
    """The entry point: the game with the standard data, or with a pack's."""
    return DealGame(pack)

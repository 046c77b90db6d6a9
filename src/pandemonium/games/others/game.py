"""The Others as a Game: the one value the rest of the program knows."""

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
from pandemonium.engine.role import Role
from pandemonium.engine.saga import Chapter, Saga
from pandemonium.engine.standing import Standing
from pandemonium.engine.state import Choice, Event, Seat
from pandemonium.engine.text import Text
from pandemonium.games.others.data.pack import load_rules
from pandemonium.games.others.knowledge import box
from pandemonium.games.others.knowledge.belief import sample
from pandemonium.games.others.knowledge.chronicle import Chronicle, chronicle
from pandemonium.games.others.knowledge.encode import encode
from pandemonium.games.others.knowledge.features import features
from pandemonium.games.others.knowledge.legend import LEGEND
from pandemonium.games.others.knowledge.result import finish, result, result_from
from pandemonium.games.others.knowledge.saga import saga
from pandemonium.games.others.knowledge.view import OthersView, view
from pandemonium.games.others.rules.setup import new_others
from pandemonium.games.others.rules.state import Others
from pandemonium.games.others.words import naming
from pandemonium.games.others.words.events import EVENTS
from pandemonium.games.others.words.goal import goal
from pandemonium.games.others.words.numbering import numbering
from pandemonium.games.others.words.options import OPTIONS
from pandemonium.games.others.words.questions import prompt, tip
from pandemonium.games.others.words.reason.front import why_not
from pandemonium.games.others.words.reference import Reference
from pandemonium.games.others.words.terms import TERMS
from pandemonium.games.others.words.wording import label

SIN = Role("sin", "sin")
HERO = Role("hero", "heroes")


class OthersGame(Game[Others, OthersView]):
    """A Sin against the heroes of FAITH, in the streets of Haven."""

    id = "others"
    rules_version = 2
    seats = (2, 3, 4, 5)
    options = OPTIONS
    terms = TERMS
    events = EVENTS
    encoder = Encoder(LEGEND, encode)
    counted = ("counted-missions", "counted-deaths", "counted-level")
    longest = 30_000
    minutes = 90
    difficulty = 4
    folder = Path(__file__).parent

    def __init__(self, pack: Path | KeptPack | None = None) -> None:
        files = Pack(self.folder / "data", pack)
        self.rules = load_rules(files)
        self.data = files.kept()
        self.numbering = numbering()

    def reference(self, language: str) -> str:
        """The rules, and after them everything that the data say of boards, cards and adventures."""
        told = Reference(self.rules, Text(language, [self.text]))
        return self.written_rules(language) + "\n" + told.chapter()

    def new(self, setup: Setup) -> Others:
        return new_others(self.rules, setup.seats, setup.seed, self.option_places(setup.options))

    def label(self, state: Others, seat: Seat, choice: Choice) -> Phrase:
        return label(self.numbering, state, seat, choice)

    def prompt(self, state: Others, seat: Seat) -> Phrase:
        return prompt(state, seat)

    def tip(self, state: Others, seat: Seat) -> Phrase | None:
        return tip(state, seat)

    def why_not(self, state: Others, seat: Seat, target: str) -> Refusal | None:
        return None if self.offered(state, seat, target) else why_not(self.numbering, state, seat, target)

    def view(self, state: Others, seat: Seat) -> OthersView:
        return view(state, seat)

    def sample(self, state: Others, seat: Seat, chance: Chance) -> Others:
        return sample(state, seat, chance)

    def features(self, view: OthersView) -> list[int]:
        return features(view)

    def fact(self, name: str, number: int) -> Fact:
        return naming.fact(name, number)

    def describe(self, event: Event) -> Phrase:
        """Its numbers by the scene, which is the last of them: who stood in a slot, what a space is called there."""
        kind, scene = self.events[event.kind], event.facts[-1]
        named = zip(kind.facts, event.facts, strict=True)
        return Phrase(f"event-{kind.id}", {name: naming.fact_in(self.rules, scene, name, at) for name, at in named})

    def roles(self, seats: int, options: Mapping[str, str]) -> tuple[Role, ...]:
        """One Sin, in the first seat or the last, and heroes who win together (OTH-SET-1, OTH-TB-1)."""
        heroes = (HERO,) * (seats - 1)
        return (*heroes, SIN) if self.full_options(options)["sin-seat"] == "last" else (SIN, *heroes)

    def result(self, state: Others) -> Result:
        return result(state)

    def finish(self, state: Others) -> Finish:
        return finish(state)

    def result_from(self, view: OthersView) -> Result:
        return result_from(view)

    def standing(self, state: Others) -> Standing:
        """A side has won or not: what leads there is seen in what `counted` names."""
        return Standing(state.round, (len(state.fell), state.deaths, state.level))

    def chronicle(self, state: Others, events: Iterable[Event]) -> Chronicle:
        return chronicle(state, events)

    def saga(self, state: Others, options: Mapping[str, str], before: tuple[Chapter, ...]) -> Saga | None:
        return saga(state, self.full_options(options), before)

    def goal(self, seats: int, options: Mapping[str, str]) -> tuple[Aim, ...]:
        return goal()

    def components(self, state: Others) -> list[str]:
        return box.components(state)


def others(pack: Path | KeptPack | None = None) -> OthersGame:
    """The entry point: the game with the standard data, or with a pack's."""
    return OthersGame(pack)

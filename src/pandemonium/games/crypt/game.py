"""Crypt as a Game: the one value the rest of the program knows."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

from pandemonium.engine.aim import Aim
from pandemonium.engine.bits import BIT
from pandemonium.engine.chance import Chance
from pandemonium.engine.encoder import Encoder
from pandemonium.engine.game import Game, Setup
from pandemonium.engine.pack import KeptPack, Pack
from pandemonium.engine.phrase import Fact, Name, Phrase, Refusal, refusal
from pandemonium.engine.result import Finish, Result
from pandemonium.engine.standing import Standing
from pandemonium.engine.state import Choice, Seat
from pandemonium.games.crypt.data.names import TREASURES
from pandemonium.games.crypt.data.pack import load_rules
from pandemonium.games.crypt.knowledge.belief import sample
from pandemonium.games.crypt.knowledge.encode import encode
from pandemonium.games.crypt.knowledge.features import features
from pandemonium.games.crypt.knowledge.legend import LEGEND
from pandemonium.games.crypt.knowledge.result import finish, result, result_from
from pandemonium.games.crypt.knowledge.view import CryptView, view
from pandemonium.games.crypt.rules.figures import CARDS, SERVANTS
from pandemonium.games.crypt.rules.scoring import final_scores
from pandemonium.games.crypt.rules.setup import new_crypt
from pandemonium.games.crypt.rules.state import GONE, Crypt
from pandemonium.games.crypt.words import reason
from pandemonium.games.crypt.words.events import EVENTS
from pandemonium.games.crypt.words.figures import figures, ranks
from pandemonium.games.crypt.words.goal import goal
from pandemonium.games.crypt.words.numbering import numbering
from pandemonium.games.crypt.words.options import OPTIONS
from pandemonium.games.crypt.words.questions import prompt
from pandemonium.games.crypt.words.terms import TERMS
from pandemonium.games.crypt.words.wording import LABELS, Labels

SLOT = re.compile("slot ([1-6])")
COLLECTOR = re.compile(f"collector ({'|'.join(TREASURES)})")
THING = re.compile("(servants|deck|torch|discards|column)(?: [a-z0-9]+)?")
"""The things on the table one can ask “why not?” of."""

NO_WISHES = [0] * len(TREASURES)

SAID_IN = {
    "servants": "CRY-1.3.2",
    "deck": "CRY-1.3.1",
    "torch": "CRY-1.3.13",
    "discards": "CRY-1.3.6",
    "column": "CRY-1.3.11",
}
"""The rule that says what each of those things is for."""


class CryptGame(Game[Crypt, CryptView]):
    """Six Collectors, a dozen dice, and the late King's treasure."""

    id = "crypt"
    rules_version = 2
    seats = (1, 2, 3, 4)
    options = OPTIONS
    terms = TERMS
    events = EVENTS
    encoder = Encoder(LEGEND, encode)
    longest = 600
    minutes = 20
    difficulty = 1
    folder = Path(__file__).parent

    def __init__(self, pack: Path | KeptPack | None = None) -> None:
        files = Pack(self.folder / "data", pack)
        self.rules, self.ranks = load_rules(files)
        self.data = files.kept()
        self.figures = figures(self.rules)
        self.numbering = numbering(self.rules)

    def reference(self, language: str) -> str:
        told = ranks(self.rules, self.ranks, self.text, language)
        return self.written_rules(language).format_map({**self.figures, "ranks": told})

    def new(self, setup: Setup) -> Crypt:
        places = self.option_places(setup.options)
        wished = [places[treasure] for treasure in TREASURES] if setup.options else NO_WISHES
        return new_crypt(self.rules, setup.seats, setup.seed, places, wished)

    def label(self, state: Crypt, seat: Seat, choice: Choice) -> Phrase:
        return LABELS[self.numbering.kind(choice)](Labels(state, seat), choice)

    def prompt(self, state: Crypt, seat: Seat) -> Phrase:
        return prompt(state, seat)

    def why_not(self, state: Crypt, seat: Seat, target: str) -> Refusal | None:
        if self.offered(state, seat, target):
            return None
        choice = self.parse(target)
        if choice is not None:
            return reason.why_not(self.numbering, state, seat, choice)
        if found := SLOT.fullmatch(target):
            return reason.why_not_slot(self.numbering, state, seat, int(found[1]) - 1)
        if found := COLLECTOR.fullmatch(target):
            return reason.why_not_collector(self.numbering, state, seat, TREASURES.index(found[1]))
        if found := THING.fullmatch(target):
            return refusal(f"why-{found[1]}", SAID_IN[found[1]])
        return refusal("refused-unknown", code=target[:40])

    def view(self, state: Crypt, seat: Seat) -> CryptView:
        return view(state, seat)

    def remembers(self, options: Mapping[str, str]) -> bool:
        return self.full_options(options)["cards"] != "memory"

    def sample(self, state: Crypt, seat: Seat, chance: Chance) -> Crypt:
        return sample(state, seat, chance)

    def features(self, view: CryptView) -> list[int]:
        return features(view)

    def fact(self, name: str, number: int) -> Fact:
        if name == "slot":
            return number + 1
        if name == "treasure":
            return Name(TREASURES[number])
        if name == "rolls":
            return ", ".join(str(number))
        return super().fact(name, number)

    def result(self, state: Crypt) -> Result:
        return result(self.rules, self.ranks, state)

    def finish(self, state: Crypt) -> Finish:
        return finish(state)

    def result_from(self, view: CryptView) -> Result:
        return result_from(self.rules, self.ranks, view)

    def standing(self, state: Crypt) -> Standing:
        """Everybody's coins as if the game ended now."""
        return Standing(
            state.round,
            final_scores(self.rules, state.sides, state.owned, state.ready, state.race_winners),
        )

    def goal(self, seats: int, options: Mapping[str, str]) -> tuple[Aim, ...]:
        return goal(seats)

    def components(self, state: Crypt) -> list[str]:
        """Every Treasure card and every Servant die."""
        dealt = [*state.deck, *(card for card in state.crypt if card != GONE)]
        dealt += [card for pile in (*state.owned, state.discards) for card in range(CARDS) if BIT[card] & pile]
        found = [f"card {card}" for card in dealt]
        for seat in range(state.seats):
            sent = sum(dice for dice, holder in zip(state.dice, state.holder, strict=True) if holder == seat)
            found += [f"die {seat}"] * (state.ready[seat] + state.spent[seat] + sent)
        found += [f"die {seat}" for seat in range(state.seats, 4) for _ in range(SERVANTS)]
        in_the_box = [card for card in range(CARDS) if self.rules.players[card] > max(state.seats, 2)]
        return found + [f"card {card}" for card in in_the_box]


def crypt(pack: Path | KeptPack | None = None) -> CryptGame:
    """The entry point: the game with the standard data, or with a pack's."""
    return CryptGame(pack)

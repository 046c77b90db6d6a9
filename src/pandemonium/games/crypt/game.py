"""Crypt as a Game: the one value the rest of the program knows."""

from __future__ import annotations

import re
from pathlib import Path

from pandemonium.engine.chance import Chance
from pandemonium.engine.driver import legal
from pandemonium.engine.game import Game, Result, Setup
from pandemonium.engine.pack import Pack
from pandemonium.engine.phrase import Fact, Name, Phrase, Player, Refusal, refusal
from pandemonium.engine.state import Choice, Seat
from pandemonium.games.crypt import reason, wording
from pandemonium.games.crypt.belief import sample
from pandemonium.games.crypt.code import Codes, all_choices
from pandemonium.games.crypt.event import EVENTS
from pandemonium.games.crypt.features import features
from pandemonium.games.crypt.pack import load_rules
from pandemonium.games.crypt.result import result, result_from
from pandemonium.games.crypt.rules import BIT, CARDS, SERVANTS
from pandemonium.games.crypt.setup import OPTIONS, TREASURES, new_crypt
from pandemonium.games.crypt.state import GONE, Crypt
from pandemonium.games.crypt.view import CryptView, view

SLOT = re.compile("slot ([1-6])")
COLLECTOR = re.compile(f"collector ({'|'.join(TREASURES)})")
THING = re.compile("(servants|deck|torch|discards|column)(?: [a-z0-9]+)?")
"""The things on the table one can ask “why not?” of."""

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
    rules_version = 1
    seats = (1, 2, 3, 4)
    options = OPTIONS
    events = EVENTS
    longest = 600
    folder = Path(__file__).parent

    def __init__(self, pack: Path | None = None) -> None:
        files = Pack(self.folder / "data", pack)
        self.rules, self.ranks = load_rules(files)
        self.pack = files.identity
        self.codes = Codes(self.rules)

    def new(self, setup: Setup) -> Crypt:
        return new_crypt(self.rules, setup.seats, setup.seed, self.full_options(setup.options))

    def clone(self, state: Crypt) -> Crypt:
        return state.copy()

    def code(self, choice: Choice) -> str:
        return self.codes.by_choice[choice]

    def parse(self, code: str) -> Choice | None:
        return self.codes.by_code.get(code)

    def choices(self) -> list[Choice]:
        return all_choices()

    def label(self, state: Crypt, seat: Seat, choice: Choice) -> Phrase:
        return wording.label(state, seat, choice)

    def element(self, choice: Choice) -> str:
        return wording.element(choice)

    def prompt(self, state: Crypt, seat: Seat) -> Phrase:
        return wording.prompt(state, seat)

    def why_not(self, state: Crypt, seat: Seat, target: str) -> Refusal | None:
        choice = self.parse(target)
        if choice is not None:
            return reason.why_not(state, seat, choice)
        if any(wording.element(offered) == target for offered in legal(state, seat)):
            return None
        if found := SLOT.fullmatch(target):
            return reason.why_not_slot(state, seat, int(found[1]) - 1)
        if found := COLLECTOR.fullmatch(target):
            return reason.why_not_collector(state, seat, TREASURES.index(found[1]))
        if found := THING.fullmatch(target):
            return refusal(f"why-{found[1]}", SAID_IN[found[1]])
        return refusal("refused-unknown", code=target[:40])

    def view(self, state: Crypt, seat: Seat) -> CryptView:
        return view(state, seat)

    def sample(self, state: Crypt, seat: Seat, chance: Chance) -> Crypt:
        return sample(state, seat, chance)

    def features(self, view: CryptView) -> list[int]:
        return features(view)

    def fact(self, name: str, number: int) -> Fact:
        if name == "seat":
            return Player(number)
        if name == "slot":
            return number + 1
        if name == "treasure":
            return Name(TREASURES[number])
        if name == "rolls":
            return ", ".join(str(number))
        return number

    def result(self, state: Crypt) -> Result:
        return result(self.rules, self.ranks, state)

    def result_from(self, view: CryptView) -> Result:
        return result_from(self.rules, self.ranks, view)

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


def crypt(pack: Path | None = None) -> CryptGame:
    """The entry point: the game with the standard data, or with a pack's."""
    return CryptGame(pack)

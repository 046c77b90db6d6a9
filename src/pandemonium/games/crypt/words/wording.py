"""What a choice is called: message ids and facts, by kind of choice. The sentences are in `text/`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pandemonium.engine.phrase import Fact, Name, Phrase, Player, phrase
from pandemonium.engine.state import Choice, Seat
from pandemonium.games.crypt.data.names import TREASURES
from pandemonium.games.crypt.rules import choice as choices
from pandemonium.games.crypt.rules.choice import PAIR_CARDS, dice_of, face_of, slot_of
from pandemonium.games.crypt.rules.figures import IDOL, MANUSCRIPT, PER_TYPE, POTTERY, REMAINS
from pandemonium.games.crypt.rules.state import NOBODY, Crypt


class Labels:
    """A button's words, with the cost and the result of pressing it; a method for each kind of choice."""

    def __init__(self, state: Crypt, seat: Seat) -> None:
        self.state = state
        self.seat = seat

    def claim(self, choice: Choice) -> Phrase:
        slot, face, dice = slot_of(choice), face_of(choice), dice_of(choice)
        facts: dict[str, Fact] = {"slot": slot + 1, "dice": dice, "effort": face, "total": face * dice}
        facts |= {"lost": face - 1, "treasure": self.treasure_in(slot)}
        holder = self.state.holder[slot]
        if holder in (NOBODY, self.seat):
            return Phrase("choice-claim", facts)
        if holder < self.state.seats:
            return Phrase("choice-claim-push", {**facts, "player": Player(holder)})
        return Phrase("choice-claim-push-ghost", facts)

    def recover(self, _: Choice) -> Phrase:
        dice = self.state.spent[self.seat]
        return phrase("choice-recover", dice=dice) if dice else phrase("choice-pass")

    def pottery(self, choice: Choice) -> Phrase:
        slot, pair = divmod(choice - choices.POTTERY, choices.PAIRS)
        return phrase("choice-pottery", slot=slot + 1, treasure=self.treasure_in(slot), **self.pair(POTTERY, pair))

    def reroll(self, choice: Choice) -> Phrase:
        effort, place = divmod(choice - choices.REROLL, PER_TYPE)
        return phrase("choice-reroll", effort=effort, value=self.value(IDOL, place))

    def peek(self, choice: Choice) -> Phrase:
        return phrase("choice-peek", value=self.value(MANUSCRIPT, choice - choices.PEEK))

    def rescue(self, choice: Choice) -> Phrase:
        return phrase("choice-rescue", **self.pair(REMAINS, choice - choices.RESCUE))

    def treasure_in(self, slot: int) -> Name:
        return Name(TREASURES[self.state.crypt[slot] // PER_TYPE])

    def value(self, kind: int, place: int) -> int:
        return self.state.rules.values[kind * PER_TYPE + place]

    def pair(self, kind: int, pair: int) -> dict[str, int]:
        """The values of the two cards that pay."""
        low, high = PAIR_CARDS[pair]
        return {"low": self.value(kind, low), "high": self.value(kind, high)}


LABELS: Final[dict[str, Callable[[Labels, Choice], Phrase]]] = {
    "claim": Labels.claim,
    "recover": Labels.recover,
    "done": lambda *_: phrase("choice-done"),
    "decline": lambda *_: phrase("choice-decline"),
    "pottery": Labels.pottery,
    "reroll": Labels.reroll,
    "peek": Labels.peek,
    "rescue": Labels.rescue,
}
"""By kind of choice."""

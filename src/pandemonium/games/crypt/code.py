"""The code of a choice: short words that a person can read and write. `claim 2 5x2` sends two dice with 5 to card 2.

Cards are named by value and copy, `3a` or `3b`; pairs by two of them, `1a+3b`.
"""

from __future__ import annotations

from pandemonium.engine.state import Choice
from pandemonium.games.crypt import choice as choices
from pandemonium.games.crypt.rules import PER_TYPE, Rules

WORDS = {"recover": choices.RECOVER, "done": choices.DONE, "decline": choices.DECLINE}


class Codes:
    """Codes both ways, for the cards of one pack."""

    def __init__(self, rules: Rules) -> None:
        values = rules.values[:PER_TYPE]
        copies = [values[:place].count(value) for place, value in enumerate(values)]
        self.names = [f"{value}{'abcdefgh'[copy]}" for value, copy in zip(values, copies, strict=True)]
        self.by_choice = {choice: self.write(choice) for choice in all_choices()}
        self.by_code = {code: choice for choice, code in self.by_choice.items()}

    def write(self, choice: Choice) -> str:
        if choice < choices.RECOVER:
            return f"claim {choices.slot_of(choice) + 1} {choices.face_of(choice)}x{choices.dice_of(choice)}"
        for word, number in WORDS.items():
            if choice == number:
                return word
        if choice >= choices.RESCUE:
            return f"rescue {self.pair(choice - choices.RESCUE)}"
        if choice >= choices.PEEK:
            return f"peek {self.names[choice - choices.PEEK]}"
        if choice >= choices.REROLL:
            effort, place = divmod(choice - choices.REROLL, PER_TYPE)
            return f"reroll {effort} {self.names[place]}"
        slot, pair = divmod(choice - choices.POTTERY, choices.PAIRS)
        return f"pottery {slot + 1} {self.pair(pair)}"

    def pair(self, pair: int) -> str:
        a, b = choices.PAIR_CARDS[pair]
        return f"{self.names[a]}+{self.names[b]}"


def all_choices() -> list[Choice]:
    """Every choice, in the order of its number."""
    rerolls = [choices.REROLL + effort * PER_TYPE + place for effort in range(2, 7) for place in range(PER_TYPE)]
    asides = range(choices.PEEK, choices.RESCUE + choices.PAIRS)
    return [*range(choices.REROLL), *rerolls, *asides]

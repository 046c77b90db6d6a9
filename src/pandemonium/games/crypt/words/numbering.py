"""Every choice of Crypt in words: `claim 2 5x2` sends two dice with 5 to card 2.

Cards are named by value and copy, `3a` or `3b`; pairs by two of them, `1a+3b`.
"""

from __future__ import annotations

from pandemonium.engine.numbering import Numbering, Range
from pandemonium.games.crypt.rules import choice as choices
from pandemonium.games.crypt.rules.choice import FACES, SLOTS
from pandemonium.games.crypt.rules.figures import PER_TYPE, SERVANTS, Rules


def numbering(rules: Rules) -> Numbering:
    """For the cards of one pack."""
    cards = names(rules.values[:PER_TYPE])
    pairs = [f"{cards[a]}+{cards[b]}" for a, b in choices.PAIR_CARDS]
    slots, faces, dice = range(1, SLOTS + 1), range(1, FACES + 1), range(1, SERVANTS + 1)
    claims = [f"{slot} {face}x{count}" for slot in slots for face in faces for count in dice]
    rerolls = [f"{effort} {card}" for effort in faces[1:] for card in cards]
    return Numbering(
        [
            Range("claim", choices.CLAIM, claims, "slot {0}"),
            Range("recover", choices.RECOVER, element="servants"),
            Range("done", choices.DONE),
            Range("decline", choices.DECLINE),
            Range("pottery", choices.POTTERY, [f"{slot} {pair}" for slot in slots for pair in pairs], "slot {0}"),
            Range("reroll", choices.REROLL + 2 * PER_TYPE, rerolls, "collector idol"),
            Range("peek", choices.PEEK, cards, "collector manuscript"),
            Range("rescue", choices.RESCUE, pairs, "collector remains"),
        ]
    )


def names(values: list[int]) -> list[str]:
    """The cards of a type."""
    copies = [values[:place].count(value) for place, value in enumerate(values)]
    return [f"{value}{'abcdefgh'[copy]}" for value, copy in zip(values, copies, strict=True)]

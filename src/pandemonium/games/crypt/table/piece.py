"""Names of the pieces that move, so that each goes from its old place to its new one. A name never tells a secret."""

from __future__ import annotations

from collections import Counter

from pandemonium.games.crypt.knowledge.view import UNSEEN, CryptView


class Pieces:
    """Dice of an owner are numbered from the Crypt's left to right, then those ready, then those exhausted."""

    def __init__(self, view: CryptView) -> None:
        lying = [(slot.treasure, slot.value) for slot in view.crypt if not slot.gone]
        owned = [(column.treasure, card.value) for p in view.players for column in p.columns for card in column.cards]
        self.copies = Counter([*lying, *owned])
        self.first_in: dict[int, int] = {}
        self.sent: Counter[str] = Counter()
        for slot in view.crypt:
            self.first_in[slot.slot] = self.sent[slot.holder]
            self.sent[slot.holder] += slot.dice

    def card(self, treasure: str, value: int) -> str:
        """A card both of whose copies lie about, or whose value is unseen, has no name and does not move."""
        return f"{treasure}-{value}" if value != UNSEEN and self.copies[treasure, value] == 1 else ""

    def die(self, owner: str, number: int) -> str:
        return f"die-{owner}-{number}"

    def die_in(self, slot: int, owner: str, number: int) -> str:
        return self.die(owner, self.first_in[slot] + number)

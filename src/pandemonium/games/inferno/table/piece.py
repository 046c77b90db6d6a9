"""Names of the pieces that move, so that each goes from its old place to its new one. Nothing here is secret."""

from __future__ import annotations

from collections import Counter

from pandemonium.games.inferno.data.names import SINS
from pandemonium.games.inferno.knowledge.view import InfernoView


class Pieces:
    """Souls of a colour are numbered from the deepest up, so that one from the Graveyard comes after all in Hell."""

    def __init__(self, view: InfernoView) -> None:
        self.in_hell: Counter[str] = Counter()
        self.souls: dict[str, str] = {}
        for shield in reversed(view.shields):
            if shield.sin:
                self.souls[shield.id] = f"soul-{shield.sin}-{self.in_hell[shield.sin]}"
                self.in_hell[shield.sin] += 1

    def soul_on(self, shield: str) -> str:
        return self.souls[shield]

    def soul_in_graveyard(self, circle: int) -> str:
        """The one that would go next."""
        return f"soul-{SINS[circle - 1]}-{self.in_hell[SINS[circle - 1]]}"

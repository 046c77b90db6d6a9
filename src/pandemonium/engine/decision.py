"""Decision: a question to a seat, with every answer it may give."""

from __future__ import annotations

from msgspec import Struct

from pandemonium.engine.phrase import Phrase


class Offer(Struct, frozen=True):
    """One answer: the code that chooses it, what it is called, and the thing on the table it belongs to."""

    code: str
    label: Phrase
    element: str = ""
    aside: bool = False

    @property
    def kind(self) -> str:
        """What kind of choice it is: the first word of its code."""
        return self.code.partition(" ")[0]

    @property
    def thing(self) -> str:
        """What sort of thing it belongs to: `card` of `card 7`."""
        return self.element.partition(" ")[0]


class Decision(Struct, frozen=True):
    """What a seat may do now. `waiting` tells whether the game waits for it; asides are open even when it does not."""

    seat: int
    waiting: bool
    prompt: Phrase
    offers: tuple[Offer, ...]
    tip: Phrase | None = None  # where the game teaches, and the seat meets such a question for the first time

    def codes(self) -> list[str]:
        return [offer.code for offer in self.offers]

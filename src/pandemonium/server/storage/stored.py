"""What is stored of a table beside its log: its chairs and its chat."""

from __future__ import annotations

from msgspec import Struct

from pandemonium.server.model import SeatKind

BOT_NAMES = (
    "Alichino",
    "Barbariccia",
    "Cagnazzo",
    "Draghignazzo",
    "Farfarello",
    "Graffiacane",
    "Libicocco",
    "Rubicante",
)
"""What a bot in each seat is called: the devils of Dante's fifth ditch."""


class Chair(Struct):
    """A seat as stored. `kind` says whom it is meant for; it is free while it is for a person and has no guest."""

    seat: int
    kind: SeatKind
    level: str
    guest: str | None
    name: str
    link: str | None
    present_until: float
    left_by: str | None = None  # whose seat a bot plays: they may take it back
    hash: str | None = None  # of the half of the seed it promised before the start
    half: str | None = None
    keeper: str | None = None  # in whose browser this person plays; none: in their own
    front: bool = False  # of those at one device: before the curtain

    @property
    def device(self) -> str | None:
        """Whose browser this person plays in."""
        return self.keeper or self.guest

    @property
    def free(self) -> bool:
        return self.kind != "bot" and self.guest is None

    @property
    def called(self) -> str:
        return BOT_NAMES[self.seat] if self.kind == "bot" else self.name


class Said(Struct):
    """A line of chat as stored."""

    id: int
    guest: str
    name: str
    seat: int
    text: str
    quick: bool  # the text is the code of a phrase of the game
    at: float

"""Play: a table in memory, as the database last told it. It can be dropped at any time and replayed."""

from __future__ import annotations

from asyncio import Lock
from time import monotonic
from typing import Any

from msgspec import Struct

from pandemonium.engine.match import Match
from pandemonium.engine.phrase import Refusal
from pandemonium.engine.state import SPECTATOR
from pandemonium.server.model import SeatKind, Status

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
    at: float


class Play:
    """One table: what was stored, the match replayed from it, and the lock that makes its choices take turns."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.lock = Lock()
        self.used = monotonic()
        self.forget()

    def forget(self) -> None:
        """Nothing is known: the next look loads everything again."""
        self.version = -1
        self.match: Match[Any, Any] | None = None
        self.creator = ""
        self.public = False
        self.commitment = ""
        self.status: Status = "waiting"
        self.chairs: list[Chair] = []
        self.chairs_read = 0.0
        self.chat: list[Said] = []
        self.keys: dict[tuple[str, str], int] = {}
        self.remembered: dict[object, Any] = {}
        self.unplayable: Refusal | None = None  # why what is stored cannot be replayed here

    @property
    def on(self) -> Match[Any, Any]:
        """The match; only asked for after the table was loaded."""
        assert self.match is not None
        return self.match

    def seat_of(self, guest: str) -> int:
        """The seat of a person; spectators have one of their own."""
        return next((chair.seat for chair in self.chairs if chair.guest == guest), SPECTATOR)

    def names(self) -> list[str]:
        return [chair.called or "ABCDEFGH"[chair.seat] for chair in self.chairs]

    def waiting(self) -> list[int]:
        """The seats the game waits for; none before all have sat down."""
        return self.on.waiting if self.status == "playing" else []

    def waiting_mask(self) -> int:
        return sum(1 << seat for seat in self.waiting())

    def bots_asked(self) -> list[int]:
        return [seat for seat in self.waiting() if self.chairs[seat].kind == "bot"]

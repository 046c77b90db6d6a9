"""Play: a table in memory, as the database last told it. It can be dropped at any time and replayed."""

from __future__ import annotations

from asyncio import Lock
from collections.abc import Sequence
from time import monotonic
from typing import Any

from pandemonium.engine.game import Game
from pandemonium.engine.match import Match
from pandemonium.engine.phrase import Refusal
from pandemonium.engine.saga import Chapter
from pandemonium.engine.seats import LETTERS
from pandemonium.engine.state import SPECTATOR, Seat
from pandemonium.server.model import Pact, Status
from pandemonium.server.play.tempo import AWAY, STAND_IN, is_late
from pandemonium.server.storage.stored import Chair, Said


class Play:
    """One table: what was stored, the match replayed from it, and the lock that makes its choices take turns."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.lock = Lock()
        self.used = self.looked = monotonic()  # by anybody, and by a person
        self.forget()

    def forget(self) -> None:
        """Nothing is known: the next look loads everything again."""
        self.version = -1
        self.own_game: Game[Any, Any] | None = None
        self.options: dict[str, str] = {}
        self.before: tuple[Chapter, ...] = ()  # the games of its saga before this one
        self.match: Match[Any, Any] | None = None  # none before the game begins
        self.half: str | None = None  # the server's half of the seed
        self.halves_until: float | None = None  # all sit, and this long their halves are awaited
        self.creator = ""
        self.public = False
        self.pact = Pact()
        self.commitment = ""
        self.status: Status = "waiting"
        self.chairs: list[Chair] = []
        self.chairs_read = 0.0
        self.noticed = 0  # what those who watch could notice, and when they last could: all that the lobby tells
        self.updated = 0.0
        self.chat: list[Said] = []
        self.ended = ""  # how, where not by the rules
        self.successor: str | None = None  # the table of the rematch
        self.wishes: dict[tuple[str, str], str] = {}  # what people want of each other, by guest and question
        self.watchers: Sequence[float] = ()  # until when each of them counts as there
        self.keys: dict[tuple[str, str], int] = {}
        self.remembered: dict[object, Any] = {}
        self.unplayable: Refusal | None = None  # why what is stored cannot be replayed here

    @property
    def game(self) -> Game[Any, Any]:
        """The game with this table's own data; only asked for after the table was loaded."""
        assert self.own_game is not None
        return self.own_game

    @property
    def on(self) -> Match[Any, Any]:
        """The match; only asked for after it has begun."""
        assert self.match is not None
        return self.match

    @property
    def number(self) -> int:
        """How many entries there are."""
        return self.match.number if self.match is not None else 0

    def number_for(self, seat: Seat) -> int:
        """How many entries that seat could notice; less than none before the game has begun."""
        return self.match.number_for(seat) if self.match is not None else -1

    @property
    def dealing(self) -> bool:
        """All sit, and the halves of the seed are awaited."""
        return self.status == "waiting" and self.halves_until is not None

    def seat_of(self, guest: str) -> int:
        """The seat of a person; spectators have one of their own."""
        return next((chair.seat for chair in self.chairs if chair.guest == guest), SPECTATOR)

    def names(self) -> list[str]:
        return [chair.called or LETTERS[chair.seat] for chair in self.chairs]

    def shuts_out(self, guest: str) -> bool:
        """Whether a person may not even look: nobody watches here, and they neither sit at the table nor opened it."""
        ours = {self.creator, *(chair.guest for chair in self.chairs), *(chair.left_by for chair in self.chairs)}
        return not self.pact.watching and guest not in ours

    def waiting(self) -> list[int]:
        """The seats the game waits for; none before all have sat down."""
        return self.on.waiting if self.status == "playing" else []

    def waiting_mask(self) -> int:
        return sum(1 << seat for seat in self.waiting())

    @property
    def secret(self) -> bool:
        """Whether how long somebody thinks about the open question could tell what they have to choose from."""
        state = self.on.state
        return bool(state.stack) and state.stack[-1].secret(state)

    @property
    def away_seconds(self) -> float:
        """How long one may be away before others may put a bot into one's seat."""
        return AWAY[self.pact.tempo]

    @property
    def bots_alone(self) -> bool:
        """No person plays here, or everybody left their seat to a bot."""
        return all(chair.kind == "bot" for chair in self.chairs)

    def bots_asked(self) -> list[int]:
        """The seats that are answered for: those of bots, and those of people whose time is up."""
        late = is_late(self.pact, self.updated)
        return [seat for seat in self.waiting() if late or self.chairs[seat].kind == "bot"]

    def out_of_time(self, seat: int) -> bool:
        """Whether the clock answers for a person in that seat."""
        return self.chairs[seat].kind != "bot" and is_late(self.pact, self.updated)

    def level(self, seat: int) -> str:
        """Of the bot that answers for a seat."""
        return self.chairs[seat].level or STAND_IN

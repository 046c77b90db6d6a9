"""What the server says of a table: one model, made once per seat, for JSON, live updates and pages alike."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

from msgspec import Struct, field

from pandemonium.engine.decision import Decision
from pandemonium.engine.game import Result

SeatKind: TypeAlias = Literal["person", "open", "bot"]
Status: TypeAlias = Literal["waiting", "playing", "over"]
"""Waiting for people to sit down, at play, or finished."""

Theme: TypeAlias = Literal["dark", "light", "contrast"]


class Preferences(Struct, frozen=True):
    """What a person chose for themselves."""

    language: Literal["en", "pl"] = "en"
    theme: Theme = "dark"
    motion: Literal["full", "quick", "none"] = "full"
    confirm: bool = True  # ask before a turn ends, also when ending it is the only choice left
    keys: bool = True  # single keys act; some people dictate or lean on the keyboard


class User(Struct, frozen=True):
    """A person: a guest with a name and no password."""

    id: str
    name: str
    preferences: Preferences


class SeatPlan(Struct, frozen=True):
    """Who shall sit in a seat of a new table."""

    kind: SeatKind
    level: str = ""  # of a bot


class SeatModel(Struct, frozen=True):
    """Who sits in a seat."""

    seat: int
    kind: SeatKind
    name: str
    level: str = ""
    you: bool = False
    online: bool = False
    waiting: bool = False  # the game waits for this seat
    link: str = ""  # path that takes this open seat; only for those who may hand it out
    left: bool = False  # a bot plays here in the viewer's place, who may take the seat back


class LogLine(Struct, frozen=True):
    """One sentence of the log. `fresh` lines came after the viewer's last choice; `to_you` is what was done to them."""

    number: int
    text: str
    seat: int = -1
    undone: bool = False
    fresh: bool = False
    to_you: bool = False


class ChatLine(Struct, frozen=True):
    name: str
    text: str
    seat: int
    at: str


class TableModel(Struct, frozen=True):
    """A table as one seat (or a spectator, seat -1) may know it."""

    id: str
    game: str
    number: int  # of entries so far: what a choice must name to be taken
    status: Status
    options: dict[str, str]
    seats: list[SeatModel]
    seat: int
    commitment: str
    view: Any  # the game's own view type
    decision: Decision | None
    can_undo: bool
    log: list[LogLine]
    chat: list[ChatLine]
    seed: str = ""  # revealed when the game is over
    result: Result | None = None
    hint: str = ""  # code of the choice a bot would take, where one was asked for
    step: int = -1  # in a replay: how many choices have been played; -1 at a live table
    steps: int = 0


class TableLine(Struct, frozen=True):
    """A table in the lobby."""

    id: str
    game: str
    status: Status
    seats: list[SeatModel]
    number: int
    yours: bool = False
    your_turn: bool = False
    link: str = ""  # path that takes a free public seat


class Lobby(Struct, frozen=True):
    open: list[TableLine] = field(default_factory=list)
    mine: list[TableLine] = field(default_factory=list)
    live: list[TableLine] = field(default_factory=list)
    finished: list[TableLine] = field(default_factory=list)

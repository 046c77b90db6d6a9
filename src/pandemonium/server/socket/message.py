"""The messages of a live socket, both ways. Every state carries the number of what its seat could notice."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from pandemonium.server.api.shape import Code, Half, Key, Number, TableState
from pandemonium.server.socket.edit import Edit

# --- what comes in -----------------------------------------------------------------------------------------------


class Hello(Struct, frozen=True, tag="hello"):
    """Asks for the state; `number` is the last one seen: of the log, what came after it is sent."""

    number: int = -1


class Choosing(Struct, frozen=True, tag="choose"):
    id: Key
    number: Number
    code: Code


class Undoing(Struct, frozen=True, tag="undo"):
    id: Key
    number: Number
    whole_turn: bool = False


class Saying(Struct, frozen=True, tag="say"):
    id: Key
    text: Annotated[str, Meta(max_length=2000)]


class Telling(Struct, frozen=True, tag="half"):
    """The half of the seed that was promised by its hash, once all sit."""

    id: Key
    half: Half


class Ping(Struct, frozen=True, tag="ping"):
    id: Key = ""


Heard = Hello | Choosing | Undoing | Saying | Telling | Ping
READ = msgspec.json.Decoder(Heard)


# --- what goes out -----------------------------------------------------------------------------------------------


class TableNews(Struct, frozen=True, tag="state"):
    """The table. Its log has the lines after number `log_after` only, and whoever has others from there on forgets
    those; -1 means all of them."""

    number: int
    log_after: int
    table: TableState


class Update(Struct, frozen=True, tag="update"):
    """The regions of a page that changed: whole the first time, then as edits of what was sent last."""

    number: int
    regions: dict[str, str | Edit]


class Elsewhere(Struct, frozen=True, tag="update"):
    """The page is to be loaded anew: at a shared device somebody else is before the curtain."""

    go: str


class Taken(Struct, frozen=True, tag="taken"):
    """It is stored; the state that follows shows what came of it."""

    id: str


class NotTaken(Struct, frozen=True, tag="refused"):
    id: str
    number: int
    reason: str
    detail: str
    rule: str = ""


class Pong(Struct, frozen=True, tag="pong"):
    id: str

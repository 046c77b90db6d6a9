"""A live socket: the newest state of a table, pushed as it changes; choices and their answers on the same line.

Every state carries the number of entries its seat could notice; of what a seat cannot notice it is sent nothing at
all. A slow reader only ever gets the newest state, a dead one is dropped.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Any, Literal

import msgspec
import structlog
from litestar.connection import WebSocket
from litestar.exceptions import WebSocketDisconnect, WebSocketException
from markupsafe import escape
from msgspec.structs import replace

from pandemonium.engine.phrase import Refusal
from pandemonium.engine.state import SPECTATOR, Seat
from pandemonium.server.api.shape import table_state
from pandemonium.server.pace import Pace
from pandemonium.server.pages.regions import live_regions
from pandemonium.server.play.device import at_device, before_curtain, told_device
from pandemonium.server.play.play import Play
from pandemonium.server.play.showing import catch_up, show, story_of
from pandemonium.server.play.tables import Tables, User
from pandemonium.server.socket.edit import edit
from pandemonium.server.socket.message import (
    READ,
    Choosing,
    Elsewhere,
    Heard,
    Hello,
    NotTaken,
    Ping,
    Pong,
    Saying,
    TableNews,
    Taken,
    Telling,
    Undoing,
    Update,
)
from pandemonium.server.words import words

logger = structlog.get_logger()

Format = Literal["json", "html"]

SEND_SECONDS = 15.0
"""How long a send may take before its reader counts as dead."""
BURST = 5
"""Seconds whose hellos may come at once; a refusal counts as one, because all is sent again after it."""
ANSWERS = 64
"""Answers kept to repeat."""
MALFORMED = 4400
SHUT_OUT = 4406
"""Nobody may watch this table, or may no longer."""


class Line:
    """One socket at one table."""

    def __init__(
        self,
        socket: WebSocket[Any, Any, Any],
        tables: Tables,
        user: User,
        id: str,
        format: Format,
        seat: Seat = SPECTATOR,
    ) -> None:
        self.socket = socket
        self.tables = tables
        self.user = user
        self.id = id
        self.format = format
        self.seat = seat  # the one that the page at the other end was drawn for
        self.viewer = user
        self.changed = asyncio.Event()
        self.wanted = 0  # the newest version a ring told of
        self.shut_out = False
        self.sent_version = -1
        self.sent_number = -1
        self.sent_regions: dict[str, str] = {}
        self.sent_table = b""
        self.sent_notice = ""
        self.answers: OrderedDict[str, bytes] = OrderedDict()
        self.pace = Pace(tables.settings.messages_per_second * 2, 2.0)
        self.hellos = Pace(tables.settings.hellos_per_second * BURST, BURST)

    def viewer_at(self, play: Play) -> User:
        """As whom the other end looks and acts: of those who share a device, the person before its curtain."""
        return before_curtain(play, self.user) if self.format == "html" else self.user

    def woken(self, _table: str, version: int) -> None:
        self.wanted = max(self.wanted, version)
        self.changed.set()

    async def run(self) -> None:
        """Until either side ends it."""
        self.tables.bell.listen(self.id, self.woken)
        writer = asyncio.create_task(self.write())
        reader = asyncio.create_task(self.read())
        try:
            done, _ = await asyncio.wait((writer, reader), return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        except (OSError, TimeoutError, WebSocketException) as error:
            logger.info("socket dropped", table=self.id, why=repr(error))
        except Exception:
            logger.exception("socket failed", table=self.id)
            raise
        finally:
            self.tables.bell.unlisten(self.id, self.woken)
            writer.cancel()
            reader.cancel()
            await asyncio.gather(writer, reader, return_exceptions=True)

    # --- writing -------------------------------------------------------------------------------------------------

    async def write(self) -> None:
        """Send the newest state whenever it changed; what came in between is never queued."""
        while True:
            await self.changed.wait()
            self.changed.clear()
            while self.sent_version < 0 and (wait := self.hellos.wait()):
                await asyncio.sleep(wait)
            message = await self.newest()
            if message is not None:
                await self.send(message)
            if self.shut_out:
                await self.socket.close(SHUT_OUT)
                return

    async def newest(self) -> bytes | None:
        async with self.tables.shelf.hold(self.id, version=self.wanted) as play:
            self.shut_out = play is not None and play.shuts_out(self.user.id)
            told = self.sent_notice == self.tables.bell.notice
            if play is None or self.shut_out or (play.version == self.sent_version and told):
                return None
            self.sent_notice = self.tables.bell.notice
            self.viewer = self.viewer_at(play)
            await catch_up(play, play.seat_of(self.viewer.id), self.user.preferences.language)
            await self.tables.afterwards.look_at(play)
            message = self.state(play) if self.format == "json" else self.update(play)
            self.sent_version, self.sent_number = play.version, play.number_for(play.seat_of(self.viewer.id))
            return message

    def state(self, play: Play) -> bytes | None:
        """The table, with what its log has gained; nothing where the seat sees what it saw."""
        language, after = self.user.preferences.language, self.sent_number
        model = show(play, self.user, language=language, after=after)
        if play.match is None or story_of(play, model.seat, language).forgotten_since(after):
            after = -1
            model = show(play, self.user, language=language)
        table = table_state(model, words(language, model.game))
        without_log = msgspec.json.encode(replace(table, log=[], log_after=-1))
        if without_log == self.sent_table:
            return None
        self.sent_table = without_log
        return msgspec.json.encode(TableNews(model.number, max(after, table.log_after), table))

    def update(self, play: Play) -> bytes | None:
        """The parts of the page that changed; nothing where the seat sees what it saw."""
        if at_device(play, self.user.id) and play.seat_of(self.viewer.id) != self.seat:
            return msgspec.json.encode(Elsewhere(f"/table/{self.id}"))
        model = show(play, self.viewer, language=self.user.preferences.language)
        drawn = live_regions(play, told_device(play, self.user, model), self.viewer)
        now = {**drawn, "notice": str(escape(self.sent_notice))}
        sent, self.sent_regions = self.sent_regions, now
        changed = {id: edit(sent[id], html) if id in sent else html for id, html in now.items() if sent.get(id) != html}
        if not changed and model.number == self.sent_number:
            return None
        return msgspec.json.encode(Update(model.number, changed))

    async def send(self, message: bytes) -> None:
        async with asyncio.timeout(SEND_SECONDS):
            await self.socket.send_text(message.decode())

    # --- reading -------------------------------------------------------------------------------------------------

    async def read(self) -> None:
        while True:
            try:
                message = await self.socket.receive_data("text")
                heard = READ.decode(message)
            except WebSocketDisconnect:
                return
            except (msgspec.DecodeError, KeyError, RecursionError):
                await self.socket.close(MALFORMED, "malformed")
                return
            await asyncio.sleep(self.pace.wait())
            answer = await self.answer(heard)
            if answer is not None:
                await self.send(answer)

    async def answer(self, heard: Heard) -> bytes | None:
        if isinstance(heard, Hello):
            self.user = await self.tables.known(self.user)
            self.resend(max(heard.number, -1))
            return None
        if isinstance(heard, Ping):
            return msgspec.json.encode(Pong(heard.id))
        if heard.id in self.answers:
            return self.answers[heard.id]
        answer = msgspec.json.encode(await self.act(heard))
        self.answers[heard.id] = answer
        if len(self.answers) > ANSWERS:
            self.answers.popitem(last=False)
        return answer

    async def act(self, heard: Choosing | Undoing | Saying | Telling) -> Taken | NotTaken:
        tables, user, id = self.tables, self.viewer, self.id
        if isinstance(heard, Choosing):
            refused = await tables.choose(user, id, heard.number, heard.code, heard.id)
        elif isinstance(heard, Telling):
            refused = await tables.half(user, id, heard.half)
        elif isinstance(heard, Undoing):
            refused = await tables.undo(user, id, heard.number, whole_turn=heard.whole_turn, key=heard.id)
        else:
            refused = await tables.say(user, id, heard.text)
        return Taken(heard.id) if refused is None else await self.not_taken(heard.id, refused)

    async def not_taken(self, id: str, refused: Refusal) -> NotTaken:
        """A refusal, followed by the state as it is."""
        self.resend()
        async with self.tables.shelf.hold(self.id) as play:
            names = play.names() if play is not None else []
            game = play.game.id if play is not None else ""
            number = play.number_for(play.seat_of(self.viewer.id)) if play is not None else 0
        detail = words(self.user.preferences.language, game).say(refused.reason, names)
        return NotTaken(id, number, refused.reason.id, detail, refused.rule)

    def resend(self, number: int = -1) -> None:
        """Send everything again; of the log, what came after that number."""
        self.sent_version, self.sent_number = -1, number
        self.sent_regions, self.sent_table = {}, b""
        self.changed.set()

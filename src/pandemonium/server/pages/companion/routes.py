"""The companion's addresses. Each act is a plain form post; the script swaps the parts of the page that answers."""

from __future__ import annotations

import io
from collections.abc import Callable
from typing import Any, TypeAlias

import segno
from litestar import Controller, MediaType, Request, Response, get, post
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect
from msgspec import Struct

from pandemonium.engine.phrase import Refusal, refusal
from pandemonium.games.deal.companion import laying, moving, phones, telling
from pandemonium.games.deal.companion.sitting import COLOURS, LEARN, Sitting, phase, ready
from pandemonium.server.identity import TheTables
from pandemonium.server.pages.companion.common import common_page
from pandemonium.server.pages.companion.phone import phone_page, whispered
from pandemonium.server.pages.companion.start import door_page, start_page
from pandemonium.server.pages.visit import Form, TheVisit, Visit
from pandemonium.server.play.companion import Act, new_code
from pandemonium.server.play.tables import Tables
from pandemonium.server.problem import Refused

Id = FromPath[str]
CAMERA = {"permissions-policy": "camera=(self), geolocation=(), microphone=(), payment=()"}
"""Of the pages that may look through the camera."""


class Newest(Struct, frozen=True):
    version: int


def page(content: Any, status: int = 200) -> Response[Any]:
    return Response(str(content), media_type=MediaType.HTML, status_code=status, headers=CAMERA)


def go(path: str) -> Redirect:
    return Redirect(path, status_code=303)


def number(data: dict[str, str], name: str) -> int:
    said = data.get(name, "")
    return int(said) if said.isdecimal() and len(said) < 4 else -1


def seat_of(colour: str) -> int:
    if colour not in COLOURS:
        raise NotFoundException
    return COLOURS.index(colour)


async def found(tables: Tables, visit: Visit, id: str) -> tuple[int, Sitting]:
    sitting = await tables.companion.sitting(id)
    if sitting is None:
        raise Refused(refusal("refused-no-sitting"), visit.language)
    return sitting


class CompanionStart(Controller):
    path = "/companion"
    include_in_schema = False

    @get("/")
    async def start(self, visit: TheVisit, tables: TheTables) -> Response[Any]:
        return page(start_page(visit, await tables.companion.mine(visit.user)))

    @post("/")
    async def open(self, data: Form, visit: TheVisit, tables: TheTables) -> Response[Any]:
        camera, alone = data.get("way") == "camera", data.get("devices") == "one"
        id = await tables.companion.open(visit.user, camera=camera, wishing="wishing" in data, alone=alone)
        return go(f"/companion/{id}/table")

    @get("/join")
    async def join(self, visit: TheVisit, tables: TheTables, code: FromQuery[str] = "") -> Response[Any]:
        """By the code, or by the whole address."""
        id = code.strip().rstrip("/").rpartition("/")[2].lower()
        if await tables.companion.sitting(id) is None:
            mine = await tables.companion.mine(visit.user)
            return page(start_page(visit, mine, visit.words()("refused-no-sitting")), 404)
        return go(f"/companion/{id}")


class CompanionTable(Controller):
    """What all four do together."""

    path = "/companion/{id:str}"
    include_in_schema = False

    @get("/")
    async def door(self, id: Id, visit: TheVisit, tables: TheTables) -> Response[Any]:
        version, sitting = await found(tables, visit, id)
        mine = [seat for seat, phone in enumerate(sitting.phones) if phone == visit.user.id]
        if mine:
            return go(f"/companion/{id}/{COLOURS[mine[0]] if len(mine) == 1 else 'table'}")
        return page(door_page(visit, id, version, sitting))

    @get("/table")
    async def common(self, id: Id, visit: TheVisit, tables: TheTables) -> Response[Any]:
        version, sitting = await found(tables, visit, id)
        return page(common_page(visit, id, version, sitting))

    @get("/changed")
    async def changed(self, id: Id, tables: TheTables, seen: FromQuery[int] = 0) -> Newest:
        """Answers when there is something new to look at, or after a while."""
        version = await tables.companion.changed(id, seen)
        if version is None:
            raise NotFoundException
        return Newest(version)

    @get("/qr.svg", sync_to_thread=False)
    def qr(self, request: Request[Any, Any, Any], id: Id) -> Response[bytes]:
        drawn = io.BytesIO()
        address = f"{str(request.base_url).rstrip('/')}/companion/{id}"
        segno.make(address, micro=False).save(drawn, kind="svg", border=3, light="#fff", xmldecl=False, omitsize=True)
        return Response(drawn.getvalue(), media_type="image/svg+xml")

    @post("/turn")
    async def turn(self, id: Id, data: Form, visit: TheVisit, tables: TheTables) -> Response[Any]:
        return await together(tables, visit, id, lambda sitting: laying.turn(sitting, data.get("card", "")))

    @post("/read")
    async def read(self, id: Id, data: Form, visit: TheVisit, tables: TheTables) -> Response[Any]:
        """What the camera read: a code to learn, or the chest that it is printed under."""
        code = data.get("code", "")

        def act(sitting: Sitting) -> Refusal | None:
            return moving.learn(sitting, code) if phase(sitting) == LEARN else laying.turn(sitting, code)

        return await together(tables, visit, id, act)

    @post("/unturn")
    async def unturn(self, id: Id, visit: TheVisit, tables: TheTables) -> Response[Any]:
        return await together(tables, visit, id, laying.unturn)

    @post("/next")
    async def on(self, id: Id, visit: TheVisit, tables: TheTables) -> Response[Any]:
        return await together(tables, visit, id, moving.go_on)

    @post("/back")
    async def back(self, id: Id, visit: TheVisit, tables: TheTables) -> Response[Any]:
        return await together(tables, visit, id, moving.go_back)

    @post("/seek")
    async def seek(self, id: Id, visit: TheVisit, tables: TheTables) -> Response[Any]:
        return await together(tables, visit, id, moving.seek)


async def together(tables: Tables, visit: Visit, id: str, act: Act) -> Response[Any]:
    refused = await tables.companion.act(id, act)
    if refused is None:
        return go(f"/companion/{id}/table")
    version, sitting = await found(tables, visit, id)
    return page(common_page(visit, id, version, sitting, visit.words().say(refused.reason)), 409)


class CompanionPhone(Controller):
    """What one does alone, on one's own phone."""

    path = "/companion/{id:str}/{colour:str}"
    include_in_schema = False

    @get("/")
    async def look(
        self, id: Id, colour: FromPath[str], visit: TheVisit, tables: TheTables, open: FromQuery[bool] = False
    ) -> Response[Any]:
        """Only for the phone that has this colour; a device with several draws a curtain first."""
        seat, (version, sitting) = seat_of(colour), await found(tables, visit, id)
        if sitting.phones[seat] != visit.user.id:
            return go(f"/companion/{id}")
        curtain = sitting.phones.count(visit.user.id) > 1 and not open
        return page(phone_page(visit, id, version, sitting, seat, curtain=curtain))

    @post("/take")
    async def take(self, id: Id, colour: FromPath[str], visit: TheVisit, tables: TheTables) -> Response[Any]:
        seat = seat_of(colour)
        return await at_door(tables, visit, id, lambda sitting: phones.take_colour(sitting, visit.user.id, seat))

    @post("/ask")
    async def ask(self, id: Id, colour: FromPath[str], visit: TheVisit, tables: TheTables) -> Response[Any]:
        seat, code = seat_of(colour), new_code()
        return await at_door(tables, visit, id, lambda sitting: phones.ask_takeover(sitting, visit.user.id, seat, code))

    @post("/{act:str}")
    async def act(
        self, id: Id, colour: FromPath[str], act: FromPath[str], data: Form, visit: TheVisit, tables: TheTables
    ) -> Response[Any]:
        """Any act of a colour; afterwards a device that is passed round goes back to the middle of the table."""
        seat, user = seat_of(colour), visit.user.id
        if act not in ACTS:
            raise NotFoundException

        def mine(sitting: Sitting) -> Refusal | None:
            if sitting.phones[seat] != user:
                return refusal("refused-companion-not-yours")
            return ACTS[act](sitting, seat, data)

        refused = await tables.companion.act(id, mine)
        version, sitting = await found(tables, visit, id)
        if refused is not None:
            return page(phone_page(visit, id, version, sitting, seat, visit.words().say(refused.reason)), 409)
        if sitting.phones.count(user) < 2:
            return go(f"/companion/{id}/{colour}")
        return go(f"/companion/{id}/table" if ready(sitting, seat) else f"/companion/{id}/{colour}?open=1")

    @post("/whisper")
    async def whisper(self, id: Id, colour: FromPath[str], visit: TheVisit, tables: TheTables) -> Response[bytes]:
        seat, (_, sitting) = seat_of(colour), await found(tables, visit, id)
        if sitting.phones[seat] != visit.user.id:
            raise Refused(refusal("refused-companion-not-yours"), visit.language)
        return Response(
            whispered(visit.words(), sitting, seat), media_type="text/plain; charset=utf-8", status_code=200
        )


def give_up(sitting: Sitting, seat: int, _data: dict[str, str]) -> Refusal | None:
    return phones.leave_colour(sitting, sitting.phones[seat], seat)


Deed: TypeAlias = Callable[[Sitting, int, dict[str, str]], Refusal | None]

ACTS: dict[str, Deed] = {
    "leave": give_up,
    "tell": lambda sitting, seat, data: telling.tell(sitting, seat, number(data, "mark")),
    "wish": lambda sitting, seat, data: telling.wish(sitting, seat, number(data, "wanted"), number(data, "dreaded")),
    "away": lambda sitting, seat, _data: telling.put_away(sitting, seat),
    "row": lambda sitting, seat, data: laying.enter_row(sitting, seat, data.get("card", "")),
    "clear": lambda sitting, seat, _data: laying.clear_row(sitting, seat),
    "lay": lambda sitting, seat, data: laying.lay(sitting, seat, data.get("card", "")),
    "confirm": lambda sitting, seat, data: phones.confirm_takeover(
        sitting, seat, number(data, "seat"), data.get("code", "").strip()
    ),
    "refuse": lambda sitting, seat, data: phones.refuse_takeover(sitting, seat, number(data, "seat")),
}
"""What a colour may do, by the last word of the address."""


async def at_door(tables: Tables, visit: Visit, id: str, act: Act) -> Response[Any]:
    refused = await tables.companion.act(id, act)
    if refused is None:
        return go(f"/companion/{id}")
    version, sitting = await found(tables, visit, id)
    return page(door_page(visit, id, version, sitting, visit.words().say(refused.reason)), 409)

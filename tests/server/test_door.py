"""Connections that ask for nothing, ask for ever, or are too many: everybody else is served meanwhile."""

from __future__ import annotations

import asyncio
import resource
from collections.abc import Iterator
from pathlib import Path
from typing import cast

import httpx
import pytest

from pandemonium.server.door import Door, Doorkeeper
from pandemonium.server.pace import network_of
from pandemonium.server.settings import Settings
from tests.server.client import Client
from tests.server.conftest import OPERATOR, with_db
from tests.server.process import ServerProcess

pytestmark = pytest.mark.anyio

HALF = b"GET / HTTP/1.1\r\nHost: x\r\n"
FLOOD = 1100
"""More than the descriptors that a process commonly may have."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("door")
    limits = {"request_seconds": 2.0, "connections_per_address": 20, "sockets_per_person": 3}
    many, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (1024, most))  # the server inherits what is usual
    running = ServerProcess(with_db(f"sqlite:///{folder / 'tables.db'}", **limits), folder / "log")
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(many, min(4096, most)), most))
    yield running
    running.stop()
    resource.setrlimit(resource.RLIMIT_NOFILE, (many, most))


Caller = tuple[asyncio.StreamReader, asyncio.StreamWriter]


async def call(server: ServerProcess, said: bytes, of: str = "127.0.0.1") -> Caller:
    caller = await asyncio.open_connection("127.0.0.1", server.settings.port, local_addr=(of, 0))
    caller[1].write(said)
    await caller[1].drain()
    return caller


async def until_let_go(caller: Caller) -> None:
    """The server ends the connection, politely or not."""
    async with asyncio.timeout(30):
        try:
            while await caller[0].read(1000):
                pass
        except ConnectionError:
            pass
    caller[1].close()


async def health(server: ServerProcess, of: str = "127.0.0.1") -> int:
    async with httpx.AsyncClient(transport=httpx.AsyncHTTPTransport(local_address=of), timeout=20) as http:
        return (await http.get(f"{server.url}/health")).status_code


async def test_half_a_request_has_a_deadline(server: ServerProcess) -> None:
    for said in (b"", HALF, b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{"):
        await until_let_go(await call(server, said))


async def test_a_head_without_an_end_is_cut_off(server: ServerProcess) -> None:
    await until_let_go(await call(server, HALF + b"".join(b"X-%d: %s\r\n" % (at, b"x" * 1000) for at in range(100))))
    async with httpx.AsyncClient(headers=OPERATOR, timeout=20) as http:
        assert 'pandemonium_turned_away_total{why="long"} 1.0' in (await http.get(f"{server.url}/metrics")).text


async def test_eleven_hundred_half_requests_do_not_stop_anybody(server: ServerProcess) -> None:
    """From one address, and from fifty-five that stay below its limit each."""
    for addresses in (1, 55):
        froms = [f"127.0.1.{1 + at % addresses}" for at in range(FLOOD)]
        callers = [await call(server, HALF, of) for of in froms]
        assert await health(server) == 200
        assert await health(server, froms[0]) == 200
        for _, writer in callers:
            writer.close()


async def test_who_is_at_work_is_not_sent_away_for_newcomers(server: ServerProcess) -> None:
    ada = await Client.arrive(server.url, "Ada")
    id = await ada.open_table("person", "easy")
    live = await ada.live(id)
    for _ in range(40):
        await call(server, HALF)
    assert (await live.next("state"))["number"] >= 0
    await live.send(type="ping", id="still here")
    assert (await live.next("pong"))["id"] == "still here"
    await live.close()
    await ada.close()


async def test_one_person_holds_so_many_sockets(server: ServerProcess) -> None:
    ada = await Client.arrive(server.url, "Ada")
    id = await ada.open_table("person", "open")
    held = [await ada.live(id) for _ in range(3)]
    with pytest.raises(Exception, match="403"):
        await ada.live(id)
    bea = await Client.arrive(server.url, "Bea")
    await (await bea.live(id)).close()
    await held[0].close()
    async with asyncio.timeout(30):
        while True:  # until the server has noticed
            try:
                held[0] = await ada.live(id)
                break
            except Exception:
                await asyncio.sleep(0.05)
    for socket in held:
        await socket.close()
    await ada.close()
    await bea.close()


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:aaaa:bbbb:cccc:dddd", "2001:db8:1:2::"),
        ("2001:db8:1:2::1", "2001:db8:1:2::"),
        ("2001:db8:1:3::1", "2001:db8:1:3::"),
        ("testclient", "testclient"),
    ],
)
def test_an_ipv6_network_counts_as_one_asker(address: str, counted: str) -> None:
    assert network_of(address) == counted


async def test_handshakes_and_hellos_are_paced(tmp_path: Path) -> None:
    limits = {"handshakes_per_minute": 2, "hellos_per_second": 1}
    server = ServerProcess(with_db(f"sqlite:///{tmp_path / 'tables.db'}", **limits), tmp_path / "log")
    try:
        ada = await Client.arrive(server.url, "Ada")
        id = await ada.open_table("person", "open")
        live, other = await ada.live(id), await ada.live(id)
        with pytest.raises(Exception, match="403"):
            await ada.live(id)
        await live.next("state")
        for _ in range(40):
            await live.send(type="hello", number=-1)
        await live.send(type="ping", id="answered at once")
        states = 0
        async with asyncio.timeout(30):
            while (message := await live.next("state", "pong"))["type"] != "pong":
                states += 1
        assert states < 10
        assert message["id"] == "answered at once"
        await live.close()
        await other.close()
        await ada.close()
    finally:
        server.stop()


class Knocking:
    """A connection as the doorkeeper knows it."""

    def __init__(self, keeper: Doorkeeper, address: str, *, busy: bool = False) -> None:
        self.keeper = keeper
        self.busy = busy
        self.gone = False
        self.entered = keeper.enter(cast("Door", self), address)

    def let_go(self) -> None:
        self.gone = True
        self.keeper.leave(cast("Door", self))


def test_who_is_idle_longest_makes_room_first_at_their_own_address_then_anywhere() -> None:
    keeper = Doorkeeper(Settings(connections_per_address=2))
    keeper.all = 4
    ada, busy, eve = Knocking(keeper, "a"), Knocking(keeper, "b", busy=True), Knocking(keeper, "b")
    crowding = Knocking(keeper, "b")
    assert crowding.entered
    assert (ada.gone, busy.gone, eve.gone) == (False, False, True)
    others = [Knocking(keeper, address) for address in "cd"]
    assert all(one.entered for one in others)
    assert ada.gone, "the room is full"
    for one in (crowding, *others):
        one.busy = True
    assert not Knocking(keeper, "e").entered, "all are at work"


def test_an_address_that_fills_other_workers_has_one_connection_here() -> None:
    keeper = Doorkeeper(Settings(connections_per_address=2))
    keeper.held.elsewhere["a"] = 2
    first, second = Knocking(keeper, "a"), Knocking(keeper, "a")
    assert (first.entered, first.gone, second.entered) == (True, True, True)
    second.let_go()
    assert not keeper.there
    assert not keeper.by_address
    assert not keeper.held.here

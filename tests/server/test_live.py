"""Live sockets: the newest state for everybody, choices with answers, and what happens to the slow and the rude."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterator

import pytest
import websockets

from tests.server.client import Client, Socket, two_clients
from tests.server.conftest import with_db
from tests.server.process import ServerProcess

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("live")
    server = ServerProcess(with_db(f"sqlite:///{folder / 'tables.db'}"), folder / "log")
    yield server.url
    server.stop()


async def test_a_choice_reaches_both_and_each_sees_its_own_seat(url: str) -> None:
    id, ada, bea = await two_clients(url)
    first, second = await ada.live(id), await bea.live(id)
    state = await first.state(0)
    assert (state["table"]["seat"], state["log_after"]) == (0, -1)
    await second.state(0)
    await first.send(type="choose", id="a", number=0, code="claim 1 2x1")
    assert (await first.next("taken"))["id"] == "a"
    mine, theirs = await first.state(1), await second.state(1)
    assert (mine["table"]["seat"], theirs["table"]["seat"]) == (0, 1)
    assert mine["table"]["decision"]["waiting"]
    assert theirs["table"]["decision"]["offers"] == []
    assert [line["number"] for line in theirs["table"]["log"]] == [1]
    for end in (first, second, ada, bea):
        await end.close()


async def test_a_repeated_id_is_answered_again_and_a_stale_number_refused_with_the_state(url: str) -> None:
    id, ada, _ = await two_clients(url)
    live = await ada.live(id)
    await live.state(0)
    for _ in range(2):
        await live.send(type="choose", id="same", number=0, code="claim 1 2x1")
        assert (await live.next("taken", "refused"))["type"] == "taken"
    await live.send(type="choose", id="late", number=0, code="claim 2 2x1")
    refused = await live.next("taken", "refused")
    assert (refused["reason"], refused["number"]) == ("refused-stale", 1)
    assert refused["detail"].startswith("The table has moved on")
    assert (await live.state(1))["log_after"] == -1
    again = await ada.live(id)
    await again.send(type="choose", id="same", number=0, code="claim 1 2x1")
    assert (await again.next("taken", "refused"))["type"] == "taken"
    assert (await ada.get(f"/tables/{id}"))["number"] == 1


async def test_taking_back_sends_the_whole_log_again(url: str) -> None:
    id, ada, _ = await two_clients(url)
    live = await ada.live(id)
    await live.send(type="choose", id="1", number=0, code="claim 1 2x1")
    assert (await live.state(1))["number"] == 1
    await live.send(type="undo", id="2", number=1)
    state = await live.state(2)
    assert state["log_after"] == -1
    assert [line["undone"] for line in state["table"]["log"] if line["number"] == 1] == [True]


async def test_who_comes_back_is_told_what_was_missed(url: str) -> None:
    id, ada, bea = await two_clients(url)
    for number, code in enumerate(("claim 1 2x1", "claim 2 2x1", "done")):
        await ada.post(f"/tables/{id}/choices", {"number": number, "code": code})
    live = await bea.live(id, number=1)
    state = await live.state(3)
    assert (state["number"], state["log_after"]) == (3, 1)
    assert {line["number"] for line in state["table"]["log"]} == {2}
    ahead = await bea.live(id, number=99)
    assert (await ahead.state(3))["log_after"] == -1


async def test_chat_and_ping_on_the_same_line(url: str) -> None:
    id, ada, bea = await two_clients(url)
    live, other = await ada.live(id), await bea.live(id)
    await live.send(type="ping", id="7")
    assert await live.next("pong") == {"type": "pong", "id": "7"}
    await live.send(type="say", id="8", text="well met")
    await live.next("taken")
    while not (state := await other.state(0))["table"]["chat"]:
        pass
    assert state["table"]["chat"][0]["text"] == "well met"


async def test_a_page_receives_only_the_regions_that_changed(url: str) -> None:
    id, ada, bea = await two_clients(url)
    page, other = await ada.live(id, "html"), await bea.live(id)
    first = await page.next("update")
    assert {"board", "bar", "log"} <= set(first["regions"])
    await other.send(type="say", id="1", text="hello there")
    while "chat" not in (update := await page.next("update"))["regions"]:
        pass
    _, _, changed = update["regions"]["chat"]
    assert "hello there" in changed, "of a part that was sent before, what changed"
    assert "board" not in update["regions"]


async def test_a_choice_posted_from_a_live_page_comes_back_by_its_socket_alone(url: str) -> None:
    """Drawing is a page's largest cost: who has an open socket is not drawn the same table twice."""
    id, ada, _ = await two_clients(url)
    page = await ada.live(id, "html")
    while "board" not in (await page.next("update"))["regions"]:
        pass
    form = {"number": "0", "choice": "claim 1 2x1"}
    answer = await ada.http.post(f"/table/{id}/choose", data=form, headers={"x-regions": "live"})
    assert answer.json() == {}
    while (update := await page.next("update"))["number"] < 1:
        pass
    assert {"board", "bar"} <= set(update["regions"])
    assert "told" not in update["regions"], "the table in words is asked for by those who read it"
    refused = await ada.http.post(f"/table/{id}/choose", data=form | {"choice": "none"}, headers={"x-regions": "live"})
    assert refused.status_code == 409
    assert {"answer", "board", "told"} <= set(refused.json()["regions"])


async def test_presence_shows_who_is_connected(url: str) -> None:
    id, ada, bea = await two_clients(url)
    live, other = await ada.live(id), await bea.live(id)
    while not (await live.state(0))["table"]["seats"][1]["online"]:
        pass
    await other.close()
    while (await live.state(0))["table"]["seats"][1]["online"]:
        pass


async def test_a_slow_reader_gets_the_newest_state_and_not_a_queue(url: str) -> None:
    """Nothing is read for a while; afterwards far fewer states arrive than there were changes."""
    id, ada, bea = await two_clients(url)
    narrow = socket.socket()
    narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    narrow.connect(("127.0.0.1", int(url.rsplit(":", 1)[1])))
    narrow.setblocking(False)
    address = f"{url.replace('http', 'ws')}/api/tables/{id}/live"
    slow = await websockets.connect(address, additional_headers=bea.headers, max_queue=1, sock=narrow, compression=None)
    await slow.send('{"type":"hello"}')
    line = await ada.live(id)
    changes = 220
    for n in range(changes):
        await line.send(type="say", id=str(n), text=f"{n} " + "x" * 450)
        await line.next("taken")
    states = 0
    async with asyncio.timeout(60):
        async for text in slow:
            states += 1
            if f'"text":"{changes - 1} ' in str(text):
                break
    assert states < changes
    await slow.close()


@pytest.mark.parametrize("message", ["", "{", '{"type":"dance"}', '{"type":"choose"}', "[1]", '{"type":"ping","id":7}'])
async def test_a_malformed_message_ends_the_line_and_nothing_else(url: str, message: str) -> None:
    id, ada, _ = await two_clients(url)
    live = await ada.live(id)
    await live.line.send(message)
    with pytest.raises(websockets.ConnectionClosed) as closed:
        await live.next("none")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4400
    assert (await ada.get(f"/tables/{id}"))["number"] == 0


async def test_a_huge_message_ends_the_line(url: str) -> None:
    id, ada, _ = await two_clients(url)
    live = await ada.live(id)
    await live.line.send('{"type":"say","id":"1","text":"' + "x" * 100_000 + '"}')
    with pytest.raises(websockets.ConnectionClosed):
        await live.next("none")


async def test_another_site_a_guessed_token_and_a_guessed_table_get_no_line(url: str) -> None:
    id, ada, _ = await two_clients(url)
    address = f"{url.replace('http', 'ws')}/api/tables/{id}/live"
    for target, headers, origin in [
        (address, ada.headers, "https://elsewhere.example"),
        (address, {"authorization": "Bearer guessed"}, None),
        (address.replace(id, "aaaaaaaaaaaa"), ada.headers, None),
    ]:
        with pytest.raises(websockets.InvalidStatus):
            await websockets.connect(target, additional_headers=headers, origin=origin)  # type: ignore[arg-type]


@pytest.mark.parametrize("headers", [{}, {"cookie": "guest=forged"}])
async def test_a_stranger_may_watch_and_is_counted_but_says_nothing(url: str, headers: dict[str, str]) -> None:
    id, ada, _ = await two_clients(url)
    address = f"{url.replace('http', 'ws')}/api/tables/{id}/live"
    watching = Socket(await websockets.connect(address, additional_headers=headers))
    await watching.send(type="hello", number=-1)
    table = (await watching.next("state"))["table"]
    assert table["seat"] == -1
    assert (await ada.get(f"/tables/{id}"))["watchers"] == 1
    await watching.send(type="say", id="1", text="I am nobody")
    assert (await watching.next("refused"))["reason"] == "refused-not-seated"
    await watching.close()
    async with asyncio.timeout(60):
        while (await ada.get(f"/tables/{id}"))["watchers"]:
            await asyncio.sleep(0.05)


async def test_a_watcher_gets_updates_but_no_offers_and_may_not_choose(url: str) -> None:
    id, ada, _ = await two_clients(url)
    eve = await Client.arrive(url, "Eve")
    watching = await eve.live(id)
    await watching.send(type="choose", id="1", number=0, code="claim 1 2x1")
    assert (await watching.next("refused"))["reason"] == "refused-not-seated"
    await ada.post(f"/tables/{id}/choices", {"number": 0, "code": "claim 1 2x1"})
    state = await watching.state(1)
    assert state["table"]["seat"] == -1
    assert state["table"]["decision"]["offers"] == []

"""The waiting room: nothing is dealt before the start, and nobody chooses what is dealt then."""

from __future__ import annotations

import asyncio
from typing import Any, Never, cast

import msgspec
import pytest
from sqlalchemy import select, update

from pandemonium.engine.chance import commitment
from pandemonium.engine.journal import JournalError, read_journal, verify
from pandemonium.engine.phrase import Refusal
from pandemonium.engine.registry import load_game
from pandemonium.server.api.shape import table_state
from pandemonium.server.model import Invitation, SeatPlan, TableModel, User
from pandemonium.server.pages.table import table_page
from pandemonium.server.pages.visit import Visit
from pandemonium.server.play.tables import Tables
from pandemonium.server.socket.line import Line
from pandemonium.server.storage.schema import tables as table_rows
from pandemonium.server.words import words
from tests.server.people import HALVES, Two, opened, reason, two_at_a_table

pytestmark = pytest.mark.anyio

ME, OPEN, BOT = SeatPlan("person"), SeatPlan("open"), SeatPlan("bot", "random")
PROMISES = [commitment(half) for half in HALVES]


async def guests(tables: Tables, *names: str) -> list[User]:
    return [(await tables.new_guest(name))[0] for name in names]


async def seen(tables: Tables, user: User, id: str) -> TableModel:
    model = await tables.table(user, id, language="en")
    assert model is not None
    return model


async def stored(tables: Tables, id: str) -> Any:
    return await tables.database.read(lambda c: c.execute(select(table_rows).where(table_rows.c.id == id)).one())


async def gathered(tables: Tables) -> tuple[str, list[User]]:
    """Two who have sat down and promised, and told nothing yet."""
    people = await guests(tables, "Ada", "Bea")
    id = await opened(tables, people[0], [ME, OPEN], hash=PROMISES[0])
    link = (await seen(tables, people[0], id)).seats[1].link
    assert await tables.join(people[1], link, PROMISES[1]) == id
    return id, people


async def run_out(tables: Tables, id: str) -> None:
    """The time for halves is over."""
    late = update(table_rows).where(table_rows.c.id == id).values(halves_until=1.0)
    await tables.database.write(lambda c: c.execute(late))
    await tables.dealing.sweep()


def dealt(*_: object) -> Never:
    raise AssertionError("something was dealt before the start")


@pytest.mark.parametrize("game", ["crypt", "inferno"])
async def test_nothing_is_dealt_before_the_start(tables: Tables, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is asked of a waiting table, and by whom: there is no match, no seed, and no half to make it from."""
    for place in ("shelf", "dealing"):
        monkeypatch.setattr(f"pandemonium.server.play.{place}.Match", dealt)
    ada, bea, eve = await guests(tables, "Ada", "Bea", "Eve")
    id = await opened(tables, ada, [ME, OPEN, OPEN, BOT], game=game, hash=PROMISES[0])
    link = (await seen(tables, ada, id)).seats[2].link
    assert await tables.join(bea, link, PROMISES[1]) == id
    row = await stored(tables, id)
    assert (row.seed, row.status, row.waiting) == ("", "waiting", 0)
    for who in (ada, bea, eve):
        model = await seen(tables, who, id)
        assert (model.view, model.log, model.decision, model.number) == (None, [], None, -1)
        sent = [msgspec.json.encode(table_state(model, words("en", game))), str(table_page(Visit(who), model)).encode()]
        for format in ("json", "html"):
            news = await Line(cast(Any, None), tables, who, id, format).newest()
            assert news is not None
            sent.append(news)
        assert not any(row.half.encode() in message for message in sent)
    async with tables.shelf.hold(id) as play:
        assert play is not None
        assert play.match is None
        bots = [chair.half for chair in play.chairs if chair.half]
    assert len(bots) == 1
    assert not any(bots[0].encode() in message for message in sent)


async def test_the_game_begins_when_the_last_half_has_come(tables: Tables) -> None:
    id, people = await gathered(tables)
    assert [(await seen(tables, person, id)).dealing for person in people] == [True, True]
    assert await tables.half(people[1], id, HALVES[1]) is None
    assert (await stored(tables, id)).seed == ""
    assert await tables.half(people[0], id, HALVES[0]) is None
    model = await seen(tables, people[0], id)
    assert (model.status, model.number, model.dealing, [seat.hash for seat in model.seats]) == (
        "playing",
        0,
        False,
        PROMISES,
    )
    assert await tables.half(people[0], id, HALVES[0]) is None  # told twice is no news
    assert reason(await tables.half(people[0], id, "c" * 32)) == "refused-no-halves"


async def test_somebody_alone_promises_and_tells_too(tables: Tables) -> None:
    ada, eve = await guests(tables, "Ada", "Eve")
    id = await opened(tables, ada, [ME, BOT, BOT], hash=PROMISES[0])
    assert (await seen(tables, ada, id)).dealing
    assert reason(await tables.half(eve, id, HALVES[0])) == "refused-not-seated"
    assert await tables.half(ada, id, HALVES[0]) is None
    assert (await seen(tables, ada, id)).status == "playing"


async def test_whoever_promises_nothing_is_not_waited_for(tables: Tables) -> None:
    ada = (await guests(tables, "Ada"))[0]
    id = await opened(tables, ada, [ME, BOT])
    assert (await seen(tables, ada, id)).status == "playing"


async def test_the_journal_of_a_game_names_every_half_and_verifies(tables: Tables) -> None:
    two = await two_at_a_table(tables)
    half = (await stored(tables, two.id)).half
    running = await two.model(tables)
    assert half not in str(running)
    await two.play_out(tables)
    journal = await tables.journal(two.people[0], two.id)
    assert isinstance(journal, str)
    told = [f"commitment: {running.commitment}", f"half: {half}", f"half A: {HALVES[0]}", f"hash B: {PROMISES[1]}"]
    assert all(f"{line}\n" in journal for line in told)
    assert verify(load_game("crypt"), read_journal(journal)).over
    with pytest.raises(JournalError, match="the half of seat B does not fit"):
        verify(load_game("crypt"), read_journal(journal.replace(HALVES[1], "c" * 32)))


async def test_a_half_that_is_withheld_is_left_out_and_the_journal_says_so(tables: Tables) -> None:
    id, people = await gathered(tables)
    assert await tables.half(people[0], id, HALVES[0]) is None
    await tables.dealing.sweep()
    assert (await seen(tables, people[0], id)).status == "waiting"
    await run_out(tables, id)
    assert reason(await tables.half(people[1], id, HALVES[1])) == "refused-no-halves"
    two = Two(id, people)
    await two.play_out(tables)
    journal = await tables.journal(people[0], id)
    assert isinstance(journal, str)
    assert f"hash B: {PROMISES[1]}\nhalf B: withheld\n" in journal
    assert verify(load_game("crypt"), read_journal(journal)).over


async def test_a_half_that_was_not_promised_is_refused_and_counts_as_withheld(tables: Tables) -> None:
    id, people = await gathered(tables)
    assert await tables.half(people[0], id, HALVES[0]) is None
    assert reason(await tables.half(people[1], id, "c" * 32)) == "refused-half"
    assert reason(await tables.half(people[1], id, PROMISES[1])) == "refused-half"
    await run_out(tables, id)
    async with tables.shelf.hold(id) as play:
        assert play is not None
        assert [chair.half for chair in play.chairs] == [HALVES[0], None]
        assert play.status == "playing"


async def test_two_nodes_deal_one_game(tables: Tables) -> None:
    """Each of the two sits down, tells and looks at another node, both at the same moment."""
    other = Tables(tables.settings)
    id, people = await gathered(tables)
    assert (await seen(other, people[1], id)).dealing
    nodes = zip((tables, other), people, HALVES, strict=True)
    assert await asyncio.gather(*(node.half(person, id, half) for node, person, half in nodes)) == [None, None]
    here, there = await seen(tables, people[0], id), await seen(other, people[0], id)
    assert here == there
    assert here.status == "playing"
    await asyncio.gather(tables.dealing.sweep(), other.dealing.sweep())
    assert await seen(other, people[0], id) == here
    await other.database.stop()


async def test_two_nodes_whose_time_runs_out_begin_once(tables: Tables) -> None:
    other = Tables(tables.settings)
    id, people = await gathered(tables)
    late = update(table_rows).where(table_rows.c.id == id).values(halves_until=1.0)
    await tables.database.write(lambda c: c.execute(late))
    await asyncio.gather(tables.dealing.sweep(), other.dealing.sweep())
    assert await seen(tables, people[0], id) == await seen(other, people[0], id)
    assert (await seen(tables, people[0], id)).status == "playing"
    await other.database.stop()


async def test_the_host_fills_frees_starts_and_closes(tables: Tables) -> None:
    ada, bea, cyd = await guests(tables, "Ada", "Bea", "Cyd")
    id = await opened(tables, ada, [ME, OPEN, OPEN, BOT])
    link = (await seen(tables, ada, id)).seats[1].link
    assert await tables.join(bea, link) == id
    assert await tables.free(ada, id, 1) is None
    assert (await seen(tables, bea, id)).seat == -1
    assert reason(await tables.join(bea, link)) == "refused-link"  # nobody comes back by the old link
    fresh = (await seen(tables, ada, id)).seats[1].link
    assert await tables.replace(ada, id, 1, "easy") is None
    assert await tables.replace(ada, id, 1, "hard") is None
    assert [(who.kind, who.level) for who in (await seen(tables, ada, id)).seats][1] == ("bot", "hard")
    assert reason(await tables.join(cyd, fresh)) == "refused-link"
    assert await tables.free(ada, id, 1) is None
    assert await tables.free(ada, id, 3) is None
    links = [who.link for who in (await seen(tables, ada, id)).seats]
    assert await tables.join(cyd, links[3]) == id
    assert await tables.free(cyd, id, 3) is None  # whoever sits may leave
    assert await tables.start(ada, id, "easy") is None
    model = await seen(tables, ada, id)
    assert (model.status, [who.level for who in model.seats]) == ("playing", ["", "easy", "easy", "easy"])
    assert reason(await tables.close(ada, id)) == "refused-begun"


async def test_only_the_host_does_and_nobody_is_moved_once_all_sit(tables: Tables) -> None:
    ada, bea = await guests(tables, "Ada", "Bea")
    id = await opened(tables, ada, [ME, OPEN, OPEN])
    assert await tables.join(bea, (await seen(tables, ada, id)).seats[1].link, PROMISES[1]) == id
    acts = [
        tables.free(bea, id, 0),
        tables.start(bea, id, "easy"),
        tables.close(bea, id),
        tables.replace(bea, id, 2, "easy"),
    ]
    assert {reason(await act) for act in acts} == {"refused-not-host"}
    assert reason(await tables.free(ada, id, 2)) == "refused-free"
    assert reason(await tables.replace(ada, id, 1, "easy")) == "refused-link"
    assert await tables.start(ada, id, "easy") is None
    assert reason(await tables.free(ada, id, 1)) == "refused-dealing"
    assert reason(await tables.start(ada, id, "easy")) == "refused-dealing"


async def test_a_closed_table_is_told_to_those_there_and_leaves_the_lists(tables: Tables) -> None:
    ada, bea = await guests(tables, "Ada", "Bea")
    id = await opened(tables, ada, [ME, OPEN, OPEN], public=True)
    links = [who.link for who in (await seen(tables, ada, id)).seats]
    assert await tables.join(bea, links[1]) == id
    line = Line(cast(Any, None), tables, bea, id, "html")
    await line.newest()
    assert await tables.close(ada, id) is None
    news = await line.newest()
    assert news is not None
    assert b"This table is closed." in news
    assert reason(await tables.join((await guests(tables, "Cyd"))[0], links[2])) == "refused-closed"
    assert reason(await tables.choose(bea, id, 0, "recover", "")) == "refused-closed"
    lobby = await tables.lobby(bea)
    assert (lobby.open, lobby.mine) == ([], [])


async def invited(tables: Tables, user: User, link: str) -> Invitation:
    invitation = await tables.invitation(user, link)
    assert isinstance(invitation, Invitation)
    return invitation


async def test_a_link_says_what_it_leads_to_and_what_became_of_it(tables: Tables) -> None:
    ada, bea, eve = await guests(tables, "Ada", "Bea", "Eve")
    id = await opened(tables, ada, [ME, OPEN])
    link = (await seen(tables, ada, id)).seats[1].link.rsplit("/", 1)[-1]
    told = await invited(tables, bea, link)
    assert (told.host, told.game.id, told.seat, told.free, told.yours) == ("Ada", "crypt", 1, True, False)
    assert (await invited(tables, ada, link)).yours
    assert await tables.join(bea, link) == id
    for user, yours in ((bea, True), (eve, False)):
        told = await invited(tables, user, link)
        assert (told.free, told.yours) == (False, yours)
    for nonsense in ("nonsense", "\x00", "x" * 5000, ""):
        assert isinstance(await tables.invitation(eve, nonsense), Refusal)
        assert reason(await tables.join(eve, nonsense)) == "refused-link"

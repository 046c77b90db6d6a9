"""The companion by plain forms: what each device is sent, and what it is never sent."""

from __future__ import annotations

import asyncio
import itertools
import re
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from pandemonium.engine.text import LANGUAGES
from pandemonium.games.deal.companion.moving import go_on
from pandemonium.games.deal.companion.receiving import receiver
from pandemonium.games.deal.companion.sitting import COLOURS, DONE, LAY, OVER, PAIR, TELL, TURN, Sitting, phase
from pandemonium.games.deal.companion.telling import tell
from pandemonium.server.app import create_app
from pandemonium.server.play.tables import Tables
from pandemonium.server.words import words
from tests.games.deal.companion_table import Hands
from tests.server.conftest import with_db
from tests.server.visiting import Http, page, post

pytestmark = pytest.mark.anyio

ROLES = [3, 0, 2, 1]
SOURCES = Path(__file__).parents[2] / "src/pandemonium/games/deal/companion"
NAMED = re.compile(r'"(refused-[a-z-]+)"')


async def opened(http: Http, **terms: str) -> str:
    """Open a companion by the form; says its code."""
    await http.get("/companion")
    proof = {"_csrf_token": str(http.cookies["csrftoken"])}
    answer = await http.post("/companion", data={"way": "cards", "devices": "one"} | terms | proof)
    return str(answer.url).split("/")[-2]


async def kept(http: Http, id: str) -> Sitting:
    tables: Tables = http.app.state.tables
    found = await tables.companion.sitting(id)
    assert found is not None
    return found[1]


async def put(http: Http, id: str, sitting: Sitting) -> None:
    """Let the sitting stand as somebody's hands left it."""
    tables: Tables = http.app.state.tables

    def act(stored: Sitting) -> None:
        for name in stored.__struct_fields__:
            setattr(stored, name, getattr(sitting, name))

    assert await tables.companion.act(id, act) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_the_companion_gives_is_a_sentence(language: str) -> None:
    named = {id for source in SOURCES.glob("*.py") for id in NAMED.findall(source.read_text())}
    assert len(named) > 10
    for id in named:
        assert " " in words(language)(id)


@pytest.mark.rule("DWD-6.5.3", "DWD-6.5.1")
@pytest.mark.parametrize("language", ["en", "pl"])
async def test_one_device_is_passed_round_through_a_whole_evening_by_plain_forms(http: Http, language: str) -> None:
    id = await opened(http)
    sitting = await kept(http, id)
    hands = Hands(sitting, ROLES)
    at = f"/companion/{id}"
    for seat, colour in enumerate(COLOURS):
        await post(http, f"{at}/{colour}/tell", {"mark": str(ROLES[seat])}, language=language)
    await post(http, f"{at}/next", {})
    while phase(sitting := await kept(http, id)) != OVER:
        hands.sitting = sitting
        if phase(sitting) == PAIR:
            hands.make_pairs()
            await put(http, id, sitting)
        if phase(sitting) == LAY:
            hands.lay()
            await put(http, id, sitting)
        assert phase(sitting) == TURN
        for card in list(hands.under)[:3]:
            shown = await post(http, f"{at}/turn", {"card": card})
            assert 'class="results"' in shown
        sitting = await kept(http, id)
        assert phase(sitting) == DONE
        hands.sitting = sitting
        for told in sitting.turned:
            hands.held[receiver(sitting, told.chest)] = told.chest
        await post(http, f"{at}/next", {})
    over = await page(http, f"{at}/table")
    assert sitting.seed in over
    assert "/sheet/deal?" in over
    assert '<table class="ways">' in over


@pytest.mark.rule("DWD-6.5.1", "DWD-6.5.4", "DWD-4.4.1")
async def test_no_page_depends_on_the_roles_the_schedule_or_the_cards(http: Http) -> None:
    """Byte for byte: whatever was dealt, everybody is sent the same, until cards are turned."""
    id = await opened(http)
    at = f"/companion/{id}"
    looks: dict[str, set[str]] = {}
    for evening, roles in enumerate(itertools.permutations(range(4))):
        fresh = Sitting(str(roles), phones=(await kept(http, id)).phones)
        hands = Hands(fresh, list(roles), seed=evening)
        for moment in ("told", "on", "paired", "laid"):
            MOMENTS[moment](hands)
            await put(http, id, fresh)
            for place in ("table", *(f"{colour}?open=1" for colour in COLOURS)):
                looks.setdefault(f"{moment} {place}", set()).add(alike(await page(http, f"{at}/{place}")))
    assert len(looks) == 4 * 5
    assert {place: len(seen) for place, seen in looks.items()} == dict.fromkeys(looks, 1)


MOMENTS: dict[str, Callable[[Hands], object]] = {
    "told": Hands.tell,
    "on": lambda hands: go_on(hands.sitting),
    "paired": Hands.make_pairs,
    "laid": Hands.lay,
}


def alike(html: str) -> str:
    """Without what belongs to the visit or was promised openly: version, proof of the form, the seed's hash."""
    for own in (r'data-version="\d+"', r"<code>[0-9a-f]{64}</code>", r'name="_csrf_token" value="[^"]*"'):
        html = re.sub(own, "", html)
    return html


@pytest.mark.rule("DWD-6.5.1", "DWD-4.4.1")
async def test_a_whisper_has_one_size_whatever_it_says(http: Http) -> None:
    id = await opened(http)
    at = f"/companion/{id}"
    sizes, said = set(), set()
    for language in LANGUAGES:
        for mark in range(4):
            sitting = await kept(http, id)
            await put(http, id, Sitting(sitting.seed, phones=sitting.phones))
            await post(http, f"{at}/red/tell", {"mark": str(mark)})
            await post(http, "/preferences/language", {"language": language})
            answer = await http.post(f"{at}/red/whisper", data={"_csrf_token": str(http.cookies["csrftoken"])})
            assert answer.status_code == 200
            assert "content-encoding" not in answer.headers
            sizes.add(len(answer.content))
            said.add(answer.text.strip())
    assert len(sizes) == 1
    assert len(said) == 8


@pytest.mark.rule("DWD-6.5.1")
async def test_another_phone_is_neither_shown_nor_told_anything_of_a_colour(tmp_path: Path) -> None:
    settings = with_db(f"sqlite:///{tmp_path / 'tables.db'}")
    async with Http(create_app(settings)) as ada, Http(create_app(settings)) as bea:
        for client in (ada, bea):
            client.headers["accept"] = "text/html"
        id = await opened(ada, devices="four")
        at = f"/companion/{id}"
        assert "Red" in await post(ada, f"{at}/red/take", {})
        await post(bea, f"{at}/red/take", {}, 409)
        await post(bea, f"{at}/blue/take", {})
        await post(bea, f"{at}/red/tell", {"mark": "0"}, 409)
        answer = await bea.post(f"{at}/red/whisper", data={"_csrf_token": str(bea.cookies["csrftoken"])})
        assert answer.status_code == 422
        assert str((await bea.get(f"{at}/red", follow_redirects=True)).url).endswith("/blue")


async def test_whoever_waits_is_told_of_a_change_at_once(tables: Tables) -> None:
    user, _ = await tables.new_guest("Ada")
    id = await tables.companion.open(user, camera=False, wishing=False, alone=True)
    waiting = asyncio.create_task(tables.companion.changed(id, 1))
    await asyncio.sleep(0)
    assert await tables.companion.act(id, lambda sitting: tell(sitting, 0, 2)) is None
    assert await asyncio.wait_for(waiting, 10) == 2


async def test_two_nodes_change_a_sitting_one_after_the_other(tables: Tables) -> None:
    """Four phones enter at once through two processes: nothing is lost."""
    user, _ = await tables.new_guest("Ada")
    id = await tables.companion.open(user, camera=False, wishing=False, alone=True)
    other = Tables(tables.settings)
    acts = [(tables, other)[seat % 2].companion.act(id, partial(tell, seat=seat, mark=seat)) for seat in range(4)]
    assert await asyncio.gather(*acts) == [None] * 4
    found = await other.companion.sitting(id)
    assert found is not None
    assert found[1].roles == [0, 1, 2, 3]
    await other.database.stop()


async def test_a_code_nobody_has_opened_leads_nowhere(http: Http) -> None:
    assert (await http.get("/companion/abcdefghjkmn")).status_code == 404
    assert (await http.get("/companion/abcdefghjkmn/changed?seen=3")).status_code == 404
    assert (await http.get("/companion/join?code=nonsense")).status_code == 404
    id = await opened(http)
    joined = await http.get(f"/companion/join?code= {id.upper()} ", follow_redirects=True)
    assert str(joined.url).endswith(f"/companion/{id}/table")
    assert (await http.get(f"/companion/{id}/purple")).status_code == 404
    assert phase(await kept(http, id)) == TELL
    assert f'href="/companion/{id}"' in await page(http, "/companion"), "one finds one's own again"


@pytest.mark.rule("DWD-6.5.2")
async def test_the_camera_reads_codes_to_learn_and_codes_to_send(http: Http) -> None:
    id = await opened(http, way="camera")
    at = f"/companion/{id}"
    look = await http.get(f"{at}/table")
    assert "camera=(self)" in look.headers["permissions-policy"]
    for code in ("d", "c", "m1", "m2"):
        await post(http, f"{at}/read", {"code": code})
    sitting = await kept(http, id)
    assert sitting.codes == ["d", "c", "m1", "m2"]
    for code in ("m2", "d", "c"):
        await post(http, f"{at}/read", {"code": code})
    assert phase(await kept(http, id)) == DONE
    await post(http, f"{at}/read", {"code": "other"}, 409)
    again = await kept(http, await opened(http, way="camera"))
    assert again.codes == ["d", "c", "m1", "m2"], "the same box has the same codes"


@pytest.mark.rule("DWD-1.16.4", "DWD-4.4.2", "DWD-6.5.2")
async def test_with_the_camera_everybody_may_wish_and_sees_only_the_own_role(http: Http) -> None:
    id = await opened(http, way="camera", wishing="yes")
    at = f"/companion/{id}"
    for code in ("d", "c", "m1", "m2"):
        await post(http, f"{at}/read", {"code": code})
    for colour in COLOURS:
        assert 'name="wanted"' in await page(http, f"{at}/{colour}?open=1")
        await post(http, f"{at}/{colour}/wish", {"wanted": "0", "dreaded": "3"})
    roles = (await kept(http, id)).roles
    assert sorted(roles) == [0, 1, 2, 3]
    names = ("Devil", "Cultist", "Mortal, mark 1", "Mortal, mark 2")
    for seat, colour in enumerate(COLOURS):
        proof = {"_csrf_token": str(http.cookies["csrftoken"])}
        assert names[roles[seat]] in (await http.post(f"{at}/{colour}/whisper", data=proof)).text

"""Deal with the Devil as it is played: four browsers, one of them a phone, in two languages."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.server.conftest import with_db
from tests.server.process import ServerProcess
from tests.web.browser import PATIENCE, decision
from tests.web.conftest import Visitor
from tests.web.four import CLOSING, Four

pytestmark = [pytest.mark.browser, pytest.mark.timeout(3600)]

TAKEN_BACK = {"keep", "pass", "put", "build", "bribe", "guess", "soul"}
"""Words of choices that an evening must have taken back: of each question that always has small choices."""
ROUNDS = ("I", "II", "III", "IV", "V")
RELOADED = {
    *((round, phase) for round in ROUNDS for phase in ("Deals", "Actions")),
    *((round, "Cards") for round in ROUNDS[1:]),
    *(("II", "Witch hunt"), ("III", "Witch hunt"), ("III", "Inquisition"), ("V", "Inquisition")),
}
"""Every phase that asks anybody: in each of them somebody's page is loaded anew."""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server in a process of its own: it can be killed."""
    folder = tmp_path_factory.mktemp("evening")
    process = ServerProcess(with_db(f"sqlite:///{folder / 'tables.db'}"), folder / "log")
    yield process
    process.stop()


class Evening:
    """What happens on the way: a take-back of each kind of small choice, a reload in each phase."""

    def __init__(self) -> None:
        self.words: set[str] = set()
        self.phases: set[tuple[str, str]] = set()

    def look(self, seat: int, four: Four) -> None:
        if four.phase() not in self.phases:
            self.phases.add(four.phase())
            four.reload(seat)
        small = [code for code in four.answers(seat) if not code.startswith(CLOSING)]
        for word, code in {code.split()[0]: code for code in small}.items():
            if word not in self.words and not self.take_back(seat, four, code):
                return
            self.words.add(word)

    def take_back(self, seat: int, four: Four, code: str) -> bool:
        """Others see nothing of a small choice, and then the question is the same again; false where it stands."""
        before, secret, seen = decision(four.seats[seat]), len(four.asked()) > 1, four.all_seen(seat)
        four.press(seat, code)
        if not four.take_back(seat):
            return False
        assert decision(four.seats[seat])[1:] == before[1:]
        assert four.all_seen(seat) == seen or not secret
        return True


def killed_in_secret(four: Four, site: ServerProcess) -> None:
    """Somebody has put something up and not closed: after a killed server it is there, and nobody was told."""
    actor = four.offered("put")
    assert actor is not None
    four.press(actor, next(code for code in four.answers(actor) if code.startswith("put")))
    mine, seen = decision(four.seats[actor]), [four.seen(seat) for seat in range(4)]
    site.kill()
    for page in four.seats:
        expect(page.locator("#connection")).not_to_have_class("good", timeout=2 * PATIENCE)
    site.start()
    for page in four.seats:
        expect(page.locator("#connection")).to_have_class("good", timeout=4 * PATIENCE)
    assert [four.seen(seat) for seat in range(4)] == seen
    assert decision(four.seats[actor]) == mine
    for page in four.seats:
        page.reload()
    assert decision(four.seats[actor]) == mine
    assert four.take_back(actor)


def away_and_back(four: Four, seat: int) -> None:
    """A bot plays on for somebody, who then takes the seat again."""
    page = four.seats[seat]
    page.locator("#leave summary").click()
    page.locator("#leave button[formaction$='/replace']").click()
    back = page.locator("button[formaction$='/return']")
    expect(back).to_be_visible()
    for other in (other for other in four.asked() if other != seat):
        if four.settle(other):
            four.answer(other)
    back.click()
    expect(page.locator(".seat.you")).to_have_count(1)


@pytest.mark.rule("DWD-6.1.13", "DWD-6.4.1")
def test_a_secret_question_with_four_browsers(visitor: Visitor, site: ServerProcess) -> None:
    """Tried and taken back, killed, and answered by all."""
    four, evening = Four(visitor, site.url, seed=1), Evening()
    four.play(lambda: four.offered("put") is not None, evening.look)
    evening.look(four.asked()[0], four)
    assert "put" in evening.words
    killed_in_secret(four, site)
    phase = four.phase()
    four.play(lambda: four.phase() != phase, evening.look)


@pytest.mark.campaign
@pytest.mark.rule("DWD-6.1.13", "DWD-6.4.1")
def test_one_round_with_four_browsers(visitor: Visitor, site: ServerProcess) -> None:
    four, evening = Four(visitor, site.url, seed=1), Evening()
    four.play(lambda: four.phase()[0] != "I", evening.look)
    assert {"put", "build"} <= evening.words
    assert evening.phases == {("I", "Deals"), ("I", "Actions")}  # no other phase of the first round asks anybody


@pytest.mark.campaign
@pytest.mark.rule("DWD-6.1.13", "DWD-6.4.1")
def test_a_whole_game_with_four_browsers(visitor: Visitor, site: ServerProcess) -> None:
    four, evening = Four(visitor, site.url, seed=2), Evening()
    four.play(lambda: four.phase()[0] == "II", evening.look)
    away_and_back(four, 2)
    four.play(lambda: four.offered("put") is not None, evening.look)
    killed_in_secret(four, site)
    four.play(lambda: False, evening.look)
    assert evening.words >= TAKEN_BACK
    assert evening.phases >= RELOADED
    for page in four.seats:
        expect(page.locator(".ending").first).to_be_visible(timeout=2 * PATIENCE)
        page.reload()
        expect(page.locator(".ending").first).to_be_visible()

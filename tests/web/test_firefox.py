"""Every game in Firefox: they fit there too, and its scroll bars are of our stone."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from pandemonium.engine.registry import game_ids
from tests.web.firefox import FIREFOX, Firefox
from tests.web.site import Site
from tests.web.test_fits import LAPTOP, LAWS

pytestmark = pytest.mark.browser

ROWS = {
    "crypt": ".phases li",
    "deal": ".phases-of li",
    "inferno": ".seat.you .home-of .member",
    "others": ".doom .levels li",
}
"""What lies in one row: phases of a round (Crypt, Deal with the Devil), members of a family, levels."""


@pytest.fixture(scope="module")
def firefox(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Firefox]:
    if not FIREFOX:
        pytest.fail("these browser tests need Firefox: install the package “firefox-esr”", pytrace=False)
    browser = Firefox(tmp_path_factory.mktemp("profile"), LAPTOP)
    yield browser
    browser.close()


@pytest.mark.parametrize("game", game_ids())
def test_a_table_fits_in_firefox(game: str, firefox: Firefox, site: Site) -> None:
    firefox.go(f"{site.url}/")
    firefox.ask(f"""document.querySelector('form[action="/play/{game}"]').submit()""")
    firefox.wait_for("#prompt.asked")
    firefox.wait_until("typeof lay === 'function'")  # the page's script, which comes after its words
    firefox.ask(f"(() => {{ {LAWS} }})()")
    assert firefox.ask("laws.all(true)") == []
    bars = "[...document.querySelectorAll('.board, .side, .slip')].map(one => getComputedStyle(one).scrollbarColor)"
    assert "auto" not in firefox.ask(bars)
    tops = f"[...document.querySelectorAll('{ROWS[game]}')].map(one => Math.round(one.getBoundingClientRect().top))"
    assert len(set(firefox.ask(tops))) == 1

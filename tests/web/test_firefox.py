"""Every game in Firefox: they fit there too, and its scroll bars are of our stone."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import product

import pytest

from pandemonium.engine.registry import game_ids
from pandemonium.server.words import words
from tests.daily import daily
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


@pytest.mark.parametrize("language", daily(["en", "pl"], "pl"))
@pytest.mark.parametrize("most", daily([100, 10_000], 100), ids=["longest", "all"])
def test_every_name_that_the_house_gives_is_told_whole(most: int, language: str, firefox: Firefox, site: Site) -> None:
    """Firefox takes the widest letters of all for a bare Debian's own, and the seat that is to act has most beside its
    name."""
    firefox.go(f"{site.url}/")
    firefox.ask("""document.querySelector('form[action="/play/inferno"]').submit()""")
    firefox.wait_for(".seat.you .turn-mark")
    firefox.ask(f"(() => {{ {LAWS} }})()")
    kinds = [kind.split("/") for kind in words(language)("guest-names").split(";")]
    names = [f"{first} {last}" for kind in kinds for first, last in product(*(part.split() for part in kind))]
    assert len(names) > 500
    widest = sorted(names, key=len)[-most:]
    assert firefox.ask(CUT % json.dumps(widest)) == []


CUT = """%s.filter(full => {
  document.querySelector('.seat.you .seat-name').textContent = full;
  return laws.names().length > 0;
})"""
"""Names that would not be whole in the own seat."""


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

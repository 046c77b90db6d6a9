"""The host's desk in the browser: everybody can use it, and a notice reaches a table that is being played at once."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.daily import daily
from tests.web.conftest import Visitor
from tests.web.site import Site
from tests.web.test_access import check, checked_on

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("language", daily(["en-GB", "pl-PL"], "en-GB"))
@checked_on("desktop")
def test_the_desk_has_no_violation_and_its_notice_reaches_a_table_at_once(
    visitor: Visitor, site: Site, axe: str, language: str, screen: str
) -> None:
    player = visitor(language=language)
    player.goto("/")
    player.locator('form[action="/play/crypt"] button >> nth=0').click()
    player.wait_for_selector("#board > *")
    host = visitor(language=language)
    host.goto("/desk")
    host.fill("#word", site.server.config.app.state.desk.word)  # type: ignore[union-attr]
    host.press("#word", "Enter")
    expect(host.locator('form[action="/desk/close"]').first).to_be_visible()
    host.fill("#notice", "Back at ten.")
    host.press("#notice", "Enter")
    expect(host.locator(".host-notice")).to_have_text("Back at ten.")
    expect(player.locator("#notice")).to_have_text("Back at ten.")
    expect(player.locator("#notice")).to_be_visible()
    check(host, axe, screen)
    host.fill("#notice", "")
    host.press("#notice", "Enter")
    expect(player.locator("#notice")).to_be_hidden()

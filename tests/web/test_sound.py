"""Sounds are for those who chose them; the tab's icon is marked while it is one's turn."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from playwright.sync_api import expect

from pandemonium.server.pages import assets
from tests.web.browser import answer_first, wait_for_number
from tests.web.conftest import Visitor
from tests.web.finishing import finish_elsewhere, together
from tests.web.site import Site

ICON = "link[rel=icon]"
DEFINED = re.compile(r"^(?:async )?function (\w+)|^(?:const|let) (\w+)", re.MULTILINE)


def test_no_two_files_of_the_script_define_the_same_name() -> None:
    names = Counter(function or value for function, value in DEFINED.findall(assets.script().content.decode()))
    assert [name for name, times in names.items() if times > 1] == []


@pytest.mark.browser
def test_the_icon_and_a_sound_tell_whose_turn_it_is_and_the_end(visitor: Visitor, site: Site) -> None:
    host, friend = visitor(), visitor()
    address = together([host, friend], site)
    asked, other = (host, friend) if host.locator("#prompt.asked").count() else (friend, host)
    marked, plain = assets.favicon("turn").path, assets.favicon().path
    expect(asked.locator(ICON)).to_have_attribute("href", marked)
    expect(other.locator(ICON)).to_have_attribute("href", plain)
    other.get_by_role("button", name="Preferences").click()
    other.get_by_label("Sounds").check()
    expect(other.locator("html")).to_have_attribute("data-sounded", "turn")
    other.evaluate("delete document.documentElement.dataset.sounded")
    other.keyboard.press("Escape")
    answer_first(asked)
    wait_for_number(other, 1)
    expect(other.locator(ICON)).to_have_attribute("href", marked)
    expect(other.locator("html")).to_have_attribute("data-sounded", "turn")
    finish_elsewhere(site, address)
    expect(other.locator("html")).to_have_attribute("data-sounded", "end")
    assert asked.locator("html").get_attribute("data-sounded") is None, "who did not choose sounds hears none"

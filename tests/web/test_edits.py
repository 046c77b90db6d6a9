"""Edits: what the browser puts together of a part it has and a stretch that changed is the part as it was drawn."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from pandemonium.engine.registry import game_ids
from pandemonium.server.model import Preferences, User
from pandemonium.server.pages.regions import regions
from pandemonium.server.socket.edit import Edit, edit
from tests.web.conftest import Visitor
from tests.web.preview import model_of, played

PAIRS = [
    ("", "a"),
    ("<b>Ada</b>", ""),
    ("aaaa", "aa"),
    ("<b>Żółć</b> 3", "<b>Żółć</b> 12"),
    ("<i>🜏 Ada</i><b>1</b><i>🜏</i>", "<i>🜏 Ada</i><b>2</b><i>🜏</i>"),
    ("🜏🜐", "🜐"),
]
PUT_TOGETHER = """([old, sent]) => {
  const now = { board: sent };
  complete({ board: old });
  complete(now);
  return now.board;
}"""


def edited(old: str, by: Edit) -> str:
    units = old.encode("utf-16-le")
    return units[: 2 * by.head].decode("utf-16-le") + by.between + units[len(units) - 2 * by.tail :].decode("utf-16-le")


@given(st.text("ab🜏"), st.text("ab🜏"), st.text("ab🜏"), st.text("ab🜏"))
def test_an_edit_makes_the_new_text_of_the_old_and_says_nothing_of_either_end(
    head: str, old: str, new: str, tail: str
) -> None:
    made = edit(head + old + tail, head + new + tail)
    assert edited(head + old + tail, made) == head + new + tail
    assert len(made.between) <= len(new)


@pytest.mark.browser
def test_the_browser_counts_letters_as_the_server_does(visitor: Visitor) -> None:
    page = visitor()
    page.goto("/")
    for old, new in PAIRS:
        sent = msgspec.to_builtins(edit(old, new))
        assert page.evaluate(PUT_TOGETHER, [old, sent]) == new


@pytest.mark.parametrize("game", game_ids())
def test_between_two_choices_most_of_the_table_is_not_sent_again(game: str) -> None:
    user, sent, drawn = User("ada", "Ada", Preferences()), 0, 0
    before: dict[str, str] = {}
    for choices in range(20, 40):
        now = regions(model_of(played(4, choices, {}, seed="edits", game=game), 0), user)
        for id in before.keys() & now.keys():
            if before[id] != now[id]:
                sent, drawn = sent + len(edit(before[id], now[id]).between), drawn + len(now[id])
        before = now
    assert 0 < sent < drawn / 2

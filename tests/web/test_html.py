"""Elements as text: what is escaped, what is left out, and what cannot stand on a page."""

from __future__ import annotations

import pytest
from markupsafe import Markup

from pandemonium.drawing.html import button, div, fragment, input, li, p, span, ul

SAME = "<b>bold</b> & 'plain'"


def test_text_is_escaped_and_markup_is_not() -> None:
    assert p[SAME, Markup("<i>")] == "<p>&lt;b&gt;bold&lt;/b&gt; &amp; &#39;plain&#39;<i></p>"
    assert p[Markup(SAME)] == f"<p>{SAME}</p>"
    assert p[SAME] != p[Markup(SAME)]


def test_attributes_are_escaped_whatever_they_are() -> None:
    assert div(title='"<')[""] == '<div title="&#34;&lt;"></div>'
    assert div(title=Markup("&lt;"))[""] == '<div title="&amp;lt;"></div>'


def test_none_and_false_are_left_out_and_true_has_no_value() -> None:
    assert button(".main", {"data-key": None}, disabled=True, hidden=False)["x"] == (
        '<button class="main" disabled>x</button>'
    )
    assert div({"class": "", "id": "", "data-at": 0})[None, True, False] == '<div id="" data-at="0"></div>'


def test_names_are_written_as_html_writes_them() -> None:
    assert input("#say.wide", {"type": "text"}, aria_label="Say", for_="x") == (
        '<input id="say" class="wide" type="text" aria-label="Say" for="x">'
    )


def test_several_nodes_may_be_nested_and_made_on_the_way() -> None:
    assert ul[(li[at] for at in range(2)), [None, [li["z"]]], fragment["&", span(".x")]] == (
        '<ul><li>0</li><li>1</li><li>z</li>&amp;<span class="x"></span></ul>'
    )


@pytest.mark.parametrize("wrong", [b"bytes", object(), 1.5, {"a": 1}])
def test_what_is_no_node_is_refused(wrong: object) -> None:
    with pytest.raises(TypeError, match="cannot stand on a page"):
        p[wrong]  # type: ignore[index]


def test_a_style_must_be_an_id_and_classes() -> None:
    for wrong in ("main", ".two words", "x.y"):
        with pytest.raises(ValueError, match="no id and classes"):
            div(wrong)

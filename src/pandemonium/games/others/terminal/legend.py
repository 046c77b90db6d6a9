"""What the marks of the city mean."""

from __future__ import annotations

from rich.text import Text

from pandemonium.drawing.words import Words
from pandemonium.games.others.data.names import ICONS, KINDS, TOKENS
from pandemonium.games.others.rules.figures import HELL_CLUB
from pandemonium.games.others.terminal import glyphs


def legend(words: Words) -> Text:
    said = [f"{glyphs.TOKEN_MARKS[token]} {words(f'token-{token}')}" for token in TOKENS]
    said += [f"(…) {words('terminal-printed')}", f"{glyphs.DOWN} {words('terminal-down')}"]
    said += [f"{glyphs.ALTAR} {words('terminal-altar')}", f"{glyphs.START} {words('terminal-start')}"]
    said += [f"{glyphs.METRO} {words('terminal-metro')}", f"{glyphs.COVERED} {words('terminal-covered')}"]
    said += [f"{glyphs.ICON_MARKS[icon]} {words(f'icon-{icon}')}" for icon in ICONS if icon != "extra-turn"]
    said += [f"{glyphs.KIND_MARKS[kind]} {words(f'kind-{kind}')}" for kind in KINDS[:HELL_CLUB]]
    said.append(f"h1-h5 {words('terminal-club')}")
    return Text(" · ".join(said), style="dim")

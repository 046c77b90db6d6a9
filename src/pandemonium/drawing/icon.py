"""Icons: symbols of the sheets that stand once in every page."""

from __future__ import annotations

from functools import lru_cache

from markupsafe import Markup

from pandemonium.drawing.html import svg, use


@lru_cache(maxsize=1024)
def icon(name: str, style: str = "") -> Markup:
    """A symbol as a picture without words: what it means is always said beside it or in the button's label."""
    names = f"icon {style}" if style else "icon"
    return svg({"class": names, "aria-hidden": "true"})[use(href=f"#i-{name}")]


def icon_text(name: str, style: str = "") -> str:
    """The same as plain text, for contents that are written as text: more text may be joined to it."""
    return str(icon(name, style))

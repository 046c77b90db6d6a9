"""A game's picture, as its tile in the lobby shows it: a file of its own that browsers keep, like style and script."""

from __future__ import annotations

import re
from functools import cache

from pandemonium.drawing.dice import die_symbols
from pandemonium.server.pages.assets import DRAWING, Asset, asset, drawings, read

PICTURE = "picture.svg"
SYMBOL = re.compile(r'<symbol id="([^"]+)".*?</symbol>', re.DOTALL)


@cache
def picture(game: str) -> Asset:
    """The game's `picture.svg`, or the one for any game, with those symbols in it that it copies from."""
    own = drawings([game])
    drawn = next(read(folder / PICTURE) for folder in [*own, DRAWING] if (folder / PICTURE).exists())
    sheets = [DRAWING / "sheet.svg", *(folder / "symbols.svg" for folder in own)]
    symbols = "".join(read(file) for file in sheets) + die_symbols()
    used = "".join(found[0] for found in SYMBOL.finditer(symbols) if f'"#{found[1]}"' in drawn)
    return asset(f"{game}.svg", "image/svg+xml", drawn.replace("</svg>", f"<defs>{used}</defs></svg>"))

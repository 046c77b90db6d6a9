"""The files a page needs: one style sheet, one script, and the symbols it draws with; nothing from outside."""

from __future__ import annotations

import gzip
from functools import cache
from hashlib import sha256
from pathlib import Path

from markupsafe import Markup
from msgspec import Struct

import pandemonium.drawing
from pandemonium.drawing.dice import die_symbols
from pandemonium.drawing.table import drawing_of
from pandemonium.engine.registry import game_ids, load_game

WEB = Path(__file__).parent
DRAWING = Path(pandemonium.drawing.__file__).parent


class Asset(Struct, frozen=True):
    """A file under an address that changes with its content, so that browsers may keep it for ever."""

    path: str
    media_type: str
    content: bytes
    packed: bytes


def asset(name: str, media_type: str, content: str) -> Asset:
    digest = sha256(content.encode()).hexdigest()[:12]
    return Asset(f"/static/{digest}/{name}", media_type, content.encode(), gzip.compress(content.encode(), 9, mtime=0))


def drawings(games: list[str]) -> list[Path]:
    """The folders of those games' own drawings."""
    folders = [drawing_of(load_game(id)).folder for id in games]
    return [folder for folder in folders if folder is not None]


STYLES = (
    "shell",
    "pages",
    "lobby",
    "table",
    "side",
    "beats",
    "small",
    "replay",
    "room",
    "curtain",
    "terms",
    "reading",
    "ending",
    "coach",
    "goal",
    "drawer",
    "rematch",
    "chat",
    "companion",
    "sheet",
)


@cache
def style() -> Asset:
    """Tokens first, then controls, pages and table, then each game's own."""
    shared = [DRAWING / "tokens.css", DRAWING / "controls.css"]
    pages = [WEB / "style" / f"{name}.css" for name in STYLES]
    games = [sheet for folder in drawings(game_ids()) for sheet in sorted(folder.glob("*.css"))]
    return asset("pandemonium.css", "text/css", "".join(read(file) for file in [*shared, *pages, *games]))


SCRIPTS = (
    "page",
    "regions",
    "stage",
    "beats",
    "marks",
    "focus",
    "forms",
    "socket",
    "told",
    "walk",
    "replay",
    "draft",
    "lobby",
    "seek",
    "terms",
    "log",
    "preferences",
    "clock",
    "chat",
    "sound",
    "keys",
    "halves",
    "room",
    "sheets",
    "lead",
    "zoom",
    "coach",
    "goal",
    "companion",
    "camera",
    "start",
)
"""The files of the page's script in the order they are put together: what a file begins with must stand before it."""


@cache
def script() -> Asset:
    return asset("pandemonium.js", "text/javascript", "".join(read(WEB / "script" / f"{name}.js") for name in SCRIPTS))


@cache
def favicon(name: str = "gate") -> Asset:
    """The tab's icon; that of the name `turn` is marked, for when it is one's turn."""
    return asset(f"{name}.svg", "image/svg+xml", read(WEB / f"{name}.svg"))


@cache
def symbols(game: str) -> Markup:
    """The symbols of all pages and of a game's table, if it is one, hidden, for `use` to copy from."""
    files = [DRAWING / "sheet.svg", *(folder / "symbols.svg" for folder in drawings([game] if game else []))]
    content = "".join(read(file).replace("\n", "") for file in files) + die_symbols()
    return Markup(f'<svg class="symbols" aria-hidden="true" width="0" height="0">{content}</svg>')


def read(file: Path) -> str:
    return file.read_text(encoding="utf-8")

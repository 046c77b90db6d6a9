"""Other data for a game, and a service that comes back with them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from pandemonium.engine.registry import load_game, use_packs
from pandemonium.server.play.tables import Tables


def changed_pack(folder: Path, game: str, file: str, *changes: tuple[str, str]) -> Path:
    """A pack of one file, with other figures."""
    text = (load_game(game).folder / "data" / file).read_text(encoding="utf-8")
    for before, after in changes:
        assert before in text
        text = text.replace(before, after)
    folder.mkdir()
    (folder / file).write_text(text, encoding="utf-8")
    return folder


@asynccontextmanager
async def restarted(tables: Tables, pack: Path | None) -> AsyncIterator[Tables]:
    """The service anew on the same database, with that pack of Crypt in use."""
    use_packs({"crypt": pack} if pack is not None else {})
    again = Tables(tables.settings)
    await again.database.start()
    yield again
    again.thinkers.stop()
    await again.database.stop()

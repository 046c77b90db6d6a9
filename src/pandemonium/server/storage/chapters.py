"""The games of a saga before a table's own, as they are stored with it."""

from __future__ import annotations

from typing import Any

from msgspec import json
from sqlalchemy import Row

from pandemonium.engine.saga import Chapter


def chapters_as_text(chapters: tuple[Chapter, ...]) -> str | None:
    return json.encode(chapters).decode() if chapters else None


def chapters_of(row: Row[Any]) -> tuple[Chapter, ...]:
    return json.decode(row.chapters, type=tuple[Chapter, ...]) if row.chapters else ()

"""The pact of a table as its row keeps it."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Row

from pandemonium.server.model import Pact


def columns(pact: Pact) -> dict[str, Any]:
    return {"tempo": pact.tempo, "question_seconds": pact.limit, "watching": pact.watching}


def pact_of(row: Row[Any]) -> Pact:
    return Pact(row.tempo, row.question_seconds, row.watching)

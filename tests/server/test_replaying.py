"""The replay of every game: a step for each thing that happened, none without words, and each with its chapter."""

from __future__ import annotations

import pytest

from pandemonium.engine.registry import game_ids
from pandemonium.engine.text import LANGUAGES
from pandemonium.server.play.replaying import tell
from tests.web.preview import NAMES, played

WHOLE = 10_000
SEATS = 4


@pytest.mark.parametrize(("game", "language"), [(game, LANGUAGES[at % 2]) for at, game in enumerate(game_ids())])
def test_every_step_of_every_game_says_something(game: str, language: str) -> None:
    match = played(SEATS, WHOLE, game=game)
    told = tell(match, -1, language, NAMES[:SEATS])
    first, *steps = [step.text for step in told.steps]
    assert match.over
    assert len(steps) >= len(match.standing())
    assert [text for text in steps if not text.strip() or text == first] == []
    assert [step for step in told.steps[1:] if not step.chapter] == []
    assert (told.choices[0], told.choices[-1]) == (0, len(match.standing()))

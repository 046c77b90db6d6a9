"""Asking why not: the reason, its rule, and that it can be said in both languages."""

from __future__ import annotations

from pandemonium.engine.phrase import Refusal
from pandemonium.engine.text import LANGUAGES, Text
from pandemonium.games.others.game import others
from pandemonium.games.others.rules.choice import STEP
from tests.games.others.box import TEXT
from tests.games.others.stage import Stage, stage

GAME = others()
ENGLISH, POLISH = (Text(language, [TEXT]) for language in LANGUAGES)


def why(table: Stage, target: str, seat: int | None = None) -> tuple[str, str]:
    """The reason and its rule; it can be said in both languages."""
    refused = GAME.why_not(table.state, table.asked() if seat is None else seat, target)
    assert isinstance(refused, Refusal), f"{target} is offered"
    assert POLISH.say(refused.reason)
    return ENGLISH.say(refused.reason), refused.rule


def at(table: Stage, code: str) -> str:
    """A space as codes of choices name it."""
    return GAME.code(STEP + table.space(code)).removeprefix("step ")


def alone(hero: str, code: str, **options: int) -> Stage:
    return stage(**options).hero(0, hero, code).hero(1, "leah", "V3.3").hero(2, "morgana", "V3.3")

"""Every question of Inferno: its name in the messages `ask-` and `tip-`. A question's number is its place here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from msgspec import Struct

from pandemonium.engine.phrase import Fact, Name
from pandemonium.games.inferno.data.names import (
    BARRELS,
    GUARDIANS,
    GUESTS,
    ITEMS,
    LOCATIONS,
    QUARTERS,
    SINS,
    TRACKS,
)
from pandemonium.games.inferno.rules.accusation import Accusation
from pandemonium.games.inferno.rules.cashing import Cashing
from pandemonium.games.inferno.rules.challenge import PRICE, Toll, row_of
from pandemonium.games.inferno.rules.choice import BARREL
from pandemonium.games.inferno.rules.descent import Descent, colour_of
from pandemonium.games.inferno.rules.figures import LOWER, UPPER
from pandemonium.games.inferno.rules.guardian import PlayGuardian
from pandemonium.games.inferno.rules.host import Arrival
from pandemonium.games.inferno.rules.state import Inferno
from pandemonium.games.inferno.rules.tower import PutDown
from pandemonium.games.inferno.rules.tracks import Advance

Facts: TypeAlias = Callable[[Inferno, Any], dict[str, Fact]]
"""What a question's sentence speaks of, from the state and the frame that asks."""


class Question(Struct, frozen=True):
    """Its name, what others are told that the asked seat is doing, and its facts."""

    id: str
    doing: str = "florence"
    facts: Facts = lambda *_: {}


def end(state: Inferno, frame: Descent) -> dict[str, Fact]:
    return {"sin": Name(SINS[colour_of(state, frame.picked) - 1])}


def accuser_floor(_: Inferno, frame: Accusation) -> dict[str, Fact]:
    return {"location": Name(LOCATIONS[frame.location])}


def put_down(_: Inferno, frame: PutDown) -> dict[str, Fact]:
    return {"item": Name(ITEMS[frame.item])}


def floor(_: Inferno, frame: Arrival) -> dict[str, Fact]:
    return {"item": Name((BARRELS if frame.sort == BARREL else GUESTS)[frame.kind])}


def advance(_: Inferno, frame: Advance) -> dict[str, Fact]:
    return {"tracks": "upper" if frame.tracks == UPPER else "lower" if frame.tracks == LOWER else "all"}


def toll(state: Inferno, frame: Toll) -> dict[str, Fact]:
    return {"sin": Name(TRACKS[frame.track]), "drachmas": row_of(state, frame.track)[PRICE]}


def guardian_move(_: Inferno, frame: PlayGuardian) -> dict[str, Fact]:
    return {"guardian": Name(GUARDIANS[frame.guardian])}


def cash_shield(state: Inferno, frame: Cashing) -> dict[str, Fact]:
    return {"card": frame.placing + 1, "sin": Name(SINS[state.rules.end_soul[frame.placing] - 1])}


QUESTIONS: Final[tuple[Question, ...]] = (
    Question("turn-end", "turn"),
    Question("soul", "hell"),
    Question("end", "hell", end),
    Question("florence", facts=lambda state, _: {"quarter": Name(QUARTERS[state.quarter])}),
    Question("accuser-floor", facts=accuser_floor),
    Question("council"),
    Question("homecoming", facts=lambda _, frame: {"members": frame.left}),
    Question("rearrange"),
    Question("put-down", facts=put_down),
    Question("exchange", facts=lambda _, frame: {"florins": frame.most}),
    Question("offering"),
    Question("invocation"),
    Question("theft"),
    Question("hosting"),
    Question("floor", facts=floor),
    Question("styx"),
    Question("advance", facts=advance),
    Question("relocation"),
    Question("toll", facts=toll),
    Question("card", "fraud", lambda _, frame: {"drachmas": frame.fee}),
    Question("benefit", "fraud", lambda _, frame: {"card": frame.card + 1}),
    Question("draw", "fraud"),
    Question("guardian", "guardian"),
    Question("guardian-move", "guardian", guardian_move),
    Question("guardian-medusa", "guardian"),
    Question("guardian-antaeus", "guardian"),
    Question("guardian-geryon", "guardian"),
    Question("guardian-minos", "guardian", lambda state, _: {"circle": state.board.circle[state.black_at]}),
    Question("guardian-minotaur", "guardian"),
    Question("supply"),
    Question("weapons"),
    Question("cube"),
    Question("cube-either"),
    Question("discs", facts=lambda _, frame: {"discs": frame.left}),
    Question("discs-or-infamy", facts=lambda _, frame: {"discs": frame.left}),
    Question("welcome-guest", "setup"),
    Question("welcome-barrel", "setup"),
    Question("cash", "scoring"),
    Question("cash-shield", "scoring", cash_shield),
    Question("diploma", "scoring"),
    Question("action", facts=lambda _, frame: {"location": Name(LOCATIONS[frame.location])}),
)

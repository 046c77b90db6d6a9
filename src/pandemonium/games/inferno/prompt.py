"""What is asked of a seat, in one sentence: a message for each kind of question."""

from __future__ import annotations

from typing import Any

from pandemonium.engine.phrase import Fact, Name, Phrase, Player, phrase
from pandemonium.engine.state import Frame, Seat
from pandemonium.games.inferno.accusation import Accusation
from pandemonium.games.inferno.bonfire import Invocation, Offering
from pandemonium.games.inferno.cashing import NO_CARD, Cashing
from pandemonium.games.inferno.challenge import PRICE, Toll, row_of
from pandemonium.games.inferno.council import Council
from pandemonium.games.inferno.courtyard import Rearrangement
from pandemonium.games.inferno.descent import UNPICKED, Descent
from pandemonium.games.inferno.discs import Discs, Relocation
from pandemonium.games.inferno.family import Welcome
from pandemonium.games.inferno.florence import Florence
from pandemonium.games.inferno.fraud import BENEFIT, CHOOSING_CARD, Fraud
from pandemonium.games.inferno.guardian import CHOOSING_GUARDIAN, MOVING, Play
from pandemonium.games.inferno.halves import Halving
from pandemonium.games.inferno.host import UNCHOSEN, Hosting, Theft
from pandemonium.games.inferno.money import Exchange
from pandemonium.games.inferno.names import BARRELS, GUARDIANS, GUESTS, LOCATIONS, QUARTERS, SINS, TRACKS
from pandemonium.games.inferno.phlegethon import Shift
from pandemonium.games.inferno.rules import LOWER, MINOS, UPPER
from pandemonium.games.inferno.siege import Supply
from pandemonium.games.inferno.state import ANY_GUEST, Inferno
from pandemonium.games.inferno.styx import Styx
from pandemonium.games.inferno.tower import Homecoming, PutDown
from pandemonium.games.inferno.tracks import Advance
from pandemonium.games.inferno.turns import Turn
from pandemonium.games.inferno.view import ITEMS
from pandemonium.games.inferno.wording import colour_of


def prompt(state: Inferno, seat: Seat) -> Phrase:
    if not state.stack:
        return phrase("ask-over")
    asked = state.asked.bit_length() - 1
    question = kind_of(state.stack[-1])
    if asked != seat:
        return phrase("wait", player=Player(asked), doing=Name(f"doing-{AREAS.get(question, 'florence')}"))
    return Phrase(f"ask-{question}", facts(state, state.stack[-1]))


def lesson(state: Inferno, seat: Seat) -> Phrase | None:
    """The first game explains each kind of question (INF-1.2.14)."""
    if not state.first_game or not (state.asked >> seat) & 1:
        return None
    return phrase(f"lesson-{kind_of(state.stack[-1])}")


def kind_of(frame: Frame[Any]) -> str:
    """The question a frame asks now."""
    if isinstance(frame, Descent):
        return "soul" if frame.picked == UNPICKED else "end"
    if isinstance(frame, Fraud):
        return "card" if frame.step == CHOOSING_CARD else "benefit" if frame.step == BENEFIT else "draw"
    if isinstance(frame, Play):
        if frame.step == CHOOSING_GUARDIAN:
            return "guardian"
        return "guardian-move" if frame.step == MOVING else f"guardian-{GUARDIANS[frame.guardian]}"
    if isinstance(frame, (Theft, Hosting)) and frame.kind != UNCHOSEN:
        return "floor"
    if isinstance(frame, Welcome):
        return "welcome-guest" if frame.item == ANY_GUEST else "welcome-barrel"
    if isinstance(frame, Cashing):
        return "cash" if frame.placing == NO_CARD else "cash-shield"
    if isinstance(frame, Supply):
        return "weapons" if frame.arming else "supply"
    if isinstance(frame, Shift):
        return "cube-either" if frame.both else "cube"
    if isinstance(frame, Discs):
        return "discs-or-infamy" if frame.infamy else "discs"
    return QUESTIONS[type(frame)]


QUESTIONS: dict[type[Frame[Any]], str] = {
    Turn: "turn-end",
    Florence: "florence",
    Accusation: "accuser-floor",
    Council: "council",
    Homecoming: "homecoming",
    Rearrangement: "rearrange",
    PutDown: "put-down",
    Exchange: "exchange",
    Offering: "offering",
    Invocation: "invocation",
    Theft: "theft",
    Hosting: "hosting",
    Styx: "styx",
    Advance: "advance",
    Relocation: "relocation",
    Toll: "toll",
    Halving: "diploma",
}
"""Frames with a single question."""

AREAS: dict[str, str] = {
    "soul": "hell",
    "end": "hell",
    "turn-end": "turn",
    "card": "fraud",
    "benefit": "fraud",
    "draw": "fraud",
    "guardian": "guardian",
    "guardian-move": "guardian",
    **{f"guardian-{guardian}": "guardian" for guardian in GUARDIANS},
    "welcome-guest": "setup",
    "welcome-barrel": "setup",
    "cash": "scoring",
    "cash-shield": "scoring",
    "diploma": "scoring",
}
"""What others are told of a question; the rest happens in Florence."""


def facts(state: Inferno, frame: Frame[Any]) -> dict[str, Fact]:
    """What the sentence speaks of."""
    if isinstance(frame, Descent) and frame.picked != UNPICKED:
        return {"sin": Name(SINS[colour_of(state, frame.picked) - 1])}
    if isinstance(frame, Florence):
        return {"quarter": Name(QUARTERS[state.quarter])}
    if isinstance(frame, Accusation):
        return {"location": Name(LOCATIONS[frame.location])}
    if isinstance(frame, Homecoming):
        return {"members": frame.left}
    if isinstance(frame, PutDown):
        return {"item": Name(ITEMS[frame.item])}
    if isinstance(frame, Exchange):
        return {"florins": frame.most}
    if isinstance(frame, Discs):
        return {"discs": frame.left}
    if isinstance(frame, Toll):
        return {"sin": Name(TRACKS[frame.track]), "drachmas": row_of(state, frame.track)[PRICE]}
    if isinstance(frame, Play) and frame.step == MOVING:
        return {"guardian": Name(GUARDIANS[frame.guardian])}
    if isinstance(frame, Fraud) and frame.step == CHOOSING_CARD:
        return {"drachmas": frame.fee}
    if isinstance(frame, Fraud) and frame.step == BENEFIT:
        return {"card": frame.card + 1}
    if isinstance(frame, Hosting) and frame.kind != UNCHOSEN:
        return {"item": Name(GUESTS[frame.kind])}
    if isinstance(frame, Theft) and frame.kind != UNCHOSEN:
        return {"item": Name(BARRELS[frame.kind])}
    if isinstance(frame, Cashing) and frame.placing != NO_CARD:
        return {"card": frame.placing + 1, "sin": Name(SINS[state.rules.end_soul[frame.placing] - 1])}
    if isinstance(frame, Advance):
        return {"tracks": "upper" if frame.tracks == UPPER else "lower" if frame.tracks == LOWER else "all"}
    if isinstance(frame, Play) and frame.guardian == MINOS:
        return {"circle": state.board.circle[state.black_at]}
    return {}

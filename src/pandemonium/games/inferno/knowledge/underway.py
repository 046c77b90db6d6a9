"""What a chain of small choices has in hand, by the question that is open."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from pandemonium.engine.bits import members
from pandemonium.engine.seats import first_seat
from pandemonium.games.inferno.data.names import GUARDIANS, ITEMS, LOCATIONS, SINS
from pandemonium.games.inferno.knowledge.encode_paragraph import in_hand
from pandemonium.games.inferno.knowledge.shield import shield_id
from pandemonium.games.inferno.rules import question as questions
from pandemonium.games.inferno.rules.accusation import Accusation
from pandemonium.games.inferno.rules.choice import BONE, GRAVE, SOUL
from pandemonium.games.inferno.rules.courtyard import Rearrangement
from pandemonium.games.inferno.rules.descent import Descent, ends
from pandemonium.games.inferno.rules.fraud import Fraud
from pandemonium.games.inferno.rules.guardian import PlayGuardian
from pandemonium.games.inferno.rules.route import route
from pandemonium.games.inferno.rules.state import Inferno


class Underway(Struct, frozen=True):
    """What the turn has in hand: the Soul picked with its ends and routes, the card, the items, the Guardian."""

    picked: str = ""  # a shield's id, or "graveyard SIN"
    scared: bool = False
    routes: dict[str, list[str]] = {}
    card: int = 0
    lifted: list[str] = []
    guardian: str = ""
    accusing: str = ""
    numbers: tuple[int, int, int] = (0, 0, 0)  # what the paragraph that waits counts with


def underway(state: Inferno) -> Underway:
    if not state.stack:
        return Underway()
    frame = state.asking(first_seat(state.asked))
    of_question = IN_HAND.get(frame.question(state))
    found = of_question(state, frame) if of_question else Underway()
    return replace(found, numbers=in_hand(frame))


def picked_soul(state: Inferno, frame: Descent) -> Underway:
    picked, seat = frame.picked, frame.seat
    if GRAVE <= picked < BONE:
        name = f"graveyard {SINS[picked - GRAVE]}"
    else:
        name = shield_id(state, picked - BONE if picked >= BONE else picked - SOUL)
    routes = {
        shield_id(state, end): [shield_id(state, step) for step in route(state, seat, picked, end)]
        for end in members(ends(state, seat, picked))
    }
    return Underway(picked=name, scared=picked >= BONE, routes=routes)


def played_card(_: Inferno, frame: Fraud) -> Underway:
    return Underway(card=frame.card + 1)


def lifted_items(_: Inferno, frame: Rearrangement) -> Underway:
    return Underway(lifted=[ITEMS[item] for item in frame.lifted])


def played_guardian(_: Inferno, frame: PlayGuardian) -> Underway:
    return Underway(guardian=GUARDIANS[frame.guardian])


def accusing(_: Inferno, frame: Accusation) -> Underway:
    return Underway(accusing=LOCATIONS[frame.location])


IN_HAND: dict[int, Callable[[Inferno, Any], Underway]] = {
    questions.END: picked_soul,
    questions.BENEFIT: played_card,
    questions.DRAW: played_card,
    questions.REARRANGE: lifted_items,
    questions.GUARDIAN_MOVE: played_guardian,
    questions.GUARDIAN_MEDUSA: played_guardian,
    questions.GUARDIAN_ANTAEUS: played_guardian,
    questions.GUARDIAN_GERYON: played_guardian,
    questions.GUARDIAN_MINOS: played_guardian,
    questions.GUARDIAN_MINOTAUR: played_guardian,
    questions.ACCUSER_FLOOR: accusing,
}
"""The questions that come in mid-chain, and what is in hand then."""

"""Why not this Guardian, this target of his, this gate, or these Souls for the Styx."""

from __future__ import annotations

from typing import Final

from pandemonium.engine.bits import BIT
from pandemonium.engine.phrase import Name, Player, Refusal, refusal
from pandemonium.games.inferno.data.names import GUARDIANS, SINS
from pandemonium.games.inferno.knowledge.shield import shield_id
from pandemonium.games.inferno.rules import question as questions
from pandemonium.games.inferno.rules.bonfire import STYX_PRICE
from pandemonium.games.inferno.rules.discs import Relocation
from pandemonium.games.inferno.rules.figures import ANTAEUS, GATES, GERYON, MINOTAUR
from pandemonium.games.inferno.rules.guardian import PlayGuardian, chained, standing_at
from pandemonium.games.inferno.words.reason.case import Case
from pandemonium.games.inferno.words.reason.hell import why_no_drachmas, why_occupied
from pandemonium.games.inferno.words.reason.when import why_not_now

SINKING: Final = (questions.STYX, questions.INVOCATION)
PLACING: Final = (questions.OFFERING, questions.DISCS, questions.DISCS_OR_INFAMY)
PLAYING: Final = (questions.INVOCATION, questions.GUARDIAN)
"""The questions for Souls of the Styx, for a gate, and for a Guardian."""


def why_no_guardian(case: Case, guardian: int) -> Refusal:
    name = Name(GUARDIANS[guardian])
    if guardian not in (case.state.red, case.state.black):
        return refusal("why-guardian-absent", "INF-1.2.7", guardian=name)
    if case.question not in PLAYING:
        return why_not_now(case, "guardian")
    return refusal("why-guardian-no-room", "INF-R15" if guardian == MINOTAUR else "INF-1.9.1", guardian=name)


def why_no_target(case: Case, shield: int) -> Refusal:
    """What the effect of a Guardian hits beside him."""
    state, frame = case.state, case.frame
    assert isinstance(frame, PlayGuardian)
    guardian = frame.guardian
    if not state.board.beside[standing_at(state, guardian)] & BIT[shield]:
        return refusal("why-not-beside", "INF-1.9.2", guardian=Name(GUARDIANS[guardian]))
    if guardian == GERYON:
        return why_occupied(state, shield, "INF-GERYON")
    if not state.colour[shield]:
        return refusal("why-no-soul", "INF-1.9.1", shield=shield_id(state, shield))
    if guardian == ANTAEUS and BIT[shield] & chained(state):
        return refusal("why-chains-there", "INF-R17")
    return refusal("why-laid", "INF-R17", shield=shield_id(state, shield))


def why_no_disc(case: Case, gate: int, name: str) -> Refusal:
    if gate >= case.state.board.gates:
        return refusal("why-no-gate", "INF-1.4.6", gates=case.state.board.gates)
    if case.question in PLACING:
        return refusal("why-disc-there", "INF-R12", gate=gate + 1)
    if case.question == questions.RELOCATION and name == "gate":
        return refusal("why-no-disc-to-move", "INF-1.3.9", gate=gate + 1)
    return why_not_now(case, name)


def why_no_relocation(case: Case, number: int) -> Refusal:
    state, frame = case.state, case.frame
    owner, gates = divmod(number, GATES * GATES)
    start, end = divmod(gates, GATES)
    if not isinstance(frame, Relocation):
        return why_not_now(case, "relocate")
    if max(start, end) >= state.board.gates:
        return refusal("why-no-gate", "INF-1.4.6", gates=state.board.gates)
    if owner >= state.seats or not state.gates[owner] & BIT[start]:
        return refusal("why-no-disc-to-move", "INF-1.3.9", gate=start + 1)
    if (frame.moved >> owner) & 1:
        return refusal("why-disc-moved", "INF-1.3.9", player=Player(owner))
    return refusal("why-disc-there-already", "INF-R12", player=Player(owner), gate=end + 1)


def why_no_styx(case: Case, colour: int, souls: int) -> Refusal:
    have = case.state.graveyard[colour]
    if case.question not in SINKING:
        return why_not_now(case, "styx")
    if have < souls:
        return refusal("why-too-few-souls", "INF-1.3.12", sin=Name(SINS[colour - 1]), have=have)
    return why_no_drachmas(case, STYX_PRICE)

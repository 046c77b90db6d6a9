"""Why not this Guardian, this target of his, this gate, or these Souls for the Styx."""

from __future__ import annotations

from typing import Any

from pandemonium.engine.phrase import Name, Player, Refusal, refusal
from pandemonium.engine.state import Frame, Seat
from pandemonium.games.inferno.bonfire import STYX_PRICE, Invocation, Offering
from pandemonium.games.inferno.discs import Discs, Relocation
from pandemonium.games.inferno.guardian import CHOOSING_GUARDIAN, MOVING, Play, chained, standing_at
from pandemonium.games.inferno.names import GUARDIANS, SINS
from pandemonium.games.inferno.reason.hell import why_no_drachmas, why_occupied
from pandemonium.games.inferno.reason.when import why_not_now
from pandemonium.games.inferno.rules import ANTAEUS, BIT, GATES, GERYON, MINOS, MINOTAUR
from pandemonium.games.inferno.state import Inferno
from pandemonium.games.inferno.styx import Styx
from pandemonium.games.inferno.view import shield_id


def why_no_guardian(state: Inferno, guardian: int) -> Refusal:
    frame, name = state.stack[-1], Name(GUARDIANS[guardian])
    if guardian not in (state.red, state.black):
        return refusal("why-guardian-absent", "INF-1.2.7", guardian=name)
    if not isinstance(frame, Invocation) and not (isinstance(frame, Play) and frame.step == CHOOSING_GUARDIAN):
        return why_not_now(state, "guardian")
    return refusal("why-guardian-no-room", "INF-R15" if guardian == MINOTAUR else "INF-1.9.1", guardian=name)


def why_no_target(state: Inferno, frame: Play, shield: int) -> Refusal:
    """Where he goes, or what his effect hits."""
    guardian = frame.guardian
    if frame.step == CHOOSING_GUARDIAN or (guardian == MINOS and frame.step != MOVING):
        return why_not_now(state, "shield")
    if frame.step == MOVING or guardian == MINOTAUR:
        return why_occupied(state, shield, "INF-1.9.1")
    if not state.board.beside[standing_at(state, guardian)] & BIT[shield]:
        return refusal("why-not-beside", "INF-1.9.2", guardian=Name(GUARDIANS[guardian]))
    if guardian == GERYON:
        return why_occupied(state, shield, "INF-GERYON")
    if not state.colour[shield]:
        return refusal("why-no-soul", "INF-1.9.1", shield=shield_id(state, shield))
    if guardian == ANTAEUS and BIT[shield] & chained(state):
        return refusal("why-chains-there", "INF-R17")
    return refusal("why-laid", "INF-R17", shield=shield_id(state, shield))


def why_no_disc(state: Inferno, gate: int, word: str) -> Refusal:
    frame = state.stack[-1]
    if gate >= state.board.gates:
        return refusal("why-no-gate", "INF-1.4.6", gates=state.board.gates)
    if isinstance(frame, Offering | Discs):
        return refusal("why-disc-there", "INF-R12", gate=gate + 1)
    if isinstance(frame, Relocation) and word == "gate":
        return refusal("why-no-disc-to-move", "INF-1.3.9", gate=gate + 1)
    return why_not_now(state, word)


def why_no_relocation(state: Inferno, number: int) -> Refusal:
    frame = state.stack[-1]
    owner, gates = divmod(number, GATES * GATES)
    start, end = divmod(gates, GATES)
    if not isinstance(frame, Relocation):
        return why_not_now(state, "relocate")
    if max(start, end) >= state.board.gates:
        return refusal("why-no-gate", "INF-1.4.6", gates=state.board.gates)
    if owner >= state.seats or not state.gates[owner] & BIT[start]:
        return refusal("why-no-disc-to-move", "INF-1.3.9", gate=start + 1)
    if (frame.moved >> owner) & 1:
        return refusal("why-disc-moved", "INF-1.3.9", player=Player(owner))
    return refusal("why-disc-there-already", "INF-R12", player=Player(owner), gate=end + 1)


def why_no_styx(state: Inferno, seat: Seat, colour: int, souls: int) -> Refusal:
    frame = state.stack[-1]
    if not sinks(frame):
        return why_not_now(state, "styx")
    if state.graveyard[colour] < souls:
        have = state.graveyard[colour]
        return refusal("why-too-few-souls", "INF-1.3.12", sin=Name(SINS[colour - 1]), have=have)
    return why_no_drachmas(state, seat, STYX_PRICE)


def sinks(frame: Frame[Any]) -> bool:
    """Whether the open question is about the Styx."""
    return isinstance(frame, Styx | Invocation)

"""Why not? The rule that forbids a choice, or the use of a thing on the table, for the seat that asks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pandemonium.engine.bits import BIT, COUNT
from pandemonium.engine.driver import legal
from pandemonium.engine.numbering import Numbering
from pandemonium.engine.phrase import Name, Player, Refusal, refusal
from pandemonium.engine.seats import first_seat
from pandemonium.engine.state import Choice, Seat
from pandemonium.games.crypt.data.names import TREASURES
from pandemonium.games.crypt.knowledge.view import phase
from pandemonium.games.crypt.rules import choice as choices
from pandemonium.games.crypt.rules.choice import dice_of, face_of, slot_of
from pandemonium.games.crypt.rules.claim import Claim
from pandemonium.games.crypt.rules.collect import Rerolls
from pandemonium.games.crypt.rules.figures import IDOL, MANUSCRIPT, PER_TYPE, POTTERY, REMAINS, column
from pandemonium.games.crypt.rules.pottery import Window
from pandemonium.games.crypt.rules.state import ADD, EFFORTS, FORBID, GONE, Crypt


def why_not(numbering: Numbering, state: Crypt, seat: Seat, choice: Choice) -> Refusal:
    """Why that choice, which is not offered, cannot be taken."""
    return REASONS[numbering.kind(choice)](state, seat, choice)


def why_no_turn(state: Crypt, seat: Seat) -> Refusal | None:
    """Servants are sent and recovered in one's turn of the Claim phase."""
    if phase(state) != "claim":
        return refusal("why-not-claiming", "CRY-1.3.14")
    return why_not_asked(state, seat, "CRY-1.3.14")


def why_not_asked(state: Crypt, seat: Seat, rule: str) -> Refusal | None:
    if (state.asked >> seat) & 1:
        return None
    return refusal("why-not-your-turn", rule, player=Player(first_seat(state.asked)))


def why_no_recovery(state: Crypt, seat: Seat) -> Refusal:
    return why_no_turn(state, seat) or refusal("why-no-recover-after-sending", "CRY-1.3.14")


def why_not_done(state: Crypt, seat: Seat) -> Refusal:
    return why_no_turn(state, seat) or refusal("why-nothing-sent", "CRY-R1")


def why_no_claim(state: Crypt, seat: Seat, choice: Choice) -> Refusal:
    slot = slot_of(choice)
    if refused := why_no_turn(state, seat):
        return refused
    if not lies_in(state, slot):
        return refusal("why-no-card", "CRY-C10", slot=slot + 1)
    return why_no_dice(state, seat, slot, dice_of(choice)) or why_not_beaten(state, seat, choice)


def lies_in(state: Crypt, slot: int) -> bool:
    """Whether there is a card in the slot."""
    return slot < len(state.crypt) and state.crypt[slot] != GONE


def why_no_dice(state: Crypt, seat: Seat, slot: int, dice: int) -> Refusal | None:
    """The turn allows no more groups, or the seat has too few dice."""
    frame = state.asking(seat)
    assert isinstance(frame, Claim)
    if (frame.placed >> slot) & 1:
        return refusal("why-sent-there", "CRY-1.3.2", slot=slot + 1)
    if frame.placed and frame.in_the_dark(state):
        return refusal("why-one-card-in-the-dark", "CRY-1.3.4")
    if not state.ready[seat]:
        return why_none_ready(state, seat, frame)
    if dice > state.ready[seat]:
        return refusal("why-too-few-servants", "CRY-1.3.2", dice=state.ready[seat])
    return None


def why_none_ready(state: Crypt, seat: Seat, frame: Claim) -> Refusal:
    """Recovering helps only a turn that sent nothing, and only where something is exhausted."""
    if frame.placed:
        return refusal("why-all-sent", "CRY-1.3.2")
    return refusal("why-no-servants" if state.spent[seat] else "why-all-on-cards", "CRY-1.3.2")


def why_not_beaten(state: Crypt, seat: Seat, choice: Choice) -> Refusal:
    slot, total = slot_of(choice), face_of(choice) * dice_of(choice)
    if state.holder[slot] == seat and state.own_dice == FORBID:
        return refusal("why-own-card", "CRY-R2", slot=slot + 1)
    if state.holder[slot] == seat and state.own_dice == ADD:
        return refusal("why-own-face", "CRY-R2", effort=state.effort[slot])
    held = state.effort[slot] * state.dice[slot]
    return refusal("why-not-higher", "CRY-1.3.2", slot=slot + 1, total=total, held=held)


def why_no_rescue(state: Crypt, seat: Seat) -> Refusal:
    if state.side_b(REMAINS):
        return refusal("why-other-side", "CRY-1.2.3", treasure=Name("remains"))
    if not state.spent[seat]:
        return refusal("why-none-exhausted", "CRY-REMAINS-A")
    return why_too_few(state, seat, REMAINS)


def why_no_peek(state: Crypt, seat: Seat) -> Refusal:
    if not state.side_b(MANUSCRIPT):
        return refusal("why-other-side", "CRY-1.2.3", treasure=Name("manuscript"))
    if not state.covered() & ~state.known[seat]:
        return refusal("why-nothing-to-see", "CRY-MANUSCRIPT-B")
    return why_too_few(state, seat, MANUSCRIPT)


def why_no_pottery(state: Crypt, seat: Seat, choice: Choice) -> Refusal:
    slot = (choice - choices.POTTERY) // choices.PAIRS
    if not state.side_b(POTTERY):
        return refusal("why-other-side", "CRY-1.2.3", treasure=Name("pottery"))
    if phase(state) != "pottery":
        return refusal("why-only-before-claim", "CRY-POTTERY-B")
    if not state.covered():
        return refusal("why-nothing-face-down", "CRY-C10")
    if COUNT[state.unflipped(seat, POTTERY)] < state.needs(POTTERY):
        return why_too_few(state, seat, POTTERY)
    if refused := why_not_taking(state, seat):
        return refused
    if not lies_in(state, slot) or not (state.down >> slot) & 1:
        return refusal("why-not-face-down", "CRY-POTTERY-B", slot=slot + 1)
    return why_too_few(state, seat, POTTERY)


def why_not_taking(state: Crypt, seat: Seat) -> Refusal | None:
    """Another is asked, before this seat or since it declined."""
    refused, frame = why_not_asked(state, seat, "CRY-POTTERY-B"), state.asking(seat)
    if refused and isinstance(frame, Window) and frame.declined & BIT[seat]:
        return refusal("why-declined-to-take", "CRY-R14")
    return refused


def why_not_rerolling(state: Crypt, seat: Seat) -> Refusal | None:
    refused, frame = why_not_asked(state, seat, "CRY-R7"), state.asking(seat)
    if refused and isinstance(frame, Rerolls) and (seat - state.leader) % state.seats < frame.turn:
        return refusal("why-declined-to-reroll", "CRY-R7")
    return refused


def why_no_reroll(state: Crypt, seat: Seat, choice: Choice) -> Refusal:
    effort = (choice - choices.REROLL) // PER_TYPE
    if state.side_b(IDOL):
        return refusal("why-other-side", "CRY-1.2.3", treasure=Name("idol"))
    if phase(state) != "collect":
        return refusal("why-only-in-collect", "CRY-IDOL-A")
    if not sum(state.failed[seat * EFFORTS : seat * EFFORTS + EFFORTS]):
        return refusal("why-no-failed-die", "CRY-R7")
    if not state.unflipped(seat, IDOL):
        return why_too_few(state, seat, IDOL)
    if refused := why_not_rerolling(state, seat):
        return refused
    if not state.failed[seat * EFFORTS + effort]:
        return refusal("why-no-failed-effort", "CRY-R7", effort=effort)
    return why_too_few(state, seat, IDOL)


def why_too_few(state: Crypt, seat: Seat, kind: int) -> Refusal:
    """The seat owns fewer unflipped cards than the Collector asks for, or named others than its own."""
    have, need = COUNT[state.unflipped(seat, kind)], state.needs(kind)
    if have >= need:
        return refusal("why-not-those-cards", "CRY-1.5.1", treasure=Name(TREASURES[kind]))
    return refusal("why-too-few-cards", "CRY-1.5.1", treasure=Name(TREASURES[kind]), need=need, have=have)


def why_not_slot(numbering: Numbering, state: Crypt, seat: Seat, slot: int) -> Refusal | None:
    """Why a card cannot be chosen at all: the answer for the strongest claim the seat could make on it."""
    return why_not(numbering, state, seat, choices.claim(slot, 6, max(state.ready[seat], 1)))


def why_not_collector(numbering: Numbering, state: Crypt, seat: Seat, kind: int) -> Refusal | None:
    """Why a Collector does nothing now: the answer for the first of its choices."""
    use = USES.get((kind, state.side_b(kind)))
    if use is None:
        have = COUNT[column(state.owned[seat], kind)]
        name = Name(TREASURES[kind])
        return refusal("why-pays-at-the-end", "CRY-1.3.12", treasure=name, need=state.needs(kind), have=have)
    if any(numbering.kind(choice) == use for choice in legal(state, seat)):
        return None
    return REASONS[use](state, seat, numbering.ranges[use].first)


REASONS: Final[dict[str, Callable[[Crypt, Seat, Choice], Refusal]]] = {
    "claim": why_no_claim,
    "recover": lambda state, seat, _: why_no_recovery(state, seat),
    "done": lambda state, seat, _: why_not_done(state, seat),
    "decline": lambda *_: refusal("why-nothing-to-decline"),
    "pottery": why_no_pottery,
    "reroll": why_no_reroll,
    "peek": lambda state, seat, _: why_no_peek(state, seat),
    "rescue": lambda state, seat, _: why_no_rescue(state, seat),
}
"""By kind of choice."""

USES: Final = {
    (IDOL, False): "reroll",
    (MANUSCRIPT, True): "peek",
    (POTTERY, True): "pottery",
    (REMAINS, False): "rescue",
}
"""By type and side: the choices of each Collector that is used during the game."""

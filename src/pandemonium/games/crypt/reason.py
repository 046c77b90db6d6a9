"""Why not? The rule that forbids a choice, or the use of a thing on the table, for the seat that asks."""

from __future__ import annotations

from pandemonium.engine.driver import legal
from pandemonium.engine.phrase import Name, Player, Refusal, refusal
from pandemonium.engine.state import Choice, Seat
from pandemonium.games.crypt import choice as choices
from pandemonium.games.crypt.choice import dice_of, face_of, slot_of
from pandemonium.games.crypt.claim import Claim
from pandemonium.games.crypt.collect import Rerolls
from pandemonium.games.crypt.pottery import Window
from pandemonium.games.crypt.rules import COUNT, IDOL, MANUSCRIPT, PER_TYPE, POTTERY, REMAINS, column
from pandemonium.games.crypt.setup import TREASURES
from pandemonium.games.crypt.state import ADD, EFFORTS, FORBID, GONE, Crypt


def why_not(state: Crypt, seat: Seat, choice: Choice) -> Refusal | None:
    """Why that choice cannot be taken; None where it can."""
    if choice in legal(state, seat):
        return None
    if choice >= choices.RESCUE:
        return why_no_rescue(state, seat)
    if choice >= choices.PEEK:
        return why_no_peek(state, seat)
    frame = state.stack[-1]
    if choices.POTTERY <= choice < choices.REROLL:
        return why_no_pottery(state, seat, (choice - choices.POTTERY) // choices.PAIRS)
    if choice >= choices.REROLL:
        return why_no_reroll(state, seat, (choice - choices.REROLL) // PER_TYPE)
    if choice == choices.DECLINE:
        return refusal("why-nothing-to-decline")
    if not isinstance(frame, Claim):
        return refusal("why-not-claiming", "CRY-1.3.14")
    if not (state.asked >> seat) & 1:
        return refusal("why-not-your-turn", "CRY-1.3.14", player=Player(state.asked.bit_length() - 1))
    if choice == choices.RECOVER:
        return refusal("why-no-recover-after-sending", "CRY-1.3.14")
    if choice == choices.DONE:
        return refusal("why-nothing-sent", "CRY-R1")
    return why_no_claim(state, frame, seat, choice)


def why_no_claim(state: Crypt, frame: Claim, seat: Seat, choice: Choice) -> Refusal:
    slot, total = slot_of(choice), face_of(choice) * dice_of(choice)
    if slot >= len(state.crypt) or state.crypt[slot] == GONE:
        return refusal("why-no-card", "CRY-C10", slot=slot + 1)
    if (frame.placed >> slot) & 1:
        return refusal("why-sent-there", "CRY-1.3.2", slot=slot + 1)
    if frame.placed and frame.in_the_dark(state):
        return refusal("why-one-card-in-the-dark", "CRY-1.3.4")
    if not state.ready[seat]:
        return refusal("why-no-servants", "CRY-1.3.2")
    if dice_of(choice) > state.ready[seat]:
        return refusal("why-too-few-servants", "CRY-1.3.2", dice=state.ready[seat])
    held = state.effort[slot] * state.dice[slot]
    if state.holder[slot] == seat and state.own_dice == FORBID:
        return refusal("why-own-card", "CRY-R2", slot=slot + 1)
    if state.holder[slot] == seat and state.own_dice == ADD:
        return refusal("why-own-face", "CRY-R2", effort=state.effort[slot])
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


def why_no_pottery(state: Crypt, seat: Seat, slot: int) -> Refusal:
    if not state.side_b(POTTERY):
        return refusal("why-other-side", "CRY-1.2.3", treasure=Name("pottery"))
    if not isinstance(state.stack[-1], Window):
        return refusal("why-only-before-claim", "CRY-POTTERY-B")
    if not state.covered():
        return refusal("why-nothing-face-down", "CRY-C10")
    if COUNT[state.unflipped(seat, POTTERY)] < state.needs(POTTERY):
        return why_too_few(state, seat, POTTERY)
    if not (state.asked >> seat) & 1:
        return refusal("why-not-your-turn", "CRY-POTTERY-B", player=Player(state.asked.bit_length() - 1))
    if slot >= len(state.crypt) or state.crypt[slot] == GONE or not (state.down >> slot) & 1:
        return refusal("why-not-face-down", "CRY-POTTERY-B", slot=slot + 1)
    return why_too_few(state, seat, POTTERY)


def why_no_reroll(state: Crypt, seat: Seat, effort: int) -> Refusal:
    if state.side_b(IDOL):
        return refusal("why-other-side", "CRY-1.2.3", treasure=Name("idol"))
    if not isinstance(state.stack[-1], Rerolls):
        return refusal("why-only-in-collect", "CRY-IDOL-A")
    if not sum(state.failed[seat * EFFORTS : seat * EFFORTS + EFFORTS]):
        return refusal("why-no-failed-die", "CRY-R7")
    if not state.unflipped(seat, IDOL):
        return why_too_few(state, seat, IDOL)
    if not (state.asked >> seat) & 1:
        return refusal("why-not-your-turn", "CRY-R7", player=Player(state.asked.bit_length() - 1))
    if not state.failed[seat * EFFORTS + effort]:
        return refusal("why-no-failed-effort", "CRY-R7", effort=effort)
    return why_too_few(state, seat, IDOL)


def why_too_few(state: Crypt, seat: Seat, kind: int) -> Refusal:
    """The seat owns fewer unflipped cards than the Collector asks for, or named others than its own."""
    have, need = COUNT[state.unflipped(seat, kind)], state.needs(kind)
    if have >= need:
        return refusal("why-not-those-cards", "CRY-1.5.1", treasure=Name(TREASURES[kind]))
    return refusal("why-too-few-cards", "CRY-1.5.1", treasure=Name(TREASURES[kind]), need=need, have=have)


def why_not_slot(state: Crypt, seat: Seat, slot: int) -> Refusal | None:
    """Why a card cannot be chosen at all: the answer for the strongest claim the seat could make on it."""
    return why_not(state, seat, choices.claim(slot, 6, max(state.ready[seat], 1)))


def why_not_collector(state: Crypt, seat: Seat, kind: int) -> Refusal | None:
    """Why a Collector does nothing now: the answer for the first of its choices."""
    use = USES.get((kind, state.side_b(kind)))
    if use is None:
        have = COUNT[column(state.owned[seat], kind)]
        name = Name(TREASURES[kind])
        return refusal("why-pays-at-the-end", "CRY-1.3.12", treasure=name, need=state.needs(kind), have=have)
    first, last = use
    if any(first <= choice < last for choice in legal(state, seat)):
        return None
    return why_not(state, seat, first)


USES = {
    (IDOL, False): (choices.REROLL + 2 * PER_TYPE, choices.END),
    (MANUSCRIPT, True): (choices.PEEK, choices.RESCUE),
    (POTTERY, True): (choices.POTTERY, choices.REROLL),
    (REMAINS, False): (choices.RESCUE, choices.RESCUE + choices.PAIRS),
}
"""By type and side: the choices of each Collector that is used during the game."""

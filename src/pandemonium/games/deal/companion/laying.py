"""Cards under the lids: pairs are made, laid and turned (DWD-6.5.2)."""

from __future__ import annotations

from msgspec.structs import replace

from pandemonium.engine.phrase import Refusal, refusal
from pandemonium.games.deal.companion.cards import CARDS
from pandemonium.games.deal.companion.sitting import DONE, LAY, PAIR, SEATS, TURN, Pair, Sitting, Turned, lacks, phase
from pandemonium.games.deal.companion.steps import steps_of
from pandemonium.games.deal.rules.routing import MARKS


def begin_round(sitting: Sitting) -> None:
    """All cards are together again; everybody makes a pair for each shuffle of the round, and one more."""
    sitting.pairs = []
    sitting.quota = len(steps_of(sitting.now.round)) + 1


def begin_shuffle(sitting: Sitting) -> None:
    """Even if the last to take a pair finds all of his own there, one of another's must be among them."""
    while unsafe(sitting):
        sitting.quota += 1


def unsafe(sitting: Sitting) -> bool:
    spent = [sum(pair.spent for pair in sitting.pairs if pair.seat == seat) for seat in range(SEATS)]
    left = [sitting.quota - used for used in spent]
    return sum(left) - (SEATS - 1) <= max(left)


def make_pair(sitting: Sitting, seat: int, card: str) -> Refusal | None:
    """Enter a card of a pair: first the top one, then the lower one."""
    if phase(sitting) != PAIR or not lacks(sitting, seat):
        return refusal("refused-companion-late")
    if card not in CARDS:
        return refusal("refused-companion-card")
    if card in sitting.tops or any(card in (pair.top, pair.low) for pair in sitting.pairs):
        return refusal("refused-companion-paired")
    top = sitting.tops[seat]
    sitting.tops[seat] = "" if top else card
    if top:
        sitting.pairs.append(Pair(seat, top, card))
    return None


def unmake_pair(sitting: Sitting, seat: int) -> Refusal | None:
    """Take back the last card that this seat entered for a pair."""
    mine = [pair for pair in sitting.pairs if pair.seat == seat and not pair.spent]
    if phase(sitting) != PAIR or not (sitting.tops[seat] or mine):
        return refusal("refused-companion-late")
    if sitting.tops[seat]:
        sitting.tops[seat] = ""
    else:
        sitting.pairs.remove(mine[-1])
        sitting.tops[seat] = mine[-1].top
    return None


def lay(sitting: Sitting, seat: int, card: str) -> Refusal | None:
    """Enter the top card of the pair whose lower card lies under the lid.

    A pair that somebody else entered as well is not refused at once, for that would tell where it lies: when all four
    have entered, all of them do it again.
    """
    if phase(sitting) != LAY:
        return refusal("refused-companion-late")
    pair = next((pair for pair in sitting.pairs if pair.top == card and not pair.spent), None)
    if pair is None:
        return refusal("refused-companion-no-pair")
    if pair.seat == seat:
        return refusal("refused-companion-own-pair")
    sitting.laid[seat], sitting.clash = card, False
    if all(sitting.laid) and len(set(sitting.laid)) < SEATS:
        sitting.laid, sitting.clash = [""] * SEATS, True
    return None


def chest_of(sitting: Sitting, by: str) -> int | None:
    """The chest of a code; or the one under whose lid a card lies: that of the seat which entered the card above it."""
    if sitting.camera:
        return sitting.codes.index(by) if by in sitting.codes else None
    for pair in sitting.pairs:
        if pair.low == by and not pair.spent and pair.top in sitting.laid:
            return sitting.at.index(sitting.laid.index(pair.top))
    return None


def turn(sitting: Sitting, by: str) -> Refusal | None:
    """A card is turned, or a code read, on the common device. The last chest needs neither."""
    if phase(sitting) != TURN:
        return refusal("refused-companion-late")
    chest = chest_of(sitting, by)
    if chest is None:
        return refusal("refused-companion-code" if sitting.camera else "refused-companion-unknown-card")
    known = [turned.chest for turned in sitting.turned]
    if chest in known:
        return refusal("refused-companion-turned")
    sitting.turned.append(Turned(chest, by))
    if len(sitting.turned) == MARKS - 1:
        last = next(other for other in range(MARKS) if other not in known and other != chest)
        sitting.turned.append(Turned(last, ""))
    return None


def unturn(sitting: Sitting) -> Refusal | None:
    """The last card that was turned, or code that was read, was a slip."""
    if not sitting.turned or phase(sitting) not in (TURN, DONE):
        return refusal("refused-companion-late")
    if not sitting.turned.pop().by:
        sitting.turned.pop()
    return None


def take_cards_away(sitting: Sitting, *, used: bool) -> None:
    """The cards come out from under the lids; a pair whose lower card was seen is not used again in this round."""
    if used:
        sitting.pairs = [replace(pair, spent=pair.spent or pair.top in sitting.laid) for pair in sitting.pairs]
    sitting.laid, sitting.turned = [""] * SEATS, []

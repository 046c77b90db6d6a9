"""Cards under the lids: aces and kings are laid in rows, taken in pairs, and the aces turned (DWD-6.5.2)."""

from __future__ import annotations

from pandemonium.engine.phrase import Refusal, refusal
from pandemonium.games.deal.companion.cards import SUITS
from pandemonium.games.deal.companion.sitting import DONE, LAY, PAIR, SEATS, TURN, Sitting, Turned, phase, rows
from pandemonium.games.deal.rules.routing import MARKS


def enter_row(sitting: Sitting, seat: int, suit: str) -> Refusal | None:
    """The next card of the row that this seat lays; the last one follows from the others."""
    row = rows(sitting).get(seat)
    if phase(sitting) != PAIR or row is None or len(row) == MARKS:
        return refusal("refused-companion-late")
    if suit not in tuple(SUITS) or suit in row:
        return refusal("refused-companion-card")
    row += suit
    if len(row) == MARKS - 1:
        row += next(last for last in SUITS if last not in row)
    keep_row(sitting, seat, row)
    return None


def clear_row(sitting: Sitting, seat: int) -> Refusal | None:
    """A slip in the row: it is entered once more."""
    if phase(sitting) != PAIR or not rows(sitting).get(seat):
        return refusal("refused-companion-late")
    keep_row(sitting, seat, "")
    return None


def keep_row(sitting: Sitting, seat: int, row: str) -> None:
    if seat == next(iter(rows(sitting))):
        sitting.aces = row
    else:
        sitting.kings = row


def lay(sitting: Sitting, seat: int, suit: str) -> Refusal | None:
    """Enter the king of the pair whose ace lies under the lid.

    A king that somebody else entered as well is not refused at once, for that would tell who has it: when all four have
    entered, all of them do it again.
    """
    if phase(sitting) != LAY:
        return refusal("refused-companion-late")
    if suit not in tuple(SUITS):
        return refusal("refused-companion-card")
    sitting.laid[seat], sitting.clash = suit, False
    if all(sitting.laid) and len(set(sitting.laid)) < SEATS:
        sitting.laid, sitting.clash = [""] * SEATS, True
    return None


def chest_of(sitting: Sitting, by: str) -> int | None:
    """The chest of a code; or the one under whose lid an ace lies: that of the seat which entered the king above it."""
    if sitting.camera:
        return sitting.codes.index(by) if by in sitting.codes else None
    if by not in tuple(SUITS):
        return None
    king = sitting.kings[sitting.aces.index(by)]
    return sitting.at.index(sitting.laid.index(king))


def turn(sitting: Sitting, by: str) -> Refusal | None:
    """An ace is turned, or a code read, on the common device. The last chest needs neither."""
    if phase(sitting) != TURN:
        return refusal("refused-companion-late")
    chest = chest_of(sitting, by)
    if chest is None:
        return refusal("refused-companion-code" if sitting.camera else "refused-companion-card")
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


def take_cards_away(sitting: Sitting) -> None:
    """All eight cards come together again."""
    sitting.aces, sitting.kings = "", ""
    sitting.laid, sitting.turned = [""] * SEATS, []

"""Which phone is which colour; and how a colour passes to another phone when its own is dead."""

from __future__ import annotations

from msgspec.structs import replace

from pandemonium.engine.phrase import Refusal, refusal
from pandemonium.games.deal.companion.sitting import COLOURS, SEATS, Sitting, Takeover

WANTED = 2
"""So many of the others confirm a new phone; fewer where there are not so many other phones."""


def take_colour(sitting: Sitting, phone: str, seat: int) -> Refusal | None:
    """A free colour. One phone may take several, or all four where it is passed round."""
    if seat not in range(len(COLOURS)):
        return refusal("refused-companion-colour")
    if sitting.phones[seat] not in ("", phone):
        return refusal("refused-companion-taken")
    sitting.phones[seat] = phone
    return None


def leave_colour(sitting: Sitting, phone: str, seat: int) -> Refusal | None:
    """Before all four are there one may choose again."""
    if "" not in sitting.phones or sitting.phones[seat] != phone:
        return refusal("refused-companion-late")
    sitting.phones[seat] = ""
    return None


def others(sitting: Sitting, one: Takeover) -> set[str]:
    """The phones that can confirm it: neither the one that is dead nor the new one."""
    return set(sitting.phones) - {"", sitting.phones[one.seat], one.phone}


def ask_takeover(sitting: Sitting, phone: str, seat: int, code: str) -> Refusal | None:
    """A new phone wants a colour that is taken. Asked again, it gets a new code."""
    if seat not in range(SEATS) or sitting.phones[seat] in ("", phone):
        return refusal("refused-companion-colour")
    sitting.takeovers = [one for one in sitting.takeovers if one.phone != phone]
    sitting.takeovers.append(Takeover(seat, phone, code))
    settle(sitting)
    return None


def confirm_takeover(sitting: Sitting, by: int, seat: int, code: str) -> Refusal | None:
    """One of the others types the code that he sees on the new phone."""
    for at, one in enumerate(sitting.takeovers):
        if one.seat == seat and one.code == code and by != seat:
            sitting.takeovers[at] = replace(one, confirmed=tuple(sorted({*one.confirmed, by})))
            settle(sitting)
            return None
    return refusal("refused-companion-no-code")


def refuse_takeover(sitting: Sitting, by: int, seat: int) -> Refusal | None:
    """Nobody here has a new phone for this colour."""
    if by != seat and not any(one.seat == seat for one in sitting.takeovers):
        return refusal("refused-companion-no-code")
    sitting.takeovers = [one for one in sitting.takeovers if one.seat != seat]
    return None


def settle(sitting: Sitting) -> None:
    """Who was confirmed by enough others has the colour from now on; a phone counts once, whatever colours it has."""
    for one in list(sitting.takeovers):
        able = others(sitting, one)
        confirming = able & {sitting.phones[seat] for seat in one.confirmed}
        if len(confirming) >= min(WANTED, len(able)):
            sitting.phones[one.seat] = one.phone
            sitting.takeovers = [other for other in sitting.takeovers if other.seat != one.seat]

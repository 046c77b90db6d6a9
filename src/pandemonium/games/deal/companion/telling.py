"""What one tells one's own phone of what one has found, and what one wishes for (DWD-6.5.1, DWD-6.5.2)."""

from __future__ import annotations

from pandemonium.engine.phrase import Refusal, refusal
from pandemonium.games.deal.companion.draw import deal_roles
from pandemonium.games.deal.companion.sitting import NOTHING, SEATS, TELL, WISH, Sitting, phase
from pandemonium.games.deal.companion.steps import ROLES
from pandemonium.games.deal.rules.routing import MARKS, MORTAL


def tell(sitting: Sitting, seat: int, mark: int) -> Refusal | None:
    """A seat says which mark is inside the chest it has taken; the fourth answer makes them count or all forgotten."""
    if phase(sitting) != TELL:
        return refusal("refused-companion-late")
    if mark not in range(MARKS):
        return refusal("refused-companion-mark")
    sitting.told[seat], sitting.clash = mark, False
    if NOTHING in sitting.told:
        return None
    if len(set(sitting.told)) < MARKS:
        sitting.told, sitting.clash = [NOTHING] * SEATS, True
        return None
    if sitting.now.kind == ROLES:
        sitting.roles = list(sitting.told)
    sitting.at = [sitting.told.index(chest) for chest in range(MARKS)]
    return None


def wish(sitting: Sitting, seat: int, wanted: int, dreaded: int) -> Refusal | None:
    """Mark a role wanted and one not wanted; a number above the roles is none (DWD-1.16.4)."""
    if phase(sitting) != WISH:
        return refusal("refused-companion-late")
    if not 0 <= wanted <= MORTAL + 1 or not 0 <= dreaded <= MORTAL + 1:
        return refusal("refused-companion-mark")
    sitting.wishes[seat] = wanted, dreaded
    if all(wanted != NOTHING for wanted, _ in sitting.wishes):
        sitting.roles = deal_roles(sitting.seed, sitting.wishes)
    return None


def own_role(sitting: Sitting, seat: int) -> int:
    """The mark that this seat's phone may show now: in the step of the roles, until it was put away."""
    if sitting.now.kind != ROLES or sitting.seen[seat]:
        return NOTHING
    return sitting.roles[seat] if sitting.roles else sitting.told[seat]


def put_away(sitting: Sitting, seat: int) -> Refusal | None:
    """The role is known by heart: it is not shown again."""
    if not sitting.roles or own_role(sitting, seat) == NOTHING:
        return refusal("refused-companion-late")
    sitting.seen[seat] = True
    return None

"""From step to step: on when all four chests are told apart, one back at any time (DWD-6.5.3)."""

from __future__ import annotations

from pandemonium.engine.phrase import Refusal, refusal
from pandemonium.games.deal.companion.draw import deal_roles
from pandemonium.games.deal.companion.laying import take_cards_away
from pandemonium.games.deal.companion.receiving import whereabouts
from pandemonium.games.deal.companion.sitting import DONE, LAY, LEARN, NOTHING, OVER, PAIR, SEATS, TURN, Sitting, phase
from pandemonium.games.deal.companion.steps import ROLES
from pandemonium.games.deal.rules.routing import MARKS

LONGEST_CODE = 200


def go_on(sitting: Sitting) -> Refusal | None:
    if phase(sitting) != DONE:
        return refusal("refused-companion-not-done")
    leave_for(sitting, sitting.step + 1)
    return None


def go_back(sitting: Sitting) -> Refusal | None:
    """The step before, from wherever the chests are now; if they are in the midst of a shuffle, they are sought.

    The first step begins anew, and with the camera so does the reading of the codes.
    """
    if phase(sitting) == OVER:
        return refusal("refused-companion-over")
    if sitting.step == 0 and not sitting.turned:
        sitting.codes, sitting.roles, sitting.wishes = [], [], [(NOTHING, NOTHING)] * SEATS
    leave_for(sitting, max(0, sitting.step - 1))
    return None


def seek(sitting: Sitting) -> Refusal | None:
    """Nobody knows any more which chest is which: everybody takes one, looks, and tells his own phone."""
    if sitting.camera or phase(sitting) not in (PAIR, LAY, TURN, DONE) or sitting.now.kind == ROLES:
        return refusal("refused-companion-late")
    take_cards_away(sitting)
    sitting.at, sitting.told = [], [NOTHING] * SEATS
    return None


def leave_for(sitting: Sitting, step: int) -> None:
    sitting.at = whereabouts(sitting)
    take_cards_away(sitting)
    sitting.step = step
    sitting.told, sitting.clash = [NOTHING] * SEATS, False
    if sitting.now.kind == ROLES and not sitting.camera:
        sitting.roles, sitting.seen = [], [False] * SEATS


def learn(sitting: Sitting, code: str) -> Refusal | None:
    """Read a chest's code openly: that of the devil first, then of the cultist and both mortals."""
    if phase(sitting) != LEARN:
        return refusal("refused-companion-late")
    if not 0 < len(code) <= LONGEST_CODE or code in sitting.codes:
        return refusal("refused-companion-learned")
    sitting.codes.append(code)
    deal_if_ready(sitting)
    return None


def deal_if_ready(sitting: Sitting) -> None:
    """With the camera and without wishes the companion deals as soon as it can tell the chests apart."""
    if sitting.camera and not sitting.wishing and len(sitting.codes) == MARKS and not sitting.roles:
        sitting.roles = deal_roles(sitting.seed, [(NOTHING, NOTHING)] * SEATS)

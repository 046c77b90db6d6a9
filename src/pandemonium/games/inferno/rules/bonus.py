"""The bonus of a Sin Track, gained by accusing there (INF-SILVER-1 to INF-GOLD-4)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pandemonium.engine.state import Seat
from pandemonium.games.inferno.rules.discs import DISCS_OR_INFAMY, discs
from pandemonium.games.inferno.rules.event import BONUS
from pandemonium.games.inferno.rules.figures import LOWER, UPPER
from pandemonium.games.inferno.rules.fraud import fraud
from pandemonium.games.inferno.rules.guardian import play_guardian
from pandemonium.games.inferno.rules.phlegethon import shift_cube
from pandemonium.games.inferno.rules.state import FROM_BONUS, Inferno
from pandemonium.games.inferno.rules.styx import styx
from pandemonium.games.inferno.rules.tracks import advance_on

GUARDIAN_DRACHMA: Final = 0
GUARDIAN_INFAMY: Final = 1
DRACHMAS: Final = 2
DISCS: Final = 3
STYX: Final = 4
PHLEGETHON: Final = 5
FRAUD: Final = 6

THREE: Final = 3


def take_bonus(state: Inferno, seat: Seat, bonus: i64) -> None:
    if state.events is not None:
        state.tell(BONUS, (seat, bonus))
    if bonus == GUARDIAN_DRACHMA:
        state.drachmas[seat] += 1
        state.push(play_guardian(seat))
    elif bonus == GUARDIAN_INFAMY:
        state.earn(seat, FROM_BONUS, 1)
        state.push(play_guardian(seat))
    elif bonus == DRACHMAS:
        state.drachmas[seat] += THREE
    elif bonus == DISCS:
        state.push(discs(seat, DISCS_OR_INFAMY, DISCS_OR_INFAMY))
    elif bonus == STYX:
        state.earn(seat, FROM_BONUS, 1)
        state.push(styx(seat))
    elif bonus == PHLEGETHON:
        state.push(shift_cube(seat, both=True))
        state.push(shift_cube(seat, both=False))
    elif bonus == FRAUD:
        state.push(fraud(seat))
    else:
        state.push(advance_on(seat, UPPER | LOWER))

"""The chests of the ritual are opened (DWD-1.14.19): in round 3 nobody knows whose they are, in round 5 all do."""

from __future__ import annotations

from pandemonium.games.deal.rules.figures import ROUNDS
from pandemonium.games.deal.rules.opening_anonymous import open_anonymously
from pandemonium.games.deal.rules.opening_public import open_publicly
from pandemonium.games.deal.rules.state import Deal


def open_chests(state: Deal) -> None:
    if state.round == ROUNDS:
        open_publicly(state)
    else:
        open_anonymously(state)

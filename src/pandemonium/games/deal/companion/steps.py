"""The steps, as the printed app has them (DWD-6.5.3), and what is remembered at the end of each."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from pandemonium.games.deal.rules.routing import ROUNDS, TURNING

ROLES: Final = "roles"
FIRST: Final = "first"
SECOND: Final = "second"
HOME: Final = "home"
"""The return: every chest to its owner."""
RITUAL: Final = "ritual"
"""Round 3 only: the chests that were opened in the inquisition go to their owners once more (DWD-1.14.9)."""
END: Final = "end"

WITCH_HUNTS: Final = (2, 3)
INQUISITIONS: Final = (3, 5)


class Step(Struct, frozen=True):
    kind: str
    round: int


def steps_of(round: int) -> list[Step]:
    kinds = [FIRST, SECOND, HOME] + ([RITUAL] if round == TURNING else [])
    return [Step(kind, round) for kind in kinds]


STEPS: Final = (
    Step(ROLES, 0),
    *(step for round in range(1, ROUNDS + 1) for step in steps_of(round)),
    Step(END, ROUNDS),
)


def reminders(step: Step) -> list[str]:
    """What the table must not forget around this step, as names of messages."""
    round, kind = step.round, step.kind
    if kind == FIRST:
        return ["repay"]
    if kind == HOME:
        hunt = ["hunt"] if round in WITCH_HUNTS else []
        trial = ["inquisition", "repay-never" if round == ROUNDS else "repay-now", f"pieces-{round}"]
        return [*hunt, *(trial if round in INQUISITIONS else [])]
    return [f"pieces-{round}", "tile"] if kind == RITUAL else []

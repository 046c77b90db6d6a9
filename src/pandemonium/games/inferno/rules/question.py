"""What Inferno asks. A question's number is its place in `words/questions.py`."""

from __future__ import annotations

from typing import Final

TURN_END: Final = 0
SOUL: Final = 1
END: Final = 2
FLORENCE: Final = 3
ACCUSER_FLOOR: Final = 4
COUNCIL: Final = 5
HOMECOMING: Final = 6
REARRANGE: Final = 7
PUT_DOWN: Final = 8
EXCHANGE: Final = 9
OFFERING: Final = 10
INVOCATION: Final = 11
THEFT: Final = 12
HOSTING: Final = 13
FLOOR: Final = 14
STYX: Final = 15
ADVANCE: Final = 16
RELOCATION: Final = 17
TOLL: Final = 18
CARD: Final = 19
BENEFIT: Final = 20
DRAW: Final = 21
GUARDIAN: Final = 22
GUARDIAN_MOVE: Final = 23
GUARDIAN_MEDUSA: Final = 24
GUARDIAN_ANTAEUS: Final = 25
GUARDIAN_GERYON: Final = 26
GUARDIAN_MINOS: Final = 27
GUARDIAN_MINOTAUR: Final = 28
SUPPLY: Final = 29
WEAPONS: Final = 30
CUBE: Final = 31
CUBE_EITHER: Final = 32
DISCS: Final = 33
DISCS_OR_INFAMY: Final = 34
WELCOME_GUEST: Final = 35
WELCOME_BARREL: Final = 36
CASH: Final = 37
CASH_SHIELD: Final = 38
DIPLOMA: Final = 39
ACTION: Final = 40

"""The questions of Deal with the Devil (DWD-6.1.1): words, tips, reasons and judges are tables by these numbers."""

from __future__ import annotations

from typing import Final

WISH: Final = 0
KEEP: Final = 1
PASS: Final = 2
REPAY: Final = 3
OFFER: Final = 4
FIRST_CHEST: Final = 5
SECOND_CHEST: Final = 6
PLAN: Final = 7
PAY_BUILDING: Final = 8
"""Payments: of a building, an action, the right half of an event card, a courtier, the grain of a token."""
PAY_ACTION: Final = 9
PAY_EVENT: Final = 10
PAY_COURTIER: Final = 11
PAY_GRAIN: Final = 12
FREE_ACTION: Final = 13
TAKE_GOOD: Final = 14
TAKE_COURTIER: Final = 15
GAIN_TILE: Final = 16
UPGRADE: Final = 17
THROW_TILE: Final = 18
TUCK: Final = 19
STALL: Final = 20
GRANARY: Final = 21
CLAIM: Final = 22
ACCUSE: Final = 23
ANSWER: Final = 24
PREPARE: Final = 25
RITUAL: Final = 26
INQUISITORS: Final = 27
ASCETIC: Final = 28
PROFLIGATE: Final = 29
VANDAL: Final = 30
LATE_GUEST: Final = 31
ACCOUNTS: Final = 32

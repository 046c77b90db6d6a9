"""What hunts and rituals have told everybody (DWD-6.2.3): votes and answers by seat, the chests of round 3 by mark."""

from __future__ import annotations

from msgspec import Struct

from pandemonium.games.deal.data.names import MARKS
from pandemonium.games.deal.rules.fields import CONFESSED, PROVED
from pandemonium.games.deal.rules.figures import SEATS
from pandemonium.games.deal.rules.state import Deal

FIRST_HUNT = 2
VERDICTS = {0: "", PROVED: "proved", CONFESSED: "confessed"}
OF_MARK = 3
"""Numbers of a mark in `state.opening`: bribe coins, guess of the devil, guess of the cultist."""


class HuntView(Struct, frozen=True):
    round: int
    votes: list[int]  # by seat: the suspect, or NOBODY
    verdicts: list[str]  # by seat: "", proved, confessed


class ChestOpened(Struct, frozen=True):
    """A chest of round 3's ritual: it has a mark, but nobody sees whose it is."""

    mark: str
    coins: int
    devil: int  # the suspect of its guess, or NOBODY
    cultist: int


class OpeningView(Struct, frozen=True):
    chests: list[ChestOpened]
    pieces: int  # in the devil's chest
    marked: int


class AnswersView(Struct, frozen=True):
    """Which inquisitors a seat answers, by place (A, B, C, 1, 2, 3, guests), and how."""

    souls: int  # masks of places
    indulgences: int
    walls: int
    free: int


def hunts(state: Deal) -> list[HuntView]:
    return [
        HuntView(FIRST_HUNT + at, list(row[:SEATS]), [VERDICTS[verdict] for verdict in row[SEATS:]])
        for at, row in enumerate(state.hunts)
    ]


def opening(state: Deal) -> OpeningView | None:
    if not state.opening:
        return None
    numbers = state.opening
    chests = [ChestOpened(mark, *numbers[at * OF_MARK : (at + 1) * OF_MARK]) for at, mark in enumerate(MARKS)]
    return OpeningView(chests, numbers[-2], numbers[-1])


def answers(state: Deal, seat: int) -> AnswersView:
    kingdom = state.kingdoms[seat]
    return AnswersView(kingdom.soul_for, kingdom.indulgence_for, kingdom.walls_for, kingdom.free_for)

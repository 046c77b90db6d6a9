"""The set-up of a game, question by question."""

from __future__ import annotations

from pandemonium.engine.driver import answers, choose
from pandemonium.engine.seats import seats_of
from pandemonium.games.others.rules import event
from pandemonium.games.others.rules.state import Others
from tests.games.others.knowing import new_game


def easy(seats: int = 2, seed: str = "a game", adventure: str = "T1", map: int = 0, sin_seat: int = 0) -> Others:
    """Pride, Nuns, the recommended heroes: nothing is asked for."""
    return new_game(seats, seed, adventure, map=map, sin_seat=sin_seat, sin=1, acolytes=1, heroes=1)


def question(state: Others) -> int:
    return state.stack[-1].question(state)


def answer(state: Others, choice: int) -> None:
    (seat,) = seats_of(state.asked)
    assert choice in answers(state, seat)
    choose(state, seat, choice)


def heard(state: Others, kind: int) -> list[tuple[int, ...]]:
    return [told.facts[:-1] for told in state.events or [] if told.kind == kind]


def through(state: Others) -> list[int]:
    """The questions of the set-up in order, each answered by its first choice."""
    asked = []
    while not heard(state, event.ROUND_BEGAN):
        asked.append(question(state))
        (seat,) = seats_of(state.asked)
        choose(state, seat, answers(state, seat)[0])
    return asked

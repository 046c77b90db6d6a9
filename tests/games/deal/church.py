"""A board of the Church to test on: seat 0 is the devil, 1 the cultist, 2 and 3 mortals; nobody has built or owes."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pandemonium.games.deal
from pandemonium.engine.chance import chance_from
from pandemonium.engine.driver import answers, choose, legal, settle
from pandemonium.engine.pack import Pack
from pandemonium.engine.row import row_of
from pandemonium.games.deal.data.names import BUILDINGS, STOCKS
from pandemonium.games.deal.data.pack import load_rules
from pandemonium.games.deal.rules.fields import INQUISITION
from pandemonium.games.deal.rules.figures import BAILIFF, GUEST, ORATOR, PROFLIGATE, SEATS
from pandemonium.games.deal.rules.roles import CLEAN, MARKED
from pandemonium.games.deal.rules.setup import clear_board, clear_kingdoms, clear_secrets
from pandemonium.games.deal.rules.state import Deal
from tests.games.deal.rows import lay

RULES = load_rules(Pack(Path(pandemonium.games.deal.__file__).parent / "data"))

ANNA, BRUNO, CELIA, DAVID = range(SEATS)
"""The devil, the cultist, mortal 1, mortal 2."""


def church(round: int = 3) -> Deal:
    """The inquisition phase of this round is about to begin; nobody has goods, and souls are where they started."""
    state = Deal()
    state.begin(SEATS, chance_from("church"))
    state.rules = RULES
    state.no_slips = state.wishes = state.indulgences_offered = False
    state.goods_bribe = state.jesters = state.first_game = False
    clear_board(state)
    clear_kingdoms(state)
    clear_secrets(state)
    state.mark = row_of([0, 1, 2, 3])
    lay(state, side=range(SEATS), clean=CLEAN, marked=MARKED)
    state.deck, state.event_deck = [], []
    state.row = row_of([ORATOR, BAILIFF, PROFLIGATE])
    state.round, state.phase = round, INQUISITION
    state.events = []
    return state


def put(state: Deal, question: Callable[[Deal], None]) -> None:
    """Put this question, and carry on until somebody must answer."""
    question(state)
    settle(state)


def say(state: Deal, seat: int, *choices: int) -> None:
    """The seat takes these choices, one after the other; each must be legal."""
    for choice in choices:
        assert choice in legal(state, seat), f"{choice} is not among {legal(state, seat)}"
        choose(state, seat, choice)


def all_say(state: Deal, choice: int) -> None:
    """Everybody still asked closes with this choice."""
    for seat in range(SEATS):
        if choice in answers(state, seat):
            choose(state, seat, choice)


def give(state: Deal, seat: int, **stocks: int) -> None:
    for name, number in stocks.items():
        state.stock[seat * len(STOCKS) + STOCKS.index(name)] += number


def held(state: Deal, seat: int) -> dict[str, int]:
    """Goods and coins of a seat, those it has."""
    found = {name: state.stock[seat * len(STOCKS) + place] for place, name in enumerate(STOCKS)}
    return {name: number for name, number in found.items() if number}


def build(state: Deal, seat: int, *names: str) -> list[int]:
    """These buildings stand before the seat's walls; gives their numbers."""
    cards = [BUILDINGS.index(name) for name in names]
    state.kingdoms[seat].built = (*state.kingdoms[seat].built, *cards)
    return cards


def heard(state: Deal, kind: int) -> list[tuple[int, ...]]:
    """The facts of all events of this kind, in order."""
    assert state.events is not None
    return [event.facts for event in state.events if event.kind == kind]


def alone(inquisitor: int, seat: int = CELIA, round: int = 5) -> Deal:
    """Only this seat faces only this red inquisitor, or a guest: all others have their answers."""
    state = church(round)
    state.sent = 3
    if inquisitor == GUEST:
        state.kingdoms[seat].guests = 1
    else:
        state.row[0] = inquisitor
        state.opened = 0b001
        lay(state, soul_for=[0 if other == seat else 0b1000 for other in range(SEATS)])
    return state


def yellow(inquisitor: int) -> Deal:
    """Only Celia faces only this yellow inquisitor."""
    state = church(round=5)
    lay(state, soul_for=[0b111] * SEATS)
    state.kingdoms[CELIA].soul_for = 0b111 & ~(1 << inquisitor)
    return state

"""What a sensible player of Inferno never does: needless loans, a council of one's own making, tunnels that lead up."""

from __future__ import annotations

from collections.abc import Iterator

from pandemonium.engine.driver import choose
from pandemonium.engine.game import Setup
from pandemonium.engine.seats import first_seat
from pandemonium.games.inferno.bot.craft import craft
from pandemonium.games.inferno.bot.policy import answer
from pandemonium.games.inferno.bot.search import candidates
from pandemonium.games.inferno.rules import question as questions
from pandemonium.games.inferno.rules.choice import BONE, GRAVE
from pandemonium.games.inferno.rules.guardian import play_guardian
from pandemonium.games.inferno.rules.host import steal
from pandemonium.games.inferno.rules.state import FROM_LOANS, SOURCES, Inferno
from tests.games.inferno.table import INFERNO, Table, family, position

CRAMPED = family(home="noble", at="bank:noble", tower="noble noble -", florins=3, drachmas=4)
"""One Noble at home, and one space left in the Tower."""


def after(state: Inferno, seat: int, *choices: int) -> Inferno:
    twin = state.copy()
    for choice in choices:
        choose(twin, seat, choice)
    return twin


def lost_by_loans(state: Inferno, seat: int) -> int:
    return -state.tally[seat * SOURCES + FROM_LOANS]


def ferries(number: int) -> Iterator[tuple[Inferno, int, int]]:
    """The Souls that `normal` takes over the Acheron in a game: the position, who, and which."""
    seats = 2 + number % 3
    state = INFERNO.new(Setup(seats, f"loan {number}", {}))
    state.events = None
    while state.asked:
        seat = first_seat(state.asked)
        choice = answer(craft.weights.load("normal", seats), state, seat)
        if state.asking(seat).question(state) == questions.SOUL and GRAVE <= choice < BONE:
            yield state.copy(), seat, choice
        choose(state, seat, choice)


def free_turn(state: Inferno, seat: int) -> bool:
    """Whether some Soul in Hell and some act in Florence could be had without a loan that hurts."""
    for soul in state.offers:
        if soul >= GRAVE:
            continue
        picked = after(state, seat, soul)
        asks_end = picked.asked and picked.asking(seat).question(picked) == questions.END
        for moved in [after(picked, seat, end) for end in picked.offers] if asks_end else [picked]:
            if any(lost_by_loans(after(moved, seat, act), seat) == lost_by_loans(state, seat) for act in moved.offers):
                return True
    return False


def test_normal_takes_no_loan_that_hurts_for_the_ferry_while_a_soul_moves_free() -> None:
    hurting = 0
    for number in range(24):
        for state, seat, choice in ferries(number):
            picked = after(state, seat, choice)
            ferried = after(picked, seat, picked.offers[0])
            if not state.drachmas[seat] and lost_by_loans(ferried, seat) > lost_by_loans(state, seat):
                hurting += 1
                assert not free_turn(state, seat), f"loan {number}, turn {state.turns}"
    assert hurting


def plans(table: Table) -> list[str]:
    """What `hard` thinks worth trying, by the code of its last choice."""
    found = candidates(craft.weights.load("normal", 2), table.state, table.seat)
    return [INFERNO.code(plan.choices[-1]) for plan in found]


def test_hard_never_fills_the_tower_with_nobody_at_home() -> None:
    """The rulebook warns of it: no one to send and no space for an accuser is a council (INF-1.7.1)."""
    last = family(home="", at="market:noble bank:noble", tower="noble noble -")
    theft = position(ask=steal(0), A=last)
    assert len(theft.codes("barrel")) > 1
    assert [code for code in plans(theft) if code.startswith("barrel")] == []


def test_hard_may_fill_the_tower_with_somebody_at_home() -> None:
    assert [code for code in plans(position(ask=steal(0), A=CRAMPED)) if code.startswith("barrel")]


def circle(code: str) -> int:
    return int(code.split()[1].split(".")[0])


def test_hard_lays_no_labyrinth_below_the_minotaur() -> None:
    table = position(ask=play_guardian(0), guardians="antaeus@9.1 minotaur@5.1").play("guardian minotaur")
    assert min(circle(code) for code in plans(table)) > 1
    table.play("shield 2.3")
    assert {circle(code) for code in plans(table)} == {1}

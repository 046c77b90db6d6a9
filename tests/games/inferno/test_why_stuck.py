"""Why does this Soul not move? Each answer is checked against the lines of the board, walked shield by shield."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from pandemonium.engine.bits import BIT, members
from pandemonium.engine.chance import chance_from
from pandemonium.engine.driver import choose
from pandemonium.engine.game import Setup
from pandemonium.engine.seats import first_seat
from pandemonium.games.inferno.data.names import SINS
from pandemonium.games.inferno.rules import question as questions
from pandemonium.games.inferno.rules.figures import DIS, LIMBO, MINOTAUR
from pandemonium.games.inferno.rules.state import Inferno
from tests.games.inferno.plays import pick
from tests.games.inferno.table import INFERNO

GAMES = [(2, "minotaur"), (2, "cerberus"), (3, "minotaur"), (4, "minotaur"), (4, "cerberus"), (4, "minos")]
REASONS = {"why-stuck", "why-stuck-at-wall", "why-stuck-at-gates", "why-stuck-in-labyrinth", "why-no-straight-way"}


class Walk:
    """All a Soul comes to on its way down: shields, where it could end, and the gates in front of circle 6."""

    def __init__(self, state: Inferno, seat: int, colour: int, start: list[int], *, gates: bool, tunnel: bool) -> None:
        """`gates` keeps to those with a disc of the seat, `tunnel` sends it from the own Labyrinth to the Minotaur."""
        self.reached: set[int] = set()
        self.gates: set[int] = set()
        board, own = state.board, state.labyrinths[seat] if state.black == MINOTAUR else -1
        ahead = list(start)
        while ahead:
            shield = ahead.pop()
            if board.circle[shield] > colour or shield in self.reached:
                continue
            if board.circle[shield] == DIS:
                gate = shield - state.rules.first[DIS]
                self.gates.add(gate)
                if gates and not state.gates[seat] & BIT[gate]:
                    continue
            self.reached.add(shield)
            if tunnel and shield == own:
                ahead += [] if board.circle[state.black_at] >= colour else board.lines_of[state.black_at]
            elif state.occupied & BIT[shield]:
                ahead += board.lines_of[shield]
        self.labyrinth = own in self.reached
        lower = board.circle[start[0]]
        self.empty = {s for s in self.reached if not state.occupied & BIT[s] and board.circle[s] >= lower}


def is_true(reason: str, state: Inferno, seat: int, colour: int, start: list[int]) -> bool:
    """Whether the sentence says what the board shows."""
    now = Walk(state, seat, colour, start, gates=True, tunnel=True)
    own_discs = {gate for gate in now.gates if state.gates[seat] & BIT[gate]}
    beyond = Walk(state, seat, colour, start, gates=False, tunnel=True).empty
    nothing = not beyond and not Walk(state, seat, colour, start, gates=False, tunnel=False).empty
    if reason == "why-stuck":
        return nothing
    if reason == "why-stuck-at-wall":
        return bool(now.gates) and not nothing and not own_discs
    if reason == "why-stuck-at-gates":
        return bool(own_discs) and not nothing and not now.empty and own_discs < now.gates
    if reason == "why-stuck-in-labyrinth":
        return now.labyrinth and not now.empty and not beyond and not nothing
    return False


def is_true_of_a_bone(reason: str, state: Inferno, seat: int, shield: int) -> bool:
    """Straight down, on either side, over everything but the Wall (INF-CERBERUS)."""
    board, first = state.board, state.rules.first[DIS]
    ahead = [board.straight[shield * 2 + side] for side in range(2)]
    line: list[int] = []
    for side in range(2):
        while ahead[side] >= 0 and board.circle[ahead[side]] <= state.colour[shield]:
            line.append(ahead[side])
            ahead[side] = board.straight[ahead[side] * 2 + side]
    gates = {below - first for below in line if board.circle[below] == DIS}
    discs = {gate for gate in gates if state.gates[seat] & BIT[gate]}
    room = any(not state.occupied & BIT[below] or below == state.black_at for below in line)
    if reason == "why-no-straight-way":
        return not room
    at_gates = bool(discs) and discs < gates
    return room and (at_gates if reason == "why-stuck-at-gates" else reason == "why-stuck-at-wall" and not discs)


def unchained(state: Inferno, seat: int) -> list[int]:
    """The standing Souls that no other player's Chains hold."""
    held = [chains for other, chains in enumerate(state.chains) if other != seat]
    return [shield for shield in members(state.standing) if shield not in held]


def stuck(state: Inferno, seat: int) -> Iterator[tuple[str, int, list[int]]]:
    """The standing Souls and those of the Graveyard that may not be picked: their code, colour and first shields."""
    for shield in unchained(state, seat):
        yield f"soul {INFERNO.shields[shield]}", state.colour[shield], state.board.lines_of[shield]
    for colour in range(LIMBO + 1, len(SINS) + 1):
        if state.graveyard[colour]:
            yield f"grave {SINS[colour - 1]}", colour, members(state.board.rows[LIMBO])


def answers(seats: int, black: str, number: int) -> Iterator[tuple[str, bool]]:
    """Every answer about a stuck Soul in one random game, and whether it is true."""
    state = INFERNO.new(Setup(seats, f"stuck {number}", {"black": black}))
    state.events = None
    chance = chance_from(f"players of stuck {number}")
    while state.stack:
        seat = first_seat(state.asked)
        if state.asking(seat).question(state) == questions.SOUL:
            for code, colour, start in stuck(state, seat):
                refused = INFERNO.why_not(state, seat, code)
                if refused is not None:
                    yield refused.reason.id, is_true(refused.reason.id, state, seat, colour, start)
            for shield in unchained(state, seat) if state.bones[seat] else []:
                refused = INFERNO.why_not(state, seat, f"bone {INFERNO.shields[shield]}")
                if refused is not None:
                    yield refused.reason.id, is_true_of_a_bone(refused.reason.id, state, seat, shield)
        choose(state, seat, pick(state, chance))


@pytest.mark.rule("INF-1.4.2", "INF-1.4.6", "INF-MINOTAUR")
def test_every_answer_about_a_stuck_soul_is_true() -> None:
    heard: Counter[str] = Counter()
    untrue: Counter[str] = Counter()
    for number in range(40):
        seats, black = GAMES[number % len(GAMES)]
        for reason, true in answers(seats, black, number):
            heard[reason] += 1
            untrue[reason] += not true
    assert not untrue.total(), +untrue
    assert set(heard) == REASONS, heard

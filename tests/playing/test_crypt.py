"""How Crypt's own bots use what the rules give them: the last turn of a round, and the any-time abilities."""

from __future__ import annotations

import pytest

from pandemonium.games.crypt.bot.appraisal import FACE_COST
from pandemonium.games.crypt.bot.craft import craft
from pandemonium.games.crypt.rules.choice import RECOVER, dice_of, face_of, slot_of
from pandemonium.games.crypt.rules.claim import Claim
from pandemonium.playing.mind import mind_of
from pandemonium.playing.roster import bot_for
from tests.games.crypt.table import CRYPT, SEATS, Table, position
from tests.playing.positions import matches

LONG = 1000.0


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_in_the_last_turn_hard_compares_only_the_least_risky_claim_on_each_card(seats: int) -> None:
    met = 0
    for match in matches(seats, per_mix=12):
        state, seat = match.state, match.waiting[0]
        frame = state.asking(seat)
        if not isinstance(frame, Claim) or not frame.in_the_dark(state) or frame.placed:
            continue
        outlook = craft.outlook(craft.weights.load("normal", seats), state)
        claims = [plan.choices[0] for plan in craft.candidates(outlook, state, seat) if plan.choices[0] < RECOVER]
        for claim in claims:
            rivals = [other for other in frame.options(state, seat) if slot_of(other) == slot_of(claim)]
            assert risk(claim) == min(risk(other) for other in rivals)
        assert len({slot_of(claim) for claim in claims}) == len(claims)
        met += len(claims)
    assert met


def risk(claim: int) -> float:
    return dice_of(claim) * FACE_COST[face_of(claim)]


@pytest.mark.parametrize("level", ["easy", "normal"])
def test_a_manuscript_looks_before_its_owner_sends(level: str) -> None:
    table = position("idol:3 pottery:2 [jewelry:4]", sides="manuscript", A="manuscript:1")
    assert chosen(table, "A", level) == "peek 1a"


@pytest.mark.parametrize("level", ["easy", "normal"])
def test_a_pair_of_remains_brings_the_only_exhausted_die_back(level: str) -> None:
    table = position("idol:3 pottery:2 [jewelry:4]", spent="1 0", A="remains:1 remains:2")
    assert chosen(table, "A", level) == "rescue 1a+2a"


def chosen(table: Table, seat: str, level: str) -> str:
    mind = mind_of(CRYPT, table.state, SEATS.index(seat))
    return CRYPT.code(bot_for(CRYPT, level).choose(mind, mind.chance(), LONG))

"""What stands and what can be taken back (OTH-TB-17), looked at in every entry of some random games."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from pandemonium.engine.chance import chance_from
from pandemonium.engine.driver import answers
from pandemonium.engine.game import Setup
from pandemonium.engine.match import Match
from pandemonium.engine.seats import seats_of
from pandemonium.engine.state import ASIDE
from pandemonium.games.others.game import others
from pandemonium.games.others.knowledge.view import OthersView
from pandemonium.games.others.rules import event
from pandemonium.games.others.rules import question as questions
from pandemonium.games.others.rules.state import Others
from pandemonium.laws.plays import step
from tests.games.others.knowing import random_game

TABLES = (("T1", 2), ("C1", 3), ("R1", 4), ("R2", 5))
MOST = 220
"""Entries of a game that are looked at."""

STANDING = {
    event.CORRUPTION_ROLLED,
    event.FIRE_ROLLED,
    event.SLOTH_ROLLED,
    event.HERO_ROLLED,
    event.SIN_ROLLED,
    event.REROLLED,
    event.FLIPPED,
    event.REFILLED,
    event.SIN_DREW,
    event.CARD_PLAYED,
    event.DOOM_REVEALED,
    event.PAST_REVEALED,
    event.ORBITAL_KILLED,
}
"""What was rolled, drawn, revealed or answered by the Sin stands."""

OF_HEROES = {
    questions.TURN,
    questions.TOKEN,
    questions.PREPARE_COMBAT,
    questions.RECONSIDER_COMBAT,
    questions.PREPARE_CLEANSE,
    questions.RECONSIDER_CLEANSE,
    questions.FAITH,
    questions.KILLS,
    questions.REMOVE,
    questions.ICON,
    questions.EQUIP,
}
"""What is asked of the hero whose turn or fight it is."""


@cache
def taken() -> list[tuple[str, set[int], bool]]:
    """Every entry of some random games: its code, the events it brought, and whether its seat may take it back."""
    found = []
    game = others()
    for number, (adventure, seats) in enumerate(TABLES):
        match: Match[Others, OthersView] = Match(game, Setup(seats, f"undo {number}", {"adventure": adventure}))
        chance = chance_from(f"players {number}")
        while match.state.stack and match.number < MOST:
            step(match, chance)
            moment = match.history[-1]
            found.append((moment.entry.code, {told.kind for told in moment.events}, match.can_undo(moment.entry.seat)))
    return found


@pytest.mark.rule("OTH-TB-17")
def test_what_was_rolled_drawn_or_revealed_cannot_be_taken_back() -> None:
    closed = [(code, kinds) for code, kinds, free in taken() if kinds & STANDING]
    assert len(closed) > 50
    assert [code for code, kinds, free in taken() if kinds & STANDING and free] == []


@pytest.mark.rule("OTH-TB-17")
@pytest.mark.parametrize("word", ["end", "flip", "play", "watch", "rest", "reveal", "deal"])
def test_what_ends_a_turn_or_answers_in_secret_stands(word: str) -> None:
    answered = [free for code, _, free in taken() if code.split()[0] == word]
    assert answered
    assert not any(answered)


@pytest.mark.rule("OTH-TB-17")
@pytest.mark.parametrize("word", ["step", "corrupt", "at", "fight", "mark", "take", "city"])
def test_a_quiet_step_a_target_tentative_corruption_and_a_field_may_be_taken_back(word: str) -> None:
    assert any(free for code, _, free in taken() if code.split()[0] == word)


@pytest.mark.rule("OTH-TB-17")
def test_a_step_without_a_roll_is_free_and_one_with_a_roll_stands() -> None:
    rolls = {event.CORRUPTION_ROLLED, event.FIRE_ROLLED, event.SLOTH_ROLLED}
    steps = Counter((bool(kinds & rolls), free) for code, kinds, free in taken() if code.startswith("step "))
    assert steps[True, True] == 0
    assert steps[False, True] > 20


@pytest.mark.rule("OTH-TB-12", "OTH-TB-4")
def test_nobody_acts_in_anothers_turn_but_for_what_happens_to_the_own_hero() -> None:
    for adventure, seats in TABLES[1:]:
        for state in random_game(adventure, seats):
            if not state.asked:
                continue
            asked = seats_of(state.asked)
            assert all(choice < ASIDE for seat in range(seats) for choice in answers(state, seat)), "no asides"
            if state.stack[-1].question(state) in OF_HEROES and state.in_turn:
                assert asked == [state.owner[state.active]]

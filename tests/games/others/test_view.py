"""What each seat sees (section 6.3): heroes and watchers alike, the Sin its hand, nobody what lies face down."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from pandemonium.engine.bits import members
from pandemonium.engine.chance import chance_from
from pandemonium.engine.driver import choose, legal
from pandemonium.engine.state import SPECTATOR
from pandemonium.games.others.data.names import ADVENTURES
from pandemonium.games.others.knowledge.hero import FACE_DOWN
from pandemonium.games.others.knowledge.roll import RollView
from pandemonium.games.others.knowledge.view import OthersView, view
from pandemonium.games.others.rules import question as questions
from pandemonium.games.others.rules.choice import ENOUGH, FIGHT, KIND
from pandemonium.games.others.rules.figures import ACOLYTE, NOTHING
from pandemonium.games.others.rules.setup import new_others
from pandemonium.games.others.rules.state import Others
from tests.games.others.stage import Stage, rules, stage

SIN, HERO = 0, 1


def moments(adventure: str, choices: int = 200, every: int = 10) -> Iterator[Others]:
    """States along a random game, as they are before a choice."""
    options = {"teach": 0, "sin-seat": 0, "adventure": ADVENTURES.index(adventure), "map": 1}
    state = new_others(rules(), 3, f"views {adventure}", options | {"sin": 0, "acolytes": 0, "heroes": 0})
    state.events, chance = None, chance_from("choices")
    for number in range(choices):
        if not state.stack:
            return
        if number % every == 0:
            yield state.copy()
        seat = members(state.asked)[0]
        offered = legal(state, seat)
        choose(state, seat, offered[chance.below(len(offered))])


def seen(state: Others, seat: int) -> OthersView:
    return view(state, seat)


@pytest.mark.rule("OTH-TB-16")
@pytest.mark.parametrize("adventure", ["T1", "C1", "R1"])
def test_hero_seats_and_those_who_watch_see_the_same(adventure: str) -> None:
    for state in moments(adventure):
        watched = seen(state, SPECTATOR)
        for seat in (HERO, HERO + 1):
            assert replace(seen(state, seat), seat=SPECTATOR) == watched


@pytest.mark.rule("OTH-SC-1", "OTH-TB-16")
def test_the_hand_of_the_sin_is_a_number_for_everybody_else() -> None:
    for state in moments("T1"):
        own = seen(state, SIN).sin
        assert own.mine is not None
        assert own.mine.hand == list(state.hand)
        for seat in (SPECTATOR, HERO):
            other = seen(state, seat).sin
            assert other.mine is None
            assert other.cards == sum(state.hand)


@pytest.mark.rule("OTH-SC-1", "OTH-TB-11")
def test_other_cards_in_the_hand_and_a_sin_that_rests_change_nothing_for_the_heroes() -> None:
    for state in moments("T1"):
        before = seen(state, HERO)
        held = [kind for kind, number in enumerate(state.hand) if number]
        if not held or not state.sin_deck:
            continue
        swapped = state.sin_deck[0]
        state.sin_deck[0] = held[0]
        state.hand[held[0]] -= 1
        state.hand[swapped] += 1
        state.resting = not state.resting
        assert seen(state, HERO) == before


@pytest.mark.rule("OTH-TK-2")
def test_face_down_tokens_are_numbers_and_only_the_whole_lot_is_known_by_kind() -> None:
    for state in moments("R1"):
        places = [space for space in state.city.spaces if state.down[space]]
        before = [seen(state, seat) for seat in (SPECTATOR, SIN, HERO)]
        for one, other in zip(places, reversed(places), strict=True):
            if one < other:
                state.down[one], state.down[other] = state.down[other], state.down[one]
        assert [seen(state, seat) for seat in (SPECTATOR, SIN, HERO)] == before
        assert sum(before[0].piles.face_down) == sum(space.down for space in before[0].spaces)


@pytest.mark.rule("OTH-SET-12", "OTH-DP-1", "OTH-DP-2")
def test_a_dark_past_lies_face_down_before_all_but_the_sin_until_it_is_revealed() -> None:
    for state in moments("C1"):
        for hero, card in enumerate(state.past):
            revealed = card != NOTHING and (state.past_open >> card) & 1 == 1
            assert seen(state, SIN).squad[hero].past == card
            shown = card if card == NOTHING or revealed else FACE_DOWN
            assert seen(state, HERO).squad[hero].past == shown
            assert seen(state, HERO).squad[hero].past_open == revealed


@pytest.mark.rule("OTH-R50", "OTH-R51", "OTH-AP-2")
def test_of_the_decks_only_what_was_put_under_them_is_known() -> None:
    for state in moments("T2"):
        own, other = seen(state, SIN), seen(state, HERO)
        assert own.sin.mine is not None
        assert len(own.sin.mine.doom_under) == state.doom_under == other.sin.doom_under
        if len(state.doom_deck) - state.doom_under > 1:
            state.doom_deck[0], state.doom_deck[1] = state.doom_deck[1], state.doom_deck[0]
        if len(state.deck) - state.known_under > 1:
            state.deck[0], state.deck[1] = state.deck[1], state.deck[0]
        assert seen(state, SIN) == own
        assert seen(state, HERO) == other
        assert own.piles.upgrades_under == state.deck[len(state.deck) - state.known_under :]


@pytest.mark.rule("OTH-CO-10", "OTH-CO-11")
def test_the_dead_of_a_fight_are_no_more_among_those_who_may_die() -> None:
    """Neither when they are picked, nor when they are buried and the hero still places his damage."""
    play = stage().hero(0, "thorley", "V1.1").monsters("V1.1", "acolyte", "acolyte").dice("HHHH", "hhhh")
    play.turn(0).do(FIGHT).roll()
    assert [target.number for target in fought(play).targets] == [2]
    play.do(KIND + ACOLYTE)
    assert [target.number for target in fought(play).targets] == [1]
    play.do(ENOUGH)
    assert play.question() == questions.FIELD
    assert [target.number for target in fought(play).targets] == [1]


def fought(play: Stage) -> RollView:
    roll = seen(play.state, SPECTATOR).roll
    assert roll is not None
    return roll

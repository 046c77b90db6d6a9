"""What a seat can believe: worlds that agree with all it knows, drawn from that alone (section 6.3)."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec import json

from pandemonium.engine.chance import chance_from
from pandemonium.engine.driver import legal, play_out
from pandemonium.engine.dump import dump
from pandemonium.games.others.data.names import CARDS
from pandemonium.games.others.knowledge.belief import sample
from pandemonium.games.others.knowledge.box import components
from pandemonium.games.others.knowledge.view import view
from pandemonium.games.others.rules.choice import PASS, PLAY
from pandemonium.games.others.rules.counts import total
from pandemonium.games.others.rules.draw import draw_cards
from pandemonium.games.others.rules.figures import NOTHING, SQUAD
from pandemonium.games.others.rules.state import Others
from tests.games.others.knowing import new_game, onlookers, positions
from tests.games.others.stage import stage

SIN, HERO = 0, 1
FIRST = {0, 2, 4}
"""Dark Past 1, 3, 5: those of three starting heroes."""

games = pytest.mark.parametrize(("adventure", "seats"), [("T1", 2), ("C1", 3), ("C2", 4), ("R1", 5), ("R2", 3)])


def worlds(state: Others, seat: int, number: int = 60) -> list[Others]:
    chance = chance_from(f"worlds of {seat}")
    return [sample(state, seat, chance) for _ in range(number)]


def seasoned(adventure: str, seats: int = 2) -> Others:
    """A position in the midst of a game."""
    found = [state for state in positions(adventure, seats, 20) if state.asked and state.round == 2]
    return found[0]


@games
@pytest.mark.rule("OTH-TB-14")
def test_a_world_looks_the_same_to_its_seat_and_can_be_played_on(adventure: str, seats: int) -> None:
    for state in positions(adventure, seats, 30):
        box = sorted(components(state))
        for seat in onlookers(state):
            world = sample(state, seat, chance_from("a world"))
            assert json.encode(view(world, seat)) == json.encode(view(state, seat))
            assert world.asked == state.asked
            assert sorted(components(world)) == box
            if seat >= 0:
                assert legal(world, seat) == legal(state, seat)
        play_out(world, chance_from("play on"))
        assert sorted(components(world)) == box


@games
@pytest.mark.rule("OTH-TB-14")
def test_equal_knowledge_and_equal_chance_give_the_same_world(adventure: str, seats: int) -> None:
    for state in positions(adventure, seats, 30):
        for seat in onlookers(state):
            believed = dump(sample(state, seat, chance_from("belief")))
            other = sample(state, seat, chance_from("another world"))
            assert dump(sample(other, seat, chance_from("belief"))) == believed


@pytest.mark.rule("OTH-TB-14", "OTH-TB-16")
def test_heroes_and_those_who_watch_guess_the_hand_and_the_sin_knows_it() -> None:
    state = seasoned("T1")
    assert sum(state.hand) > 0
    for seat in (HERO, -1):
        assert len({tuple(world.hand) for world in worlds(state, seat)}) > 1
        for world in worlds(state, seat):
            whole = [world.hand[card] + world.sin_deck.count(card) for card in range(len(CARDS))]
            assert whole == [state.hand[card] + state.sin_deck.count(card) for card in range(len(CARDS))]
            assert all(drawn <= held for drawn, held in zip(world.drawn, world.hand, strict=True))
    assert {tuple(world.hand) for world in worlds(state, SIN)} == {tuple(state.hand)}


@pytest.mark.rule("OTH-TB-14")
def test_the_order_of_all_decks_is_guessed_by_everybody() -> None:
    state = seasoned("T1")
    for seat in onlookers(state):
        found = worlds(state, seat)
        for deck in ("sin_deck", "deck", "doom_deck"):
            assert len({tuple(getattr(world, deck)) for world in found}) > 1
        assert all(sorted(world.deck) == sorted(state.deck) for world in found)


@pytest.mark.rule("OTH-TB-14", "OTH-R51")
def test_upgrades_put_under_the_deck_in_the_open_stay_there() -> None:
    state = seasoned("T1")
    state.known_under = 2
    for seat in onlookers(state):
        assert {tuple(world.deck[-2:]) for world in worlds(state, seat)} == {tuple(state.deck[-2:])}


@pytest.mark.rule("OTH-TB-14", "OTH-R50")
def test_an_apocalypse_card_put_under_the_deck_is_known_to_the_sin_alone() -> None:
    state = seasoned("T1")
    assert state.doom_under >= 1
    under = state.doom_deck[-1]
    assert {world.doom_deck[-1] for world in worlds(state, SIN)} == {under}
    assert len({world.doom_deck[-1] for world in worlds(state, HERO)}) > 1


@pytest.mark.rule("OTH-TB-14", "OTH-DP-2")
def test_the_dark_past_is_guessed_within_the_two_sets() -> None:
    state = seasoned("C1")
    starting = [hero for hero in range(SQUAD) if state.past[hero] in FIRST]
    assert len(starting) == 3
    found = worlds(state, HERO)
    for world in found:
        assert {world.past[hero] for hero in starting} == FIRST
        assert sorted(world.past) == list(range(SQUAD))
        for hero in range(SQUAD):
            if state.past_open >> state.past[hero] & 1:
                assert world.past[hero] == state.past[hero]
    assert len({tuple(world.past) for world in found}) > 1
    assert {tuple(world.past) for world in worlds(state, SIN)} == {tuple(state.past)}


@pytest.mark.rule("OTH-TB-14", "OTH-DP-2")
def test_a_revealed_dark_past_is_known_and_that_of_a_hero_who_died_is_not() -> None:
    state = seasoned("C1")
    shown, dead = (hero for hero in range(SQUAD) if state.past[hero] in (0, 2))
    state.past_open = 1 << state.past[shown]
    state.past_aside = 1 << dead
    found = worlds(state, HERO)
    assert {world.past[shown] for world in found} == {state.past[shown]}
    assert len({world.past[dead] for world in found}) == 2


def test_while_the_sin_deals_others_know_only_how_many_cards_lie_there() -> None:
    state = new_game(2, adventure="C1", sin=1, acolytes=1, heroes=1)
    first = next(hero for hero in range(SQUAD) if hero == state.hero[0])
    state.past[first] = 4
    found = worlds(state, HERO)
    assert {world.past[first] for world in found} == FIRST
    assert all(list(world.past).count(NOTHING) == SQUAD - 1 for world in found)


@pytest.mark.rule("OTH-TB-14", "OTH-TK-2")
def test_face_down_tokens_are_guessed_by_everybody_and_the_lot_is_known() -> None:
    state = new_game(2, adventure="R1", sin=1, acolytes=1, heroes=1)
    for seat in onlookers(state):
        found = worlds(state, seat)
        assert len({tuple(world.down) for world in found}) > 1
        for world in found:
            assert sum(world.down) == sum(state.down)
            assert [total(here) for here in world.down] == [total(here) for here in state.down]


@pytest.mark.rule("OTH-TB-14", "OTH-RO-5")
def test_when_the_deck_runs_out_all_know_the_hand_until_it_is_played() -> None:
    table = stage(sin=1).hand("p1", "p3", "p4")
    state = table.state
    for card in list(state.sin_deck):
        state.discard[card] += 1
    state.sin_deck = []
    draw_cards(state, 1)
    held = [CARDS.index(card) for card in ("p1", "p3", "p4")]
    for world in worlds(state, HERO):
        assert all(world.hand[card] >= 1 for card in held)
        assert sum(world.hand) == 4
    assert len({tuple(world.hand) for world in worlds(state, HERO)}) > 1, "the card drawn since is not known"
    table.turn().do(PLAY + CARDS.index("p3"))
    assert state.exposed[CARDS.index("p3")] == 0
    assert state.exposed[CARDS.index("p1")] == 1


@pytest.mark.rule("OTH-TB-14", "OTH-TB-15")
def test_passing_a_window_or_resting_tells_nothing() -> None:
    before = stage(sin=1).hand("p1", "p3", "p9")
    before.turn()
    after = stage(sin=1).hand("p1", "p3", "p9")
    after.turn()
    after.state.resting = True
    counted = [Counter(tuple(world.hand) for world in worlds(table.state, HERO)) for table in (before, after)]
    assert counted[0] == counted[1]
    assert not any(world.resting for world in worlds(after.state, HERO))
    assert all(world.resting for world in worlds(after.state, SIN))
    assert PASS not in before.offers()

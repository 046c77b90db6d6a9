"""The chronicle of a finished game: its figures are those of the state and of all that happened in it."""

from __future__ import annotations

import pytest

from pandemonium.engine.chance import chance_from
from pandemonium.games.others.data.names import ADVENTURES, CARDS, HERO_FACES
from pandemonium.games.others.knowledge.chronicle import Dice, chronicle
from pandemonium.games.others.knowledge.luck import HERO_GOOD, luck
from pandemonium.games.others.rules import cause, event
from pandemonium.games.others.rules.dice import throw_hero, throw_sin
from pandemonium.games.others.rules.figures import NOTHING
from pandemonium.games.others.words.naming import CAUSES
from tests.games.others.drawn import played
from tests.games.others.stage import stage


def test_a_hero_can_die_of_as_many_things_as_have_a_name() -> None:
    assert len(CAUSES) == cause.CAUSES


@pytest.mark.parametrize("adventure", ADVENTURES)
def test_it_agrees_with_the_account_that_the_state_keeps(adventure: str) -> None:
    *_, match = played(f"chronicle {adventure}", 3, adventure)
    state, told = match.state, chronicle(match.state, match.events())
    assert (told.adventure, told.won, told.deaths) == (adventure, state.heroes_won, state.deaths)
    dead = [one.cause for one in told.deeds if one.cause != NOTHING]
    assert [dead.count(number) for number in range(cause.CAUSES)] == state.causes
    assert [stage.round for stage in told.stages if stage.round] == state.fell
    assert sum(stage.turns for stage in told.stages) == state.turn
    assert sum(one.kills for one in told.deeds) == sum(state.kills)
    assert told.dooms == [told.dooms[at] for at in range(len(state.revealed))]
    begun = [happened for happened in match.events() if happened.kind == event.CARD_PLAYED]
    assert told.cards == [CARDS[happened.facts[0]] for happened in begun]


def test_many_dice_come_as_often_as_is_expected_of_them() -> None:
    table = stage(seats=3)
    state = table.state
    state.chance, thrown = chance_from("many dice"), 6000
    for throw, die, bursts in ((throw_hero, state.rules.hero_die, 4), (throw_sin, state.rules.sin_die, 1)):
        faces = throw(state, thrown)
        for face, came in enumerate(faces):
            expected = thrown * die.count(face) / (6 - die.count(bursts))
            assert abs(int(came) - expected) < 0.1 * expected


def test_luck_is_what_came_beyond_what_was_promised() -> None:
    faces = [0] * len(HERO_FACES)
    assert luck(Dice(0, faces, faces), HERO_GOOD) == "–"
    assert luck(Dice(10, [5, 2, 2, 2, 1], [400, 200, 200, 200, 200]), HERO_GOOD) == "±0 %"
    assert luck(Dice(10, [7, 2, 2, 2, 2], [400, 200, 200, 200, 200]), HERO_GOOD) == "+50 %"

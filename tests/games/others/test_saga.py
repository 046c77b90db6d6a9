"""Story mode: seven adventures in their order, the Sins in turn, marks, and an end when one side has won them all."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from pandemonium.engine.saga import Chapter, Saga
from pandemonium.engine.text import LANGUAGES
from pandemonium.games.others.data.names import ADVENTURES, SINS
from pandemonium.games.others.knowledge.saga import ORDER
from pandemonium.games.others.rules.state import Others
from pandemonium.games.others.table import drawing
from tests.games.others.drawn import GAME, played, scene_of
from tests.games.others.stage import stage

STORY = {"story": "yes"}


def over(adventure: str, sin: int = 0, *, won: bool, deaths: int = 0, level: int = 0) -> Others:
    """A game that has just ended so."""
    state = stage(seats=3).state
    state.adventure, state.heroes_won, state.deaths, state.level = ADVENTURES.index(adventure), won, deaths, level
    state.sin, state.stack = sin, []
    return state


def told(state: Others, before: tuple[Chapter, ...] = (), options: Mapping[str, str] = STORY) -> Saga:
    saga = GAME.saga(state, options, before)
    assert saga is not None
    return saga


def whole_story(*winners: bool) -> tuple[list[tuple[str, str]], Saga]:
    """Adventure and Sin of each game, where everybody always goes on."""
    adventure, sin, games = ORDER[0], 0, []
    before: tuple[Chapter, ...] = ()
    for won in winners:
        games.append((adventure, SINS[sin]))
        saga = told(over(adventure, sin, won=won), before)
        if not saga.sequels:
            break
        on = saga.sequel("next")
        assert on is not None
        adventure, sin, before = on.options["adventure"], SINS.index(on.options["sin"]), saga.played
    return games, saga


def test_the_seven_adventures_come_in_order_and_the_sins_in_turn() -> None:
    games, saga = whole_story(*[True] * 7)
    assert [adventure for adventure, _ in games] == ["T1", "T3", "R1", "C2", "T2", "C1", "R2"]
    assert [sin for _, sin in games] == ["pride", "sloth"] * 3 + ["pride"]
    assert (saga.complete, saga.sequels) == ("heroes", ())


def test_whoever_went_on_after_a_loss_comes_back_to_that_adventure_at_the_end() -> None:
    games, saga = whole_story(True, False, True, True, False, True, True, True, True)
    assert [adventure for adventure, _ in games][7:] == ["T3", "T2"]
    assert saga.complete == "heroes"


def test_the_sin_completes_the_story_as_well() -> None:
    assert whole_story(*[False] * 7)[1].complete == "sin"


def test_only_the_losers_choose_and_they_may_repeat_against_the_same_sin() -> None:
    lost = told(over("T3", 1, won=False))
    again = lost.sequel("repeat")
    assert again is not None
    assert (again.options["adventure"], again.options["sin"], again.seats) == ("T3", "sloth", (1, 2))
    assert all(sequel.seats == (0,) for sequel in told(over("T3", 1, won=True)).sequels)


def test_marks_tell_of_the_victory_of_few_deaths_and_of_a_low_apocalypse() -> None:
    def marks(**how: int) -> tuple[str, ...]:
        return told(over("T1", won=bool(how.pop("won")), **how)).played[-1].marks

    assert marks(won=1, deaths=1, level=4) == ("won", "few-deaths", "low-level")
    assert marks(won=1, deaths=2, level=5) == ("won",)
    assert marks(won=0, deaths=5, level=4) == ("low-level",)


def test_a_game_that_is_on_shows_what_came_before_and_offers_nothing() -> None:
    before = told(over("T1", won=True)).played
    saga = told(stage(seats=3).state, before)
    assert (saga.played, saga.sequels) == (before, ())


def test_a_single_adventure_belongs_to_no_story() -> None:
    assert GAME.saga(over("T1", won=True), {}, ()) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_record_has_a_row_for_each_try_and_each_adventure_still_to_come(language: str) -> None:
    *_, match = played("story", 2)
    lost = told(over("T1", won=False))
    saga = told(over("T1", won=True), lost.played)
    page = str(drawing.saga(scene_of(match, 0, language), saga))
    assert page.count("<tr") == 1 + 2 + (len(ORDER) - 1)
    assert page.count("mark-of reached") == len(lost.played[0].marks) + 3

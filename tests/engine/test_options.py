"""Options that depend on the seats and on other options."""

from __future__ import annotations

import pytest

from pandemonium.engine.game import Option, Setup, When
from pandemonium.engine.journal import journal_of, read_journal, replay, write_journal
from pandemonium.engine.registry import load_game
from pandemonium.laws.plays import AnyGame, random_match
from tests.conformance.toy import ToyGame

CRYPT, INFERNO = load_game("crypt"), load_game("inferno")


class ChainedGame(ToyGame):
    """Options in a chain: the map hangs on the adventure, the weather on the map."""

    options = (  # type: ignore[assignment]  # the toy has two
        Option("adventure", ("town", "wood"), seats=(3,)),
        Option("map", ("small", "large"), when=(When("adventure", ("wood",)),)),
        Option("weather", ("dry", "rain"), when=(When("map", ("large",)), When("adventure", ("wood", "town")))),
    )


def counting(game: AnyGame, seats: int, **options: str) -> list[str]:
    return [option.id for option in game.options_for(seats, options)]


def test_an_option_counts_when_the_options_it_depends_on_have_the_right_values() -> None:
    game = ChainedGame()
    assert counting(game, 3) == ["adventure"]
    assert counting(game, 3, adventure="wood") == ["adventure", "map"]
    assert counting(game, 3, adventure="wood", map="large") == ["adventure", "map", "weather"]


def test_an_option_that_does_not_count_is_at_its_default_for_those_after_it() -> None:
    game = ChainedGame()
    assert counting(game, 2, adventure="wood", map="large") == []
    assert counting(game, 3, map="large") == ["adventure"]
    assert game.fitting(3, {"map": "large", "adventure": "town"}) == {"adventure": "town"}


def test_the_sides_of_single_collectors_count_only_when_each_is_chosen() -> None:
    assert CRYPT.fitting(2, {"collectors": "all-b", "idol": "b"}) == {"collectors": "all-b"}
    assert CRYPT.fitting(2, {"collectors": "each", "idol": "b"}) == {"collectors": "each", "idol": "b"}
    assert CRYPT.fitting(1, {"first": "seat-a"}) == {}
    assert CRYPT.fitting(3, {"own-dice": "add", "cards": "memory"}) == {"cards": "memory"}


def test_a_single_side_says_that_each_is_chosen() -> None:
    assert CRYPT.fitting(2, {"idol": "b"}) == {"collectors": "each", "idol": "b"}
    assert CRYPT.new(Setup(2, "sides", CRYPT.fitting(2, {"idol": "b", "remains": "b"}))).sides == 0b010001
    assert CRYPT.fitting(2, {"idol": "b", "collectors": "random"}) == {"collectors": "random"}


def test_an_option_implies_those_it_hangs_on_at_one_value_only_and_none_that_is_so_already() -> None:
    game = ChainedGame()
    assert game.fitting(3, {"weather": "rain"}) == {"adventure": "wood", "map": "large", "weather": "rain"}
    assert game.fitting(2, {"weather": "rain"}) == {}
    assert INFERNO.fitting(2, {"black": "minos"}) == {"black": "minos"}
    assert INFERNO.fitting(1, {"difficulty": "hard"}) == {}


@pytest.mark.parametrize(
    ("seats", "options", "left"),
    [
        (1, {}, ["setup", "solo", "diplomatic-crisis", "time-of-thieves", "black"]),
        (1, {"solo": "descent"}, ["setup", "solo", "difficulty", "diplomatic-crisis", "time-of-thieves", "black"]),
        (1, {"setup": "first-game"}, ["setup", "solo", "diplomatic-crisis", "time-of-thieves"]),
        (2, {"setup": "first-game"}, ["setup", "diplomatic-crisis", "time-of-thieves", "dantes-rush", "first"]),
    ],
)
def test_inferno_alone_and_inferno_taught_leave_out_what_they_do_not_use(
    seats: int, options: dict[str, str], left: list[str]
) -> None:
    assert [option.id for option in INFERNO.options_for(seats, options)] == left
    together = [option.id for option in INFERNO.options_for(2, {})]
    assert "solo" not in together
    assert {"red", "black", "first", "setup", "dantes-rush"} <= set(together)


def test_journals_of_tables_that_kept_such_options_deal_the_same_cards_as_ever() -> None:
    """A red Guardian named for one player once saved a roll of the dice: only new tables leave it out."""
    named, unnamed = (INFERNO.new(Setup(1, "of old", options)) for options in ({"red": "geryon"}, {}))
    assert (named.black, named.market) == (5, [16, 22, 5])
    assert (unnamed.black, unnamed.market) == (4, [10, 1, 6])


@pytest.mark.parametrize(
    ("game", "seats", "options"), [(CRYPT, 2, {"collectors": "all-a", "idol": "b"}), (INFERNO, 1, {"red": "geryon"})]
)
def test_a_journal_that_names_options_which_do_not_count_is_replayed(
    game: AnyGame, seats: int, options: dict[str, str]
) -> None:
    match = random_match(game, Setup(seats, "of old", options))
    written = write_journal(journal_of(match, [], with_seed=True))
    again = replay(game, read_journal(written))
    assert again.over
    assert write_journal(journal_of(again, [], with_seed=True)) == written

"""Law 10: roles and sides have words, a side wins as a whole, and what options depend on exists."""

from __future__ import annotations

from pandemonium.engine.role import teams
from pandemonium.engine.text import LANGUAGES
from pandemonium.laws.plays import AnyGame, mixes, whole_matches
from pandemonium.laws.shown import words_of


def law_10_every_seat_has_one_role_and_role_and_side_have_words(game: AnyGame, seats: int, examples: int) -> None:
    for options in mixes(game, seats, examples):
        roles = game.roles(seats, options)
        assert len(roles) == seats
        for language in LANGUAGES:
            words = words_of(game, language)
            assert all(words.has(f"role-{role.id}") for role in roles if role.id)
            assert all(words.forms(f"side-{role.side}")["-number"] in ("one", "many") for role in roles if role.side)


def law_10_all_seats_of_a_side_win_and_all_seats_have_points_or_none(game: AnyGame, seats: int, examples: int) -> None:
    for match in whole_matches(game, seats, examples):
        result = game.result(match.state)
        for team in teams(game.roles(seats, match.setup.options)):
            assert len({seat in result.winners for seat in team}) == 1
        assert set(result.winners) <= set(range(seats))
        assert len(result.scores) == len(result.accounts) in (0, seats)


def law_10_an_option_depends_on_earlier_options_and_seats_the_game_has(
    game: AnyGame, _seats: int, _examples: int
) -> None:
    before: dict[str, tuple[str, ...]] = {}
    for option in game.options:
        assert set(option.seats) <= set(game.seats)
        assert all(set(one.values) <= set(before.get(one.option, ())) for one in option.when)
        before[option.id] = option.values


def law_10_what_is_left_out_of_a_table_stays_left_out(game: AnyGame, seats: int, examples: int) -> None:
    for at in range(examples):
        options = {option.id: option.values[at % len(option.values)] for option in game.options}
        fitting = game.fitting(seats, options)
        assert fitting.items() <= options.items()
        assert game.fitting(seats, fitting) == fitting
        assert game.options_for(seats, fitting) == game.options_for(seats, options)
        assert game.check_setup(seats, options) is not None or game.check_setup(seats, fitting) is None

"""options: what can be chosen at a table, and that the help leads there."""

import json

import pytest

from pandemonium.engine.registry import game_ids, load_game
from tests.cli.conftest import Run


@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_option_is_listed_with_all_its_values(run: Run, game: str, language: str) -> None:
    shown = run("options", game, "-l", language).stdout
    for option in load_game(game).options:
        assert all(f"{option.id}={value} " in shown for value in option.values)


def test_an_option_says_when_it_counts(run: Run) -> None:
    listed = {one["option"]: one for one in json.loads(run("options", "crypt", "--json").stdout)}
    assert listed["idol"]["values"] == ["a", "b"]
    assert listed["idol"]["counts"] == "with collectors=each"
    assert listed["cards"]["counts"] == ""


@pytest.mark.parametrize("command", ["play", "sim", "arena"])
def test_the_help_of_options_leads_to_their_list(run: Run, command: str) -> None:
    assert "pandemonium options GAME" in " ".join(run(command, "--help").stdout.replace("│", " ").split())

"""sim, arena and bench: figures for people and for programs."""

import json
from pathlib import Path
from shutil import copy

import pytest

import pandemonium.games.crypt.bot
from pandemonium.engine.build import COMPILED
from tests.cli.conftest import Run


def test_sim_prints_what_a_program_reads(run: Run) -> None:
    done = run("sim", "crypt", "--games", "40", "--seats", "random,random", "--seed", "7", "--json")
    assert done.returncode == 0, done.stderr
    figures = json.loads(done.stdout)
    assert figures["games"] == 40
    assert figures["decisions"] > 40 * 20
    assert figures["games_per_s"] > 0
    assert figures["decisions_per_s"] > figures["games_per_s"]
    assert len(figures["mean_scores"]) == 2
    assert all(10 < score < 60 for score in figures["mean_scores"])


def test_sim_with_the_same_seed_plays_the_same_games(run: Run) -> None:
    def played(seed: str) -> tuple[int, list[float]]:
        figures = json.loads(run("sim", "crypt", "-n", "20", "--seed", seed, "--json").stdout)
        return figures["decisions"], figures["mean_scores"]

    assert played("7") == played("7")
    assert played("7") != played("8")


@pytest.mark.parametrize("command", ["sim", "arena", "balance"])
def test_a_cluster_is_a_ray(run: Run, command: str) -> None:
    done = run(command, "inferno", "--cluster", "spark://head")
    assert done.returncode == 2
    assert "a cluster is ray, or ray://HOST:PORT, not “spark://head”" in " ".join(done.stderr.split())


def test_sim_takes_table_options(run: Run) -> None:
    lines = ("sim", "crypt", "-n", "20", "--json", "--option", "first=seat-a")
    all_a = json.loads(run(*lines).stdout)
    all_b = json.loads(run(*lines, "--option", "collectors=all-b").stdout)
    assert all_a["mean_scores"] != all_b["mean_scores"]


def test_sim_shows_people_a_table(run: Run) -> None:
    done = run("sim", "crypt", "-n", "10", "--seats", "random,random,random")
    assert "mean score" in done.stdout
    assert "decisions/s" in done.stdout
    assert max(map(len, done.stdout.splitlines())) <= 80


def test_arena_rates_levels_with_intervals(run: Run) -> None:
    done = run("arena", "crypt", "--seats", "normal,random", "-n", "20", "--workers", "1", "--json")
    assert done.returncode == 0, done.stderr
    report = json.loads(done.stdout)
    assert report["games"] == 20
    best = report["standings"][0]
    assert best["level"] == "normal"
    assert best["wins_95"][0] <= best["wins"] <= best["wins_95"][1]


def test_arena_shows_people_a_table(run: Run) -> None:
    done = run("arena", "crypt", "--seats", "easy,random", "-n", "4", "--workers", "1")
    assert "easy" in done.stdout
    assert "rating" in done.stdout


@pytest.mark.skipif(not COMPILED, reason="this install is plain Python")
def test_bench_measures_both_builds_in_one_run(run: Run) -> None:
    compiled, plain = json.loads(run("bench", "crypt", "--seconds", "0.02", "--json").stdout)
    assert (compiled["compiled"], plain["compiled"]) == (True, False)
    assert compiled["decisions_per_s"] > 2 * plain["decisions_per_s"]


@pytest.mark.skipif(not COMPILED, reason="this install is plain Python")
def test_the_compiled_engine_is_as_fast_as_promised(run: Run) -> None:
    """A tenth of the documents' figures, so that a slow machine passes; the ratio of the builds is tested above."""
    (figures,) = json.loads(run("bench", "crypt", "--seconds", "0.1", "--no-pure", "--json").stdout)
    assert figures["decisions_per_s"] > 50_000
    assert figures["copies_per_s"] > 100_000
    assert figures["replay_ms"] < 20


def test_decide_says_what_a_level_gains_and_stops_when_it_is_sure(run: Run) -> None:
    line = ("decide", "crypt", "normal", "random", "-n", "60", "--workers", "1")
    (verdict,) = json.loads(run(*line, "--json").stdout)
    assert (verdict["role"], verdict["verdict"]) == ("", "better")
    assert verdict["games"] < 60
    told = run(*line, "--players", "1").stdout
    assert "normal against random" in told
    assert "better" in told
    assert "lepszy" in run("-l", "pl", *line).stdout


@pytest.mark.parametrize(
    "line",
    [
        ("sim", "crypt", "--seats", "LEVEL,random"),
        ("arena", "crypt", "--seats", "LEVEL,random"),
        ("decide", "crypt", "normal", "LEVEL"),
        ("balance", "crypt", "--level", "LEVEL"),
        ("play", "crypt", "--seats", "me,LEVEL"),
    ],
    ids=lambda line: line[0],
)
def test_a_file_that_holds_no_player_is_named_in_one_line(run: Run, tmp_path: Path, line: tuple[str, ...]) -> None:
    (tmp_path / "notes.toml").write_text("nothing of the kind", encoding="utf-8")
    done = run(*(word.replace("LEVEL", "weights:notes.toml") for word in line))
    assert done.returncode == 2
    assert done.stderr.startswith("pandemonium: “weights:notes.toml” cannot play crypt: notes.toml holds no weights")
    assert len(done.stderr.splitlines()) == 1


def test_a_balance_has_one_level_in_every_seat(run: Run) -> None:
    assert "there is no level “normal,easy”" in run("balance", "crypt", "--level", "normal,easy").stderr


@pytest.mark.parametrize(
    ("there", "out", "file"),
    [("taken", "taken", "taken"), ("", "/proc/x", "/proc/x"), ("out/inferno.md/", "out", "out/inferno.md")],
    ids=["a file for a folder", "where nobody writes", "a folder for the report"],
)
def test_a_balance_that_cannot_be_written_is_refused_before_a_game(
    run: Run, tmp_path: Path, there: str, out: str, file: str
) -> None:
    if there.endswith("/"):
        (tmp_path / there).mkdir(parents=True)
    elif there:
        (tmp_path / there).write_text("words", encoding="utf-8")
    for language, says in (("en", "cannot write"), ("pl", "nie można zapisać")):
        done = run("-l", language, "balance", "inferno", "--level", "random", "-n", "100000", "--out", out)
        assert done.returncode == 2
        assert done.stderr.startswith(f"pandemonium: {says} {file}: ")
        assert len(done.stderr.splitlines()) == 1


@pytest.mark.parametrize("ending", ["json", "md"])
def test_figures_of_a_balance_that_cannot_be_read_are_not_written_over(run: Run, tmp_path: Path, ending: str) -> None:
    (tmp_path / f"inferno.{ending}").write_bytes(b'[{"table": "\xff')
    for language, says in (("en", "is damaged ("), ("pl", "jest uszkodzony (")):
        done = run("-l", language, "balance", "inferno", "--level", "random", "-n", "100000", "--out", ".")
        assert done.returncode == 2
        assert done.stderr.startswith(f"pandemonium: inferno.{ending} {says}")
        assert len(done.stderr.splitlines()) == 1
    assert [(file.name, file.read_bytes()) for file in tmp_path.iterdir()] == [
        (f"inferno.{ending}", b'[{"table": "\xff')
    ]


def test_decide_without_a_number_of_players_takes_one_the_game_has(run: Run) -> None:
    done = run("decide", "deal", "random", "random", "-n", "1", "--workers", "1", "--json")
    assert [one["role"] for one in json.loads(done.stdout)] == ["cultist", "devil", "mortal"]
    refused = run("-l", "pl", "decide", "deal", "--players", "2").stderr
    assert "w deal nie gra 2 osób; liczba graczy: 4" in refused


def test_decide_may_look_at_one_role_only(run: Run) -> None:
    line = ("decide", "others", "random", "random", "-n", "1", "--workers", "1")
    (verdict,) = json.loads(run(*line, "--role", "sin", "--json").stdout)
    assert verdict["role"] == "sin"
    refused = run("-l", "pl", *line, "--role", "devil")
    assert refused.returncode == 2
    assert "przy tym stole nie ma roli „devil”; są: hero, sin" in refused.stderr
    assert "there is no role “sin” at this table; there are: —" in run("decide", "crypt", "--role", "sin").stderr


def test_decide_refuses_roles_that_depend_on_wishes(run: Run) -> None:
    refused = run("decide", "deal", "random", "random", "-o", "wishes=yes")
    assert refused.returncode == 2
    assert "the roles of deal depend on what the seats choose" in refused.stderr


def test_sim_without_seats_takes_as_many_as_the_game_has(run: Run) -> None:
    assert len(json.loads(run("sim", "deal", "-n", "2", "--json").stdout)["wins"]) == 4
    assert len(json.loads(run("sim", "crypt", "-n", "2", "--json").stdout)["wins"]) == 2


@pytest.mark.parametrize(
    "line", ["arena crypt --seats {},random", "sim crypt --seats {},random", "decide crypt {} random"]
)
def test_a_file_of_this_machine_is_no_level_for_others(line: str, run: Run, tmp_path: Path) -> None:
    mine = copy(Path(pandemonium.games.crypt.bot.__file__).with_name("weights.toml"), tmp_path)
    done = run(*line.format(f"weights:{mine}").split(), "--cluster", "ray")
    assert done.returncode == 2
    assert "is a file of this machine" in " ".join(done.stderr.split())

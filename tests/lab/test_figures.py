"""The bots' page is written from its figures, which are played in parts and made again by the commands it names."""

from __future__ import annotations

import shlex
from collections.abc import Iterator
from pathlib import Path

import pytest

from pandemonium.cli.main import run as run_command
from pandemonium.engine.registry import PACKS, game_ids, load_game
from pandemonium.lab import bots_page, figures
from pandemonium.lab.figure import Figure, command, is_old, known, measured, stamp_of
from pandemonium.playing.experiment import Experiment, arena, decide, playouts
from tests.engine.test_registry import RICH

SMALL = {
    "crypt hard-normal 2 12": arena(["easy", "random"], 4, {"collectors": "random"}, note="quick", reach="50 %"),
    "crypt trial": decide("easy", "random", 2, 30, {}),
    "crypt playouts 2": playouts(2, 1, {}),
}
PAGE = "Words before.\n\n<!-- figures: crypt -->\nold\n<!-- figures end -->\n\nWords after.\n"


@pytest.fixture
def document(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    wanted = {name: one for name, one in SMALL.items() if name != "crypt hard-normal 2 12"}
    monkeypatch.setattr(figures, "known", lambda: wanted)
    monkeypatch.setattr(bots_page, "known", lambda: wanted)
    (tmp_path / "bots.md").write_text(PAGE, encoding="utf-8")
    return tmp_path / "bots.md"


def last(found: Iterator[Figure]) -> Figure:
    """What is known in the end."""
    *_, figure = found
    return figure


def played(document: Path, *names: str, again: bool = False, draw: bool = False) -> list[str]:
    """Which figures the file has after a run, that it did not have so before."""
    before = figures.read(document.with_suffix(".json"))
    figures.run(document, list(names), again=again, draw=draw, workers=1)
    after = figures.read(document.with_suffix(".json"))
    return [name for name, one in after.items() if before.get(name) != one]


def test_figures_are_played_in_parts_and_written_between_the_marks(document: Path) -> None:
    assert played(document, "crypt trial") == ["crypt trial"]
    page = document.read_text(encoding="utf-8")
    assert page.startswith("Words before.\n")
    assert page.endswith("Words after.\n")
    assert "old" not in page
    assert "| `easy` against `random` | 2 | **better** |" in page
    assert command("crypt trial", SMALL["crypt trial"]) in page
    assert played(document) == ["crypt playouts 2"], "what was played is not played again"
    assert "| 2 | " in document.read_text(encoding="utf-8")
    assert played(document, draw=True, again=True) == []
    assert "easy" not in document.with_name("bots-roles.svg").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "after", ["Words after.\n", "<!-- figures: deal -->\nold\n<!-- figures end -->\nWords after.\n"]
)
def test_a_page_whose_section_is_not_closed_is_refused_and_left_as_it_is(document: Path, after: str) -> None:
    page = f"Words before.\n<!-- figures: crypt -->\nold\n{after}"
    document.write_text(page, encoding="utf-8")
    with pytest.raises(SystemExit, match="after “<!-- figures: crypt -->” there is no line “<!-- figures end -->”"):
        figures.main([str(document), "crypt trial"])
    assert document.read_text(encoding="utf-8") == page
    assert list(document.parent.iterdir()) == [document], "nothing was played or drawn"


def test_damaged_figures_are_named_and_left_as_they_are(document: Path) -> None:
    path = document.with_suffix(".json")
    path.write_text('{"crypt trial": {', encoding="utf-8")
    with pytest.raises(SystemExit, match=r"bots\.json is damaged \(.*; nothing was written"):
        figures.main([str(document), "crypt trial"])
    assert path.read_text(encoding="utf-8") == '{"crypt trial": {'
    assert document.read_text(encoding="utf-8") == PAGE


def no_room(*_: object) -> bool:
    raise OSError(28, "no space left on device")


def test_a_full_disk_leaves_figures_and_page_as_they_were(document: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file is written beside and put in place of the old one, so that there is always one of them."""
    path = document.with_suffix(".json")
    figures.write(path, {})
    before = path.read_bytes()
    monkeypatch.setattr(Path, "replace", no_room)
    with pytest.raises(OSError, match="no space"):
        figures.write(path, {"crypt trial": Figure(SMALL["crypt trial"])})
    with pytest.raises(OSError, match="no space"):
        bots_page.write_page(document, {})
    assert path.read_bytes() == before
    assert document.read_text(encoding="utf-8") == PAGE


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["crypt trail"], "begins with “crypt trail”; there are: crypt trial, crypt playouts 2"),
        (["crypt trial", "--workers", "0"], "--workers needs a whole number of at least 1, not 0"),
        (["crypt trial", "--cluster", "spark://head"], "a cluster is ray, or ray://HOST:PORT, not “spark://head”"),
    ],
)
def test_what_is_asked_for_wrongly_is_refused_and_nothing_written(
    document: Path, capsys: pytest.CaptureFixture[str], words: list[str], says: str
) -> None:
    with pytest.raises(SystemExit) as ended:
        figures.main([str(document), *words])
    assert ended.value.code == 2
    assert says in capsys.readouterr().err
    assert document.read_text(encoding="utf-8") == PAGE
    assert list(document.parent.iterdir()) == [document]


def test_a_document_that_is_not_there_or_cannot_be_written_is_refused(
    document: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    document.with_suffix(".json").mkdir()
    for page, says in ((document.with_name("page.md"), "there is no document "), (document, "cannot write ")):
        with pytest.raises(SystemExit) as ended:
            figures.main([str(page), "crypt trial"])
        assert ended.value.code == 2
        assert says in capsys.readouterr().err
    assert document.read_text(encoding="utf-8") == PAGE


def test_options_may_stand_between_the_document_and_the_names(document: Path) -> None:
    figures.main([str(document), "--workers", "1", "crypt trial"])
    assert list(figures.read(document.with_suffix(".json"))) == ["crypt trial"]


def test_a_trial_that_was_stopped_goes_on(document: Path) -> None:
    """What it has found is kept after every game, so that hours of play need not be played in one go."""
    path, name = document.with_suffix(".json"), "crypt trial"
    begun = next(measured(name, SMALL[name], 1))
    figures.write(path, {name: begun})
    figures.run(document, [], again=False, draw=True, workers=1)
    assert "| **undecided** so far | 1 |" in document.read_text(encoding="utf-8")
    assert played(document, name) == [name]
    whole = figures.read(path)[name]
    assert whole == last(measured(name, SMALL[name], 1)), "as if it had never been stopped"
    assert played(document, name) == [], "and what is decided is not played on"


def test_a_figure_of_other_weights_is_marked_and_played_again(document: Path) -> None:
    old = Figure(
        SMALL["crypt trial"], verdicts=last(measured("crypt trial", SMALL["crypt trial"], 1)).verdicts, stamp="1 old"
    )
    figures.write(document.with_suffix(".json"), {"crypt trial": old})
    figures.run(document, [], again=False, draw=True, workers=1)
    assert "`random` ° |" in document.read_text(encoding="utf-8")
    assert played(document, "crypt trial") == ["crypt trial"]
    assert "°" not in document.read_text(encoding="utf-8")
    assert stamp_of("crypt", 2) != stamp_of("crypt", 3)


def test_a_figure_of_other_data_is_old(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    today = Figure(SMALL["crypt trial"], stamp=stamp_of("crypt", 2))
    assert not is_old("crypt trial", today, SMALL["crypt trial"])
    (tmp_path / "treasures.toml").write_text(RICH, encoding="utf-8")
    monkeypatch.setenv(PACKS, f"crypt={tmp_path}")
    assert is_old("crypt trial", today, SMALL["crypt trial"])


def test_a_match_has_a_row_for_its_first_level() -> None:
    name = "crypt hard-normal 2 12"
    one = last(measured(name, SMALL[name], 1))
    assert one.report is not None
    (row,) = bots_page.matches({name: one}, {name: ""})
    assert row[:2] == ["`easy` against `random`, quick", "4"]
    assert row[-1] == "50 %"


@pytest.mark.parametrize("game", ["crypt", "inferno", "deal", "others"])
def test_every_experiment_has_a_command_that_the_program_takes(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    ours = {name: one for name, one in known().items() if name.startswith(f"{game} ")}
    assert game in game_ids()
    assert {one.way for one in ours.values()} == {"arena", "decide", "playouts"}
    for name, one in ours.items():
        assert load_game(game).check_setup(one.seats, one.options) is None
        if one.way != "playouts":
            line = shlex.split(command(name, one))[1:]
            assert run_command([*line, "--games", "0"]) == 2, "every word of it is understood but the last"
            assert "--games" in capsys.readouterr().err


def test_seconds_are_told_where_the_clock_ends_a_search() -> None:
    assert bots_page.met(Experiment(["hard", "normal", "normal", "normal"], 4, {}, 1.0)) == (
        "`hard` against three `normal`, 1 s a decision"
    )
    assert bots_page.met(arena(["hard:50"], 4, {}, note="all A")) == "`hard:50` alone, all A"

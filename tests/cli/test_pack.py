"""pack: the data files, checked, shown and written out; and play with one's own."""

import json
import shutil
from pathlib import Path

from tests.cli.conftest import Run


def test_pack_shows_every_table_with_its_provenance(run: Run) -> None:
    done = run("pack", "crypt")
    assert done.returncode == 0
    assert done.stdout.count("provenance:") == 4
    assert "needs" in done.stdout


def test_pack_only_checks_where_nothing_else_is_wanted(run: Run) -> None:
    done = run("pack", "crypt", "--check")
    assert done.returncode == 0
    assert done.stdout.startswith("crypt, pack standard ")
    assert done.stdout.count("\n") == 1


def test_an_exported_pack_is_a_pack(run: Run) -> None:
    assert run("pack", "crypt", "--export", "mine").returncode == 0
    report = json.loads(run("pack", "crypt", "--pack", "mine", "--json").stdout)
    assert report["pack"].startswith("mine ")
    assert all(file["own"] for file in report["files"])


def test_export_overwrites_nothing(run: Run) -> None:
    run("pack", "crypt", "--export", "mine")
    done = run("pack", "crypt", "--export", "mine")
    assert done.returncode == 2
    assert "already has" in done.stderr


def test_a_pack_overrides_file_by_file(run: Run, tmp_path: Path) -> None:
    mine = tmp_path / "mine"
    mine.mkdir()
    ranks = '{ id = "fool", least = -99 }, { id = "wealthy", least = 10 }'
    (mine / "ranks.toml").write_text(f'provenance = "rulebook"\nranks = [{ranks}]\n')
    files = {
        file["file"]: file["own"]
        for file in json.loads(run("pack", "crypt", "--pack", "mine", "--json").stdout)["files"]
    }
    assert files == {"collectors.toml": False, "ranks.toml": True, "reveal.toml": False, "treasures.toml": False}
    done = run("play", "crypt", "--pack", "mine", "--seats", "random", "--seed", "1", "--save", "game.journal")
    assert "Wealthy" in done.stdout
    assert run("verify", "game.journal").returncode == 1
    assert run("verify", "game.journal", "--pack", "mine").returncode == 0


def test_a_zip_is_a_pack_wherever_a_folder_is(run: Run, tmp_path: Path) -> None:
    run("pack", "crypt", "--export", "mine")
    file = tmp_path / "mine" / "treasures.toml"
    file.write_text(file.read_text().replace("value = 4", "value = 9"))
    shutil.make_archive(str(tmp_path / "sent"), "zip", tmp_path / "mine")
    report = json.loads(run("pack", "crypt", "--pack", "sent.zip", "--json").stdout)
    assert report["pack"].startswith("sent ")
    assert all(file["own"] for file in report["files"])
    run("play", "crypt", "--pack", "mine", "--seats", "random", "--seed", "1", "--save", "game.journal")
    for command in (("verify", "game.journal"), ("replay", "game.journal")):
        assert run(*command).returncode > 0
        assert run(*command, "--pack", "sent.zip").returncode == 0
    done = run("verify", "game.journal", "--pack", "game.journal")
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert "neither a folder nor a ZIP" in done.stderr


def test_a_broken_pack_names_file_and_reason(run: Run, tmp_path: Path) -> None:
    run("pack", "crypt", "--export", "mine")
    file = tmp_path / "mine" / "treasures.toml"
    file.write_text(file.read_text().replace("value = 4", "value = 40"))
    done = run("pack", "crypt", "--pack", "mine")
    assert done.returncode == 2
    assert "treasures.toml" in done.stderr
    assert "1 to 9 coins" in done.stderr


def test_sim_plays_with_a_pack(run: Run, tmp_path: Path) -> None:
    run("pack", "crypt", "--export", "rich")
    file = tmp_path / "rich" / "treasures.toml"
    file.write_text(file.read_text().replace("value = 4", "value = 9"))
    lines = ("sim", "crypt", "-n", "20", "--json")
    usual, rich = (json.loads(run(*lines, *more).stdout) for more in ((), ("--pack", "rich")))
    assert sum(rich["mean_scores"]) > sum(usual["mean_scores"])

"""Settings: from a file, the environment and the command, each said in its own words, and wrong ones refused."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from msgspec import structs

from pandemonium.cli.main import run
from pandemonium.cli.settings import setting_id
from pandemonium.cli.spoken import own_text
from pandemonium.engine.text import LANGUAGES
from pandemonium.server.gathering import FIELDS, gather
from pandemonium.server.settings import Settings


@pytest.fixture
def file(tmp_path: Path) -> Path:
    written = tmp_path / "pandemonium.toml"
    written.write_text('port = 9000\nworkers = 2\nbot_pause = 0.1\ndb = "games.db"\n')
    return written


def test_what_is_given_outweighs_the_environment_and_that_the_file(file: Path) -> None:
    around = {"PANDEMONIUM_WORKERS": "3", "PANDEMONIUM_PORT": "9001", "PANDEMONIUM_PURE": "1", "PANDEMONIUM_DB": ""}
    found = gather(file, around, {"--port": 9002, "--set https": "true"})
    settings = found.settings
    assert (settings.port, settings.workers, settings.bot_pause, settings.db) == (9002, 3, 0.1, "games.db")
    assert settings.https is True
    assert settings.cached_tables == Settings().cached_tables
    assert (found.places["port"], found.places["workers"]) == ("--port", "PANDEMONIUM_WORKERS")
    assert found.places["bot_pause"] == str(file)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", FIELDS)
def test_every_setting_says_what_it_does(name: str, language: str) -> None:
    assert own_text(language).has(setting_id(name))


def test_the_settings_shown_are_a_file_that_leads_to_them(
    file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PANDEMONIUM_HTTPS", "1")
    assert run(["serve", "--settings", str(file), "--set", "bot_seconds=3", "--show-settings"]) == 0
    said = capsys.readouterr().out
    shown = tmp_path / "shown.toml"
    shown.write_text(said)
    expected = Settings(port=9000, workers=2, bot_pause=0.1, db="games.db", https=True, bot_seconds=3.0)
    assert gather(shown, {}, {}).settings == expected
    assert set(tomllib.loads(said)) == {field.name for field in structs.fields(Settings)}
    assert "(from PANDEMONIUM_HTTPS)\nhttps = true" in said


def test_secrets_are_not_shown(capsys: pytest.CaptureFixture[str]) -> None:
    run(["serve", "--metrics", "hush", "--db", "postgresql://ada:hush@localhost/x", "--show-settings"])
    said = capsys.readouterr().out
    assert "hush" not in said
    assert '# metrics = "…"' in said
    assert 'db = "postgresql://ada:***@localhost/x"' in said


WRONG = [
    (["--set", "moon=full"], "there is no setting moon (--set moon); there are: host, port, "),
    (["--set", "workers=0"], "the setting workers cannot be so (--set workers): Expected `int` >= 1"),
    (["--set", "log_level=loud"], "the setting log_level cannot be so (--set log_level): Invalid enum value 'loud'"),
    (["--settings", "nowhere.toml"], "cannot read nowhere.toml"),
]


@pytest.mark.parametrize(("words", "why"), WRONG)
def test_what_cannot_be_set_is_said_in_one_line(words: list[str], why: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["serve", "--show-settings", *words]) == 2
    assert capsys.readouterr().err.startswith(f"pandemonium: {why}")


def test_a_file_has_types(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    wrong = tmp_path / "wrong.toml"
    for written, why in (
        ('port = "9000"', f"the setting port cannot be so ({wrong})"),
        ("port =", f"{wrong} is no TOML"),
    ):
        wrong.write_text(written)
        assert run(["serve", "--show-settings", "--settings", str(wrong)]) == 2
        assert capsys.readouterr().err.startswith(f"pandemonium: {why}")

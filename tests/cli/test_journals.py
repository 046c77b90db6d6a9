"""verify and replay: honest journals are confirmed and told, broken ones named with line and reason."""

import json
import re
from pathlib import Path

import pytest

from pandemonium.engine.chance import commitment
from pandemonium.engine.game import Setup
from pandemonium.engine.halves import Halves
from pandemonium.engine.journal import journal_of, write_journal
from pandemonium.engine.registry import load_game
from pandemonium.laws.plays import random_match
from tests.cli.conftest import Run
from tests.engine.plays import crypt_match
from tests.server.packs import changed_pack


def test_verify_confirms_an_honest_game(run: Run, journal: Path) -> None:
    done = run("verify", str(journal))
    assert done.returncode == 0
    assert "the seed is the one committed to" in done.stdout
    assert "every roll and shuffle follows from it" in done.stdout
    assert "the scores are" in done.stdout


def test_verify_tells_a_program_what_it_confirmed(run: Run, journal: Path) -> None:
    verdict = json.loads(run("verify", str(journal), "--json").stdout)
    assert verdict["ok"]
    assert verdict["entries"] == int(journal.read_text().splitlines()[-1].split()[0])
    assert verdict["scores"] == [int(score) for score in header(journal, "scores").split()]


def test_a_journal_that_brings_its_data_along_needs_no_pack(run: Run, tmp_path: Path) -> None:
    assert "played with the pack rich" in run("verify", str(rich_journal(tmp_path, along=False))).stderr
    file = rich_journal(tmp_path, along=True)
    assert run("verify", str(file)).returncode == 0
    file.write_text(file.read_text().replace("data treasures.toml: ", "data treasures.toml: e"))
    assert "this data file is damaged" in run("verify", str(file)).stderr


def rich_journal(folder: Path, *, along: bool) -> Path:
    """A finished game of another pack, with its data or without them."""
    rich, file = folder / "rich", folder / "rich.journal"
    if not rich.exists():
        changed_pack(rich, "crypt", "treasures.toml", ("value = 4", "value = 9"))
    match = random_match(load_game("crypt", rich), Setup(2, "treasure"), 10_000)
    journal = journal_of(match, ["Ada", "Bea"], with_seed=True)
    journal.data = match.game.data if along else None
    file.write_text(write_journal(journal))
    return file


def test_verify_tells_whose_half_was_left_out(run: Run, tmp_path: Path) -> None:
    promised = Halves("0" * 32, (commitment("a" * 32), ""), ("a" * 32, ""))
    match = crypt_match(2, promised.seed)
    file = tmp_path / "halves.journal"
    file.write_text(write_journal(journal_of(match, ["Ada", "Bea"], with_seed=True, halves=promised)))
    said = run("verify", str(file)).stdout
    assert f"the server's half is the one committed to: {commitment('0' * 32)}" in said
    assert "withheld and left out: B" in said
    assert json.loads(run("verify", str(file), "--json").stdout)["withheld"] == ["B"]


def header(journal: Path, key: str) -> str:
    return next(line for line in journal.read_text().splitlines() if line.startswith(key + ":")).split(": ")[1]


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("seed: bench journal", "seed: another", "does not match the commitment"),
        ("seed: bench journal\n", "", "the seed is not revealed yet"),
        ("rules: ", "rules: 99", "line 3: played by rules 99"),
        ("pack: standard ", "pack: mine f", "line 4: played with the pack mine f"),
        ("seats: 2", "seats: 9", "line 5"),
        ("scores: ", "scores: 1", "the scores are"),
    ],
)
def test_verify_names_line_and_reason(run: Run, journal: Path, old: str, new: str, says: str) -> None:
    text = journal.read_text()
    assert old in text
    journal.write_text(text.replace(old, new, 1))
    done = run("verify", str(journal))
    assert done.returncode == 1
    assert says in " ".join(done.stderr.split())


def test_verify_finds_a_changed_choice(run: Run, journal: Path) -> None:
    lines = journal.read_text().splitlines()
    at = next(at for at, line in enumerate(lines) if line.startswith("1 "))
    lines[at] = lines[at].rpartition(" claim")[0].split()[0] + " B recover" if " A " in lines[at] else "1 A recover"
    journal.write_text("\n".join(lines) + "\n")
    done = run("verify", str(journal))
    assert done.returncode == 1
    assert f"line {at + 1}:" in done.stderr


def test_verify_finds_a_truncated_game(run: Run, journal: Path) -> None:
    lines = journal.read_text().splitlines()[:-3]
    journal.write_text("\n".join(lines) + "\n")
    done = run("verify", str(journal))
    assert done.returncode == 1
    assert f"line {len(lines)}: the game is not finished here" in " ".join(done.stderr.split())


def test_verify_finds_a_missing_entry(run: Run, journal: Path) -> None:
    lines = journal.read_text().splitlines()
    at = lines.index("") + 5
    journal.write_text("\n".join(lines[:at] + lines[at + 1 :]) + "\n")
    done = run("verify", str(journal))
    assert done.returncode == 2
    assert f"line {at + 1}: entry" in done.stderr


@pytest.mark.parametrize("content", ["", "hello\n", "pandemonium journal 1\n", "\x00\x01"])
def test_what_is_no_journal_is_refused_in_one_line(run: Run, tmp_path: Path, content: str) -> None:
    file = tmp_path / "odd.journal"
    file.write_text(content)
    for command in ("verify", "replay"):
        done = run(command, str(file))
        assert done.returncode == 2
        assert done.stderr.count("\n") == 1
        assert "line " in done.stderr


def test_a_binary_file_is_no_journal(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "picture.png"
    file.write_bytes(b"\x89PNG\xff\xfe")
    assert "is no text file" in run("verify", str(file)).stderr


def test_replay_tells_the_game_in_sentences(run: Run, journal: Path) -> None:
    done = run("replay", str(journal))
    assert done.returncode == 0
    assert "Round 1:" in done.stdout
    assert "Ada" in done.stdout
    assert "Total" in done.stdout


def test_replay_does_not_need_the_file_that_played(run: Run, journal: Path) -> None:
    told = journal.read_text(encoding="utf-8").replace("normal", "weights:gone.toml")
    journal.write_text(told, encoding="utf-8")
    done = run("replay", str(journal))
    assert done.returncode == 0, done.stderr
    assert "weights:gone.toml" in done.stdout


def test_replay_speaks_polish(run: Run, journal: Path) -> None:
    assert "Runda 1:" in run("replay", str(journal), "--language", "pl").stdout


def test_a_spectator_hears_less_than_a_seat(run: Run, journal: Path) -> None:
    spectator = run("replay", str(journal)).stdout
    seat = run("replay", str(journal), "--seat", "A").stdout
    assert "You see" not in spectator
    assert "You see" in seat


def test_replay_gives_a_program_every_entry(run: Run, journal: Path) -> None:
    told = json.loads(run("replay", str(journal), "--json").stdout)
    assert [entry["number"] for entry in told] == list(range(1, len(told) + 1))
    assert all(entry["seat"] in "AB" for entry in told)
    assert told[-1]["events"]


def test_replay_steps_and_shows_the_table(run: Run, journal: Path) -> None:
    entries = int(journal.read_text().splitlines()[-1].split()[0])
    done = run("replay", str(journal), "--step", answers="\n" * entries)
    assert done.returncode == 0
    assert done.stdout.count("Servants  ") >= entries


@pytest.mark.parametrize("command", ["replay", "review"])
@pytest.mark.parametrize("seat", ["C", "AB"])
def test_a_seat_that_is_not_there_is_refused(run: Run, journal: Path, command: str, seat: str) -> None:
    done = run(command, str(journal), "--seat", seat)
    assert done.returncode == 2
    assert "the seats of this game are A, B" in done.stderr


def test_review_says_where_a_game_was_won_and_lost(run: Run, journal: Path) -> None:
    done = run("review", str(journal), "--games", "200")
    assert done.returncode == 0
    assert "Ada: " in done.stdout
    assert "by luck" in done.stdout
    assert "knowing all" in done.stdout
    assert "przez szczęście" in run("review", str(journal), "--games", "200", "--seat", "A", "--language", "pl").stdout


def test_review_gives_a_program_its_figures(run: Run, journal: Path) -> None:
    found = json.loads(run("review", str(journal), "--games", "200", "--workers", "2", "--json").stdout)
    assert [seat["seat"] for seat in found["seats"]] == [0, 1]
    for split, final in zip(found["splits"], found["final"], strict=True):
        assert split["initial"] + split["luck"] + split["own"] + split["others"] == pytest.approx(final)


def test_review_gives_a_program_the_seat_it_asks_for(run: Run, journal: Path) -> None:
    line = ("review", str(journal), "--games", "200", "--json")
    both, found = (json.loads(run(*line, *more).stdout) for more in ((), ("--seat", "b")))
    assert [seat["seat"] for seat in found["seats"]] == [1]
    assert found["knowing"]["lines"] == both["knowing"]["lines"][1:]
    for part in ("final", "seats", "splits"):
        assert found[part] == both[part][1:]


@pytest.mark.parametrize(("given", "along"), [(("--pack", "rich"), False), ((), True)], ids=["pack", "data"])
def test_review_of_another_pack_says_how_to_play_on(
    run: Run, tmp_path: Path, given: tuple[str, ...], along: bool
) -> None:
    file = rich_journal(tmp_path, along=along)
    said = " ".join(run("review", file.name, *given, "--games", "200").stdout.split())
    command = re.search(r"pandemonium (play crypt .*? --before \d+)", said)
    assert command is not None
    done = run(*command[1].split(), "--save", "on.journal", answers="\nq\n")
    assert (done.returncode, "or ? for help:" in done.stdout) == (0, True), done.stderr
    again = run("play", "crypt", *given, "--resume", "on.journal", answers="\nq\n")
    assert again.returncode == 0, "what was brought along is brought along further"


def test_review_waits_for_the_end_and_for_somebody_to_lose_to(run: Run, journal: Path, tmp_path: Path) -> None:
    early = tmp_path / "early.journal"
    early.write_text("\n".join(line for line in journal.read_text().splitlines()[:-1] if "scores" not in line))
    assert "is reviewed after its end" in run("review", str(early)).stderr
    alone = tmp_path / "alone.journal"
    match = random_match(load_game("crypt"), Setup(1, "alone"), 10_000)
    alone.write_text(write_journal(journal_of(match, ["Ada"], with_seed=True)))
    assert "nobody to lose to" in run("review", str(alone)).stderr

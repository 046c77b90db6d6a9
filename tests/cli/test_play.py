"""play: whole games in the terminal, by pipe and by a real terminal, and everything one can type on the way."""

import os
import pty
import re
import shlex
import subprocess
import sys
from io import StringIO
from pathlib import Path
from unittest.mock import patch

import pytest
from rich.console import Console

from pandemonium.cli.screen import Screen
from pandemonium.cli.wording import text_of
from pandemonium.drawing.words import Words
from pandemonium.engine.registry import load_game
from tests.cli.conftest import PLAIN, Run

FIRST = "1\n" * 600
"""The first row of every list, until the game is over."""


@pytest.mark.parametrize("seats", ["me", "me,random", "me,random,easy", "random,me,random,normal"])
def test_a_whole_game_is_played_by_numbers(run: Run, seats: str) -> None:
    done = run("play", "crypt", "--seats", seats, "--seed", "3", "--save", "game.journal", answers=FIRST)
    assert done.returncode == 0, done.stderr
    assert "The seed was 3" in done.stdout
    assert done.stdout.count("Total") == len(seats.split(","))
    assert run("verify", "game.journal").returncode == 0


@pytest.mark.parametrize("collectors", ["all-b", "random"])
def test_a_whole_game_is_played_in_polish(run: Run, collectors: str) -> None:
    options = ("--option", f"collectors={collectors}", "--option", "cards=memory")
    done = run("play", "crypt", "--language", "pl", "--seed", "5", *options, answers=FIRST)
    assert done.returncode == 0, done.stderr
    assert "Ziarno: 5" in done.stdout
    assert re.search(r"Wygrywa|Zwycięstwo", done.stdout)


def test_the_table_fits_eighty_columns(run: Run) -> None:
    done = run("play", "crypt", "--seats", "me,random,random,random", "--seed", "3", answers=FIRST)
    wide = [line for line in done.stdout.splitlines() if len(line.removeprefix("Number, or ? for help: ")) > 80]
    assert wide == []


def test_a_terminal_plays_like_a_pipe(tmp_path: Path) -> None:
    ours, theirs = pty.openpty()
    command = [sys.executable, "-m", "pandemonium", "play", "crypt", "--seed", "3", "--save", "game.journal"]
    environment = {**PLAIN, "TERM": "xterm"}
    with subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs, cwd=tmp_path, env=environment) as game:
        os.close(theirs)
        screen = answer_until_over(ours)
        assert game.wait(timeout=120) == 0
    os.close(ours)
    assert "The seed was 3" in screen
    assert "scores: " in (tmp_path / "game.journal").read_text()


def test_a_full_screen_is_given_back_before_the_end_is_told(tmp_path: Path) -> None:
    ours, theirs = pty.openpty()
    command = [sys.executable, "-m", "pandemonium", "play", "crypt", "--seed", "3", "--full-screen"]
    environment = {**PLAIN, "TERM": "xterm", "LINES": "12"}
    with subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs, cwd=tmp_path, env=environment) as game:
        os.close(theirs)
        screen = answer_until_over(ours)
        assert game.wait(timeout=120) == 0
    os.close(ours)
    before, _, rest = screen.partition("\x1b[?1049h")
    within, _, after = rest.partition("\x1b[?1049l")
    assert "The dice are committed to" in before
    assert "The table is behind this question: t shows it." in within
    assert "The seed was 3" in after
    assert "or ? for help:" not in after


def test_a_full_screen_shows_a_long_table_in_pages() -> None:
    file = StringIO()
    words = Words(text_of(load_game("crypt"), "en"))
    console = Console(file=file, force_terminal=True, highlight=False, width=80, height=10)
    screen = Screen(console, words, full=True)
    with patch("builtins.input", return_value=""):
        screen.show_pages("")
        screen.show_pages("\n".join(f"line {number}" for number in range(20)))
    shown = file.getvalue()
    assert shown.count("Enter for more") == 2
    assert shown.index("line 7") < shown.index("Enter for more") < shown.index("line 8")


def answer_until_over(terminal: int) -> str:
    """Press 1 and Enter whenever the game asks for a number."""
    screen = ""
    answered = 0
    while True:
        try:
            screen += os.read(terminal, 65536).decode(errors="replace")
        except OSError:
            return screen
        while screen.count("or ? for help:") > answered:
            os.write(terminal, b"1\n")
            answered += 1


def test_a_choice_can_be_taken_back(run: Run) -> None:
    answers = "claim 1 1x1\nu\nu\nq\n"
    done = run("play", "crypt", "--option", "first=seat-a", "--seed", "1", answers=answers)
    assert "Player A takes the last choice back." in done.stdout
    assert "There is nothing of yours to take back" in done.stdout


def test_why_not_answers_with_the_rule(run: Run) -> None:
    answers = "w slot 6\nw claim 1 7x1\nw\nslot 1\nclaim 1 1x1\nw recover\nq\n"
    done = run("play", "crypt", "--option", "first=seat-a", "--seed", "1", answers=answers)
    assert "There is no card 6 in the Crypt now." in done.stdout
    assert "is nothing one can choose here" in done.stdout
    assert "That can be chosen now." in done.stdout
    assert "a turn is either sending or recovering" in " ".join(done.stdout.split())
    assert "(rule CRY-" in done.stdout


def test_a_question_mark_and_a_word_say_what_the_word_means(run: Run) -> None:
    shown = " ".join(run("play", "crypt", "--seed", "1", answers="? servants\n?effort\nq\n").stdout.split())
    assert "Servant: A die of yours: ready before you, at work on a card, or exhausted. (rule CRY-1.3.2)" in shown
    assert "effort: The face you choose for a die on a card" in shown


def test_help_hint_table_and_log_cost_nothing(run: Run, tmp_path: Path) -> None:
    done = run("play", "crypt", "--seed", "1", "--save", "game.journal", answers="?\nh\nt\nl\n99\nnonsense\n\nq\n")
    assert "take back" in done.stdout
    assert "The bot would choose:" in done.stdout
    assert "Choose a number from 1 to" in done.stdout
    assert "“nonsense” is nothing one can choose here." in done.stdout
    assert not re.search(r"^\d+ A ", (tmp_path / "game.journal").read_text(), flags=re.MULTILINE)


def test_a_game_that_is_not_kept_is_not_left_without_a_question(run: Run) -> None:
    start = ("play", "crypt", "--option", "first=seat-a", "--seed", "1")
    done = run(*start, answers="claim 1 1x1\nq\nn\nl\nq\ny\n")
    assert done.stdout.count("will be lost. Leave it?") == 2
    assert done.stdout.endswith("The game stops here.\n")


@pytest.mark.parametrize(
    ("start", "answers"), [(("--save", "game.journal"), "claim 1 1x1\nq\n"), ((), "q\n")], ids=["kept", "not begun"]
)
def test_where_nothing_is_lost_nothing_is_asked(run: Run, start: tuple[str, ...], answers: str) -> None:
    done = run("play", "crypt", "--option", "first=seat-a", "--seed", "1", *start, answers=answers)
    assert "will be lost" not in done.stdout
    assert "The game stops here." in done.stdout


@pytest.mark.parametrize("word", ["godlike", "norml", "Normal", "hard:many", "Hard:40", ""])
def test_a_mistyped_level_is_no_person(run: Run, word: str) -> None:
    done = run("play", "crypt", "--seats", f"me,{word}")
    assert done.returncode == 2
    assert f"there is no level “{word}”; there are: random, easy, normal, hard" in done.stderr
    assert "a name with a capital letter" in done.stderr


def test_a_long_list_opens_by_card_and_goes_back(run: Run) -> None:
    done = run("play", "crypt", "--option", "first=seat-a", "--seed", "1", answers="1\n0\nq\n")
    assert "18 ways" in done.stdout
    assert "0  back" in done.stdout
    assert done.stdout.count("18 ways") == 6


def test_the_command_that_goes_on_is_one_for_the_shell(run: Run) -> None:
    """With the pack that the game is played by, and a file whose name has a space."""
    assert run("pack", "crypt", "--export", "my box").returncode == 0
    done = run("play", "crypt", "--pack", "my box", "--save", "our game.journal", answers="q\n")
    command = re.search("Go on with: pandemonium (.*)", done.stdout)
    assert command is not None
    assert command[1] == "play crypt --pack 'my box' --resume 'our game.journal'"
    assert run(*shlex.split(command[1]), answers="q\n").returncode == 0


@pytest.mark.parametrize("leaving", ["q\n", ""])
def test_a_saved_game_goes_on_where_it_stopped(run: Run, tmp_path: Path, leaving: str) -> None:
    start = ("play", "crypt", "--option", "first=seat-a", "--seed", "9", "--save", "game.journal")
    done = run(*start, answers="claim 1 2x1\ndone\n" + leaving)
    assert done.returncode == 0
    assert "pandemonium play crypt --resume game.journal" in " ".join(done.stdout.split())
    saved = (tmp_path / "game.journal").read_text()
    assert "1 A claim 1 2x1\n2 A done\n" in saved
    again = run("play", "crypt", "--resume", "game.journal", answers=FIRST)
    assert "The seed was 9" in again.stdout
    assert (tmp_path / "game.journal").read_text().split("\n\n")[1].startswith(saved.split("\n\n")[1])
    assert run("verify", "game.journal").returncode == 0


def test_a_finished_game_is_not_resumed(run: Run, journal: Path) -> None:
    done = run("play", "crypt", "--resume", str(journal))
    assert done.returncode == 2
    assert "is a finished game" in done.stderr


def test_a_finished_game_is_played_on_from_before_a_choice_and_stays_as_it_was(run: Run, journal: Path) -> None:
    played = journal.read_text()
    choices = entries_of(played)
    resumed = ("play", "crypt", "--resume", str(journal), "--before")
    asked = next(at for at in range(1, len(choices)) if " A " in choices[at - 1] and " A " in choices[at])
    assert run(*resumed, str(asked + 1), "--save", "other.journal", answers="q\ny\n").returncode == 0
    assert entries_of((journal.parent / "other.journal").read_text()) == choices[:asked]
    for number in (asked + 1, len(choices)):
        assert run(*resumed, str(number), answers="q\ny\n").returncode == 0
    late = run(*resumed, str(len(choices) + 1))
    assert (late.returncode, f"there is no choice {len(choices) + 1}" in late.stderr) == (2, True)
    assert journal.read_text() == played, "another way on is another game"


def entries_of(journal: str) -> list[str]:
    return [line for line in journal.split("\n\n")[1].splitlines() if line[0].isdigit()]


def test_a_broken_save_names_its_line(run: Run, journal: Path) -> None:
    journal.write_text(journal.read_text().replace("\n2 ", "\n2 A fly\n2 ", 1))
    done = run("play", "crypt", "--resume", str(journal))
    assert done.returncode == 2
    assert "line " in done.stderr


def test_a_save_that_cannot_be_written_says_so(run: Run) -> None:
    done = run("play", "crypt", "--seats", "random", "--save", "no/such/folder/game.journal")
    assert done.returncode == 2
    assert "cannot write" in done.stderr


def test_two_persons_share_a_screen_without_seeing_each_other(run: Run) -> None:
    done = run("play", "crypt", "--seats", "Ada,Ben", "--seed", "2", answers="\n" + FIRST)
    assert "Ada is asked. Press Enter when only Ada looks at the screen." in " ".join(done.stdout.split())
    assert "Ben is asked." in done.stdout


def test_bots_alone_play_for_a_spectator(run: Run) -> None:
    done = run("play", "crypt", "--seats", "random,random", "--seed", "2")
    assert done.returncode == 0
    assert "You see" not in done.stdout


def test_g_says_what_wins(run: Run) -> None:
    assert "The most coins win." in run("play", "crypt", answers="g\nq\n").stdout
    assert "Wygrywa, kto ma najwięcej monet." in run("play", "crypt", "-l", "pl", answers="g\nq\n").stdout

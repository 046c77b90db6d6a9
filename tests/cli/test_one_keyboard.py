"""Two persons at one keyboard: whoever may act although nobody asks takes the keyboard over."""

from __future__ import annotations

from pathlib import Path

import pytest

from pandemonium.engine.chance import chance_from
from pandemonium.engine.driver import answers
from pandemonium.engine.game import Setup
from pandemonium.engine.journal import journal_of, read_journal, write_journal
from pandemonium.engine.match import Match
from pandemonium.engine.moment import Entry
from pandemonium.engine.seats import LETTERS
from pandemonium.laws.plays import AnyMatch
from tests.cli.conftest import Run
from tests.playing.positions import CRYPT

NAMES = ["Anna", "Ben"]
PASS_SCREEN = ""


def somebody_may_look() -> tuple[AnyMatch, int]:
    """An unfinished game, and the seat that may use a Manuscript while the other is asked."""
    match = Match(CRYPT, Setup(2, "one keyboard", {"collectors": "each", "manuscript": "b"}))
    chance = chance_from("one keyboard")
    while True:
        seat = match.waiting[0]
        if match.decision(1 - seat).codes():
            return match, 1 - seat
        open_to = answers(match.state, seat)
        match.take(seat, open_to[chance.below(len(open_to))])


def play_on(run: Run, folder: Path, match: AnyMatch, *typed: str, names: list[str] = NAMES) -> tuple[str, list[Entry]]:
    """What the screen shows until the answers are used up, and what was chosen."""
    file = folder / "game.journal"
    file.write_text(write_journal(journal_of(match, names, with_seed=True)), encoding="utf-8")
    done = run("play", "crypt", "--resume", "game.journal", answers="".join(f"{line}\n" for line in typed))
    assert done.returncode == 0, done.stderr
    return done.stdout, read_journal(file.read_text(encoding="utf-8")).entries[match.number :]


@pytest.mark.rule("CRY-R11")
def test_the_other_person_acts_in_the_middle_of_one_s_turn(run: Run, tmp_path: Path) -> None:
    match, other = somebody_may_look()
    letter, look = LETTERS[other], match.decision(other).codes()[0]
    screen, chosen = play_on(run, tmp_path, match, PASS_SCREEN, letter.lower(), PASS_SCREEN, look)
    assert f"{NAMES[other]} may use an ability now, too: type {letter} to hand over the keyboard." in screen
    assert chosen == [Entry(other, look)]


@pytest.mark.rule("CRY-R11")
def test_who_took_the_keyboard_may_give_it_back_and_take_it_again(run: Run, tmp_path: Path) -> None:
    match, other = somebody_may_look()
    letter, look = LETTERS[other], match.decision(other).codes()[0]
    let_pass = ""
    typed = (PASS_SCREEN, letter, PASS_SCREEN, let_pass, PASS_SCREEN, letter, PASS_SCREEN, look)
    assert play_on(run, tmp_path, match, *typed)[1] == [Entry(other, look)]


def test_beside_a_bot_nobody_is_named(run: Run, tmp_path: Path) -> None:
    match, other = somebody_may_look()
    names = [name if seat != other else "random" for seat, name in enumerate(NAMES)]
    assert "hand over the keyboard" not in play_on(run, tmp_path, match, names=names)[0]

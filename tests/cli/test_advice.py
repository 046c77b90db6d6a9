"""The hint of the terminal names what the person may choose now, also out of turn."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from pandemonium.engine.chance import chance_from
from pandemonium.engine.driver import answers, legal
from pandemonium.engine.game import Setup
from pandemonium.engine.journal import journal_of, write_journal
from pandemonium.engine.match import Match
from pandemonium.engine.registry import load_game
from pandemonium.playing.mind import mind_of
from pandemonium.playing.roster import bot_for
from tests.cli.conftest import Run

OFFERING = {"collectors": "each", "manuscript": "b"}
"""The Collectors whose abilities are open at any time: Manuscript B, and Remains A."""


LEVELS = ("easy", "normal", "hard")


def out_of_turn(games: int) -> Iterator[Match[Any, Any]]:
    """Every position of random games in which A is not asked and may still do several things."""
    game = load_game("crypt")
    for number in range(games):
        match = Match(game, Setup(2, f"hint {number}", game.fitting(2, OFFERING)))
        chance = chance_from(f"hint {number}")
        while not match.over:
            if 0 not in match.waiting and len(legal(match.state, 0)) > 1:
                yield match
            seat = match.waiting[0]
            options = answers(match.state, seat)
            match.take(seat, options[chance.below(len(options))])


def test_a_hint_out_of_turn_is_one_of_the_offers() -> None:
    hints = []
    for match in out_of_turn(8):
        mind = mind_of(match.game, match.state, 0)
        hints += [(bot_for(match.game, level).choose(mind, mind.chance(), 0.01), mind.choices) for level in LEVELS]
    assert len(hints) > 20
    assert [hint for hint, offers in hints if hint not in offers] == []


def test_the_hint_is_shown_with_the_code_of_an_offer(run: Run, tmp_path: Path) -> None:
    match = next(out_of_turn(8))
    journal = journal_of(match, ["me", "normal"], with_seed=True)
    (tmp_path / "game.journal").write_text(write_journal(journal), encoding="utf-8")
    done = run("play", "crypt", "--resume", "game.journal", answers="h\nq\n")
    (line,) = [
        line for line in " ".join(done.stdout.split()).split("Number, or ? for help: ") if "would choose" in line
    ]
    assert any(f"({code})" in line for code in match.decision(0).codes())

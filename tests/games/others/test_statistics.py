"""Statistics over many games: each figure counted from the chronicles, every name said in both languages."""

from __future__ import annotations

import pytest
from msgspec import to_builtins

from pandemonium.engine.phrase import Phrase
from pandemonium.engine.tally import Cell, Finished, Mean, Share, Tally
from pandemonium.engine.text import LANGUAGES
from pandemonium.games.others.knowledge.chronicle import Chronicle, Deeds, Dice, Stage
from pandemonium.games.others.rules.cause import FIRE
from pandemonium.games.others.statistics import tallies
from pandemonium.server.words import words_of
from tests.games.others.drawn import GAME


def game(*, won: bool, branch: str = "M2a", level: str = "normal", rounds: int = 5) -> Finished:
    last = [Stage("M3", rounds, 4)] if won else [Stage("M3", 0, 9)]
    told = Chronicle(
        *("T1", "T1-A", "pride", "nuns", 3, won, rounds, 0 if won else 5, 3),
        stages=[Stage("M1", 2, 10), Stage(branch, 4, 8), *last],
        deeds=[Deeds("rose", 4, 2, 6, 1), Deeds("brad", 1, 0, 5, 0, FIRE)],
        cards=["p1", "p1"] if won else ["p1", "p2"],
        dooms=["at1"],
        dice=[Dice(10, [4, 2, 2, 4], [400, 200, 200, 400]), Dice(5, [4, 1, 1, 1, 2], [200, 100, 100, 100, 100])],
    )
    return Finished(to_builtins(told), ["sin", "hero"], ["", level])


def found(finished: list[Finished]) -> dict[str, Tally]:
    return {tally.title.id: tally for tally in tallies(finished)}


def row(tally: Tally, name: str) -> tuple[Cell, ...]:
    return next(
        cells[1:] for cells in tally.rows if (cells[0].id if isinstance(cells[0], Phrase) else cells[0]) == name
    )


def test_games_are_sorted_by_adventure_map_sin_acolytes_heroes_and_players() -> None:
    told = found([game(won=True), game(won=False, rounds=7, level="hard")])
    both = (2, Share(1, 2), Mean([5, 7]), Mean([0, 5]), Mean([3, 3]))
    for title, name in [("adventure", "adventure-T1"), ("map", "T1-A"), ("sin", "sin-pride"), ("count", "3")]:
        assert row(told[f"stat-by-{title}"], name) == both
    assert row(told["stat-by-cult"], "cult-nuns") == row(told["stat-by-sin-level"], "stat-level-people") == both
    assert row(told["stat-by-hero-level"], "stat-level-hard")[:2] == (1, Share(0, 1))


def test_missions_tell_the_branch_the_round_and_the_turns() -> None:
    rows = found([game(won=True), game(won=False), game(won=False, branch="M2b")])["stat-missions"].rows
    assert [cells[1:] for cells in rows] == [
        (3, "–", Share(3, 3), Mean([2, 2, 2]), Mean([10, 10, 10])),
        (2, Share(2, 3), Share(2, 2), Mean([4, 4]), Mean([8, 8])),
        (1, Share(1, 3), Share(1, 1), Mean([4]), Mean([8])),
        (3, "–", Share(1, 3), Mean([5]), Mean([4, 9, 9])),
    ]


def test_heroes_tell_their_deeds_and_what_they_died_of() -> None:
    told = found([game(won=True), game(won=False)])
    deeds = (Mean([4, 4]), Mean([2, 2]), Mean([6, 6]), Mean([1, 1]))
    assert row(told["stat-heroes"], "hero-rose") == (2, Share(1, 2), *deeds)
    died, *causes = row(told["stat-deaths-title"], "hero-brad")
    assert (died, causes[FIRE], causes.count(0)) == (Share(2, 2), 2, len(causes) - 1)


def test_a_card_counts_each_time_it_was_played_and_wins_once_a_game() -> None:
    told = found([game(won=True), game(won=False)])
    assert row(told["stat-cards"], "card-p1") == (3, Share(1, 2))
    assert row(told["stat-cards"], "card-p2") == (1, Share(1, 1))
    assert row(told["stat-dooms"], "doom-at1") == (2, Share(1, 2))


def test_the_dice_of_either_side_are_told_with_their_luck() -> None:
    told = found([game(won=True), game(won=False)])["stat-dice"]
    assert row(told, "role-sin") == (20, "±0 %")
    assert row(told, "role-hero") == (10, "+100 %")


def test_games_from_before_chronicles_were_kept_tell_nothing() -> None:
    assert tallies([Finished(None, ["sin", "hero"], ["", ""])]) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_title_head_and_name_is_said(language: str) -> None:
    text = words_of(language, GAME)
    for tally in tallies([game(won=True), game(won=False)]):
        said = [
            tally.title,
            *tally.heads,
            *(cell for cells in tally.rows for cell in cells if isinstance(cell, Phrase)),
        ]
        assert all(text.has(phrase.id) for phrase in said)

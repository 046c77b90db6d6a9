"""The balance report: figures of equal bots, kept by table, and a document whose own words survive."""

from __future__ import annotations

from pathlib import Path

import pytest

from pandemonium.engine.game import Line, Result
from pandemonium.engine.phrase import phrase
from pandemonium.engine.role import Role
from pandemonium.games.inferno import balance as inferno
from pandemonium.lab.balance import Balance, keep, record, summary
from pandemonium.lab.report import MARK, write_report


def a_record(first: int, second: int) -> Result:
    accounts = tuple(
        (Line(phrase("score-souls"), points), Line(phrase("score-diploma"), 10), Line(phrase("score-boat"), -2))
        for points in (first, second)
    )
    winners = tuple(seat for seat, points in enumerate((first, second)) if points == max(first, second))
    return Result((first + 8, second + 8), accounts, winners)


@pytest.fixture
def figures() -> Balance:
    ends = [(a_record(20, 10), "Dante", 100), (a_record(5, 5), "Sudden Death", 80)]
    games = [record(result, [Role(), Role()], inferno, how, [1, 4, 4], decisions) for result, how, decisions in ends]
    return summary("2 players", "normal", games)


def test_a_tie_counts_half_for_each_seat(figures: Balance) -> None:
    assert figures.wins == [0.75, 0.25]
    assert figures.mean_scores == [20.5, 15.5]


def test_points_are_told_by_source_for_each_seat_on_average(figures: Balance) -> None:
    assert figures.parts == {"Souls": 10, "Florence": 0, "Frauds, Reputation": 0, "Diplomas": 10, "losses": -2}
    assert figures.endings == {"Dante": 1, "Sudden Death": 1}


def test_new_figures_of_a_table_replace_the_old(tmp_path: Path, figures: Balance) -> None:
    file = tmp_path / "inferno.json"
    keep(file, figures)
    again = keep(file, figures)
    assert again == [figures]


def test_the_report_keeps_the_words_above_its_mark(tmp_path: Path, figures: Balance) -> None:
    document = tmp_path / "inferno.md"
    document.write_text(f"# Balance\n\nOur words.\n\n{MARK}\nold figures\n", encoding="utf-8")
    write_report(document, [figures])
    text = document.read_text(encoding="utf-8")
    assert "Our words." in text
    assert "old figures" not in text
    assert "| 2 players | normal | 2 | 75.0%" in text
    assert "10.0 (50%)" in text
    assert "| 2 players | normal | 33% | 67% |" in text
    assert (tmp_path / "inferno-seats.svg").read_text(encoding="utf-8").startswith("<svg")


@pytest.mark.rule("INF-1.3.14")
def test_every_line_of_an_account_belongs_to_one_source() -> None:
    lines = [line for group in inferno.PARTS.values() for line in group]
    assert len(lines) == len(set(lines))
    assert list(inferno.PARTS)[:4] == ["Souls", "Florence", "Frauds, Reputation", "Diplomas"]

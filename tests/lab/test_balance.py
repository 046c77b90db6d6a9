"""The balance report: figures of equal bots, kept by table, and a document whose own words survive."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import cast

import pytest
from msgspec.structs import replace

from pandemonium.engine.game import Setup
from pandemonium.engine.phrase import phrase
from pandemonium.engine.registry import load_game
from pandemonium.engine.result import Line, Result
from pandemonium.engine.role import Role
from pandemonium.games.deal import balance as deal
from pandemonium.games.deal.knowledge.result import AT_THE_END, DURING_PLAY
from pandemonium.games.deal.rules.state import Deal
from pandemonium.games.inferno import balance as inferno
from pandemonium.lab.balance import Balance, keep, measure, record, summary
from pandemonium.lab.closely import closer
from pandemonium.lab.play import play
from pandemonium.lab.report import MARK, write_report
from pandemonium.playing.closely import Closely


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


def test_a_series_is_measured_in_parts_by_its_first_deal() -> None:
    """Twelve deals from the third on are the same games, whether played at once or in two parts."""

    def scores(games: int, deal: int) -> Counter[int]:
        found = measure("inferno", "2 players", "random", games, lambda _done: None, 1, deal)
        assert found.games == games
        return Counter(found.scores)

    whole = scores(12, 3)
    assert whole == scores(5, 3) + scores(7, 8)
    assert whole != scores(12, 0)


def test_new_figures_of_a_table_replace_the_old(tmp_path: Path, figures: Balance) -> None:
    file = tmp_path / "inferno.json"
    keep(file, figures)
    again = keep(file, figures)
    assert again == [figures]


def test_the_report_keeps_the_words_above_its_mark(tmp_path: Path, figures: Balance) -> None:
    document = tmp_path / "inferno.md"
    document.write_text(f"# Balance\n\nOur words.\n\n{MARK}\nold figures\n", encoding="utf-8")
    write_report(document, [figures], "inferno")
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


def looked_at(first: str, second: str, used: list[str]) -> Closely:
    return Closely({"role": [first, second]}, {"deals": len(used)}, ["mill", "mill", "fort"], used)


def test_seats_are_told_apart_by_what_they_are_and_cards_by_their_use() -> None:
    seen = [looked_at("devil", "mortal", ["mill"]), looked_at("mortal", "devil", ["mill", "fort"])]
    plays = [(seen[0], [1.0, 0.0], [30, 20]), (seen[1], [0.5, 0.5], [25, 25])]
    found = closer(plays)
    assert found is not None
    assert found.groups["role"]["devil"].wins == 0.75
    assert found.groups["role"]["mortal"].mean_score == 22.5
    assert found.figures == {"deals": 1.5}
    assert found.used == {"fort": [1, 2], "mill": [2, 4]}


def test_the_report_tells_of_kinds_of_seats_and_of_the_least_used_things_first(
    tmp_path: Path, figures: Balance
) -> None:
    seen = [(looked_at("devil", "mortal", ["mill"]), [1.0, 0.0], [30, 20])]
    document = tmp_path / "inferno.md"
    write_report(document, [replace(figures, closer=closer(seen))], "inferno")
    text = document.read_text(encoding="utf-8")
    assert "| role devil | 1 | 100.0%" in text
    assert text.index("| fort | 0% |") < text.index("| mill | 50% |")
    assert (tmp_path / "inferno-kinds.svg").read_text(encoding="utf-8").startswith("<svg")


@pytest.mark.rule("DWD-6.7.9")
def test_a_play_of_deal_is_looked_at_by_role_side_market_and_card() -> None:
    game = load_game("deal")
    state = cast(Deal, play(game, Setup(4, "closely", {}), ["random"] * 4, 1.0)[0])
    seen = deal.closely(state)
    assert sorted(seen.groups["role"]) == ["cultist", "devil", "mortal-1", "mortal-2"]
    assert sorted(seen.groups["side"]) == ["1", "2", "3", "4"]
    assert seen.figures["buildings a seat"] == sum(len(one.built) for one in state.kingdoms) / 4
    assert set(seen.used) <= set(seen.held)
    assert len(seen.held) == 80 + 2 * 4 * 5


@pytest.mark.rule("DWD-6.7.9")
def test_every_line_of_deals_account_belongs_to_one_source() -> None:
    lines = [line for group in deal.PARTS.values() for line in group]
    assert sorted(lines) == sorted(f"score-{source}" for source in (*DURING_PLAY, *AT_THE_END))

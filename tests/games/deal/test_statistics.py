"""Statistics over many games (DWD-6.6.3): each figure counted from the chronicles, every name in both languages."""

from __future__ import annotations

import pytest
from msgspec import to_builtins

from pandemonium.engine.journal import replay
from pandemonium.engine.phrase import Phrase
from pandemonium.engine.tally import Cell, Finished, Mean, Share, Tally
from pandemonium.engine.text import LANGUAGES
from pandemonium.games.deal.knowledge.chronicle import Chronicle, Deeds, Trade, chronicle
from pandemonium.games.deal.rules.fields import NOBODY
from pandemonium.games.deal.statistics import tallies
from pandemonium.server.words import words_of
from tests.games.deal.stage import GAME
from tests.golden.make import journal_in

pytestmark = pytest.mark.rule("DWD-6.6.3")

ROLES = ["mortal", "devil", "mortal", "cultist"]


def game(points: int = 20, *, sold: bool = True) -> Finished:
    """The devil's chest goes to the first mortal, then to the cultist; a mortal's to the other one and the devil."""
    deeds = [
        Deeds({"score-buildings": points, "score-debt": -2}, right=1, wrong=1, suffered=2),
        Deeds({"score-souls": 12, "score-buildings": 9}, suffered=0),
        Deeds({"score-buildings": 15}, right=2),
        Deeds({"score-buildings": 14, "score-effects": 1}, wrong=1, suffered=3),
    ]
    trades = [
        Trade(1, 1, [0] if sold else [0, 3], 0 if sold else NOBODY, 0, 1, 8),
        Trade(1, 0, [2, 1], 1, 4, 0, 5),
        Trade(4, 1, [2, 3], 3, 0, 2, 21),
    ]
    return Finished(to_builtins(Chronicle(deeds, trades)), ROLES, ["", "normal", "", "normal"])


def found(finished: list[Finished]) -> dict[str, Tally]:
    return {tally.title.id: tally for tally in tallies(finished)}


def row(tally: Tally, name: str) -> tuple[Cell, ...]:
    return next(cells[1:] for cells in tally.rows if isinstance(cells[0], Phrase) and cells[0].id == name)


def test_points_are_sorted_by_role_and_source() -> None:
    told = found([game(), game(30)])["stat-points"]
    assert row(told, "role-mortal")[0] == Mean([20, 15, 30, 15])
    assert row(told, "role-mortal")[-1] == Mean([-2, 0, -2, 0])
    assert row(told, "role-devil")[2] == Mean([12, 12])
    assert row(told, "role-cultist")[0] == Mean([15, 15]), "effects of buildings are theirs"


def test_deals_are_counted_by_who_offered_and_who_looked() -> None:
    told = found([game(), game(sold=False)])["stat-dealing"]
    assert row(told, "role-devil") == (Share(3, 4), Share(2, 2), "–", Mean([0, 0]))
    assert row(told, "role-mortal") == (Share(2, 2), Share(1, 6), Share(6, 8), Mean([2, 0, 2, 0]))
    assert row(told, "role-cultist") == ("–", Share(2, 3), Share(0, 2), Mean([3, 3]))


def test_a_piece_has_its_price_by_round() -> None:
    rows = [cells[1:] for cells in found([game(), game(sold=False)])["stat-souls-title"].rows]
    assert rows[0] == (Share(1, 2), 1, Mean([8]))
    assert rows[1] == rows[2] == rows[4] == ("–", 0, "–")
    assert rows[3] == (Share(2, 2), 4, Mean([10, 10]))


def test_a_chronicle_agrees_with_the_account_and_the_chests_of_the_game() -> None:
    match = replay(GAME, journal_in("deal-4-hard"))
    told = chronicle(match.state, match.events())
    assert [sum(one.points.values()) for one in told.deeds] == list(match.game.result(match.state).scores)
    made = [deal for deal in match.view(0).deals if deal.price]
    assert [(trade.round, trade.owner, trade.buyer) for trade in told.trades] == [
        (deal.round, deal.owner, deal.receivers[deal.taken - 1] if deal.taken else NOBODY) for deal in made
    ]
    assert all(trade.buyer in trade.saw for trade in told.trades if trade.buyer != NOBODY)
    guesses = [one.points.get("score-guesses", 0) for one in told.deeds]
    right, wrong = sum(one.right for one in told.deeds), sum(one.wrong for one in told.deeds)
    assert sum(guesses) == 2 * right + wrong > 0, "a right one is worth two points, a wrong one gives a rival one"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_is_said(language: str) -> None:
    words = words_of(language, GAME)
    for tally in tallies([game()]):
        said = [
            tally.title,
            *tally.heads,
            *(cell for cells in tally.rows for cell in cells if isinstance(cell, Phrase)),
        ]
        assert all(words.say(one) for one in said)
        assert all(len(cells) == len(tally.heads) for cells in tally.rows)


def test_nothing_is_said_of_games_from_before_chronicles() -> None:
    assert tallies([Finished(None, ROLES, ["", "", "", ""])]) == []

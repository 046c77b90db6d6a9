"""The end: the reckoning before the winner, ties told, points by round as a picture, and the board to look at."""

from __future__ import annotations

import re

import pytest
from msgspec.structs import replace
from playwright.sync_api import expect

from pandemonium.engine.by_round import by_round
from pandemonium.engine.registry import game_ids, load_game
from pandemonium.engine.text import LANGUAGES
from pandemonium.games.inferno.data.names import TRACKS
from pandemonium.games.inferno.knowledge.result import tie
from pandemonium.server.pages.reckoning import by_source
from pandemonium.server.words import words
from tests.daily import daily
from tests.web.conftest import Visitor
from tests.web.finishing import loaded
from tests.web.preview import model_of, page_of, played

WHOLE = 10_000
TIED = (2, "tie14")
"""A game of Crypt that is decided by a roll."""


@pytest.mark.rule("CRY-1.4.3")
def test_a_roll_that_decides_is_told_in_both_languages() -> None:
    match = played(TIED[0], WHOLE, seed=TIED[1])
    told = {
        "en": "31 coins each; the dice that were left decide, 9 : 5.",
        "pl": "decyduje rzut pozostałymi kośćmi, 9 : 5.",
    }
    for language, sentence in told.items():
        assert sentence in page_of(model_of(match, 0, language), language=language)


DIPLOMAS = {
    (3, 2): ("28 Infamy each; more Diplomas decide, 3 : 2.", "Remis, po 28 Niesławy; decyduje liczba Dyplomów, 3 : 2."),
    (1, 1): ("28 Infamy each and one Diploma each: the victory is shared.", "zwycięstwo jest wspólne."),
}


@pytest.mark.rule("INF-1.8.3")
@pytest.mark.parametrize("diplomas", DIPLOMAS)
def test_diplomas_that_decide_are_told_in_both_languages(diplomas: tuple[int, int]) -> None:
    view = load_game("inferno").view(played(2, 1, game="inferno").state, -1)
    players = [
        replace(player, diplomas=list(TRACKS[:number])) for player, number in zip(view.players, diplomas, strict=True)
    ]
    told = tie(replace(view, players=players), (28, 28))
    assert told is not None
    for language, sentence in zip(LANGUAGES, DIPLOMAS[diplomas], strict=True):
        assert sentence in words(language, "inferno").say(told)
    assert tie(replace(view, players=players), (28, 27)) is None


@pytest.mark.rule("CRY-1.4.3")
def test_the_dice_that_broke_a_tie_are_shown_as_they_fell() -> None:
    match = played(TIED[0], WHOLE, seed=TIED[1])
    assert match.view(-1).tie_faces == [[3, 3, 3], [4, 1]]
    shown = page_of(model_of(match, 0)).partition('class="tie"')[2].partition("</p>")[0]
    assert re.findall(r"#i-die-([a-z]+-\d)", shown) == ["circle-3"] * 3 + ["square-4", "square-1"]


def test_where_one_is_ahead_no_tie_is_told() -> None:
    match = played(3, WHOLE)
    assert match.game.result(match.state).tie is None
    assert 'class="tie"' not in page_of(model_of(match, 0))


@pytest.mark.parametrize("game", game_ids())
def test_every_point_of_every_account_stands_in_one_row(game: str) -> None:
    match = played(4, WHOLE, game=game)
    result = load_game(game).result(match.state)
    rows = by_source(result)
    for seat, score in enumerate(result.scores):
        assert sum(sum(cells[seat]) for _, cells in rows) == score
    assert len(rows) < sum(map(len, result.accounts))


def test_a_row_of_several_seats_says_nothing_of_one() -> None:
    page = page_of(model_of(played(4, WHOLE), 0))
    heads = re.findall(r'<tr data-step=""><th scope="row">(.*?)</th>', page)
    said = [re.sub("<[^>]+>", "", head) for head in heads]
    assert len(said) == len(set(said))


ROUNDS = {"crypt": 8, "inferno": 5, "deal": 5, "others": 2}


@pytest.mark.parametrize("game", game_ids())
def test_a_picture_of_the_rounds_leads_to_the_result(game: str) -> None:
    match = played(4, WHOLE, game=game)
    points, result = by_round(match), load_game(game).result(match.state)
    assert len(points) > ROUNDS[game]
    page = page_of(model_of(match, 0))
    if game == "others":
        _, deaths, _ = points[-1]
        assert deaths == sum(line.points for line in result.accounts[0] if line.label.id == "score-deaths") > 0
        assert page.count('<li class="counted-') == 3
    else:
        assert points[-1] == result.scores
    assert page.count('<polyline class="way"') == len(points[0])
    assert ", ".join(str(round[0]).replace("-", "−") for round in points) in page


def test_what_is_less_than_nothing_is_written_with_a_minus() -> None:
    match = played(2, WHOLE, seed="n0", game="inferno")
    assert load_game("inferno").result(match.state).scores == (-45, -61)
    page = page_of(model_of(match, 0))
    body = page.partition("<main")[2].partition("</main>")[0]
    assert body.count(">−61</td>") == 2
    assert not re.findall(r"[> ]-\d", re.sub(r"<[^>]*>", ">", body))


def test_a_round_counts_what_lies_on_the_table() -> None:
    match = played(2, WHOLE)
    assert by_round(match)[0] == (3, 3), "three Servants each before anybody has a card"


@pytest.mark.browser
@pytest.mark.parametrize("game", daily(game_ids(), "crypt", "others"))
def test_the_winner_comes_after_the_reckoning_the_bar_leads_on_and_the_board_stays(visitor: Visitor, game: str) -> None:
    page = visitor()
    address = loaded(page, game)
    page.goto(address)
    expect(page.locator("#ending-title")).to_be_visible()  # this visitor wants nothing to move
    page.emulate_media(reduced_motion="no-preference")
    page.reload()
    expect(page.locator("[data-walk] tr.to-come").last).to_be_attached()
    expect(page.locator("#ending-title")).to_be_hidden()
    page.keyboard.press("Escape")
    expect(page.locator("#ending-title")).to_be_visible()
    expect(page.locator(".to-come")).to_have_count(0)
    bar = page.locator(".bar .answers")
    for name in ("Replay", "Lobby"):
        expect(bar.get_by_text(name)).to_be_visible()
    expect(bar.get_by_text("Rematch")).to_have_count(0)  # it is for those who sat here
    page.get_by_role("link", name="The board at the end").click()
    expect(page.locator("#final-board")).to_be_in_viewport()
    expect(page.locator("#final-board + *")).to_be_in_viewport()

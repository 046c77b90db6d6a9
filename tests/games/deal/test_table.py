"""The table as it is drawn: every choice a button, every event shown where it happened, nothing told that is hidden."""

from __future__ import annotations

import re
from itertools import islice

import pytest
from msgspec.structs import replace

from pandemonium.drawing.html import fragment
from pandemonium.engine.chance import chance_from
from pandemonium.engine.driver import legal
from pandemonium.engine.match import Match
from pandemonium.engine.text import LANGUAGES
from pandemonium.games.deal.knowledge.plan import PlanView
from pandemonium.games.deal.knowledge.reckoning import Means, Reckoning, means_in, means_of
from pandemonium.games.deal.knowledge.view import DealView
from pandemonium.games.deal.rules.fields import NOTHING
from pandemonium.games.deal.rules.state import Deal
from pandemonium.games.deal.table.beats import RECIPES
from pandemonium.games.deal.table.pictures import PICTURES
from pandemonium.games.deal.words.events import EVENTS
from pandemonium.server.pages.assets import read
from tests.games.deal.stage import ALL_OPTIONS, GAME, choices, drawing, drawn, played, scene_of, spots

EVERY = 5
"""Of a game, the tables after every so many choices are drawn where drawing all would take long."""

every_set_of_options = pytest.mark.parametrize("options", [{}, ALL_OPTIONS], ids=["plain", "all-options"])


@every_set_of_options
def test_every_offer_is_on_the_table_as_a_button_through_a_whole_game(options: dict[str, str]) -> None:
    for match in played("buttons", options):
        for seat in match.waiting[:1]:
            scene = scene_of(match, seat, LANGUAGES[match.number % 2])
            assert scene.decision is not None
            assert choices(drawn(scene)) == set(scene.decision.codes())


@pytest.mark.rule("DWD-6.4.6")
def test_chest_plan_goods_and_notes_are_always_there_for_a_seat_and_a_watcher_sees_the_common_board() -> None:
    for match in played("parts"):
        if match.number % (10 * EVERY) == 0:
            seen = spots(drawn(scene_of(match, 0)))
            assert {"chest", "plan 0", "stock wood", "pool glass", "request coin", "wings", "debt"} <= seen
            assert {"reputation 6", "debt-space 10", "inquisitor A", "inquisitor guest", "kingdom D"} <= seen
            assert 'id="sheet-notebook"' in drawn(scene_of(match, 0))
            watched = drawn(scene_of(match, -1))
            assert {"reputation 6", "kingdom A", "chest"} <= spots(watched)
            assert 'id="sheet-notebook"' not in watched
            assert 'id="sheet-guide"' in watched


def test_behind_the_walls_what_the_phase_is_about_comes_first() -> None:
    """On a phone the parts lie one under the other: the goods beside the chest they go into, cards before the plan."""
    found: dict[str, list[str]] = {}
    for match in played("order"):
        phase = match.view(0).board.phase
        if phase not in found:
            found[phase] = re.findall('class="(coffer|works|fan|storehouse)"', drawn(scene_of(match, 0)))
    assert found["cards"][0] == "fan"
    assert found["deals"][:2] == ["coffer", "storehouse"]
    assert found["actions"][:2] == ["works", "fan"]
    assert all(sorted(parts) == ["coffer", "fan", "storehouse", "works"] for parts in found.values())


def test_every_kind_of_event_has_a_way_to_be_shown() -> None:
    assert set(RECIPES) == {kind.id for kind in EVENTS}


@every_set_of_options
def test_the_places_of_every_beat_are_drawn_for_whoever_hears_of_it(options: dict[str, str]) -> None:
    before, told = set[str](), 0
    folder = drawing.folder
    assert folder is not None
    sheet = read(folder / "symbols.svg") + read(folder.parents[2] / "drawing" / "sheet.svg")
    for match in played("beats", options):
        if match.number % EVERY and not match.over:
            continue
        scene = scene_of(match, 1)
        seen = before | spots(drawn(scene))
        for event in [event for moment in match.history[told:] for event in moment.events if event.heard_by(1)]:
            beat = drawing.beat(scene, event)
            for name in (beat.at, beat.to):
                assert not name or found(name, seen), (beat, name)
            assert not beat.piece or f'id="i-{beat.piece}"' in sheet, beat
        before, told = spots(drawn(scene)), len(match.history)


def found(name: str, seen: set[str]) -> bool:
    """By its name or by the beginning of its name, as the page finds it."""
    words = name.split()
    return any(" ".join(words[:length]) in seen for length in range(len(words), 0, -1))


def test_a_table_does_not_change_when_what_its_viewer_cannot_know_is_drawn_anew() -> None:
    for match in played("secrets"):
        if match.number % 40 or match.over:
            continue
        truth = match.state
        for seat in (-1, 0, 2):
            here = drawn(scene_of(match, seat)), drawing.narration(scene_of(match, seat))
            match.state = match.game.sample(truth, seat, chance_from(f"other worlds {match.number}"))
            assert (drawn(scene_of(match, seat)), drawing.narration(scene_of(match, seat))) == here
            match.state = truth


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_is_told_in_words_at_every_moment(language: str) -> None:
    for match in played("words"):
        if match.number % 20 == 0 or match.over:
            for seat in (-1, 3):
                told = drawing.narration(scene_of(match, seat, language))
                assert len(told) > 10
                assert all(told)


@pytest.mark.rule("DWD-6.2.8")
def test_the_log_shows_this_round_only_unless_the_table_wants_all_of_it() -> None:
    assert drawing.log_from({"log": "round"}) == "round-began"
    assert drawing.log_from({"log": "whole"}) == ""


@pytest.mark.rule("DWD-6.6.1")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_opens_roles_and_all_twenty_chests(language: str) -> None:
    *_, match = played("the end")
    page = str(drawing.ending(scene_of(match, 0, language), match.game.result(match.state)))
    assert page.count("<tr") == 1 + len(match.view(0).deals) == 21
    assert all(f"#i-role-{mark}" in page for mark in ("devil", "cultist", "mortal-1", "mortal-2"))
    taken = sum(deal.taken != 0 for deal in match.view(0).deals)
    assert page.count('class="gift ') == taken > 0


@pytest.mark.rule("DWD-1.8.3", "DWD-1.8.5")
def test_a_plan_says_what_is_missing_what_the_pool_takes_for_it_and_the_loan_that_would_do() -> None:
    match = next(match for match in played("plan") if match.view(0).board.phase == "actions")
    scene = scene_of(match, 0)
    who = scene.view.kingdoms[0]
    assert who.walls is not None
    card = who.walls.hand[0]
    plan = PlanView(event=NOTHING, half="", uses=[], builds=[card], acts=[], recruits=True)
    means = means_of(who, who.walls.stock)
    due = Reckoning(match.state.rules, means, plan).needs
    cost = match.state.rules.buildings[card].cost
    lacking = [max(0, cost[good] - who.walls.stock[good]) for good in range(5)]
    assert due[f"build {card}"].missing[:5] == lacking
    assert due[f"build {card}"].pool == sum(number * (3 if good < 3 else 5) for good, number in enumerate(lacking))
    acts = PlanView(event=NOTHING, half="", uses=[], builds=[card], acts=[card], recruits=True)
    grain = [Reckoning(match.state.rules, has, made).grain for has, made in grain_cases(means, plan, acts)]
    assert grain == [0, 1, 1]


@pytest.mark.rule("DWD-1.8.3")
def test_a_revealed_plan_no_longer_says_what_it_lacks() -> None:
    """What was paid for is not there any more, and would look like something missing."""
    seen = {True: False, False: False}  # whether plans are revealed: whether a plan told what it lacks
    for match in played("plan"):
        scene = scene_of(match, 0)
        if scene.view.board.phase == "actions":
            revealed = scene.view.kingdoms[0].plan is not None
            seen[revealed] |= 'class="lacks' in drawn(scene)
    assert seen == {True: False, False: True}


@pytest.mark.rule("DWD-6.1.6")
def test_the_plan_board_says_whether_payments_are_asked() -> None:
    match = next(match for match in played("plan") if "pay for me" in match.decision(match.waiting[0]).codes())
    seat = match.waiting[0]
    assert "purse" in spots(drawn(scene_of(match, seat)))
    assert [offer.code for offer in drawing.bar(scene_of(match, seat))] == ["ready"], "alone, so Enter says it"
    assert match.choose(seat, "pay for me") is None
    assert "purse-of pays" in drawn(scene_of(match, seat))


@pytest.mark.rule("DWD-1.8.1")
def test_whoever_holds_two_event_cards_is_told_to_lay_one_away_before_anything_else() -> None:
    match = next(match for match in played("two events") if drops(match))
    seat = match.waiting[0]
    assert "lay one away" in scene_of(match, seat).words.say(match.decision(seat).prompt)
    match.take(seat, legal(match.state, seat)[0])
    assert "Tokens: 0 of" in scene_of(match, seat).words.say(match.decision(seat).prompt)


def drops(match: Match[Deal, DealView]) -> bool:
    return not match.over and match.decision(match.waiting[0]).codes()[0].startswith("drop ")


def grain_cases(means: Means, plan: PlanView, acts: PlanView) -> list[tuple[Means, PlanView]]:
    """Two tokens with two free, three with two free, two with one free."""
    return [(means, plan), (means, acts), (replace(means, free=1), plan)]


def test_a_plan_is_reckoned_alike_from_the_state_and_from_its_owners_view() -> None:
    for match in islice(played("means"), 0, None, EVERY):
        for seat, who in enumerate(match.view(0).kingdoms[:1]):
            assert who.walls is not None
            own, truth = means_of(who, who.walls.stock), means_in(match.state, seat)
            assert replace(own, built=[*own.built]) == replace(truth, built=[*truth.built])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_picture_that_the_rules_name_is_drawn(language: str) -> None:
    named = re.findall(r"^!\[.+\]\((.+)\)$", GAME.written_rules(language), re.MULTILINE)
    scene = scene_of(next(played("rules")), -1, language)
    assert set(named) == set(PICTURES)
    assert all(str(fragment[drawing.picture(scene, name)]) for name in named)

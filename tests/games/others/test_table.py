"""The table as it is drawn: every choice a button, every event shown where it happened, nothing told that is hidden."""

from __future__ import annotations

import html
import re
from itertools import combinations
from pathlib import Path

import pytest

from pandemonium.engine.chance import chance_from
from pandemonium.engine.state import Event
from pandemonium.engine.text import LANGUAGES
from pandemonium.games.others.data.names import ADVENTURES, MAP_SIDES, MAPS
from pandemonium.games.others.knowledge.roll import COMBAT
from pandemonium.games.others.rules.event import CANCELLED
from pandemonium.games.others.rules.scene import scene_of as scene_at
from pandemonium.games.others.table import drawing
from pandemonium.games.others.table.beats import RECIPES
from pandemonium.games.others.table.chances import chances
from pandemonium.games.others.table.ground import Rect, ground
from pandemonium.games.others.table.packing import packed
from pandemonium.games.others.words.card_wording import CardWords
from pandemonium.games.others.words.events import EVENTS
from pandemonium.games.others.words.mission_wording import mission_phrase
from pandemonium.server.pages.assets import read
from tests.games.others.drawn import GAME, choices, page_of, played, scene_of, spots

EVERY = 5
"""Of a game, the tables after every so many choices are drawn where drawing all would take long."""
FIRST = 300
"""Choices of a game that are looked at where more would say nothing new."""


@pytest.mark.parametrize(("adventure", "seats"), [("T1", 2), ("C1", 3), ("R1", 5)])
def test_every_offer_is_on_the_table_as_a_button_through_a_game(adventure: str, seats: int) -> None:
    for match in played("buttons", seats, adventure, most=FIRST):
        for seat in match.waiting[:1]:
            scene = scene_of(match, seat, LANGUAGES[match.number % 2])
            assert scene.decision is not None
            assert choices(page_of(scene)) == set(scene.decision.codes())


def test_every_kind_of_event_has_a_way_to_be_shown() -> None:
    assert set(RECIPES) == {kind.id for kind in EVENTS}


@pytest.mark.parametrize(("adventure", "seat"), [("T2", 0), ("C2", 1), ("R2", 2)])
def test_the_places_of_every_beat_are_drawn_for_whoever_hears_of_it(adventure: str, seat: int) -> None:
    before, told = set[str](), 0
    folder = drawing.folder
    assert folder is not None
    sheet = read(folder / "symbols.svg") + read(folder.parents[2] / "drawing" / "sheet.svg")
    for match in played("beats", 3, adventure, most=FIRST):
        if match.number % EVERY and not match.over:
            continue
        scene = scene_of(match, seat)
        here = spots(page_of(scene))
        for event in [event for moment in match.history[told:] for event in moment.events if event.heard_by(seat)]:
            beat = drawing.beat(scene, event)
            stays = beat.to.startswith("roll ")  # dice stay with the hero where no roll is drawn
            places = [beat.at] if stays else [beat.at, beat.to]
            assert [name for name in places if name and not found(name, before | here)] == [], beat
            assert not beat.piece or f'id="i-{beat.piece}"' in sheet, beat
            assert all(f'id="i-die-{beat.dice}-{face}"' in sheet for face in beat.faces), beat
            assert beat.show != "roll" or beat.faces, beat
        before, told = here, len(match.history)


def found(name: str, seen: set[str]) -> bool:
    """By its name or by the beginning of its name, as the page finds it."""
    words = name.split()
    return any(" ".join(words[:length]) in seen for length in range(len(words), 0, -1))


@pytest.mark.rule("OTH-CO-9")
def test_dice_go_to_their_pools_and_cancel_in_pairs_before_what_is_left_lands() -> None:
    rolls = ((match, match.view(0).roll) for match in played("dice"))
    scene = scene_of(next(match for match, roll in rolls if roll is not None and roll.sin), 0)
    assert {"roll hero", "roll sin"} <= spots(page_of(scene))
    beat = drawing.beat(scene, cancelled(2, 1))
    assert (beat.show, beat.to, beat.faces, beat.value) == ("move", "roll sin", (2, 2, 3), "−1 +0")
    alone = drawing.beat(scene, cancelled(0, 0))
    assert (alone.show, alone.faces, alone.value) == ("count", (), "−1 +0")


def cancelled(blocked: int, resisted: int) -> Event:
    """One damage is left for the first hero, and so many pairs were cancelled."""
    happened = Event()
    happened.kind, happened.facts = CANCELLED, (0, 1, 0, blocked, resisted, scene_at(0, [0, 1, 2]))
    return happened


@pytest.mark.rule("OTH-TB-14", "OTH-TB-16")
@pytest.mark.parametrize("adventure", ["C1", "R1"])
def test_a_table_does_not_change_when_what_its_viewer_cannot_know_is_dealt_anew(adventure: str) -> None:
    for match in played("secrets", 3, adventure, most=FIRST):
        if match.number % 20 or match.over:
            continue
        truth = match.state
        for seat in (-1, 0, 2):
            here = page_of(scene_of(match, seat)), drawing.narration(scene_of(match, seat))
            match.state = match.game.sample(truth, seat, chance_from(f"other worlds {match.number}"))
            assert (page_of(scene_of(match, seat)), drawing.narration(scene_of(match, seat))) == here
            match.state = truth


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("adventure", ADVENTURES)
def test_every_adventure_is_drawn_and_told_in_words(adventure: str, language: str) -> None:
    for match in played("words", 2, adventure, MAP_SIDES[ADVENTURES.index(adventure) % 2], FIRST):
        if match.number % 40 == 0:
            for seat in (-1, 1):
                scene = scene_of(match, seat, language)
                told = drawing.narration(scene)
                assert len(told) > len(scene.view.spaces)
                assert all(told)
                assert drawing.status(scene)


@pytest.mark.rule("OTH-TB-21")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_tells_missions_lives_and_deeds(language: str) -> None:
    *_, match = played("the end", 2)
    scene = scene_of(match, 0, language)
    told = GAME.chronicle(match.state, match.events())
    page = str(drawing.ending(scene, match.game.result(match.state))) + str(drawing.chronicle(scene, told))
    fought = [one for one in scene.view.squad if one.place != "reserve"]
    assert page.count("<tr") == 1 + len(fought) + 1 + scene.view.seats
    assert page.count("#i-check") == len(scene.view.story.done)


@pytest.mark.rule("OTH-MV-10")
@pytest.mark.parametrize("map", MAPS)
def test_spaces_of_a_drawn_city_lie_side_by_side_and_pieces_stand_within_them(map: str) -> None:
    laid = ground(GAME.rules.cities[MAPS.index(map)])
    assert sorted(laid.plots) == list(GAME.rules.cities[MAPS.index(map)].spaces)
    for (one, first), (other, second) in combinations(laid.plots.items(), 2):
        assert not any(overlap(a, b) for a in first.rects for b in second.rects), (one, other)
    for plot in laid.plots.values():
        for number in range(1, 12):
            _, places = packed(plot, number)
            assert len(places) == number
            assert all(any(within(place, rect) for rect in plot.rects) for place in places)


def overlap(one: Rect, other: Rect) -> bool:
    across = min(one.x + one.wide, other.x + other.wide) - max(one.x, other.x)
    down = min(one.y + one.high, other.y + other.high) - max(one.y, other.y)
    return across > 0.01 and down > 0.01


def within(place: tuple[float, float], rect: Rect) -> bool:
    return rect.x <= place[0] <= rect.x + rect.wide and rect.y <= place[1] <= rect.y + rect.high


@pytest.mark.rule("OTH-CO-3", "OTH-CO-4", "OTH-CR-2")
def test_before_a_fight_both_pools_are_itemised_and_corruption_never_lowers_the_odds() -> None:
    seen = 0
    for match in played("pools", 2, most=FIRST):
        for roll in match.view(-1).prospects:
            assert sum(item.amount for item in roll.pure.items) == roll.pure.dice
            assert sum(item.amount for item in roll.sin) == roll.sin_dice
            if roll.corrupted is None:
                continue
            pure, willing = (chances(GAME.rules, roll, pool) for pool in (roll.pure, roll.corrupted))
            assert all(more >= less for less, more in zip(pure.kills, willing.kills, strict=True))
            if roll.sort == COMBAT:
                assert sum(pure.damage) == pytest.approx(1.0)
                assert willing.hurt <= pure.hurt + 1e-9
                seen += 1
    assert seen > 5


@pytest.mark.rule("OTH-MI-8")
@pytest.mark.parametrize("adventure", ADVENTURES)
def test_the_adventure_tells_its_introduction_and_all_missions_from_the_start(adventure: str) -> None:
    scene = scene_of(next(played("about", adventure=adventure)), 1)
    told = html.unescape(re.sub("<[^>]*>", "", page_of(scene)))
    missions = GAME.rules.adventures[ADVENTURES.index(adventure)].missions
    assert scene.words(f"intro-{adventure}") in told
    assert all(f"{scene.words.say(mission_phrase(mission, 4, mission.target[1]))}." in told for mission in missions)


@pytest.mark.rule("OTH-AP-2")
def test_the_sin_reads_what_both_apocalypse_cards_do_and_nobody_else_does() -> None:
    match = next(one for one in played("dooms") if not one.over and one.state.doom_pair)
    texts = [CardWords(GAME.rules, scene_of(match, 0).words.text).doom(card) for card in match.state.doom_pair]
    pages = [html.unescape(page_of(scene_of(match, seat))) for seat in (0, 1)]
    assert [[text in page for text in texts] for page in pages] == [[True, True], [False, False]]


def test_the_tile_of_the_lobby_copies_only_symbols_that_exist() -> None:
    folder = drawing.folder
    assert folder is not None
    picture, sheet = read(folder / "picture.svg"), read(Path(folder) / "symbols.svg")
    named = [part.split('"')[0] for part in picture.split('href="#')[1:]]
    assert named
    assert all(f'id="{name}"' in sheet for name in named)

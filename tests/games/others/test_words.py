"""Words of The Others: everything renders in both languages, and labels say what a choice costs or brings."""

from __future__ import annotations

import pytest

from pandemonium.engine.role import Role
from pandemonium.engine.text import LANGUAGES, Text
from pandemonium.games.others.data.names import MAPS
from pandemonium.games.others.game import others
from pandemonium.games.others.rules import cause, event, question
from pandemonium.games.others.words.naming import CAUSES, space_name
from pandemonium.games.others.words.questions import QUESTIONS
from pandemonium.games.others.words.reason.front import REASONS
from pandemonium.games.others.words.reason.when import WHEN
from pandemonium.games.others.words.wording import LABELS
from pandemonium.laws import words as law
from tests.games.others.box import TEXT, city

GAME = others()
ENGLISH, POLISH = (Text(language, [TEXT]) for language in LANGUAGES)
NAMES = ["Ada", "Bob"]

both_languages = pytest.mark.parametrize("language", LANGUAGES)


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize(
    ("holds", "examples"),
    [
        (law.law_9_every_option_question_and_reason_renders, 2),
        (law.law_9_labels_of_one_decision_differ, 4),
        (law.law_9_every_event_and_account_renders, 2),
    ],
    ids=lambda holds: getattr(holds, "__name__", None),
)
def test_law_9_of_whole_games(holds: object, examples: int, seats: int) -> None:
    assert callable(holds)
    holds(GAME, seats, examples)


@pytest.mark.parametrize(
    "holds",
    [
        law.law_9_a_question_about_anything_at_all_is_answered_in_words,
        law.law_9_the_game_its_events_terms_and_options_have_words,
        law.law_9_the_rules_can_be_read,
    ],
    ids=lambda holds: getattr(holds, "__name__", None),
)
def test_law_9_of_the_game(holds: object) -> None:
    assert callable(holds)
    holds(GAME, 3, 3)


def places(module: object) -> dict[str, int]:
    """The numbers a module of the rules names, each as words name it."""
    return {name.lower().replace("_", "-"): at for name, at in vars(module).items() if name.isupper()}


def test_each_event_and_question_is_the_place_of_its_name() -> None:
    assert places(event) == {kind.id: at for at, kind in enumerate(GAME.events)}
    named = places(question)
    named.pop("last")
    assert named == {asked.id: at for at, asked in enumerate(QUESTIONS)}


def test_each_cause_of_death_is_the_place_of_its_name() -> None:

    named = places(cause)
    assert named.pop("causes") == len(CAUSES)
    assert named == {name: at for at, name in enumerate(CAUSES)}


def test_every_kind_of_choice_and_thing_has_a_label_and_a_time() -> None:
    ranges = set(GAME.numbering.ranges)
    things = {element.split(" ")[0] for element in GAME.numbering.by_element}
    assert set(LABELS) == ranges
    assert set(WHEN) == ranges | things
    assert set(REASONS) <= ranges | things


CODES = (
    "step T05, step S12, shoot S10, at T01, slot 2, hero leah, monster acolyte, play p1, reveal at1, pick u01, "
    "mark 3, use heal, deal 7, token fire, uncover 1, take extra, take innocent, take proxy, drop ravencorp, "
    "branch a, sin pride, acolytes nuns, fight, cleanse, city, flip, deliver, uplink, end, spend turn, spend "
    "extra, pass, watch, rest, react, ability, corrupt, adrenaline, link 1, unlink, ready, reroll nothing, "
    "reroll hit skill, faith 2 1, all, enough, go, stay, damage, others, draw, place"
)


@pytest.mark.rule("OTH-TB-22")
@pytest.mark.parametrize("code", CODES.split(", "))
def test_choices_are_written_in_small_words(code: str) -> None:
    choice = GAME.parse(code)
    assert choice is not None
    assert GAME.code(choice) == code


@pytest.mark.rule("OTH-TB-22")
def test_all_choices_are_few_enough_for_learning_programs() -> None:
    assert len(GAME.choices()) < 600


@pytest.mark.rule("OTH-SET-1", "OTH-TB-1")
def test_the_sin_sits_first_or_last_and_the_heroes_win_together() -> None:
    sin, hero = Role("sin", "sin"), Role("hero", "heroes")
    assert GAME.roles(3, {}) == (sin, hero, hero)
    assert GAME.roles(3, {"sin-seat": "last"}) == (hero, hero, sin)


@both_languages
@pytest.mark.parametrize("map", MAPS)
def test_no_two_spaces_of_a_map_are_called_alike(map: str, language: str) -> None:
    text = Text(language, [TEXT])
    names = [space_name(city(map), space) for space in city(map).spaces]
    called = [text.forms(name.id, name.of)[""] for name in names]
    assert len(set(called)) == len(called)


def test_a_street_is_called_by_the_first_tile_it_touches() -> None:
    name = space_name(city("T1-A"), city("T1-A").codes.index("V1.1"))
    assert ENGLISH.forms(name.id, name.of)["-the"] == "the street south-east of the Hospital"
    assert POLISH.forms(name.id, name.of)["-to"] == "na ulicę na południowy wschód od Szpitala"


# --- labels --------------------------------------------------------------------------------------------------------

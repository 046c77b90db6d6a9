"""What choices, questions and events of The Others say."""

from __future__ import annotations

import pytest

from pandemonium.engine.game import Setup
from pandemonium.engine.phrase import Phrase
from pandemonium.engine.text import LANGUAGES, Text
from pandemonium.games.others.game import others
from pandemonium.games.others.rules import question
from pandemonium.games.others.rules.choice import (
    CITY,
    CLEANSE,
    CORRUPT,
    END,
    FIGHT,
    KIND,
    PASS,
    REACT,
    READY,
    REST,
    SHOOT,
    SLOT,
    STEP,
    WATCH,
)
from pandemonium.games.others.rules.figures import ABOMINATION
from pandemonium.games.others.words.questions import QUESTIONS, prompt, tip
from pandemonium.games.others.words.wording import label
from tests.games.others.box import TEXT
from tests.games.others.stage import Stage, stage

GAME = others()
ENGLISH, POLISH = (Text(language, [TEXT]) for language in LANGUAGES)
NAMES = ["Ada", "Bob"]

both_languages = pytest.mark.parametrize("language", LANGUAGES)


def said(table: Stage, choice: int, text: Text = ENGLISH) -> str:
    """The words of a button that is there."""
    seat = table.asked()
    assert choice in table.offers()
    return text.say(label(GAME.numbering, table.state, seat, choice), NAMES)


def asked(table: Stage, text: Text = ENGLISH) -> str:
    return text.say(prompt(table.state, table.asked()), NAMES)


def brad(at: str, **options: int) -> Stage:
    """Brad alone; the others stand far away."""
    return stage(**options).hero(0, "brad", at).hero(1, "leah", "V3.3").hero(2, "thorley", "V3.3")


@pytest.mark.rule("OTH-MV-2", "OTH-MV-6")
def test_a_step_says_the_damage_and_the_dice_it_costs() -> None:
    table = brad("V1.1").monsters("V1.1", "acolyte").tokens("V1.1", "fire").tokens("V1.2", "fire", "corruption").turn()
    step = STEP + table.space("V1.2")
    assert said(table, step) == (
        "Go to the street south-east of the Amphitheatre · 1 damage for turning away "
        "· Corruption dice: 1 · Fire dice: 2"
    )
    assert said(table, step, POLISH).endswith("· Obrażenia za odwrócenie się: 1 · kości Zepsucia: 1 · kości Ognia: 2")


@pytest.mark.rule("OTH-R77")
def test_the_second_step_says_the_die_of_sloth() -> None:
    table = brad("V1.1").turn()
    assert "Sloth" not in said(table, STEP + table.space("V1.2"))
    table.do(STEP + table.space("V1.2"))
    assert said(table, STEP + table.space("V1.1")).endswith("· dice of Sloth: 1")


def test_thorley_turns_away_for_nothing() -> None:
    table = stage().hero(0, "thorley", "V1.1").monsters("V1.1", "acolyte").turn()
    assert said(table, STEP + table.space("V1.2")) == "Go to the street south-east of the Amphitheatre"


@pytest.mark.rule("OTH-CO-3", "OTH-CO-4")
def test_a_fight_says_both_pools() -> None:
    table = brad("V1.1").hero(1, "leah", "V1.1").monsters("V1.1", "acolyte", "abomination").tokens("V1.1", "pentagram")
    assert said(table.turn(), FIGHT) == "Fight here · 3 dice against 6"
    assert said(table, FIGHT, POLISH) == "Walcz tutaj · 3 kości przeciw 6"


def test_a_shot_and_a_cleanse_say_their_dice() -> None:
    table = stage().hero(0, "rocco", "V1.1").hero(1, "leah", "V3.3").hero(2, "brad", "V3.3")
    table.monsters("V1.3", "acolyte").tokens("V1.1", "nest").turn()
    assert said(table, SHOOT + table.space("V1.3")) == "Shoot at the street south-east of Police HQ · 2 dice"
    assert said(table, CLEANSE) == "Cleanse this space · 1 die"


@pytest.mark.rule("OTH-CR-2", "OTH-CR-3", "OTH-EX9")
def test_voluntary_corruption_says_what_it_brings() -> None:
    table = brad("V1.1").hero(0, "brad", "V1.1", corruption=4).monsters("V1.1", "acolyte").turn().do(FIGHT)
    assert said(table, CORRUPT) == "Take voluntary corruption (5) · +2 dice · +1 × Hit · +1 × Armour"
    assert said(table, READY) == "Roll 2 dice against 2"
    table.do(CORRUPT)
    assert said(table, READY) == "Roll 4 dice against 2"


@pytest.mark.rule("OTH-EX10")
def test_damage_on_the_track_takes_bonuses_away() -> None:
    table = stage().hero(0, "brad", "V1.1", corruption=4, damage=(1, 4, 5, 6)).hero(1, "leah", "V3.3")
    table.hero(2, "thorley", "V3.3").monsters("V1.1", "acolyte").turn().do(FIGHT)
    assert said(table, CORRUPT) == "Take voluntary corruption (5) · +1 die · +1 × Armour"


def test_a_kill_says_its_hits() -> None:
    table = brad("V1.1").monsters("V1.1", "acolyte", "abomination").turn().dice("HHH", "bbbbb")
    table.hero(1, "leah", "V1.1").do(FIGHT, READY)
    assert asked(table) == "Brad has 3 Hits to share out. Who dies?"
    assert said(table, KIND + ABOMINATION) == "Kill an Abomination · 3 Hits"
    assert said(table, KIND + ABOMINATION, POLISH) == "Zabij Abominację · 3 Uderzenia"


def test_the_turn_says_what_is_left_of_it() -> None:
    table = brad("V1.1").turn()
    assert asked(table) == "Brad: 2 spaces of the Move left, an Action to take."
    table.do(STEP + table.space("T02"))
    assert asked(table) == "Brad: 1 space of the Move left, an Action to take."
    assert said(table, CITY) == "Use the City Action in the Hospital"


@pytest.mark.rule("OTH-RE-2")
def test_a_reaction_says_whom_it_is_against() -> None:
    table = brad("V1.1").monsters("V1.1", "acolyte")
    table.state.reactions = 2
    table.turn().do(END)
    assert asked(table) == "Brad has finished the turn. React? (Reaction tokens: 2)"
    assert said(table, REACT) == "React to Brad"
    assert said(table, REACT, POLISH) == "Zareaguj: Reakcja na Brada"
    table.do(REACT)
    assert said(table, FIGHT) == "Attack · 2 dice against 2"
    assert said(table, PASS) == "No attack"


def test_a_ballot_asks_the_heroes_and_tells_the_others() -> None:
    state = GAME.new(Setup(3, "ballot", {"heroes": "recommended", "sin": "pride", "acolytes": "nuns"}))
    table = Stage(state)
    while table.question() != question.BALLOT_FIRST:
        table.do(table.offers()[0])
    assert asked(table) == "Who goes first in this round?"
    assert said(table, SLOT) == "Thorley goes first"
    assert ENGLISH.say(prompt(state, 0), NAMES) == "The heroes: voting."


@both_languages
def test_what_the_others_are_told_has_words(language: str) -> None:
    text = Text(language, [TEXT])
    assert {asked.doing for asked in QUESTIONS if not text.has(f"doing-{asked.doing}")} == set()


@pytest.mark.rule("OTH-TB-11", "OTH-TB-15")
def test_whether_the_sin_thinks_of_cards_or_of_a_reaction_nobody_is_told() -> None:
    watching, resting = brad("V1.1").hand("s3").monsters("V2.2", "acolyte"), brad("V1.1").hand("s3")
    resting.monsters("V2.2", "acolyte")
    told = []
    for table, choice in ((watching, WATCH), (resting, REST)):
        table.state.reactions = 1
        table.turn().do(choice, END)
        told.append(ENGLISH.say(prompt(table.state, 1), NAMES))
    assert [watching.question(), resting.question()] == [question.WINDOW, question.REACTION]
    assert told == ["Ada: scheming.", "Ada: scheming."]


# --- tips ----------------------------------------------------------------------------------------------------------


@both_languages
def test_the_guided_game_explains_every_question(language: str) -> None:
    text = Text(language, [TEXT])
    assert [asked.id for asked in QUESTIONS if not text.has(f"tip-{asked.id}")] == []


@pytest.mark.rule("OTH-TB-2")
def test_tips_stand_beside_questions_of_the_guided_game_only() -> None:
    table = brad("V1.1").turn()
    assert tip(table.state, table.asked()) is None
    table.state.teach = True
    assert tip(table.state, table.asked()) == Phrase("tip-turn")
    assert tip(table.state, -1) is None


# --- the log -------------------------------------------------------------------------------------------------------


def told(table: Stage, text: Text = ENGLISH) -> list[str]:
    return [text.say(GAME.describe(one)) for one in table.state.events or []]


def test_an_event_names_the_hero_who_stood_there_then() -> None:
    """The slot is another's after a death; the log still tells who died."""
    table = stage().hero(0, "brad", "V1.1", damage=(1, 2, 3, 4)).hero(1, "leah", "V3.3").hero(2, "thorley", "V3.3")
    table.monsters("V1.1", "acolyte").turn().do(STEP + table.space("T02"))
    table.do(table.offers()[0])
    assert "Brad turns away from monsters and takes 1 damage." in told(table)
    died = "Brad dies turning away from monsters in the street south-east of the Hospital."
    assert died in told(table)
    assert not any("takes 1 damage" in line and not line.startswith("Brad") for line in told(table))


def test_missions_are_told_by_their_titles() -> None:
    table = brad("V1.1").monsters("V1.1", "acolyte").turn().dice("HH", "bb").do(FIGHT, READY)
    table.do(table.offers()[0])
    assert "Mission “Hold the Line”: 1 of 17." in told(table)
    assert "Misja „Utrzymać linię”: 1 z 17." in told(table, POLISH)


def test_nothing_added_is_said_to_be_nothing() -> None:
    table = stage(sin=1).hero(0, "brad", "V1.1").hero(1, "leah", "V3.3").hero(2, "thorley", "V3.3")
    table.monsters("V1.1", "acolyte").turn().dice("SS", "bb").do(FIGHT, READY)
    assert "Added for Brad: nothing." in told(table)

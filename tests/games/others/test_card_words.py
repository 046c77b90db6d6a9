"""Boards and cards of The Others have names, and say what their figures do, in both languages."""

from __future__ import annotations

import re

import pytest

from pandemonium.engine.text import LANGUAGES, Text
from pandemonium.games.others.data import names
from pandemonium.games.others.rules.adventure import Adventure
from pandemonium.games.others.words.card_wording import CardWords
from pandemonium.games.others.words.mission_wording import haste_sentence, mission_phrase, task_sentence
from pandemonium.games.others.words.naming import TITLED
from tests.games.others.box import RULES, TEXT, rules_of

TEXTS = {language: Text(language, [TEXT]) for language in LANGUAGES}
WORDS = {language: CardWords(RULES, text) for language, text in TEXTS.items()}
NAMES = {
    "hero-": names.HEROES,
    "class-": names.CLASSES,
    "kind-": names.KINDS,
    "sin-": names.SINS,
    "cult-": names.CULTS,
    "token-": names.TOKENS,
    "icon-": names.ICONS,
    "ally-": names.ALLIES,
    "card-": names.CARDS,
    "doom-": names.DOOMS,
    "upgrade-": names.UPGRADES,
    "": names.PASTS,
    "adventure-": names.ADVENTURES,
    "type-": names.TYPES,
    "district-": names.TILES,
    "ability-": names.HEROES,
    "window-": names.WINDOWS,
}
RULEBOOK = (
    "Akolita, Abominacja, Manipulator, Awatar, Pycha, Lenistwo, Zakonnice, Spaczeni Doktorzy, Bezdomni, "
    "Ogień, Zepsucie, Pentagram, Gniazdo, Dodatkowa Tura, Niewinny, Leczenie, Pokuta, Ekwipunek, "
    "Artyleria Orbitalna, Komisarz, PROXY, RavenCorp, Dowódca, Strzelec, Osiłek, Fixer, Lodowe Ostrze, "
    "Siedziba RavenCorp, Amfiteatr, Ostatni Bastion w Haven, Terror, Wybawienie"
)
"""Names that the Polish rulebook gives."""

both_languages = pytest.mark.parametrize("language", LANGUAGES)
every_kind = pytest.mark.parametrize("kind", NAMES)


@both_languages
@every_kind
def test_everything_has_a_name_of_its_own(language: str, kind: str) -> None:
    called = [TEXTS[language](kind + name) for name in NAMES[kind]]
    assert len(set(called)) == len(called)


@both_languages
@every_kind
def test_names_of_one_kind_inflect_alike(language: str, kind: str) -> None:
    """A sentence may use any of the forms with any of the names."""
    forms = {frozenset(TEXTS[language].forms(kind + name)) for name in NAMES[kind]}
    assert len(forms) == 1


@both_languages
def test_a_street_inflects_as_a_district_does(language: str) -> None:
    text = TEXTS[language]
    district = frozenset(text.forms("district-T01"))
    streets = {frozenset(text.forms(f"street-{side}", "district-T01")) for side in ("nw", "ne", "sw", "se")}
    assert streets == {district}


def test_the_polish_names_of_the_rulebook_are_used() -> None:
    called = {TEXTS["pl"](kind + name) for kind, ids in NAMES.items() for name in ids}
    assert set(RULEBOOK.split(", ")) <= called


@both_languages
def test_every_card_and_board_says_what_it_does(language: str) -> None:
    words = WORDS[language]
    said = [words.card(card) for card in range(len(names.CARDS))]
    said += [words.doom(card) for card in range(len(names.DOOMS))]
    said += [words.upgrade(card) for card in range(len(names.UPGRADES))]
    said += [words.past(card) for card in range(len(names.PASTS))]
    said += [words.level(level) for level in range(1, 8)]
    said += [words.club(figure) for figure in range(len(names.CLUB))]
    said += [words.hero(board) for board in range(len(names.HEROES))]
    said += [words.sin(sin) for sin in range(len(names.SINS))] + [words.cult(cult) for cult in range(len(names.CULTS))]
    assert all(re.fullmatch(r"\S.*\.", line) for line in said)


@pytest.mark.parametrize(
    ("said", "expected"),
    [
        (WORDS["en"].upgrade(0), "+1 die in Combat; +1 Armour in Combat."),
        (WORDS["en"].card(0), "Only against a hero who fights alone: +3 sin dice."),
        (WORDS["pl"].card(0), "Tylko gdy Bohater walczy sam: +3 Kości Grzechu."),
        (WORDS["pl"].past(5), "Postęp Apokalipsy: +1; Grzech dobiera 2 karty Grzechu; Obrażenia: 2."),
        (WORDS["en"].level(7), "+1 permanent Reaction token; +1 sin die in every Combat roll of the Sin."),
    ],
)
def test_a_card_says_its_figures(said: str, expected: str) -> None:
    assert said == expected


@both_languages
def test_a_pack_changes_what_a_card_says(language: str, tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("pack")
    text = (TEXT.parent.parent / "data" / "pride.toml").read_text(encoding="utf-8")
    (folder / "pride.toml").write_text(text.replace("amount = 3", "amount = 4", 1), encoding="utf-8")
    changed = CardWords(rules_of(folder), TEXTS[language]).card(0)
    assert changed == WORDS[language].card(0).replace("+3", "+4")


# --- adventures ----------------------------------------------------------------------------------------------------


def adventure(id: str) -> Adventure:
    return RULES.adventures[names.ADVENTURES.index(id)]


def missions(id: str) -> list[str]:
    """The codes of an adventure's missions."""
    stages = [mission.stage for mission in adventure(id).missions]
    return [names.mission_code(stages, place) for place in range(len(stages))]


@both_languages
@pytest.mark.parametrize("id", names.ADVENTURES)
def test_an_adventure_has_an_introduction_closing_words_and_titles(id: str, language: str) -> None:
    text = TEXTS[language]
    assert 2 <= text(f"intro-{id}").count(". ") + 1 <= 4
    assert text(f"won-{id}") != text(f"lost-{id}")
    assert list(TITLED[id]) == missions(id)
    titles = [text(f"mission-{id}-{code}") for code in missions(id)]
    assert len(set(titles)) == len(titles)


@both_languages
@pytest.mark.parametrize("id", names.ADVENTURES)
def test_every_mission_and_task_is_a_sentence(id: str, language: str) -> None:
    text, of = TEXTS[language], adventure(id)
    said = [
        text.say(mission_phrase(mission, heroes, target))
        for mission in of.missions
        for heroes, target in zip((3, 4), mission.target, strict=True)
    ]
    assert all(said)
    assert task_sentence(of, text).endswith(".")
    assert haste_sentence(of, text).endswith(".")


@pytest.mark.parametrize(
    ("id", "code", "english", "polish"),
    [
        ("T1", "M1", "Kill 17 monsters", "Zabijcie 17 potworów"),
        ("T1", "M2a", "Kill 3 Abominations", "Zabijcie 3 Abominacje"),
        (
            "T1",
            "M2b",
            "Remove 4 tokens by Cleanse: Nest or Pentagram",
            "Usuńcie 4 żetony Oczyszczaniem Terenu: Gniazdo lub Pentagram",
        ),
        ("T2", "M2a", "Kill the Controller and 2 other monsters", "Zabijcie Manipulatora i 2 inne potwory"),
        (
            "R2",
            "M3",
            "Whoever carries RavenCorp uses the City Action in RavenCorp HQ, with no monster there",
            "Kto prowadzi RavenCorp, używa Akcji Miasta w Siedzibie RavenCorp, gdy nie ma tam potwora",
        ),
    ],
)
def test_a_mission_says_its_target(id: str, code: str, english: str, polish: str) -> None:
    mission = adventure(id).missions[missions(id).index(code)]
    said = mission_phrase(mission, 3, mission.target[0])
    assert [TEXTS[language].say(said) for language in LANGUAGES] == [english, polish]

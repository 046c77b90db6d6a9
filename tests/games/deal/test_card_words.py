"""Every card of Deal with the Devil has a name, and says what its figures do, in both languages."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from pandemonium.engine.text import LANGUAGES, Text
from pandemonium.games.deal.data import names
from pandemonium.games.deal.rules.figures import COUNT_RURAL_BANNER, NO_COUNT, Building, Effect
from pandemonium.games.deal.words.card_wording import CardWords
from tests.games.deal.box import RULES, TEXT, rules_of
from tests.games.deal.printed import NUMBERS, written

WORDS = {language: CardWords(Text(language, [TEXT])) for language in LANGUAGES}
NAMES = {
    "good": names.STOCKS,
    "symbol": names.SYMBOLS,
    "courtier": names.COURTIERS,
    "tile-minor": names.TILES,
    "tile-major": names.TILES,
    "role": names.ROLES,
    "mark": names.MARKS,
    "inquisitor": names.INQUISITORS,
    "building": names.BUILDINGS,
    "event-card": names.EVENT_CARDS,
}
RULEBOOK = (
    "Plebania, Bank, Dzwonnica, Relikwiarz, Kościół klasztorny, Fort, Rada miejska, Katakumby, Port, Winnica, "
    "Klasztor, Dom hazardu, Kryjówka kultystów, Rezydencja arcybiskupa, Stajnia, Szlak handlowy, Tama, Uniwersytet"
)
"""The names of buildings that the Polish rulebook gives."""

PENALTIES = (
    "ascetic_goods",
    "ascetic_points",
    "fundamentalist_points",
    "plebeian_buildings",
    "plebeian_points",
    "bailiff_debt",
    "orator_points",
    "orator_more",
    "profligate_points",
    "guest_points",
)

both_languages = pytest.mark.parametrize("language", LANGUAGES)


def building(name: str, language: str) -> str:
    return WORDS[language].does(RULES.buildings[names.BUILDINGS.index(name)])


@both_languages
@pytest.mark.parametrize("kind", NAMES)
def test_everything_has_a_name_of_its_own(language: str, kind: str) -> None:
    text = WORDS[language].text
    called = [text(f"{kind}-{name}") for name in NAMES[kind]]
    assert len(set(called)) == len(called)


@both_languages
@pytest.mark.parametrize("kind", NAMES)
def test_names_of_one_kind_inflect_alike(language: str, kind: str) -> None:
    """A sentence may use any of the forms with any of the names."""
    text = WORDS[language].text
    forms = {frozenset(text.forms(f"{kind}-{name}")) for name in NAMES[kind]}
    assert len(forms) == 1


@pytest.mark.rule("DWD-3.5.1")
def test_the_polish_names_of_the_rulebook_are_used() -> None:
    text = WORDS["pl"].text
    assert set(RULEBOOK.split(", ")) <= {text(f"building-{name}") for name in names.BUILDINGS}
    events = {text(f"event-card-{name}") for name in names.EVENT_CARDS}
    assert {"Dobrobyt", "Edukacja", "Las", "Nowy świat", "Plebejska sztuka", "Recesja"} <= events


@pytest.mark.parametrize(
    ("name", "english", "polish"),
    [
        ("brewery", "Action: pay 1 grain: +5 coins.", "Akcja: zapłać 1 zboże: +5 monet."),
        (
            "reliquary",
            "In every reputation phase: for each player below you as the phase begins: +1 coin.",
            "W każdej fazie reputacji: za każdego gracza, który na początku fazy jest niżej od Ciebie: +1 moneta.",
        ),
        (
            "terraced-fields",
            "At the end of the game: +1 point for every 2 of your rural buildings.",
            "Na koniec gry: +1 punkt za każde 2 Twoje budynki wiejskie.",
        ),
        (
            "pawn-shop",
            "In every interest phase: the interest marker moves 2 spaces fewer.",
            "W każdej fazie odsetek: znacznik odsetek przesuwa się o 2 pola mniej.",
        ),
        ("royal-forest", "No effect.", "Bez efektu."),
    ],
)
def test_a_building_says_in_one_sentence_what_it_does(name: str, english: str, polish: str) -> None:
    assert building(name, "en") == english
    assert building(name, "pl") == polish


@pytest.mark.parametrize(
    ("language", "left", "right"),
    [
        ("en", "Left: +2 grain, +1 coin, reputation −2.", "Right: pay 1 grain: reputation +3."),
        ("pl", "Po lewej: +2 zboża, +1 moneta, reputacja −2.", "Po prawej: zapłać 1 zboże: reputacja +3."),
    ],
)
def test_an_event_card_says_its_two_halves(language: str, left: str, right: str) -> None:
    assert WORDS[language].halves(RULES.events[0]) == (left, right)


@pytest.mark.parametrize(
    ("language", "cost"),
    [("en", "1 glass, reputation −4"), ("pl", "1 szkło, reputacja −4")],
)
def test_the_cost_of_a_science_building_names_its_reputation(language: str, cost: str) -> None:
    assert WORDS[language].costs(RULES.buildings[names.BUILDINGS.index("alchemists-cellar")]) == cost


@both_languages
def test_no_two_different_effects_say_the_same(language: str) -> None:
    effects = [building.effect for building in RULES.buildings]
    effects += [half for event in RULES.events for half in (event.left, event.right)]
    by_words: dict[str, set[str]] = {}
    for effect in effects:
        assert by_words.setdefault(WORDS[language].deed(effect), written(effect)) == written(effect)


@both_languages
def test_a_card_with_another_figure_says_something_else(language: str) -> None:
    words, rules = WORDS[language], rules_of()
    figures = 0
    for building in rules.buildings:
        said = words.costs(building), words.does(building)
        for one in (building, building.effect):
            for field in raised(one):
                figures += 1
                assert (words.costs(building), words.does(building)) != said, field
    for event in rules.events:
        halves = words.halves(event)
        for half in (event.left, event.right):
            for field in raised(half):
                figures += 1
                assert words.halves(event) != halves, field
    assert figures > 400


def raised(one: Building | Effect) -> Iterator[str]:
    """Each figure of a card in turn, for the moment one higher than it is."""
    for field in fields_of(one):
        value = getattr(one, field)
        if isinstance(value, list):
            for place in [place for place, count in enumerate(value) if count]:
                value[place] += 1
                yield field
                value[place] -= 1
        elif value > 0:
            setattr(one, field, value + 1)
            yield field
            setattr(one, field, value)


def fields_of(one: Building | Effect) -> tuple[str, ...]:
    if isinstance(one, Effect):
        return (*NUMBERS, "pay", "gain")
    every = () if one.count in (NO_COUNT, COUNT_RURAL_BANNER) else ("every",)
    return ("cost", "fall", "fewer", "growth", "wing_price", "walls", "count_points", *every)


@both_languages
@pytest.mark.parametrize("field", PENALTIES)
def test_an_inquisitor_with_another_figure_says_something_else(language: str, field: str) -> None:
    rules = rules_of()
    inquisitor = names.INQUISITORS.index(field.split("_")[0])
    before = WORDS[language].takes(rules, inquisitor)
    setattr(rules, field, getattr(rules, field) + 1)
    assert WORDS[language].takes(rules, inquisitor) != before


@both_languages
def test_achievements_say_what_they_need_and_give(language: str) -> None:
    words = WORDS[language]
    said = [words.needs(symbols) for symbols in RULES.minor_sets + RULES.major_sets]
    assert len(set(said)) == 8
    rewards = [words.deed(reward) for reward in RULES.major_rewards]
    assert all(rewards)
    assert len(set(rewards)) == 4

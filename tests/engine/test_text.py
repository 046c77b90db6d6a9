"""Text: phrases become sentences, names inflect, players are called by name, and a missing word is never shown."""

from __future__ import annotations

from pathlib import Path

import pytest

from pandemonium.engine.phrase import Name, Player, phrase
from pandemonium.engine.text import Text, TextError

SOURCE = """
sword = miecz
    .genitive = miecza
edge = ostrze { $of-genitive }
    .genitive = ostrza { $of-genitive }
greeting = Witaj, { $player }!
loses = { $player } nie ma { $thing-genitive }, ma { $number ->
    [one] jedną kość
    [few] { $number } kości
   *[many] { $number } kości razem
}.
broken = Tu brakuje { $missing }.
"""


@pytest.fixture
def words(tmp_path: Path) -> Text:
    (tmp_path / "pl").mkdir()
    (tmp_path / "pl" / "words.ftl").write_text(SOURCE, encoding="utf-8")
    return Text("pl", [tmp_path])


def test_players_are_called_by_their_names_or_by_their_letters(words: Text) -> None:
    assert words.say(phrase("greeting", player=Player(1)), ["Ada", "Bob"]) == "Witaj, Bob!"
    assert words.say(phrase("greeting", player=Player(1))) == "Witaj, B!"


def test_a_name_inflects_by_the_attributes_of_its_message(words: Text) -> None:
    said = words.say(phrase("loses", player=Player(0), thing=Name("sword"), number=1), ["Ada"])
    assert said == "Ada nie ma miecza, ma jedną kość."


def test_a_name_made_of_another_one_says_it_in_its_own_form(words: Text) -> None:
    edge = Name("edge", of="sword")
    assert words.say(phrase("greeting", player=edge)) == "Witaj, ostrze miecza!"
    said = words.say(phrase("loses", player=Player(0), thing=edge, number=1), ["Ada"])
    assert said == "Ada nie ma ostrza miecza, ma jedną kość."


@pytest.mark.parametrize(("number", "end"), [(2, "2 kości."), (5, "5 kości razem."), (22, "22 kości.")])
def test_numbers_take_the_plural_of_the_language(words: Text, number: int, end: str) -> None:
    assert words.say(phrase("loses", player=Player(0), thing=Name("sword"), number=number)).endswith(end)


def test_a_number_below_zero_has_a_true_minus(words: Text) -> None:
    assert "ma −2 kości" in words.say(phrase("loses", player=Player(0), thing=Name("sword"), number=-2))


def test_a_sentence_remembered_is_not_said_to_the_wrong_person(words: Text) -> None:
    greeting = phrase("greeting", player=Player(0))
    assert [words.say(greeting, [name]) for name in ("Ada", "Bob", "Ada")] == [
        "Witaj, Ada!",
        "Witaj, Bob!",
        "Witaj, Ada!",
    ]


def test_a_name_of_a_player_is_never_read_as_a_message(words: Text) -> None:
    assert words.say(phrase("greeting", player=Player(0)), ["{ $x }<b>"]) == "Witaj, { $x }<b>!"


@pytest.mark.parametrize("id", ["nothing", "broken"])
def test_a_message_that_is_missing_or_does_not_render_is_an_error(words: Text, id: str) -> None:
    with pytest.raises(TextError, match=id):
        words.say(phrase(id))


def test_a_name_without_a_message_is_an_error(words: Text) -> None:
    with pytest.raises(TextError, match="shield"):
        words.say(phrase("loses", player=Player(0), thing=Name("shield"), number=1))

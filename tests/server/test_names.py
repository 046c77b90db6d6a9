"""Names: what people may be called, so that everybody sees who sits there and nobody is taken for a bot."""

from __future__ import annotations

import pytest

from pandemonium.server.play.naming import refuse_name, tidy_name
from pandemonium.server.play.tables import Tables
from tests.server.people import reason

NOTHING = ["", " ", "\u200b", "\u200b\u200d", "\u3164", "\u2800\u2800", "\u00ad", "\u202e", "\u0301", "\u0000"]
DEVILS = [
    "Alichino",
    " alichino ",
    "ALICHINO",
    "A l i c h i n o",
    "Alichinó",
    "Ａｌｉｃｈｉｎｏ",
    "Аlichinо",
    "Rubi\u200bcante",
]
PEOPLE = ["Ada", "Łucja", "Ωmega", "Ада", "花子", "2", "💀", "Alichina", "Devil Alichino"]


@pytest.mark.parametrize("name", NOTHING)
def test_a_name_nobody_can_see_is_none(name: str) -> None:
    assert reason(refuse_name(tidy_name(name))) == "refused-name"


@pytest.mark.parametrize("name", DEVILS)
def test_nobody_is_called_like_a_bot(name: str) -> None:
    assert reason(refuse_name(tidy_name(name))) == "refused-bot-name"


@pytest.mark.parametrize("name", PEOPLE)
def test_all_other_names_will_do(name: str) -> None:
    assert refuse_name(tidy_name(name)) is None


@pytest.mark.anyio
@pytest.mark.parametrize("name", ["\u3164", "Alichino"])
async def test_who_comes_under_such_a_name_is_given_another_and_keeps_it(tables: Tables, name: str) -> None:
    user, _ = await tables.new_guest(name)
    assert refuse_name(user.name) is None
    assert await tables.rename(user, name) is not None
    assert (await tables.known(user)).name == user.name

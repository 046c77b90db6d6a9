"""The rulebook's examples of The Others through the page: pools, odds and prices as they are drawn before a roll."""

from __future__ import annotations

import html
import re

import pytest

from pandemonium.engine.game import Setup
from pandemonium.engine.match import Match
from pandemonium.games.others.game import others
from pandemonium.games.others.rules.choice import CORRUPT, END, FAITH, FIGHT, REACT, READY, SHOOT, STEP
from tests.games.others.stage import Stage, stage
from tests.games.others.test_combat import NAMED_HIT
from tests.web.preview import model_of, page_of

GAME = others()
HERO_DIE = [("hit",), ("hit",), ("arm",), ("res",), ("skl",), ("hit", "again")]
"""FAITH is taken for a hit, and throws one more."""
SIN_DIE = [("hit",), ("hit",), ("hit", "again"), ("cor",), (), ()]
MANY = 3
DEPTH = 40
"""Dice that throw one more after one another, beyond which nothing is left to count."""
TINY = 1e-9

Chances = list[float]


# --- the page ----------------------------------------------------------------------------------------------------


def page(table: Stage) -> str:
    """The whole page of whoever is asked."""
    match = Match(GAME, Setup(2, "examples", {}))
    match.state = table.state
    return page_of(model_of(match, table.asked()))


def part(text: str, start: str, end: str) -> str:
    found = re.search(f"{start}(.*?){end}", text, re.DOTALL)
    assert found, f"no {start} on the page"
    return found[1]


def bare(text: str) -> str:
    return html.unescape(re.sub(r"<[^>]*>", "", text)).strip()


def pool(text: str, side: str) -> list[int]:
    """The dice item by item, and their sum."""
    drawn = part(text, f'data-spot="roll {side}">', "</div>")
    items = re.findall(r'class="dice-number">([^<]*)<', drawn)
    return [*(int(item.replace("−", "-")) for item in items), int(part(drawn, 'class="pool-sum">', "<"))]


def added(text: str, side: str = "hero") -> dict[str, int]:
    """Symbols without a die."""
    drawn = part(part(text, f'data-spot="roll {side}">', "</div>"), 'class="pool-sum">', "$")
    return {
        sign: int(number) for number, sign in re.findall(r'"added">\+(\d+)<svg[^>]*><use href="#i-([a-z]+)"', drawn)
    }


def odds(text: str) -> dict[str, list[int]]:
    """By row: per cent as it is, and with voluntary corruption."""
    rows = re.findall(r'<tr><th scope="row">(.*?)</th>(.*?)</tr>', part(text, '<table class="odds">', "</table>"))
    return {bare(head): [int(number) for number in re.findall(r"(\d+) %", cells)] for head, cells in rows}


def fallen(text: str, side: str) -> list[int]:
    """The faces that are drawn, as numbers of the die's pictures."""
    return [
        int(face)
        for face in re.findall(f'href="#i-die-{side}-([0-9])"', part(text, f'data-spot="dice {side}"', "</div>"))
    ]


def left_over(text: str) -> dict[str, int]:
    drawn = part(text, 'class="outcome">', "</div>")
    return {sign: int(number) for sign, number in re.findall(r'href="#i-([a-z]+)"></use></svg>(\d+)', drawn)}


def prices(text: str, table: Stage, space: str) -> str:
    """What the button of a step says of its cost."""
    return html.unescape(part(text, f'value="{GAME.code(STEP + table.space(space))}" aria-label="', '"'))


# --- the same reckoned from the faces ----------------------------------------------------------------------------


def thrown(die: list[tuple[str, ...]], dice: int, *counted: str) -> Chances:
    """Chances of 0, 1, 2 … of a symbol."""
    one = [1.0]
    for _ in range(DEPTH):
        following = [0.0] * (len(one) + 1)
        for face in die:
            shift = sum(symbol in counted for symbol in face)
            for number, chance in enumerate(one if "again" in face else [1.0]):
                following[number + shift] += chance / len(die)
        one = following
    found = [1.0]
    for _ in range(dice):
        found = joined(found, one)
    return found


def joined(first: Chances, second: Chances) -> Chances:
    found = [0.0] * (len(first) + len(second) - 1)
    for number, chance in enumerate(first):
        for more, other in enumerate(second):
            found[number + more] += chance * other
    return found


def kill(dice: int, hits: int) -> int:
    return percent(sum(thrown(HERO_DIE, dice, "hit")[max(0, hits) :]))


def percent(chance: float) -> int:
    """What may happen is never told as nothing, nor what may fail as certain."""
    told = round(100 * chance + TINY)
    return told if chance < TINY or chance > 1 - TINY else min(99, max(1, told))


def left(symbol: str, cancels: str, sin: int, dice: int, fixed: int) -> Chances:
    """What of the Sin's symbols is not cancelled: 0, 1, 2, and 3 or more."""
    found = [0.0] * (MANY + 1)
    for number, chance in enumerate(thrown(SIN_DIE, sin, symbol)):
        for stopped, other in enumerate(thrown(HERO_DIE, dice, cancels)):
            found[min(MANY, max(0, number - stopped - fixed))] += chance * other
    return found


def hurt(sin: int, ways: list[tuple[int, int]]) -> dict[str, list[int]]:
    """The rows of the hero's own harm; a way is his dice and his Armour without a die."""
    damage = [left("hit", "arm", sin, dice, fixed) for dice, fixed in ways]
    corruption = [left("cor", "res", sin, dice, 0) for dice, _ in ways]
    names = [f"{number}{'+' if number == MANY else ''} damage" for number in range(MANY + 1)]
    rows = {name: [percent(way[number]) for way in damage] for number, name in enumerate(names)}
    return rows | {"corruption": [percent(1 - way[0]) for way in corruption]}


# --- the examples ------------------------------------------------------------------------------------------------


@pytest.mark.rule("OTH-EX6", "OTH-DI-2")
def test_rose_attacked_beside_thorley() -> None:
    """6 dice against 4, or 5 with corruption: the odds are those of the table in section 3.1."""
    table = stage().hero(0, "rose", "V1.1", corruption=2).hero(1, "thorley", "V1.1").hero(2, "leah", "V3.3")
    table.upgrades(0, "u01").monsters("V1.1", "abomination", "acolyte").tokens("V1.1", "pentagram").turn(0)
    table.state.reactions = 1
    drawn = page(table.do(END, REACT, FIGHT))
    assert (pool(drawn, "sin"), pool(drawn, "hero")) == ([2, 3, 1, 6], [2, 1, 1, 4])
    assert added(drawn) == {"arm": 1 + 1}
    assert odds(drawn) == {"Acolyte2": [73, 84], "Abomination3": [43, 60], "all of them die": [7, 16]} | hurt(
        6, [(4, 2), (5, 3)]
    )


@pytest.mark.rule("OTH-EX7", "OTH-RG-4")
def test_rocco_shoots_two_abominations() -> None:
    """2 dice and 2 hits; if both came, 2 + 3 + 3 dice would answer; after one has died the engine rolls 5."""
    table = stage().hero(0, "rocco", "V1.0").hero(1, "leah", "V3.3").hero(2, "brad", "V3.3")
    table.monsters("V1.2", "abomination", "abomination").monsters("V1.0", "acolyte").turn(0)
    drawn = page(table.do(SHOOT + table.space("V1.2")))
    assert (pool(drawn, "hero"), pool(drawn, "sin")) == ([2, 2], [2, 6, 8])
    assert added(drawn) == {"hit": 2, "arm": 2}
    kills = {"Abomination3": [kill(2, 3 - 2), kill(3, 3 - 2)], "all of them die": [kill(2, 6 - 2), kill(3, 6 - 2)]}
    assert odds(drawn) == kills | hurt(8, [(2, 2), (3, 2)])


@pytest.mark.parametrize(
    ("level", "damage", "dice", "bonus"),
    [
        pytest.param(1, (), 1, {}, marks=pytest.mark.rule("OTH-EX8")),
        pytest.param(4, (), 2, {"hit": 1, "arm": 1}, marks=pytest.mark.rule("OTH-EX9")),
        pytest.param(4, (1, 2, 4, 7), 1, {"arm": 1}, marks=pytest.mark.rule("OTH-EX10")),
        pytest.param(6, (), 2, {"hit": 3, "arm": 1, "wildcard": 1}, marks=pytest.mark.rule("OTH-EX12")),
    ],
)
def test_voluntary_corruption(level: int, damage: tuple[int, ...], dice: int, bonus: dict[str, int]) -> None:
    """The second column is the roll with what the new level gives, and so says the pool once it is taken."""
    table = stage().hero(0, "rose", "V1.1", corruption=level, damage=damage).hero(1, "leah", "V3.3")
    drawn = page(table.hero(2, "brad", "V3.3").monsters("V1.1", "abomination").turn(0).do(FIGHT))
    free, armour = bonus.get("hit", 0) + bonus.get("wildcard", 0), 1 + bonus.get("arm", 0)
    expected = {"Abomination3": [kill(2, 3), kill(2 + dice, 3 - free)]} | hurt(3, [(2, 1), (2 + dice, armour)])
    assert odds(drawn) == expected
    drawn = page(table.do(CORRUPT))
    assert pool(drawn, "hero")[-1] == 2 + dice
    assert added(drawn) == bonus | {"arm": armour}
    assert odds(drawn) == expected


@pytest.mark.rule("OTH-EX4", "OTH-CO-9")
def test_three_sin_dice_with_a_critical() -> None:
    """All four are drawn; Thorley's Armour cancels both hits, and the corruption is left."""
    table = stage().hero(0, "thorley", "V1.1").hero(1, "leah", "V3.3").hero(2, "brad", "V3.3")
    drawn = page(table.monsters("V1.1", "abomination").turn(0).dice("HHHS", "chxb").do(FIGHT, READY))
    assert fallen(drawn, "sin") == [1, 2, 3, 4]
    assert left_over(drawn) == {"hit": 3, "damage": 0, "corruption": 1}


@pytest.mark.rule("OTH-EX5", "OTH-CO-8")
def test_faith_throws_once_more_and_is_named() -> None:
    """Six dice from three, with three symbols to name; named HIT, HIT, RES they are three hits with the rolled one."""
    table = stage().hero(0, "morgana", "V1.1").hero(1, "leah", "V3.3").hero(2, "brad", "V3.3")
    table.monsters("V1.1", "abomination").turn(0).dice("FFAFAH", "bbx").do(FIGHT, READY)
    drawn = page(table)
    assert fallen(drawn, "hero") == [1, 2, 2, 5, 5, 5]
    assert left_over(drawn)["fth"] == 3
    assert left_over(page(table.do(FAITH + 2 * NAMED_HIT))) == {"hit": 3, "damage": 0, "corruption": 0}


@pytest.mark.rule("OTH-EX3", "OTH-EX14", "OTH-EX17", "OTH-MV-2")
def test_a_step_says_the_dice_of_leaving_and_of_entering() -> None:
    """From Fire into a district with two Corruption, one of them printed, and Fire: 2 dice and 1 + 1; on again the same
    once more. PROXY does not change the dice, only what comes of them."""
    table = stage(sin=1).hero(0, "rose", "V1.1").hero(1, "leah", "V3.3").hero(2, "brad", "V3.3").ally(0, "proxy")
    table.tokens("V1.1", "fire").tokens("T01", "corruption", "fire").turn(0)
    assert prices(page(table), table, "T01").endswith("Corruption dice: 2 · Fire dice: 2")
    table.dice(sin="bbbb").do(STEP + table.space("T01"))
    assert prices(page(table), table, "V1.1").endswith("Corruption dice: 2 · Fire dice: 2")

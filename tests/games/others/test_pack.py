"""A data file that does not fit the box or the rules is refused, with the file and the reason."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from pandemonium.engine.pack import PackError
from pandemonium.games.others.data.city_check import check_nests
from pandemonium.games.others.data.names import MAPS
from pandemonium.games.others.rules.counts import UNIT, count_of
from pandemonium.games.others.rules.figures import NEST, NOWHERE, SPACES, THORLEY
from tests.games.others.box import DATA, RULES, rules_of


def refused(tmp_path: Path, file: str, text: str) -> str:
    (tmp_path / file).write_text(text, encoding="utf-8")
    with pytest.raises(PackError) as caught:
        rules_of(tmp_path)
    assert str(tmp_path / file) in str(caught.value)
    return str(caught.value)


def changed(file: str, pattern: str, after: str) -> str:
    text, count = re.subn(pattern, after, (DATA / file).read_text(encoding="utf-8"), count=1)
    assert count == 1, "the file no longer reads so"
    return text


LAST_HERO = r"\[\[hero\]\]\nid = \"wolf\"\n(.*\n)+"
LAST_LEVEL = r"\[\[level\]\] # 7\n(.*\n)+"


@pytest.mark.parametrize(
    ("file", "pattern", "after", "why"),
    [
        ("dice.toml", r'hero = \["hit", ', "hero = [", "the hero die has 6 faces, not 5"),
        ("dice.toml", r'"resist"', '"skill"', "the hero die has each of hit, armour, resist, skill, faith"),
        ("dice.toml", r'"critical"', '"blank"', "the sin die has each of hit, critical, corruption, blank"),
        ("dice.toml", r'"blank"', '"void"', "Invalid enum value 'void'"),
        ("heroes.toml", LAST_HERO, "", "the box has 8 hero boards, not 7"),
        ("heroes.toml", r'id = "rose"', 'id = "lily"', "hero boards: number 3 is rose, not lily"),
        ("heroes.toml", r'class = "leader"', 'class = "fixer"', "the squad has 1 of class leader, not 0"),
        (
            "heroes.toml",
            r'class = "fixer"\nstats = \[4',
            'class = "bruiser"\nstats = [4',
            "the wolf is of Karl's class",
        ),
        ("heroes.toml", r"\[3, 3, 1\]", "[3, 3]", "leah: the values are Attack, Skill, Armour"),
        ("heroes.toml", r"\[3, 3, 1\]", "[3, 3, 21]", "leah: Attack, Skill, Armour are 0 to 20"),
        ("heroes.toml", r"hits = 2", "skills = 2", "rocco: the figure of the ability is hits"),
        ("heroes.toml", r"hits = 2", "hits = 21", "rocco: hits is 0 to 20"),
        ("heroes.toml", r"\[2, 2, 1\]", "[2, 2, 1]\nability = { hits = 1 }", "rose: the ability has no figure"),
        ("sins.toml", r"avatar = \[6, 8\]", "avatar = [6, 0]", "pride, Avatar: Attack, Armour are 1 to 20"),
        ("sins.toml", r"armour = 1", "dice = 1", "pride: the figure of the power is armour"),
        ("sins.toml", r'id = "sloth"', 'id = "envy"', "Sins: number 2 is sloth, not envy"),
        ("acolytes.toml", r"\[2, 2\]", "[2, 2, 2]", "Acolytes: the values are Attack, Armour"),
        ("apocalypse.toml", LAST_LEVEL, "", "the Apocalypse has 7 levels, not 6"),
        ("apocalypse.toml", r"card = true", "dice = 1", "level 1: cards are revealed at 1, 3 and 5, not elsewhere"),
        ("apocalypse.toml", r"reaction = 1", "reaction = -1", "level 2: reaction is 0 to 20"),
        ("hell_club.toml", r'id = "hc5"', 'id = "hc6"', "figures of the Hell Club: number 5 is hc5, not hc6"),
        ("hell_club.toml", r"\[5, 3\]", "[0, 3]", "hc2: Attack, Armour are 1 to 20"),
        ("apocalypse_cards.toml", r'"hc2"', '"hc1"', "each figure of the Hell Club is summoned by one card"),
        ("apocalypse_cards.toml", r"leave = 1 .*", "", "at6: the card does nothing"),
        ("apocalypse_cards.toml", r"hollow_from = 5 .*", "", "ac6: hollow goes with hollow_from, a level"),
        ("apocalypse_cards.toml", r"hollow_from = 5", "hollow_from = 8", "ac6: hollow goes with hollow_from, a level"),
        ("apocalypse_cards.toml", r'\[\[card\]\]\nid = "ar7"\n.*', "", "the box has 21 Apocalypse cards, not 20"),
        ("pride.toml", r"copies = 1", "copies = 2", "a Sin has 12 cards, not 13"),
        ("pride.toml", r"copies = 2", "copies = 0", "p1: the box has at least one copy"),
        ("pride.toml", r'"alone-dice"', '"eat"', "p1: there is no verb eat, only alone-dice"),
        ("pride.toml", r'"combat-prep"', '"turn-end"', "p1: alone-dice is played at combat-prep, not at turn-end"),
        ("pride.toml", r"amount = 3", "amount = 0", "p1: alone-dice has `amount`, 1 to 20"),
        ("pride.toml", r"amount = 3", "amount = 3, more = 1", "p1: alone-dice has no `more`"),
        ("sloth.toml", r'id = "s9"', 'id = "p9"', "kinds of cards of sloth: number 9 is s9, not p9"),
        ("upgrades.toml", r"move = 1", "", "u08: the card gives nothing"),
        ("upgrades.toml", r"scatter_from = 2 .*", "", "u11: scatter goes with scatter_from"),
        ("upgrades.toml", r"reroll = 2", "reroll = 3", "u12: 2 dice at most are rerolled"),
        ("upgrades.toml", r'\[\[upgrade\]\]\nid = "u18"\n.*', "", "the box has 18 upgrades, not 17"),
        ("dark_past.toml", r"\[\[card\]\] # 1\ndamage = 1\n", "", "the box has 7 Dark Past cards, not 6"),
        ("dark_past.toml", r"damage = 1", "attack = 1", "card 1: only a hero who defects has attack and armour"),
        ("dark_past.toml", r"damage = 1", "defects = true", "one hero defects at most"),
        ("dark_past.toml", r"damage = 1", "", "card 1 does nothing"),
    ],
)
def test_boards_and_cards_that_are_not_the_boxs_are_refused(
    tmp_path: Path, file: str, pattern: str, after: str, why: str
) -> None:
    assert why in refused(tmp_path, file, changed(file, pattern, after))


@pytest.mark.rule("OTH-MI-9")
@pytest.mark.parametrize(
    ("pattern", "after", "why"),
    [
        (r'id = "T2"', 'id = "T9"', "adventures: number 2 is T2, not T9"),
        (r'"M1", verb = "kill"', '"M1a", verb = "kill"', "T1: mission 1 is M1, not M1a"),
        (r'    \{ id = "M2b".*\n', "", "T1: mission 2 is M2, not M2a"),
        (r'    \{ id = "M2a".*\n    \{ id = "M2b".*\n', "", "T1: missions stand in the order of the board, from M1"),
        (r'"M2a", verb = "kill", kinds = \["abomination"\]', '"M2a", verb = "kill"', "T1 M2a: kill needs kinds"),
        (r'tokens = \["nest", "pentagram"\]', 'kinds = ["any"]', "T1 M2b: remove needs tokens"),
        (r"\[17, 19\]", "[17, 21]", "T1 M1: target is 1 to 20, for three heroes and for four"),
        (r"\[17, 19\]", "[17]", "Expected `array` of length 2"),
        (
            r"corruption = \[2, 4\], target = \[1, 1\]",
            "corruption = [2, 4], target = [2, 2]",
            "C1 M4b: all-pure happens once",
        ),
        (
            r"corruption = \[2, 4",
            "corruption = [8, 4",
            "C1 M4b: corruption is a level, 1 to 7, for three heroes and for four",
        ),
        (r'"take-allies", target = \[3, 3\]', '"take-allies", target = [2, 3]', "R2 M1: there are 3 Allies to take"),
        (r'"take-innocents", target = \[5', '"take-innocents", target = [7', "R1 M1: the box has 6 Innocents"),
        (r'district = "T02"', 'district = "T22"', "R1 M2b: there is no tile T22"),
        (r"also = 3, ", "", "R1 M2b: also counts `tokens`"),
        (r"no_fire = true", "also = 1", "T2 M2b: use-city cannot have also"),
        (r'tokens = \["fire"\]', "tokens = []", "T1: the task places tokens of one kind or of several different ones"),
        (r"amount = 1", "amount = 0", "T1: the task places 1 to 20 tokens"),
        (r", distance = 2", "", "T3: far, and only far, has a distance"),
        (r"bear = 1", "bear = 8", "C2: a hero bears 0 to 7 corruption"),
        (r"advance = 1", "advance = -1", "T1: the Apocalypse never goes back"),
        (r", least = 5", "", "T2: many-fires and a-sinner have `least`"),
        (r"event_fire = 1", "event_fire = 11", "T2: the box has 10 Fire tokens"),
        (r'"morgana"', '"wolf"', "T1: the recommended team is 4 different heroes of the squad"),
        (r"innocent = 6", "innocent = 7", "R1: face down lie 1 to 6 of innocent"),
        (r"down = .*", "", "R1: R1, and only it, has face-down tokens"),
    ],
)
def test_an_adventure_that_cannot_be_played_is_refused(tmp_path: Path, pattern: str, after: str, why: str) -> None:
    assert why in refused(tmp_path, "adventures.toml", changed("adventures.toml", pattern, after))


@pytest.mark.parametrize(
    ("pattern", "after", "why"),
    [
        (r'id = "T1-B"', 'id = "T1-C"', "maps: number 2 is T1-B, not T1-C"),
        (r'"T02 T06 T04"', '"T02 T06 T44"', "T1-A: T44 is no tile"),
        (r'"T02 T06 T04"', '"T02 T06 T04+45"', "T1-A: T04+45 is no tile"),
        (r'"T02 T06 T04"', '"T02 T06 T05"', "T1-A: T05 lies in the city twice"),
        (r'"T02 T06 T04", "T05 T01 T08", "T03 T10 T09"', '". ."', "T1-A: there are no tiles"),
        (r'"V2.1"', '"V4.1"', "T1-A: there is no place V4.1, or a river splits it"),
        (r'commissioner = "T04"', 'commissioner = "T07"', "T1-A: there is no place T07"),
        (r'@T01"', '@T10"', "T3-B: there is no place V2.0@T10"),
        (r'green = \["V1.2@T04", ', "green = [", "T3-B: the green Metro tokens are a pair, in two places"),
        (r'"T06 T03 \.", "T01 T08 T04", "\. T05 T02"', '"T06 T03 ."', "T1-B: there is no place"),
        (r"metro = .*", "", "T3-B: heroes cannot reach T03, T05, T08, T10, V0.3"),
        (r'fire = \["V2.2"\]', f"fire = {['V2.2'] * 11}", "T1-A: the box has 10 of fire, not 11"),
        (
            r'altar = \["V0.0", "V1.3", "T10"\]',
            'altar = ["V0.0", "V0.0", "T10"]',
            "T1-A: the 3 Altars lie in different",
        ),
        (r'orbital = \["V2.1"\]', 'orbital = ["V2.1", "V2.1", "V2.1"]', "T1-A: there are 1 to 2 Orbital tokens"),
        (r'acolyte = \["V2.1", "T01", "V1.0"\]', "acolyte = []", "T1-A: all 6 Acolytes begin in the city, not 3"),
        (r'abom = \["V1.2", "V0.2", "V2.3"\]', f"abom = {['V1.2'] * 6}", "T1-A: there are 6 Abominations, one more"),
        (r'abom = \["V1.2", "V0.2", "V2.3"\]', 'abom = ["V3.1"]', "T1-A: a monster begins at V3.1, nearer than 2"),
        (r'nest = \["V0.1", "V2.3", "V0.3"\]', "nest = []", "T1-A: there are 5 to 8 Nests, not 4"),
        (
            r'"T02 T06 T04"',
            '"T02 . T04 T07+180"',
            "T1-A: the farthest space is 4 to 6 steps from the Start space, not 7",
        ),
        (r'proxy = "T04", ', "", "R2-B: a mission wants the Ally proxy, who is not here"),
        (r"down = \[.*, ", "down = [", "R1-A: 12 tokens lie face down, and 1 places are named"),
        (r'"T03 T10 T09"', '"T03 T10 T09 T07+180"', "T1-A: a city has 19 to 27 spaces, not 28"),
    ],
)
def test_a_map_that_cannot_be_played_is_refused(tmp_path: Path, pattern: str, after: str, why: str) -> None:
    assert why in refused(tmp_path, "maps.toml", changed("maps.toml", pattern, after))


def test_a_bank_without_a_nest_is_refused() -> None:
    """Clean Hands, map B: all Nests of the eastern bank are laid on the western one."""
    banks = rules_of().cities[MAPS.index("C2-B")]
    west, east = banks.codes.index("V0.0"), banks.codes.index("V0.3")
    for space in banks.spaces:
        if banks.distance[east * SPACES + space] != NOWHERE and count_of(banks.printed[space], NEST):
            banks.printed[space] -= UNIT[NEST]
            banks.printed[west] += UNIT[NEST]
    banks.nests = [west] * len(banks.nests)
    wrong: list[str] = []
    check_nests(lambda ok, why: None if ok else wrong.append(why), banks)
    assert wrong[0] == "no Nest lies on the bank of T06"


def test_a_tile_has_two_icons(tmp_path: Path) -> None:
    text = changed("tiles.toml", r'\["heal", "heal"\]', '["heal"]')
    assert "T02: a district has 2 City Action icons" in refused(tmp_path, "tiles.toml", text)


def test_an_owners_file_replaces_ours_and_leaves_the_others(tmp_path: Path) -> None:
    text = changed("heroes.toml", r"\[4, 1, 2\]", "[5, 1, 2]")
    (tmp_path / "heroes.toml").write_text(text, encoding="utf-8")
    mine = rules_of(tmp_path)
    assert mine.heroes[THORLEY].attack == RULES.heroes[THORLEY].attack + 1
    assert mine.sin_die == RULES.sin_die


def test_an_owners_map_may_turn_its_tiles(tmp_path: Path) -> None:
    """City Hall's Nest in the south-west goes to the north-east, its open north to the south."""
    (tmp_path / "maps.toml").write_text(changed("maps.toml", r"T03 T10 T09", "T03 T10+180 T09"), encoding="utf-8")
    turned, plain = rules_of(tmp_path).cities[0], RULES.cities[0]
    assert "V3.2" in plain.codes
    assert "V3.2" not in turned.codes, "it is fused with V3.1"
    assert [count_of(plain.printed[plain.codes.index(code)], NEST) for code in ("V3.1", "V2.2")] == [1, 0]
    assert [count_of(turned.printed[turned.codes.index(code)], NEST) for code in ("V3.1", "V2.2")] == [0, 1]

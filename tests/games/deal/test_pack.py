"""A data file that does not fit the box or the rules is refused, with the file and the reason."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from pandemonium.engine.pack import PackError
from tests.games.deal.box import DATA, RULES, rules_of


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


@pytest.mark.parametrize(
    ("file", "pattern", "after", "why"),
    [
        ("sides.toml", r"\[\[side\]\]\n(.*\n)+?\]\n", "", "the board has 4 sides, not 3"),
        ("sides.toml", r"wood = 1", "wood = -1", "side 1: begins with 0 to 20 of each"),
        ("sides.toml", r"    \[.*\],\n", "", "side 1: the wheel has a row for each of 5 rounds"),
        (
            "sides.toml",
            r'"glass", "glass", "grain"',
            '"glass", "glass"',
            "side 1, round 1: a side has 4 production spaces",
        ),
        ("sides.toml", r'"glass", "glass"', '"wood", "glass"', "side 1, round 1: a luxury covers spaces 1 and 2, or 3"),
        (
            "sides.toml",
            r'"grain", "stone"\]',
            '"glass", "glass"]',
            "side 1, round 1: a luxury covers two spaces, not four",
        ),
        ("sides.toml", r'"glass", "glass"', '"wood", "wood"', "side 1, round 1: every side makes one luxury"),
        ("sides.toml", r'"grain"', '"gold"', "Invalid enum value 'gold'"),
        ("track.toml", r"below = .*", "below = [1, 2, 3]", "more than the 3 wing spaces"),
        ("track.toml", r"above = .*", "above = [1]", "above the knot are the start and the top"),
        ("track.toml", r"above = \[1", "above = [0", "every space but the knot has arrows"),
        ("track.toml", r"above = .*", f"above = {[1] * 40}", "the track has 40 spaces at most"),
        ("achievements.toml", r"\[\[minor\]\]\n.*\n", "", "a player has 4 minor and 4 major achievements"),
        ("achievements.toml", r"rural = 3", "rural = 4", "minor rural: a minor achievement needs three symbols"),
        ("achievements.toml", r"urban = 5", "urban = 4", "major urban: five alike; the mixed one two of each"),
        ("achievements.toml", r"coins = 7", "coins = 21", "major urban: gains are 0 to 20"),
        ("achievements.toml", r"angel = 2", 'courtier = "alchemist"', "unknown field `courtier`"),
        ("inquisitors.toml", r"goods = 2", "goods = 0", "an inquisitor takes 1 to 20"),
        ("inquisitors.toml", r"more = 2", "more = -1", "the orator takes 0 to 20 more"),
        ("inquisitors.toml", r"first = 2", "first = 3", "of 8 pieces, fewer open the first inquisitor"),
        ("inquisitors.toml", r"debt = 6", "", "missing required field `debt`"),
        ("inquisitors.toml", r'"reconstructed"', '"guess"', "Invalid enum value 'guess'"),
        ("buildings_1.toml", r'id = "logging-camp"', 'id = "stone-pit"', "1A1 is logging-camp, not stone-pit"),
        ("buildings_1.toml", r'\["rural"\]', "[]", "1A1 logging-camp: one symbol, or two different ones"),
        ("buildings_1.toml", r'\["rural"\]', '["rural", "rural"]', "one symbol, or two different ones"),
        ("buildings_1.toml", r'\["rural"\]', '["rural", "science"]', "1A1 logging-camp: science stands alone"),
        ("buildings_1.toml", r"cost = .*", "cost = {}", "1A1 logging-camp: costs 1 to 20 goods and coins"),
        ("buildings_1.toml", r"points = 0", "points = -1", "1A1 logging-camp: worth 0 to 20 points"),
        ("buildings_1.toml", r"effect = .*", "", "1A1 logging-camp: production, and only it, has an effect"),
        ("buildings_1.toml", r"effect = .*", "effect = { tile = 1 }", "1A1 logging-camp: such a card cannot have tile"),
        ("buildings_1.toml", r"gain = \{ wood = 1", "gain = { wood = -1", "1A1 logging-camp: figures are 0 to 20"),
        ("buildings_1.toml", r"stall = 3, ", "", "1B1 market-stalls: stall and stall_coins go together"),
        ("buildings_1.toml", r"fewer = 2", "fewer = 0", "1B3 pawn-shop: interest, and only it, has fewer or growth"),
        ("buildings_1.toml", r"fewer = 2", "fewer = -2", "1B3 pawn-shop: figures are 0 to 20"),
        ("buildings_1.toml", r"fewer = 2", "fewer = 2\nwalls = 4", "inquisition, and only it, has wing_price, walls"),
        ("buildings_1.toml", r"reputation = -1", "reputation = -30", "1B4 tavern: reputation changes by 20 at most"),
        ("buildings_1.toml", r"pay_basic = 1", "pay_basic = 2", "pays one good of the owner's choice at most"),
        ("buildings_2.toml", r"tuck = true", 'give = "rural"', "2-1 stable: such a card cannot have give"),
        ("buildings_2.toml", r"tile = 1", "tile = 5", "2-6 town-council: there are 4 minor achievements"),
        (
            "buildings_2.toml",
            r"below-start",
            "below-all",
            "2-3 cultists-hideout: such a card cannot have condition, gain",
        ),
        ("buildings_2.toml", r'below-all"', 'below-all", least = 2', "2-9 bell-tower: such a card cannot have least"),
        (
            "buildings_2.toml",
            r'below", gain = \{ coins',
            'below", gain = { wood',
            "2-10 reliquary: each-below gives coins",
        ),
        ("buildings_2.toml", r'of = "science", ', "", "2-15 stargazers-tower: counts something"),
        ("buildings_3.toml", r"growth = 1", "growth = -2", "3-8 notary: growth is 0 or more"),
        (
            "buildings_4.toml",
            r", least = 2",
            "",
            "4-9 abbey-church: tokens-used and above, and only they, say how many",
        ),
        ("buildings_4.toml", r"every = 2", "every = 0", "4-3 terraced-fields: counts something, `every` one or more"),
        ("buildings_5.toml", r"discard = 3", "discard = 4", "5-2 great-granary: discards 3 grain at most"),
        ("buildings_5.toml", r"count = .*", "", "5-3 canal: end, and only it, has a count"),
        ("buildings_5.toml", r'banner", ', 'banner", every = 2, ', "5-4 royal-stud: rural-banner is counted once"),
        ("buildings_5.toml", r"\[\[building\]\] # 5-16\n(.*\n)+", "", "a round has 16 buildings in the box, not 15"),
        ("events.toml", r"\[\[event\]\] # B12\n(.*\n)+", "", "the box has 20 event cards, not 19"),
        ("events.toml", r'id = "forest"', 'id = "wood"', "A3 is forest, not wood"),
        ("events.toml", r"reputation = -2", "reputation = 2", "A1 hoarded-harvest: the left half lowers reputation"),
        ("events.toml", r"reputation = 3", "reputation = -3", "A1 hoarded-harvest: the right half raises reputation"),
        (
            "events.toml",
            r"left = \{",
            "left = { pay_basic = 1,",
            "A1 hoarded-harvest, left: such a card cannot have pay_b",
        ),
        (
            "events.toml",
            r"right = \{",
            "right = { tile = 1,",
            "A1 hoarded-harvest, right: such a card cannot have tile",
        ),
        ("events.toml", r"pay = \{ grain = 1 \}, ", "", "A1 hoarded-harvest: the right half asks for a price"),
        ("events.toml", r'"recruited"', '"below-all"', "A2 education: the right half asks for a price"),
        ("events.toml", r'give = "rural"', 'give = "alchemist"', "Invalid enum value 'alchemist'"),
        ("events.toml", r'courtier = "any"', 'courtier = "alchemist"', "Invalid enum value 'alchemist'"),
    ],
)
def test_a_wrong_figure_is_named_with_its_file(tmp_path: Path, file: str, pattern: str, after: str, why: str) -> None:
    assert why in refused(tmp_path, file, changed(file, pattern, after))


def test_a_pack_changes_what_it_names_and_leaves_the_rest(tmp_path: Path) -> None:
    text = changed("inquisitors.toml", r"debt = 6", "debt = 8")
    (tmp_path / "inquisitors.toml").write_text(text, encoding="utf-8")
    own = rules_of(tmp_path)
    assert own.bailiff_debt == 8
    assert own.guest_points == RULES.guest_points
    assert own.wheel == RULES.wheel


def test_what_is_only_our_reconstruction_may_be_otherwise(tmp_path: Path) -> None:
    """A longer track, other kinds and symbols of buildings, other minor sets."""
    other = {
        "track.toml": (r"above = \[1", "above = [1, 1"),
        "buildings_4.toml": (r'symbols = \["science"\]', 'symbols = ["rural", "urban"]'),
        "buildings_1.toml": (r'phase = "production"', 'phase = "immediate"'),
        "achievements.toml": (r"rural = 3", "rural = 2, urban = 1"),
    }
    for file, (pattern, after) in other.items():
        (tmp_path / file).write_text(changed(file, pattern, after), encoding="utf-8")
    own = rules_of(tmp_path)
    assert own.top == RULES.top + 1
    assert own.minor_sets[0] == [2, 1, 0]
    assert own.buildings[62].fall == 0

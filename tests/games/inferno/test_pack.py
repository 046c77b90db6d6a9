"""The data of Inferno: a file that does not fit the box or the board is refused, with the file and the reason."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from pandemonium.engine.pack import PackError
from pandemonium.games.inferno.game import InfernoGame, inferno
from tests.games.inferno.table import RULES, shields

DATA = InfernoGame.folder / "data"


def shield(circle: int, place: int, text: str) -> str:
    """The table of one shield, as it is written."""
    found = re.search(rf"\[\[shield\]\]\ncircle = {circle}\nplace = {place}\n(?:\w+ = .*\n)+", text)
    assert found
    return found[0]


def refused(tmp_path: Path, file: str, text: str) -> str:
    (tmp_path / file).write_text(text, encoding="utf-8")
    with pytest.raises(PackError) as caught:
        inferno(tmp_path)
    assert str(tmp_path / file) in str(caught.value)
    return str(caught.value)


@pytest.mark.parametrize(
    ("file", "pattern", "after", "why"),
    [
        ("figures.toml", r"souls = \[2,", "souls = [3,", "71 Souls, not 72"),
        ("figures.toml", r"souls = \[2,", "souls = [", "one figure for each circle"),
        ("figures.toml", r"infamy = \[\d+,", "infamy = [", "one figure for each circle"),
        ("figures.toml", r"infamy = \[\d+,", "infamy = [99,", "infamy rises with depth"),
        ("figures.toml", r"beyond = \[\d+,", "beyond = [", "one figure for each circle, 2 to 9"),
        ("figures.toml", r"phlegethon = \[\d+,", "phlegethon = [", "8 Phlegethon cubes"),
        ("figures.toml", r"phlegethon = \[\d+,", "phlegethon = [6,", "a cube stands on 1 to 5"),
        ("figures.toml", r"floor_spaces = \[\d+,", "floor_spaces = [1,", "2 spaces or more"),
        ("figures.toml", r"floor_spaces = \[\d+,", "floor_spaces = [12,", "fewer than 16 spaces"),
        ("figures.toml", '"guardian-drachma"', '"styx"', "circles 2 to 5 have the silver bonuses"),
        ("figures.toml", '"fraud"', '"styx"', "circles 6 to 9 have the gold bonuses"),
        ("figures.toml", r"spaces = \[0,", "spaces = [1,", "begins with no loss"),
        ("figures.toml", r"bread_spaces = \d+", "bread_spaces = 0", "bread_spaces is 1 or more"),
        ("figures.toml", 'provenance = "reconstructed"', 'provenance = "guess"', "Invalid enum value 'guess'"),
        ("figures.toml", r"entry_florins = \d+", 'entry_florins = "one"', "Expected `int`"),
        ("figures.toml", r"entry_florins = \d+", "", "entry_florins"),
        ("frauds.toml", r"(\[\[fraud\]\]\n)", "[[fraud]]\nbarrel = 'wine'\n[[fraud]]\n", "missing required field"),
        ("frauds.toml", 'barrel = "weapons"', 'barrel = "gold"', "Invalid enum value 'gold'"),
        ("frauds.toml", 'instant = "relocate"', 'instant = "win"', "card 1: instant is one of"),
        ("frauds.toml", 'end = "value"', 'end = "win"', "card 1: end is one of"),
        ("frauds.toml", 'of = "ice-blue"', 'of = "cream"', "card 1: value and cube"),
        ("families.toml", r"parked = 0", "parked = 3", "too many members"),
        ("families.toml", r"item_floor = 1", "item_floor = 2", "no such floor is built"),
        ("families.toml", r'item = "barrel"', 'item = "wine"', "item is guest, barrel or nothing"),
        ("families.toml", r'item = "vescovo"', 'item = "guest"', "a Guest or a Barrel by name"),
        ("families.toml", r'skulls = \["blue", "yellow"\]', 'skulls = ["blue"]', "two Skulls"),
        ("families.toml", r"\[\[apprentice\]\][^\[]+\[[^\[]+(?=\[\[)", "", "4 Apprentice cards"),
        ("families.toml", r"\[\[family\]\][^\[]+(?=\[\[)", "", "8 Family cards"),
        ("plagues.toml", r'\["purple", "purple", "gray", "ice-blue"\],', "", "10 Plague cards"),
        ("plagues.toml", '"purple", ', "", "four Souls"),
        ("plagues.toml", '"purple"', '"pink"', "colours are"),
        ("guardians.toml", '"medusa"', '"gorgon"', "the Guardians are medusa"),
        ("guardians.toml", 'colour = "red"', 'colour = "black"', "three red Guardians, then three black"),
        ("guardians.toml", r"circle = 6", "circle = 10", "circles 1 to 9"),
        ("solo.toml", r"least = 0", "least = 1", "the lowest rank takes 0 Infamy"),
        ("solo.toml", r"least = 20", "least = 90", "ranks must rise"),
        ("solo.toml", r"penalty = \[\d+,", "penalty = [", "one figure for each Diploma"),
        ("solo.toml", r"plagues = \d+", "plagues = 11", "1 to 10 Plague cards"),
        ("solo.toml", r"targets = \[\d+,", "targets = [", "8 rows and a target"),
        ("dante.toml", r"circle = 3 ", "circle = 4 ", "from circle 2 down to 9"),
        ("dante.toml", r"starts = \[\d+,", "starts = [99,", "a start lies before the last stop"),
        ("dante.toml", r"starts = \[\d+,", "starts = [", "one step for each of the side's player counts"),
        ("dante.toml", r"acheron = \d+", "acheron = 99", "are steps of the path"),
        ("dante.toml", r"shortcut = 4", "shortcut = 99", "are steps of the path"),
        ("dante.toml", r"shortcut = 4", "shortcut = 3", "Shortcuts never skip a Diploma"),
    ],
)
def test_a_wrong_figure_is_named_with_its_file(tmp_path: Path, file: str, pattern: str, after: str, why: str) -> None:
    text = (DATA / file).read_text(encoding="utf-8")
    changed, count = re.subn(pattern, after, text, count=1)
    assert count == 1, "the file no longer reads so"
    assert why in refused(tmp_path, file, changed)


@pytest.mark.parametrize("file", ["hell_a.toml", "hell_b.toml"])
@pytest.mark.parametrize(
    ("circle", "place", "pattern", "after", "why"),
    [
        (4, 2, r"below = .*", "below = []", "4.2: no line leads down"),
        (4, 2, r"below = .*", "below = [99]", "4.2: its line leads nowhere"),
        (9, 2, r"below = .*", "below = [1]", "9.2: its line leads nowhere"),
        (4, 2, r"below = .*", "below = [1, 2, 3]", "4.2: at most one line to the left and one to the right"),
        (4, 2, r"place = 2", "place = 1", "circle 4: places are numbered from 1, each once"),
        (4, 2, r"place = 2", "place = 9", "circle 4: places are numbered from 1, each once"),
        (4, 2, r"circle = 4", "circle = 10", "circles are 1 to 9"),
        (4, 2, r"symbol = .*", 'symbol = "oltrarno"', "Invalid enum value"),
        (9, 1, r"x = .*", 'colour = "ice"', "unknown field"),
    ],
)
def test_a_shield_that_does_not_fit_the_lattice_is_named(
    tmp_path: Path, file: str, circle: int, place: int, pattern: str, after: str, why: str
) -> None:
    text = (DATA / file).read_text(encoding="utf-8")
    before = shield(circle, place, text)
    assert why in refused(tmp_path, file, text.replace(before, re.sub(pattern, after, before, count=1)))


def test_a_shield_no_line_leads_to_is_named(tmp_path: Path) -> None:
    text = (DATA / "hell_a.toml").read_text(encoding="utf-8")
    for place in (1, 2):
        before = shield(8, place, text)
        text = text.replace(
            before, re.sub(r"below = .*", f"below = [{place + 1}]" if place == 2 else "below = [2]", before)
        )
    assert "cannot be reached" in refused(tmp_path, "hell_a.toml", text)


def test_a_quarter_without_a_shield_is_named(tmp_path: Path) -> None:
    text = (DATA / "hell_a.toml").read_text(encoding="utf-8")
    assert "no shield shows borgo" in refused(tmp_path, "hell_a.toml", text.replace('"borgo"', '"duomo"'))


def test_a_circle_with_too_many_shields_is_named(tmp_path: Path) -> None:
    text = (DATA / "hell_b.toml").read_text(encoding="utf-8")
    more = "".join(shield(1, 1, text).replace("place = 1", f"place = {place}") for place in (9, 10))
    assert "1 to 9 shields" in refused(tmp_path, "hell_b.toml", text + "\n" + more)


def test_twenty_three_fraud_cards_are_one_too_few(tmp_path: Path) -> None:
    text = (DATA / "frauds.toml").read_text(encoding="utf-8")
    assert "24 Fraud cards, not 23" in refused(tmp_path, "frauds.toml", text[: text.rindex("[[fraud]]")])


def test_a_pack_changes_what_it_names_and_leaves_the_rest(tmp_path: Path) -> None:
    text = (DATA / "figures.toml").read_text(encoding="utf-8")
    changed = re.sub(r"instant_loss = \d+", "instant_loss = 6", text)
    (tmp_path / "figures.toml").write_text(changed, encoding="utf-8")
    own = inferno(tmp_path)
    assert own.rules.instant_loss == 6
    assert own.rules.souls == RULES.souls
    assert own.pack.split()[-1] != inferno().pack.split()[-1]


def test_every_file_says_where_its_figures_are_from() -> None:
    files = sorted(DATA.glob("*.toml"))
    assert len(files) == 9
    for file in files:
        assert re.search(r'^provenance = "(rulebook|source|reconstructed)"', file.read_text(encoding="utf-8"), re.M)


@pytest.mark.rule("INF-1.2.1", "INF-1.4.6")
def test_both_sides_have_nine_circles_and_a_gate_above_every_shield_of_the_sixth() -> None:
    for board in (RULES.side_a, RULES.side_b):
        assert all(board.rows[circle] for circle in range(1, 10))
        assert board.gates == len(shields(board.rows[6]))

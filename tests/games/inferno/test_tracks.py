"""Section 1.3: Sin Tracks, Graveyard and Plague, the River Styx."""

from __future__ import annotations

import pytest

from pandemonium.games.inferno.data.names import SINS, TRACKS
from pandemonium.games.inferno.rules.figures import LOWER, UPPER
from pandemonium.games.inferno.rules.styx import styx
from pandemonium.games.inferno.rules.tracks import advance_on
from tests.games.inferno.table import RULES, Table, family, position

RED, GREEN = TRACKS.index("red"), TRACKS.index("green")


def plague(card: int) -> list[str]:
    """The Souls of a Plague card, numbered from 1."""
    return sorted((SINS[circle - 1] for circle in RULES.plagues[card - 1]), key=SINS.index)


def sinking(graveyard: str, **pieces: object) -> Table:
    return position(graveyard=graveyard, ask=styx(0), plague="3", A=family(**pieces))  # type: ignore[arg-type]


@pytest.mark.rule("INF-1.3.5")
@pytest.mark.parametrize(("before", "after"), [("", 1), ("red:1", 2), ("red:2", 3)])
def test_an_advance_is_a_new_skull_on_level_1_or_one_level_more(before: str, after: int) -> None:
    table = position(ask=advance_on(0, LOWER), A=family(skulls=before)).play("advance red")
    assert (table.A.skulls[RED], table.A.halves, table.A.infamy) == (after, 0, 0)


@pytest.mark.rule("INF-1.3.5")
def test_arriving_on_level_4_gives_a_half_diploma() -> None:
    table = position(ask=advance_on(0, LOWER), A=family(skulls="red:3")).play("advance red")
    assert (table.A.skulls[RED], table.A.halves) == (4, 1)


@pytest.mark.rule("INF-1.3.5")
def test_beyond_level_4_the_skull_stays_and_the_printed_infamy_is_gained() -> None:
    table = position(ask=advance_on(0, LOWER), A=family(skulls="red:4")).play("advance red")
    assert (table.A.skulls[RED], table.A.halves, table.A.infamy) == (4, 0, RULES.beyond[RED])


@pytest.mark.rule("INF-1.3.6", "INF-R26")
def test_an_advance_without_an_accusation_gives_no_bonus() -> None:
    table = position(ask=advance_on(0, UPPER), bonus={"brown": "drachmas"}).play("advance brown")
    assert table.asked == "A turn-end"
    assert (table.A.drachmas, table.A.infamy) == (0, 0)


@pytest.mark.rule("INF-1.3.7", "INF-R38")
def test_the_moment_the_graveyard_is_empty_the_visible_plague_card_fills_it_and_goes_to_the_bottom() -> None:
    table = position(graveyard="blue", plague="3 5", A=family(drachmas=1)).play("graveyard blue", "shield 1.1")
    assert table.graveyard.split() == plague(3)
    assert table.state.plague[-1] == 2
    assert sorted(table.view.plague, key=SINS.index) == plague(5)


@pytest.mark.rule("INF-1.3.7")
def test_a_graveyard_with_a_soul_left_is_not_filled() -> None:
    table = position(graveyard="blue red", A=family(drachmas=1)).play("graveyard blue", "shield 1.1")
    assert table.graveyard == "red"


@pytest.mark.rule("INF-1.3.12")
def test_one_soul_in_the_styx_advances_on_one_of_the_first_four_tracks() -> None:
    table = sinking("blue blue blue red").play("styx blue 1")
    assert table.codes() == ["advance purple", "advance green", "advance brown", "advance blue"]
    assert table.graveyard == "blue blue red"
    assert table.play("advance green").asked == "A turn-end"
    assert sum(table.A.skulls) == table.A.skulls[GREEN] == 1


@pytest.mark.rule("INF-1.3.12")
def test_two_souls_of_a_colour_advance_on_one_of_the_last_four_tracks() -> None:
    table = sinking("blue blue blue red").play("styx blue 2")
    assert table.codes() == ["advance yellow", "advance red", "advance gray", "advance ice-blue"]
    assert table.play("advance red").asked == "A turn-end"
    assert sum(table.A.skulls) == table.A.skulls[RED] == 1


@pytest.mark.rule("INF-1.3.12")
def test_three_souls_of_a_colour_advance_on_one_track_of_each_half() -> None:
    table = sinking("blue blue blue red").play("styx blue 3", "advance green", "advance red")
    assert table.asked == "A turn-end"
    assert (table.A.skulls[GREEN], table.A.skulls[RED]) == (1, 1)
    assert table.graveyard == "red"
    assert table.state.supply[5] == RULES.souls[4]


@pytest.mark.rule("INF-1.3.12")
def test_only_souls_of_one_colour_count_together_and_never_more_than_three() -> None:
    assert sinking("green blue blue red red red red").codes("styx") == [
        *("green 1", "blue 1", "blue 2"),
        *("red 1", "red 2", "red 3"),
    ]


@pytest.mark.rule("INF-1.3.12", "INF-EX8", "INF-R38")
def test_a_single_soul_allows_one_only_and_then_four_new_souls_arrive_at_once() -> None:
    table = sinking("blue")
    assert table.codes("styx") == ["blue 1"]
    table.play("styx blue 1")
    assert table.graveyard.split() == plague(3)
    assert table.codes() == ["advance purple", "advance green", "advance brown", "advance blue"]


@pytest.mark.rule("INF-R37")
def test_cream_souls_sink_too() -> None:
    assert "cream 2" in sinking("cream cream blue").codes("styx")


@pytest.mark.rule("INF-1.3.12")
def test_the_styx_is_reached_at_the_bonfire_and_by_the_gold_bonus() -> None:
    bonfire = position(quarter="san-piero", A=family(home="urchin", drachmas=2)).play("send bonfire urchin", "skip")
    assert "styx blue 1" in bonfire.codes()
    gold = position(quarter="san-piero", A=family(at="bonfire:noble", tower="vescovo")).play("accuse bonfire noble")
    assert "styx blue 1" in gold.codes()

"""Imagined luck is fair, belongs to places, and is the same in both builds."""

from __future__ import annotations

from pandemonium.engine.chance import chance_from
from pandemonium.engine.imagined import another_world, imagined


def chi_square(counts: list[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


def test_every_face_is_as_likely_along_the_places_of_a_world_and_along_the_worlds_of_a_place() -> None:
    along_places, along_worlds = [0] * 6, [0] * 6
    for number in range(60_000):
        along_places[imagined(12345).at_place(number, 6)] += 1
        along_worlds[another_world(imagined(number)).at_place(7, 6)] += 1
    assert chi_square(along_places) < 20.5
    assert chi_square(along_worlds) < 20.5


def test_numbers_of_neighbouring_places_tell_nothing_of_each_other() -> None:
    for step in (1, 2, 8, 256, 8192):
        pairs = [0] * 36
        for number in range(40_000):
            luck = imagined(number * 977)
            pairs[luck.at_place(step, 6) * 6 + luck.at_place(2 * step, 6)] += 1
        assert chi_square(pairs) < 66.6


def test_a_place_shows_the_same_whatever_was_drawn_before() -> None:
    one, other = imagined(7), imagined(7)
    for _ in range(5):
        other.below(6)
    other.at_place(3, 6)
    assert [one.at_place(place, 1000) for place in range(20)] == [other.at_place(place, 1000) for place in range(20)]


def test_without_a_place_numbers_come_in_a_row_and_a_copy_goes_on_alike() -> None:
    luck = imagined(7)
    luck.below(6)
    twin = luck.copy()
    drawn = [luck.below(65536) for _ in range(50)]
    assert len(set(drawn)) > 45
    assert [twin.below(65536) for _ in range(50)] == drawn


def test_a_shuffle_reaches_every_order() -> None:
    orders = [0] * 6
    for number in range(12_000):
        cards = [0, 1, 2]
        imagined(number * 977).shuffle(cards)
        orders[cards[0] * 2 + (cards[1] > cards[2])] += 1
    assert chi_square(orders) < 20.5


def test_a_real_game_s_dice_know_no_places() -> None:
    placed, plain = chance_from("real"), chance_from("real")
    assert [placed.at_place(3, 6) for _ in range(40)] == [plain.below(6) for _ in range(40)]


def test_the_numbers_are_those_of_every_build() -> None:
    luck = imagined(0xFFFFFFFF)
    assert [luck.at_place(place, 65536) for place in (0, 1, (1 << 28) - 1)] == [39349, 36227, 41864]
    assert [luck.below(6) for _ in range(12)] == [4, 4, 2, 1, 1, 3, 2, 0, 1, 5, 0, 3]

"""Chance: the same seed gives the same numbers, all numbers are equally likely, and anybody can recompute them."""

from __future__ import annotations

from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pandemonium.engine.chance import chance_from, commitment
from pandemonium.engine.dump import dump


def draws(seed: str, n: int, count: int) -> list[int]:
    chance = chance_from(seed)
    return [chance.below(n) for _ in range(count)]


def by_hand(seed: str, n: int, count: int) -> list[int]:
    """The stream as the module's first paragraph describes it, written a second time."""
    size = 1 if n <= 256 else 2
    stream = b"".join(sha256(f"{seed}:{block}".encode()).digest() for block in range(count * size))
    numbers = [int.from_bytes(stream[at : at + size], "big") for at in range(0, len(stream), size)]
    limit = 256**size - 256**size % n
    return [number % n for number in numbers if number < limit][:count]


@pytest.mark.parametrize("n", [1, 2, 6, 48, 255, 256, 257, 1000, 65536])
def test_the_numbers_can_be_recomputed_from_the_seed_alone(n: int) -> None:
    assert draws("a seed", n, 40) == by_hand("a seed", n, 40)


@given(st.text(), st.integers(1, 65536))
def test_every_number_lies_below_the_bound(seed: str, n: int) -> None:
    assert all(0 <= number < n for number in draws(seed, n, 20))


def test_the_faces_of_a_die_are_equally_likely() -> None:
    counts = [draws("fair", 6, 60_000).count(face) for face in range(6)]
    chi_square = sum((count - 10_000) ** 2 / 10_000 for count in counts)
    assert chi_square < 20.5  # 0.1 % of fair dice are worse


def test_a_shuffle_reaches_every_order_equally_often() -> None:
    chance = chance_from("shuffle")
    orders: dict[tuple[int, ...], int] = {}
    for _ in range(24_000):
        items = [0, 1, 2, 3]
        chance.shuffle(items)
        orders[tuple(items)] = orders.get(tuple(items), 0) + 1
    assert len(orders) == 24
    assert sum((count - 1000) ** 2 / 1000 for count in orders.values()) < 49.7  # 0.1 % of fair shuffles


def test_a_copy_goes_on_alike_and_apart() -> None:
    chance = chance_from("copy")
    chance.below(6)
    twin = chance.copy()
    assert dump(twin) == dump(chance)
    ahead = [chance.below(6) for _ in range(50)]
    assert [twin.below(6) for _ in range(50)] == ahead


def test_more_than_65536_is_refused() -> None:
    with pytest.raises(ValueError, match="65536"):
        chance_from("large").below(65537)


def test_a_commitment_is_the_hash_of_the_seed() -> None:
    assert commitment("a seed") == sha256(b"a seed").hexdigest()


def test_the_example_of_the_journal_s_document_is_true() -> None:
    chance = chance_from("pandemonium")
    assert [chance.below(6) + 1 for _ in range(10)] == [1, 1, 3, 6, 4, 3, 5, 4, 6, 3]
    items = list(range(8))
    chance.shuffle(items)
    assert items == [0, 3, 5, 6, 4, 7, 2, 1]
    assert chance.below(1000) == 69

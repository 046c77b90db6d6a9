"""What a seat of Crypt can believe: every world that agrees with what it saw, each equally likely."""

from __future__ import annotations

from collections import Counter

import pytest

from pandemonium.engine.bits import BIT
from pandemonium.engine.chance import chance_from
from pandemonium.engine.driver import legal
from pandemonium.engine.dump import dump
from pandemonium.engine.game import Setup
from pandemonium.engine.match import Match
from pandemonium.engine.state import Event
from pandemonium.games.crypt.knowledge.belief import sample
from pandemonium.games.crypt.knowledge.view import seen_by
from pandemonium.games.crypt.rules.figures import CARDS, PER_TYPE
from pandemonium.games.crypt.rules.state import Crypt
from pandemonium.laws.plays import step
from tests.games.crypt.table import CRYPT, SEATS, Table, card_name, position


def worlds(table: Table, seat: str, number: int) -> list[Crypt]:
    chance = chance_from(f"worlds of {seat}")
    return [sample(table.state, SEATS.index(seat) if seat else -1, chance) for _ in range(number)]


def names(cards: int) -> str:
    return " ".join(card_name(card) for card in range(CARDS) if BIT[card] & cards)


def test_the_choices_of_another_seat_name_the_cards_it_has_in_that_world() -> None:
    crypt = "idol:3 pottery:2 [jewelry:4]"
    table = position(crypt, turn=1, spent="0 1", B="remains:1? remains:4?", deck="remains:2 remains:3 idol:1")
    found = set()
    for world in worlds(table, "A", 40):
        codes = [CRYPT.code(choice) for choice in legal(world, 1)]
        rescues = [code for code in codes if code.startswith("rescue")]
        values = [name[-1] for name in names(world.owned[1]).split()]
        assert rescues == [f"rescue {values[0]}a+{values[1]}a"]
        found.add(rescues[0])
    assert len(found) == 6


@pytest.mark.rule("CRY-1.1.2")
def test_worlds_keep_what_the_seat_knows_and_the_types_it_sees() -> None:
    crypt = "idol:3 pottery:2 [jewelry:4]"
    table = position(crypt, A="remains:1?", B="remains:4? tapestry:2", deck="remains:2 idol:1 jewelry:1")
    for world in worlds(table, "A", 30):
        assert [card_name(card)[:-2] for card in world.crypt] == ["idol", "pottery", "jewelry"]
        assert [card_name(card) for card in world.crypt[:2]] == ["idol:3", "pottery:2"]
        assert names(world.owned[0]) == "remains:1"
        assert names(world.owned[1]).endswith("tapestry:2")
        assert card_name(world.deck[-1])[:-2] == "remains"
        assert sorted(CRYPT.components(world)) == sorted(CRYPT.components(table.state))


def test_a_card_looked_at_is_the_same_in_every_world_of_who_looked_and_only_there() -> None:
    table = position(
        "idol:3 [jewelry:4] pottery:1", sides="manuscript", A="manuscript:1", deck="jewelry:1 idol:1 idol:2"
    )
    table.play("A peek 1a")
    assert {card_name(world.crypt[1]) for world in worlds(table, "A", 30)} == {"jewelry:4"}
    assert {card_name(world.crypt[1]) for world in worlds(table, "B", 60)} == {"jewelry:1", "jewelry:4"}


def chi_square(counts: Counter[str], number: int) -> float:
    expected = number / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts.values())


def test_every_world_that_agrees_is_equally_likely() -> None:
    """B's hidden Idol, the covered Idol and the deck share the values 1, 2, 3 and 4: twenty-four worlds."""
    table = position("[idol:3] pottery:2", B="idol:4?", deck="idol:1 idol:2 pottery:1")
    number = 4800
    found = Counter(f"{names(world.owned[1])} {card_name(world.crypt[0])} {card_name(world.deck[-1])}"
                    for world in worlds(table, "A", number))  # fmt: skip
    assert len(found) == 24
    assert chi_square(found, number) < 49.7  # 0.1 % of fair samplers are worse


def test_the_order_of_the_deck_below_its_top_card_is_anything() -> None:
    table = position("[idol:3] pottery:2", deck="idol:1 jewelry:1 remains:1 remains:2")
    number = 2400
    found = Counter(" ".join(card_name(card) for card in world.deck[:-1]) for world in worlds(table, "B", number))
    assert len(found) == 6
    assert chi_square(found, number) < 20.5


def test_a_spectator_knows_less_than_any_seat() -> None:
    table = position("[idol:3] pottery:2", A="idol:4?", deck="idol:1 idol:2 pottery:1")
    assert {names(world.owned[0]) for world in worlds(table, "A", 20)} == {"idol:4"}
    assert len({names(world.owned[0]) for world in worlds(table, "", 80)}) == 4


@pytest.mark.parametrize("seats", CRYPT.seats)
@pytest.mark.parametrize("cards", ["open", "memory"])
def test_every_value_a_seat_hears_of_is_one_it_knows(seats: int, cards: str) -> None:
    for number in range(12):
        sides = ("all-a", "all-b", "random")[number % 3]
        match = Match(CRYPT, Setup(seats, f"hearsay {number}", {"collectors": sides, "cards": cards}))
        chance = chance_from(f"hearsay {number}")
        events = match.opening
        while True:
            for seat in (*range(seats), -1):
                known = seen_by(match.state, seat)
                values = {(card // PER_TYPE, CRYPT.rules.values[card]) for card in range(CARDS) if BIT[card] & known}
                assert {value for event in events if event.heard_by(seat) for value in told(event)} <= values
            if match.over:
                break
            step(match, chance)
            events = match.history[-1].events


def told(event: Event) -> list[tuple[int, int]]:
    """The type and value of the card an event tells of, where it tells one."""
    facts = dict(zip(CRYPT.events[event.kind].facts, event.facts, strict=True))
    return [(facts["treasure"], facts["value"])] if "value" in facts else []


def test_sampling_leaves_the_play_untouched() -> None:
    table = position("[idol:3] pottery:2", A="idol:4?", B="remains:1?")
    before = dump(table.state)
    worlds(table, "B", 5)
    assert dump(table.state) == before

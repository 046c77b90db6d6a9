"""Open and memory mode (R17): what stays readable once it has been seen."""

from __future__ import annotations

import pytest

from pandemonium.games.crypt.data.names import TREASURES
from tests.games.crypt.table import Table, position

POTTERY = TREASURES.index("pottery")


def after_a_takes_an_open_card(cards: str) -> Table:
    crypt = "pottery:3=A1x1 idol:2 [jewelry:4]"
    return position(crypt, phase="collect", options={"cards": cards}, deck="idol:1 idol:4 remains:1", A="pottery:1!")


@pytest.mark.rule("CRY-R17")
def test_in_open_mode_a_card_once_face_up_stays_readable_after_collection() -> None:
    table = after_a_takes_an_open_card("open")
    for seat in ("A", "B", ""):
        assert [card.value for card in table.view(seat).players[0].columns[POTTERY].cards] == [1, 3]
    assert "collected A pottery 3 1" in table.heard("B")


@pytest.mark.rule("CRY-R17")
def test_in_memory_mode_only_its_owner_reads_it_and_flipped_cards_stay_open() -> None:
    table = after_a_takes_an_open_card("memory")
    assert [card.value for card in table.view("A").players[0].columns[POTTERY].cards] == [1, 3]
    for seat in ("B", ""):
        shown = table.view(seat).players[0].columns[POTTERY].cards
        assert [(card.value, card.flipped) for card in shown] == [(1, True), (0, False)]


@pytest.mark.rule("CRY-R17")
def test_in_memory_mode_the_crypt_shows_open_values_but_neither_log_nor_discards_remember_them() -> None:
    table = after_a_takes_an_open_card("memory")
    assert [slot.value for slot in table.view("B").crypt] == [1, 4, 0]
    assert table.heard("B", "collected") == ["collected-unseen A pottery 1"]
    assert table.heard("B", "laid") == ["laid 1 idol", "laid 2 idol"]
    assert all(card.value == 0 for pile in table.view("B").discards for card in pile.cards)


@pytest.mark.rule("CRY-R17")
def test_the_default_is_open() -> None:
    assert not position("idol:1 [idol:2]").view().memory

"""Section 1.8, step 1 of the final scoring: the right halves of the Fraud cards."""

from __future__ import annotations

import pytest

from pandemonium.games.inferno.data.names import BARRELS, ENDINGS, TRACKS
from pandemonium.games.inferno.rules.state import FROM_FRAUDS
from tests.games.inferno.table import RULES, Family, Table, family, position, shields

CARDS = range(1, 25)


def end_barrel(card: int) -> str:
    return BARRELS[RULES.end_barrel[card - 1]]


def with_end(name: str) -> int:
    """A card whose first benefit at the end is this."""
    return RULES.end_benefit.index(ENDINGS.index(name)) + 1


def cashing(card: int, hell: str = "", cubes: dict[str, int] | None = None, **pieces: object) -> Table:
    """The scoring begins; A has played this card and owns its Barrel."""
    own = {"home": "", "played": str(card), "panel": end_barrel(card), **pieces}
    return position(hell, phase="scoring", cubes=cubes, A=Family(**own), B=family(home=""))  # type: ignore[arg-type]


def fill(circle: int, but: int = 0, side: str = "b") -> str:
    """A Petrified Soul on every shield of a circle, except some."""
    board = RULES.side_a if side == "a" else RULES.side_b
    row = shields(board.rows[circle])
    return " ".join(f"{shield}=petrified" for shield in row[: len(row) - but])


@pytest.mark.rule("INF-1.8.2", "INF-1.3.10")
@pytest.mark.parametrize("card", CARDS)
def test_with_its_barrel_a_played_card_gives_one_of_two_benefits_or_none(card: int) -> None:
    table = cashing(card)
    assert table.asked == "A cash"
    assert set(table.codes()) == {f"cash {card} a", f"cash {card} b", "done"}
    table.play("done")
    assert table.A.tally[FROM_FRAUDS] == 0


@pytest.mark.rule("INF-1.3.10", "INF-1.8.2", "INF-1.7.2")
@pytest.mark.parametrize("card", CARDS)
def test_without_its_barrel_the_right_half_is_lost(card: int) -> None:
    others = " ".join(name for name in BARRELS if name != end_barrel(card))
    table = position(phase="scoring", A=family(home="", played=str(card), panel=others), B=family(home=""))
    assert table.match.over


@pytest.mark.rule("INF-1.3.10")
def test_a_card_still_in_hand_gives_nothing() -> None:
    table = position(phase="scoring", A=family(hand="1 2", panel=" ".join(BARRELS)), B=family(home=""))
    assert table.match.over


@pytest.mark.rule("INF-1.3.10")
def test_value_gives_the_infamy_of_a_cube_before_empty_shields_lower_it() -> None:
    card = with_end("value")
    sin = TRACKS[RULES.end_of[card - 1]]
    table = cashing(card, cubes={sin: 5}).play(f"cash {card} a")
    assert table.A.tally[FROM_FRAUDS] == 5


@pytest.mark.rule("INF-1.3.10", "INF-R13")
def test_cube_raises_a_cube_and_is_void_on_5() -> None:
    raising = [card for card in CARDS if RULES.end_benefit[card - 1] == ENDINGS.index("cube")]
    card = next(card for card in raising if TRACKS[RULES.end_of[card - 1]] == "green")
    track = RULES.end_of[card - 1]
    table = cashing(card, hell=fill(3, side="a"), cubes={TRACKS[track]: 3}).play(f"cash {card} a")
    assert table.view.cubes[track] == 4
    assert f"cash {card} a" not in cashing(card, cubes={TRACKS[track]: 5}).codes()


@pytest.mark.rule("INF-1.3.10")
def test_a_half_diploma_from_a_card_counts_in_step_3() -> None:
    card = with_end("half-diploma")
    table = cashing(card, halves=1).play(f"cash {card} a")
    assert table.asked == "A diploma"


@pytest.mark.rule("INF-1.3.10")
@pytest.mark.parametrize(("end", "sins"), [("advance-upper", TRACKS[:4]), ("advance-lower", TRACKS[4:])])
def test_an_advance_at_the_end_is_on_a_track_of_its_half(end: str, sins: tuple[str, ...]) -> None:
    card = with_end(end)
    table = cashing(card).play(f"cash {card} a")
    assert table.codes("advance") == list(sins)
    assert table.play(f"advance {sins[1]}").A.skulls[TRACKS.index(sins[1])] == 1


@pytest.mark.rule("INF-1.3.10")
def test_set_gives_one_infamy_for_each_own_played_card() -> None:
    card = with_end("set")
    more = [number for number in CARDS if end_barrel(number) != end_barrel(card)][:2]
    table = cashing(card, played=" ".join(map(str, [card, *more]))).play(f"cash {card} a")
    assert table.A.tally[FROM_FRAUDS] == 3


@pytest.mark.rule("INF-1.3.10", "INF-R20")
@pytest.mark.parametrize("card", [1, 2, 7, 9])
def test_a_soul_from_a_card_is_laid_on_an_empty_shield_of_its_circle_and_scores_for_nobody(card: int) -> None:
    circle = RULES.end_soul[card - 1]
    own = family(home="", played=str(card), panel=end_barrel(card))
    table = position("", phase="scoring", A=own, B=family(home="", tail=circle)).play(f"cash {card} b")
    row = [shield for shield in shields(table.state.board.rows[circle]) if not table.on(shield)]
    assert table.codes("shield") == row
    table.play(f"shield {row[0]}")
    assert table.shield(row[0]).laid
    assert table.A.tally[:FROM_FRAUDS] == table.B.tally[:FROM_FRAUDS] == [0] * FROM_FRAUDS


@pytest.mark.rule("INF-R40")
def test_the_soul_is_void_where_the_circle_is_full_and_pits_still_count_as_full() -> None:
    card = 1
    circle = RULES.end_soul[card - 1]
    full = fill(circle, side="a")
    assert cashing(card, hell=full).codes() == [f"cash {card} a", "done"]
    pits = full.replace("petrified", "pit")
    assert cashing(card, hell=pits).codes() == [f"cash {card} a", "done"]


@pytest.mark.rule("INF-R39", "INF-1.8.2")
def test_one_finishes_all_own_cards_in_any_order_before_the_next_player_begins() -> None:
    pair = [card for card in CARDS if end_barrel(card) == "wine"][:2]
    other = next(card for card in CARDS if end_barrel(card) == "cloth")
    a = family(home="", played=" ".join(map(str, pair)), panel="wine")
    table = position(
        seats=3, phase="scoring", A=family(home=""), B=a, C=family(home="", played=str(other), panel="cloth")
    )
    assert table.asked == "C cash"
    table.play("done")
    assert table.asked == "B cash"
    assert {f"cash {card} b" for card in pair} <= set(table.codes())
    table.play(f"cash {pair[1]} b")
    table.play("shield " + table.codes("shield")[0])
    assert table.asked == "B cash"
    assert f"cash {pair[1]} a" not in table.codes()


@pytest.mark.rule("INF-1.8.2")
@pytest.mark.parametrize(("trigger", "order"), [("A", "CBA"), ("B", "ACB"), ("C", "BAC")])
def test_cards_and_half_diplomas_go_in_reverse_order_down_to_the_trigger_player(trigger: str, order: str) -> None:
    wine, cloth, bread = (
        next(card for card in CARDS if end_barrel(card) == name) for name in ("wine", "cloth", "bread")
    )
    table = position(
        seats=3,
        phase="scoring",
        turn=trigger,
        A=family(home="", played=str(wine), panel="wine", halves=2),
        B=family(home="", played=str(cloth), panel="cloth", halves=2),
        C=family(home="", played=str(bread), panel="bread", halves=2),
    )
    cards, halves = [], []
    while not table.match.over:
        if table.asked.endswith("cash"):
            cards.append(table.asked[0])
            table.play("done")
        else:
            halves.append(table.asked[0])
            table.play("diploma red")
    assert "".join(cards) == "".join(halves) == order

"""Section 1.8: the six steps of the final scoring, and the rulebook's example of steps 2 to 4."""

from __future__ import annotations

import pytest

from pandemonium.games.inferno.names import BARRELS, ENDINGS, TRACKS
from pandemonium.games.inferno.state import FROM_DIPLOMAS, FROM_FRAUDS
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


# --- 1: the right halves ---


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


# --- 2: the Phlegethon ---


@pytest.mark.rule("INF-1.8.2")
def test_every_empty_shield_moves_its_circle_s_cube_one_space_left_down_to_1() -> None:
    table = position(f"{fill(5)} {fill(6, but=2)}", side="b", phase="scoring", cubes={"blue": 4, "yellow": 4, "red": 4})
    assert table.view.cubes[TRACKS.index("blue")] == 4
    assert table.view.cubes[TRACKS.index("yellow")] == 2
    assert table.view.cubes[TRACKS.index("red")] == 1


@pytest.mark.rule("INF-1.8.2")
def test_a_guardian_a_labyrinth_a_laid_or_standing_soul_and_a_petrified_one_fill_their_shields() -> None:
    hell = "8.1=gray 8.2=ice-blue"
    table = position(
        hell,
        side="b",
        phase="scoring",
        guardians="antaeus@8.3 minotaur@9.1",
        cubes={"gray": 5, "ice-blue": 5},
        A=family(labyrinth="9.2"),
    )
    assert table.view.cubes[TRACKS.index("gray")] == 5
    assert table.view.cubes[TRACKS.index("ice-blue")] == 3


@pytest.mark.rule("INF-1.8.2", "INF-GERYON")
def test_pits_are_removed_first_and_count_as_empty() -> None:
    table = position("8.1=pit 8.2=pit 8.3=petrified", side="b", phase="scoring", cubes={"gray": 5})
    assert table.view.cubes[TRACKS.index("gray")] == 3
    assert table.on("8.1") == ""


# --- 3 and 4: Diplomas ---


@pytest.mark.rule("INF-1.8.2")
def test_every_two_half_diplomas_make_a_diploma_where_one_has_none_and_leftovers_are_worthless() -> None:
    table = position(phase="scoring", A=family(home="", halves=5, diplomas="purple", skulls="red:2"), B=family(home=""))
    assert table.codes("diploma") == list(TRACKS[1:])
    table.play("diploma red", "diploma gray")
    assert (table.A.diplomas, table.A.halves) == (["purple", "red", "gray"], 1)
    assert table.match.over


@pytest.mark.rule("INF-1.8.2")
def test_a_diploma_scores_its_cube_times_the_own_skull() -> None:
    table = position(
        f"{fill(5, side='a')}",
        phase="scoring",
        cubes={"blue": 5},
        A=family(home="", diplomas="blue", skulls="blue:3"),
        B=family(home="", diplomas="blue", skulls="blue:4"),
    )
    assert (table.A.tally[FROM_DIPLOMAS], table.B.tally[FROM_DIPLOMAS]) == (15, 20)


@pytest.mark.rule("INF-1.8.5")
def test_a_track_without_its_diploma_scores_nothing() -> None:
    table = position(phase="scoring", A=family(home="", skulls="blue:4 red:4"), B=family(home=""))
    assert table.A.tally[FROM_DIPLOMAS] == 0


@pytest.mark.rule("INF-R27")
def test_a_diploma_from_halves_on_a_track_without_a_skull_scores_nothing() -> None:
    table = position(phase="scoring", A=family(home="", halves=2), B=family(home="")).play("diploma blue")
    assert (table.A.diplomas, table.A.tally[FROM_DIPLOMAS]) == (["blue"], 0)


@pytest.mark.rule("INF-EX2")
def test_the_rulebook_s_example_of_steps_2_to_4() -> None:
    """A is Paco, B Monica, C Araceli. The circles have 0, 3, 2 and 3 empty shields."""
    hell = f"{fill(5)} {fill(6, but=3)} {fill(7, but=2)}"
    table = position(
        hell,
        seats=3,
        phase="scoring",
        guardians="antaeus@9.1 minos@9.4",
        cubes={"blue": 5, "yellow": 4, "red": 4, "gray": 4},
        A=family(home="", halves=2, skulls="blue:2 gray:3", diplomas="gray"),
        B=family(home="", skulls="red:3 gray:4 yellow:2", diplomas="red gray"),
        C=family(home="", skulls="blue:3", diplomas="blue"),
    )
    assert table.asked == "A diploma"
    assert table.view.cubes[3:7] == [5, 1, 2, 1]
    table.play("diploma blue")
    assert table.heard("diploma-scored") == [
        "diploma-scored A blue 5 2 10",
        "diploma-scored C blue 5 3 15",
        "diploma-scored B red 2 3 6",
        "diploma-scored A gray 1 3 3",
        "diploma-scored B gray 1 4 4",
    ]
    assert [player.tally[FROM_DIPLOMAS] for player in table.view.players] == [13, 10, 15]


# --- 5 and 6: loans and Reputation ---


@pytest.mark.rule("INF-1.8.2", "INF-1.3.3")
@pytest.mark.parametrize("space", range(len(RULES.loan_losses)))
def test_the_boat_s_space_costs_its_infamy(space: int) -> None:
    table = position(phase="scoring", A=family(home="", boat=space, infamy=9), B=family(home=""))
    assert table.view.scores[0] == 9 - RULES.loan_losses[space]
    assert RULES.loan_losses[space] in (0, 2, 4)


@pytest.mark.rule("INF-1.8.2", "INF-1.8.6", "INF-R50")
@pytest.mark.parametrize(
    ("category", "first", "second"),
    [
        (0, family(home="", floors=3), family(home="", floors=2)),
        (1, family(home="", florins=3), family(home="", florins=2)),
        (2, family(home="", tower="vescovo console"), family(home="", tower="console bread wine")),
        (3, family(home="noble urchin"), family(home="noble", tower="noble noble", at="bank:noble")),
    ],
)
def test_reputation_compares_added_floors_florins_guests_and_members_at_home(
    category: int, first: Family, second: Family
) -> None:
    table = position(phase="scoring", A=first, B=second)
    assert table.view.scores == [RULES.reputation[category], 0]


@pytest.mark.rule("INF-1.8.2")
def test_all_who_are_tied_score_the_reputation() -> None:
    table = position(
        seats=3, phase="scoring", A=family(home="", florins=3), B=family(home="", florins=3), C=family(home="")
    )
    assert table.view.scores == [RULES.reputation[1], RULES.reputation[1], 0]


@pytest.mark.rule("INF-R41")
def test_nobody_scores_a_category_in_which_nobody_has_anything() -> None:
    assert position(phase="scoring", A=family(home=""), B=family(home="")).view.scores == [0, 0]


@pytest.mark.rule("INF-1.8.2")
def test_the_account_of_the_end_adds_up_to_the_score() -> None:
    table = position(
        f"{fill(5, side='a')}",
        phase="scoring",
        A=family(infamy=12, boat=2, florins=1, floors=1, tower="vescovo | ", diplomas="blue", skulls="blue:2"),
    )
    result = table.match.game.result(table.state)
    assert [sum(line.points for line in lines) for lines in result.accounts] == list(result.scores)

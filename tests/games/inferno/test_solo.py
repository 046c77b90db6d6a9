"""Section 1.11: playing alone, and the Journey into Infamy."""

from __future__ import annotations

import pytest

from pandemonium.engine.game import Setup
from pandemonium.games.inferno.data.names import SOLO_MODES
from pandemonium.games.inferno.knowledge.view import InfernoView
from pandemonium.games.inferno.rules.figures import STOP_DIPLOMA
from pandemonium.games.inferno.rules.guardian import play_guardian
from pandemonium.games.inferno.rules.state import FROM_BONUS, FROM_FRAUDS
from tests.games.inferno.table import INFERNO, RULES, Family, Table, family, position

MANY = range(30)


def begun(number: int = 0, **options: str) -> InfernoView:
    return INFERNO.view(INFERNO.new(Setup(1, f"alone {number}", options)), 0)


def alone(hell: str = "", *, mode: str = "journey", guardians: str = "minos@9.4", **rest: object) -> Table:
    return position(hell, seats=1, guardians=guardians, options={"solo": mode}, **rest)  # type: ignore[arg-type]


@pytest.mark.rule("INF-1.11.1")
def test_three_shortcuts_lie_on_the_stops_left_of_the_stairs_and_none_skips_a_diploma() -> None:
    view = begun()
    assert len(view.shortcuts) == 3
    assert all(RULES.side_a.path[step] != STOP_DIPLOMA for step in view.shortcuts)


@pytest.mark.rule("INF-1.11.1")
def test_one_black_guardian_alone_is_drawn() -> None:
    views = [begun(number) for number in MANY]
    assert {view.red for view in views} == {""}
    assert {view.black for view in views} == {"minos", "cerberus", "minotaur"}


@pytest.mark.rule("INF-1.11.1")
def test_the_family_has_four_nobles_at_home_no_urchin_and_no_skulls() -> None:
    for number in MANY:
        player = begun(number).players[0]
        assert player.home == [4, 0]
        assert player.skulls == [0] * 8


@pytest.mark.rule("INF-1.11.2")
def test_infamy_below_0_loses_the_game_at_once() -> None:
    table = alone(quarter="duomo", A=family(infamy=1, home="", tower="noble noble noble", at="bank:noble"))
    table.play("recall bank noble")
    assert table.match.over
    assert table.view.lost
    assert table.view.winners == []
    rank = INFERNO.result(table.state).rank
    assert rank is not None
    assert rank.id == "rank-lost"


@pytest.mark.rule("INF-1.11.2")
def test_0_infamy_is_not_yet_lost() -> None:
    table = alone(quarter="duomo", A=family(infamy=2, home="", tower="noble noble noble", at="bank:noble"))
    table.play("recall bank noble")
    assert (table.asked, table.A.infamy) == ("A turn-end", 0)


@pytest.mark.rule("INF-1.11.2", "INF-1.3.3")
def test_a_loan_that_costs_too_much_infamy_ends_the_game_in_mid_turn() -> None:
    table = alone(graveyard="blue red", A=family(boat=len(RULES.loan_losses) - 1, infamy=4))
    table.play("graveyard blue", "shield 1.1")
    assert table.match.over
    assert table.view.lost


@pytest.mark.rule("INF-1.11.2")
def test_a_lost_player_earns_nothing_more_from_what_the_turn_had_begun() -> None:
    table = alone(graveyard="cream red", A=family(boat=len(RULES.loan_losses) - 1, infamy=4))
    table.play("graveyard cream", "shield 1.1")
    assert (table.view.lost, table.A.infamy, table.view.scores) == (True, -1, [-1])
    assert table.heard()[-1] == "lost A"


@pytest.mark.rule("INF-1.11.2")
def test_a_location_holds_one_member_at_a_time() -> None:
    table = alone(quarter="scheraggio", A=family(at="bank:noble", florins=1))
    assert "send bank noble" not in table.codes()
    assert "send market noble" in table.codes()


@pytest.mark.rule("INF-1.11.2")
def test_nobody_awards_reputation_to_a_lonely_player() -> None:
    table = alone(phase="scoring", mode="descent", A=family(infamy=9, florins=5, floors=2, tower="vescovo"))
    assert table.view.scores == [9]


@pytest.mark.rule("INF-1.11.2", "INF-R44")
def test_at_the_haystack_a_noble_is_exchanged_for_an_urchin_and_leaves_to_the_reserve() -> None:
    table = alone(quarter="san-piero").play("send haystack noble")
    assert table.A.city == {"haystack": [0, 1]}
    assert table.A.home == [3, 0]
    assert table.A.reserve == [1, 3]


@pytest.mark.rule("INF-R44", "INF-1.11.2")
def test_an_urchin_at_the_haystack_changes_nothing() -> None:
    table = alone(quarter="san-piero", A=family(home="urchin", reserve="noble noble noble noble"))
    assert table.play("send haystack urchin").A.city == {"haystack": [0, 1]}


@pytest.mark.rule("INF-1.11.2", "INF-MINOS")
def test_minos_pays_two_infamy_for_every_soul_scored_where_the_own_tail_lies() -> None:
    table = alone("4.2=blue", A=family(tail=5)).play("soul 4.2", "shield 5.2")
    assert RULES.minos == 2
    assert table.A.infamy == RULES.infamy[5] + 2


@pytest.mark.rule("INF-R8")
def test_without_money_for_a_bribe_and_with_both_locations_taken_a_council_is_allowed() -> None:
    full = "noble vescovo bread"
    stuck = alone(
        mode="payback-day", quarter="scheraggio", A=family(home="noble", tower=full, infamy=5, at="bank:noble")
    )
    assert stuck.asked == "A council"
    bribe = alone(mode="journey", quarter="scheraggio", A=family(home="noble", tower=full, infamy=5, at="bank:noble"))
    assert bribe.asked == "A florence"


# --- the Journey into Infamy ---


@pytest.mark.rule("INF-1.11.3", "INF-R56")
@pytest.mark.parametrize(("in_game", "level", "score"), [(10, 4, 10), (40, 2, 10), (3, 4, 3)])
def test_the_result_is_the_lower_of_the_in_game_and_the_endgame_token(in_game: int, level: int, score: int) -> None:
    filled = " ".join(f"5.{place}=petrified" for place in range(1, 5))
    table = position(
        filled,
        seats=1,
        guardians="minos@9.4",
        phase="scoring",
        cubes={"blue": 5},
        A=family(infamy=in_game, diplomas="blue", skulls=f"blue:{level}"),
    )
    assert table.A.tally[FROM_BONUS] == in_game
    assert sum(table.A.tally[FROM_FRAUDS:]) == 5 * level
    assert table.view.scores == [score]


@pytest.mark.rule("INF-1.11.3", "INF-R56")
def test_the_loan_counts_for_the_endgame_token_which_may_be_negative_without_losing() -> None:
    table = alone(phase="scoring", A=family(infamy=30, boat=2))
    assert table.view.scores == [-RULES.loan_losses[2]]
    assert not table.view.lost
    rank = INFERNO.result(table.state).rank
    assert rank is not None
    assert rank.id == "rank-none"


@pytest.mark.rule("INF-1.11.3")
def test_the_ranks_are_those_of_the_rulebook() -> None:
    assert RULES.ranks == [0, 10, 20, 29, 37, 44, 50, 55, 60, 65, 70, 75, 80, 84, 87, 90]
    assert INFERNO.ranks == [
        *("socrates", "aristotle", "homer", "electra", "hector", "caesar"),
        *("helen", "paris", "dido", "cleopatra", "achilles"),
        *("attila", "sextus", "diomedes", "ulysses", "brutus"),
    ]


@pytest.mark.rule("INF-1.11.3")
@pytest.mark.parametrize(("score", "rank"), [(0, "socrates"), (9, "socrates"), (10, "aristotle"), (20, "homer")])
def test_a_score_has_its_rank(score: int, rank: str) -> None:
    filled = " ".join(f"5.{place}=petrified" for place in range(1, 5))
    table = position(
        filled,
        seats=1,
        guardians="minos@9.4",
        phase="scoring",
        cubes={"blue": 5},
        A=family(infamy=score, diplomas="blue", skulls="blue:4"),
    )
    reached = INFERNO.result(table.state).rank
    assert reached is not None
    assert reached.id == f"rank-{rank}"


# --- the challenges' own set-ups ---


@pytest.mark.rule("INF-1.11.5")
def test_payback_day_has_no_loans_and_only_what_one_can_pay() -> None:
    poor = alone("4.2=blue", mode="payback-day", A=family(drachmas=0))
    assert poor.codes("graveyard") == []
    assert poor.asked == "A end"
    bribe = alone(mode="payback-day", quarter="duomo", A=family(drachmas=1, florins=1))
    assert bribe.codes("send") == ["banquet noble", "wall noble"]


@pytest.mark.rule("INF-1.11.5", "INF-R5", "INF-R7")
def test_on_payback_day_a_hell_phase_blocked_for_want_of_a_drachma_ends_the_game_as_sudden_death() -> None:
    table = alone(mode="payback-day", A=family(drachmas=0, infamy=99))
    assert table.view.sudden
    assert table.match.over


@pytest.mark.rule("INF-R7")
def test_on_payback_day_an_accusation_that_needs_an_unaffordable_bribe_does_not_rule_the_council_out() -> None:
    table = alone(
        mode="payback-day", quarter="duomo", A=family(home="", drachmas=1, infamy=5, tower="noble", at="bank:noble")
    )
    assert table.asked == "A council"


@pytest.mark.rule("INF-1.11.5")
@pytest.mark.parametrize("number", range(10))
def test_the_black_death_begins_with_the_souls_of_seven_plagues_and_a_pagan_and_has_no_refill(number: int) -> None:
    view = begun(number, solo="black-death")
    assert sum(view.graveyard) == 4 * 7 + 1
    assert view.graveyard[0] == 1
    assert view.plague == []


@pytest.mark.rule("INF-1.11.5")
def test_in_the_black_death_an_empty_graveyard_stays_empty() -> None:
    table = alone("4.2=blue", mode="black-death", graveyard="red", A=family(drachmas=1))
    table.state.plague = []
    table.play("graveyard red", "shield 1.1")
    assert table.graveyard == ""


@pytest.mark.rule("INF-1.11.5")
@pytest.mark.parametrize(("level", "won"), [(1, False), (2, False), (3, True), (4, True), (0, True)])
def test_the_black_death_is_won_only_without_a_skull_on_level_1_or_2(level: int, won: bool) -> None:
    skulls = f"red:{level}" if level else ""
    table = alone(phase="scoring", mode="black-death", A=family(infamy=200, skulls=skulls))
    assert table.view.winners == ([0] if won else [])


@pytest.mark.rule("INF-1.11.5", "INF-1.11.4", "INF-R45")
@pytest.mark.parametrize("mode", SOLO_MODES[1:])
@pytest.mark.parametrize("difficulty", ["easy", "medium", "hard"])
def test_a_challenge_is_won_with_its_target_in_ordinary_points(mode: str, difficulty: str) -> None:
    target = RULES.challenge_targets[SOLO_MODES.index(mode)][("easy", "medium", "hard").index(difficulty)]
    for infamy in (target - 1, target):
        table = position(
            seats=1,
            guardians="minos@9.4",
            phase="scoring",
            options={"solo": mode, "difficulty": difficulty},
            A=Family(infamy=infamy),
        )
        assert table.view.scores == [infamy]
        assert table.view.winners == ([0] if infamy == target else [])


@pytest.mark.rule("INF-1.11.1", "INF-R14")
def test_alone_only_the_black_guardian_can_be_played() -> None:
    table = alone("4.4=gray", ask=play_guardian(0))
    assert table.codes() == ["guardian minos", "skip"]

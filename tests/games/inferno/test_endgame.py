"""Section 1.8: the last round, Sudden Death, the winner."""

from __future__ import annotations

import pytest

from pandemonium.games.inferno.data.names import TRACKS
from tests.games.inferno.table import RULES, Table, family, position, shields


def ending() -> Table:
    """B of three brings Dante to his end."""
    table = position(
        seats=3,
        turn="B",
        quarter="scheraggio",
        dante="end",
        graveyard="blue red gray yellow gray",
        B=family(at="bank:noble", drachmas=9),
    )
    return table.play("accuse bank noble", "done")


def petrified(but: str = "", *, side: str = "a", guardians: str = "9.1 9.4") -> str:
    board = RULES.side_a if side == "a" else RULES.side_b
    left_out = [*but.split(), *guardians.split()]
    return " ".join(f"{shield}=petrified" for shield in shields(board.all) if shield not in left_out)


@pytest.mark.rule("INF-1.8.1")
def test_each_other_player_has_one_more_turn_and_the_trigger_player_none() -> None:
    table = ending()
    turns = []
    while not table.match.over and table.view.phase == "playing":
        turns.append(table.asked[0])
        table.play("graveyard gray", f"shield 1.{len(turns)}", "send bank noble", "act", "done")
    assert turns == ["C", "A"]


@pytest.mark.rule("INF-1.8.1", "INF-R42")
def test_an_accusation_in_the_last_round_leaves_dante_but_gives_skull_and_bonus() -> None:
    table = position(
        quarter="scheraggio",
        dante=len(RULES.side_a.path) - 1,
        trigger="B",
        graveyard="blue",
        A=family(at="bank:noble haystack:noble"),
    )
    table.play("accuse bank noble")
    assert table.view.dante == len(RULES.side_a.path) - 1
    assert (table.A.drachmas, table.A.skulls[TRACKS.index("brown")]) == (3, 1)
    assert (table.A.tower[0][0], table.A.home, table.graveyard) == ("noble", [3, 0], "brown blue")
    assert table.asked == "A turn-end"


@pytest.mark.rule("INF-1.8.4", "INF-1.4.8")
def test_sudden_death_walks_dante_through_his_stops_awarding_diplomas_only() -> None:
    table = position(
        petrified(),
        dante="green",
        A=family(skulls="purple:1 green:2"),
        B=family(skulls="brown:1 ice-blue:1", hand="1 2"),
        graveyard="blue",
    )
    assert table.match.over
    assert (table.A.diplomas, table.B.diplomas) == (["green"], ["brown", "ice-blue"])
    assert table.graveyard == "blue"
    assert table.heard("dante-ended") == []
    assert table.view.dante == len(RULES.side_a.path) - 1


@pytest.mark.rule("INF-1.8.4")
def test_in_sudden_death_nobody_gets_the_two_infamy_and_the_blocked_player_counts_as_trigger() -> None:
    table = position(petrified(), dante="green", turn="B")
    assert table.view.trigger == 1
    assert all(player.tally[:9] == [0] * 9 for player in table.view.players)


@pytest.mark.rule("INF-R6")
def test_sudden_death_in_the_last_round_ends_at_once_and_awards_nothing_again() -> None:
    table = position(
        petrified(side="b"),
        seats=3,
        trigger="A",
        turn="B",
        dante=len(RULES.side_b.path) - 1,
        A=family(skulls="ice-blue:1"),
    )
    assert table.match.over
    assert (table.view.sudden, table.view.trigger) == (True, 1)
    assert table.A.diplomas == []


@pytest.mark.rule("INF-1.8.3")
def test_the_most_infamy_wins() -> None:
    table = position(phase="scoring", A=family(infamy=10, home=""), B=family(infamy=11, home=""))
    assert table.view.winners == [1]


@pytest.mark.rule("INF-1.8.3", "INF-R43")
def test_a_tie_goes_to_the_most_diplomas_those_from_half_diplomas_included() -> None:
    tied = position(phase="scoring", A=family(infamy=10, home="", diplomas="red"), B=family(infamy=10, home=""))
    assert tied.view.winners == [0]
    halves = position(
        phase="scoring",
        A=family(infamy=10, home="", diplomas="red"),
        B=family(infamy=10, home="", diplomas="gray", halves=2),
    )
    halves.play("diploma purple")
    assert halves.view.scores[0] == halves.view.scores[1]
    assert halves.view.winners == [1]


@pytest.mark.rule("INF-1.8.3")
def test_then_the_victory_is_shared() -> None:
    table = position(
        seats=3,
        phase="scoring",
        A=family(infamy=9, home=""),
        B=family(infamy=9, home=""),
        C=family(infamy=1, home=""),
    )
    assert table.view.winners == [0, 1]

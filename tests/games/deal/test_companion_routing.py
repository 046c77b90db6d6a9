"""The companion sends every chest where the schedule says, whatever happens to it on the way."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from pandemonium.engine.chance import commitment
from pandemonium.games.deal.companion.cards import SUITS
from pandemonium.games.deal.companion.draw import all_schedules, deal_roles, favour, schedule_number
from pandemonium.games.deal.companion.laying import chest_of, clear_row, enter_row, lay, turn, unturn
from pandemonium.games.deal.companion.moving import go_back, go_on, learn, seek
from pandemonium.games.deal.companion.receiving import receiver
from pandemonium.games.deal.companion.sitting import DONE, LEARN, NOTHING, OVER, PAIR, TELL, TURN, WISH, phase, rows
from pandemonium.games.deal.companion.steps import FIRST, HOME, RITUAL, SECOND, STEPS, reminders
from pandemonium.games.deal.companion.telling import own_role, put_away, tell, wish
from pandemonium.games.deal.rules.routing import CULTIST, DEVIL, MARKS, MORTAL
from tests.games.deal.companion_table import ALL, Hands, seated, seed_of

ROLES = [2, 0, 3, 1]
CODES = ["devil-code", "cultist-code", "mortal-one-code", "mortal-two-code"]


def expected(number: int, step: int) -> dict[int, int]:
    """Whom each chest goes to in a step, by the schedule itself."""
    kind, round = STEPS[step].kind, STEPS[step].round
    if kind in (HOME, RITUAL):
        return {chest: ROLES.index(chest) for chest in range(MARKS)}
    place = (round - 1) * 8 + (4 if kind == SECOND else 0)
    return {chest: ROLES.index(all_schedules()[number][place + chest]) for chest in range(MARKS)}


@pytest.mark.rule("DWD-6.5.2", "DWD-6.5.3", "DWD-6.5.4", "DWD-4.2.1", "DWD-1.16.5")
@pytest.mark.parametrize("number", ALL)
def test_cards_lead_every_chest_through_five_rounds_as_each_of_the_48_schedules_says(number: int) -> None:
    hands = Hands(seated(seed_of(number)), ROLES, number)
    hands.up_to(1)
    for step in range(1, len(STEPS) - 1):
        assert hands.shuffle() == expected(number, step)
        assert phase(hands.sitting) == DONE
        assert go_on(hands.sitting) is None
    assert phase(hands.sitting) == OVER


@pytest.mark.rule("DWD-6.5.3", "DWD-1.16.5")
def test_the_steps_are_those_of_the_printed_app() -> None:
    kinds = [(step.round, step.kind) for step in STEPS]
    for round in range(1, 6):
        assert [(round, kind) for kind in (FIRST, SECOND, HOME)] == [s for s in kinds if s[0] == round][:3]
    assert [round for round, kind in kinds if kind == RITUAL] == [3]
    assert len(STEPS) == 1 + 5 * 3 + 1 + 1


@pytest.mark.rule("DWD-6.5.3")
def test_the_table_is_reminded_of_hunts_trials_debts_and_pieces() -> None:
    told = {(step.round, step.kind): reminders(step) for step in STEPS}
    assert [round for round in range(1, 6) if "hunt" in told[round, HOME]] == [2, 3]
    assert [round for round in range(1, 6) if "inquisition" in told[round, HOME]] == [3, 5]
    assert "repay-now" in told[3, HOME]
    assert "repay-never" in told[5, HOME]
    assert "pieces-3" in told[3, HOME]
    assert "pieces-5" in told[5, HOME]


@pytest.mark.rule("DWD-6.5.3", "DWD-1.7.9")
def test_one_step_back_sends_the_chests_there_again_from_where_they_are() -> None:
    hands = Hands(seated(seed_of(7)), ROLES)
    hands.up_to(3)
    hands.shuffle()
    assert go_back(hands.sitting) is None
    assert hands.sitting.now.kind == SECOND
    assert hands.shuffle() == expected(7, 2)
    assert go_on(hands.sitting) is None
    assert hands.shuffle() == expected(7, 3)


@pytest.mark.rule("DWD-6.5.3")
def test_a_step_back_in_the_midst_of_a_shuffle_lets_everybody_look_for_the_chests() -> None:
    hands = Hands(seated(seed_of(9)), ROLES)
    hands.up_to(5)
    hands.make_pairs()
    hands.lay()
    assert turn(hands.sitting, next(iter(hands.under))) is None
    assert go_back(hands.sitting) is None
    assert phase(hands.sitting) == TELL
    hands.held = [3, 2, 1, 0]
    assert hands.shuffle() == expected(9, 4)


@pytest.mark.rule("DWD-6.5.3")
def test_back_works_from_every_step_and_every_phase() -> None:
    for step in range(1, len(STEPS) - 1):
        hands = Hands(seated(seed_of(11)), ROLES, step)
        hands.up_to(step)
        assert go_back(hands.sitting) is None
        assert hands.sitting.step == step - 1
        hands.up_to(step)
        assert hands.shuffle() == expected(11, step)


def test_chests_nobody_can_tell_apart_are_sought() -> None:
    hands = Hands(seated(seed_of(5)), ROLES)
    hands.up_to(2)
    hands.make_pairs()
    hands.lay()
    assert seek(hands.sitting) is None
    assert phase(hands.sitting) == TELL
    hands.held = [1, 3, 0, 2]
    assert hands.shuffle() == expected(5, 2)


@pytest.mark.rule("DWD-6.5.2")
def test_the_last_chest_needs_no_card() -> None:
    hands = Hands(seated(seed_of(3)), ROLES)
    hands.up_to(1)
    hands.make_pairs()
    hands.lay()
    *known, last = hands.under
    for card in known:
        assert turn(hands.sitting, card) is None
        assert turn(hands.sitting, card) is not None
    assert receiver(hands.sitting, hands.sitting.turned[-1].chest) == expected(3, 1)[hands.under[last]]


def test_a_turned_card_is_taken_back() -> None:
    hands = Hands(seated(seed_of(3)), ROLES)
    hands.up_to(1)
    hands.make_pairs()
    hands.lay()
    for card in list(hands.under)[:3]:
        turn(hands.sitting, card)
    assert phase(hands.sitting) == DONE
    assert unturn(hands.sitting) is None
    assert len(hands.sitting.turned) == 2
    assert turn(hands.sitting, list(hands.under)[3]) is None
    assert phase(hands.sitting) == DONE


@pytest.mark.rule("DWD-6.5.2")
def test_equal_answers_are_forgotten_without_saying_whose_they_were() -> None:
    sitting = seated()
    for seat, mark in enumerate([0, 1, 1, 2]):
        assert tell(sitting, seat, mark) is None
    assert sitting.clash
    assert sitting.told == [NOTHING] * 4
    hands = Hands(seated(seed_of(3)), ROLES)
    hands.up_to(1)
    hands.make_pairs()
    for seat, king in enumerate("SHHC"):
        assert lay(hands.sitting, seat, king) is None, "a king in use must be accepted, or it would tell that it is"
    assert hands.sitting.clash
    assert hands.sitting.laid == [""] * 4


@pytest.mark.rule("DWD-6.5.2", "DWD-6.5.4")
def test_nobody_can_tell_which_ace_lies_under_any_chest() -> None:
    """Neither who laid the aces nor who laid the kings, nor whoever took a pair: each of them knows one order at most,
    and over all orders of the other row every ace is under every chest equally often."""
    under = Counter[tuple[str, str, str]]()
    for aces in permutations(SUITS):
        for kings in permutations(SUITS):
            sitting = seated()
            Hands(sitting, ROLES).up_to(1)
            aces_by, kings_by = rows(sitting)
            for suit in aces[:3]:
                assert enter_row(sitting, aces_by, suit) is None
            for suit in kings[:3]:
                assert enter_row(sitting, kings_by, suit) is None
            for seat, king in enumerate(SUITS):
                lay(sitting, seat, king)
            for ace in SUITS:
                chest = chest_of(sitting, ace)
                assert chest is not None
                under["aces " + "".join(aces), ace, str(sitting.at[chest])] += 1
                under["kings " + "".join(kings), ace, str(sitting.at[chest])] += 1
    assert set(under.values()) == {6}
    assert len(under) == 2 * 24 * 4 * 4


@pytest.mark.rule("DWD-6.5.2")
def test_the_rows_are_laid_by_two_others_each_time_and_a_slip_is_mended() -> None:
    hands = Hands(seated(seed_of(3)), ROLES)
    makers = []
    for step in range(1, 5):
        hands.up_to(step)
        makers.append(tuple(rows(hands.sitting)))
    assert makers == [(1, 2), (2, 3), (3, 0), (0, 1)]
    sitting = hands.sitting
    assert enter_row(sitting, 2, "S") is not None, "not hers to lay"
    assert enter_row(sitting, 0, "S") is None
    assert enter_row(sitting, 0, "S") is not None
    assert enter_row(sitting, 0, "K") is not None
    assert clear_row(sitting, 0) is None
    assert rows(sitting)[0] == ""
    assert phase(sitting) == PAIR


@pytest.mark.rule("DWD-6.5.1")
def test_a_role_is_shown_in_the_first_step_until_it_is_put_away() -> None:
    sitting = seated()
    assert own_role(sitting, 0) == NOTHING
    hands = Hands(sitting, ROLES)
    hands.tell()
    assert [own_role(sitting, seat) for seat in range(4)] == ROLES
    assert put_away(sitting, 1) is None
    assert own_role(sitting, 1) == NOTHING
    assert put_away(sitting, 1) is not None
    assert go_on(sitting) is None
    assert [own_role(sitting, seat) for seat in range(4)] == [NOTHING] * 4


@pytest.mark.rule("DWD-4.4.1", "DWD-6.5.4")
def test_the_schedule_is_drawn_evenly_from_a_seed_whose_hash_is_known() -> None:
    drawn = [schedule_number(f"seed {n}") for n in range(48 * 200)]
    times = [drawn.count(number) for number in ALL]
    assert sum((n - 200) ** 2 / 200 for n in times) < 85, "chi-squared with 47 degrees of freedom"
    assert commitment("seed 1") != commitment("seed 2")


@pytest.mark.rule("DWD-6.5.2", "DWD-1.16.5")
@pytest.mark.parametrize("number", ALL)
def test_codes_lead_every_chest_as_well(number: int) -> None:
    sitting = seated(seed_of(number), camera=True)
    assert phase(sitting) == LEARN
    for code in CODES:
        assert learn(sitting, code) is None
    assert sorted(sitting.roles) == [0, 1, 2, 3]
    while phase(sitting) != OVER:
        assert phase(sitting) == TURN
        for code in CODES[1:]:
            assert turn(sitting, code) is None
        went = [receiver(sitting, chest) for chest in range(MARKS)]
        place = (sitting.now.round - 1) * 8 + (4 if sitting.now.kind == SECOND else 0)
        if sitting.now.kind in (FIRST, SECOND):
            assert [sitting.roles[seat] for seat in went] == list(all_schedules()[number][place : place + 4])
        else:
            assert [sitting.roles[seat] for seat in went] == [0, 1, 2, 3]
        assert go_on(sitting) is None


@pytest.mark.rule("DWD-1.16.4", "DWD-4.4.2")
def test_wishes_weigh_a_little_and_leave_everything_possible() -> None:
    sitting = seated("1", camera=True, wishing=True)
    for code in CODES:
        learn(sitting, code)
    assert phase(sitting) == WISH
    for seat in range(4):
        assert wish(sitting, seat, DEVIL, MORTAL + 1) is None
    assert sorted(sitting.roles) == [0, 1, 2, 3]
    wishes = [(DEVIL, CULTIST), (3, 3), (3, 3), (3, 3)]
    first = [deal_roles(f"seed {n}", wishes)[0] for n in range(6000)]
    shares = [first.count(mark) / len(first) for mark in range(4)]
    whole = 1.25 + 0.8 + 1 + 1
    for share, weight in zip(shares, (1.25, 0.8, 1, 1), strict=True):
        assert abs(share - weight / whole) < 0.02
    assert favour([0, 1, 2, 3], wishes) == 1


def test_the_first_step_begins_anew() -> None:
    hands = Hands(seated(), ROLES)
    hands.tell()
    assert go_back(hands.sitting) is None
    assert phase(hands.sitting) == TELL
    sitting = seated("1", camera=True)
    learn(sitting, "a")
    assert go_back(sitting) is None
    assert sitting.codes == []

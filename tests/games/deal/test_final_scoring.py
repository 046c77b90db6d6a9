"""The accounts, the final scoring, and who has won."""

from __future__ import annotations

import pytest

from pandemonium.engine.chance import chance_from
from pandemonium.engine.driver import answers, legal, play_out, settle
from pandemonium.engine.row import row_of
from pandemonium.games.deal.data.names import BUILDINGS, STOCKS
from pandemonium.games.deal.rules import account as lines
from pandemonium.games.deal.rules import event
from pandemonium.games.deal.rules.account import account, debt_loss, fifths
from pandemonium.games.deal.rules.accounts import put_accounts
from pandemonium.games.deal.rules.choice import BORROW, BUY, DONE, REPAY, SELL
from pandemonium.games.deal.rules.estate import Estate, estate
from pandemonium.games.deal.rules.fields import BEHIND_WALLS, FRESH, FROM_EFFECTS, NOT_WON, SOURCES, USED
from pandemonium.games.deal.rules.figures import COURTIERS, GLASS, GRAIN, SEATS, WOOD
from pandemonium.games.deal.rules.figures import STOCKS as ALL_STOCKS
from pandemonium.games.deal.rules.rounds import PREPARE, Rounds
from pandemonium.games.deal.rules.scoring import final_scoring, find_winners
from pandemonium.games.deal.rules.state import Deal
from tests.games.deal.church import ANNA, BRUNO, CELIA, DAVID, RULES, build, church, give, heard, put, say
from tests.games.deal.rows import each, fill_in, lay


def owning(*names: str, **stocks: int) -> Estate:
    """A mortal's estate with these buildings, goods and coins, and nothing else."""
    found = Estate()
    found.is_devil = False
    found.built = tuple(BUILDINGS.index(name) for name in names)
    found.stock = [stocks.get(name, 0) for name in STOCKS]
    found.debt = found.banners = found.minors = found.angel = found.devil = 0
    found.indulgences = found.courtiers = found.marked = 0
    return found


def total(own: Estate) -> int:
    return sum(account(RULES, own))


def effects(own: Estate) -> int:
    return account(RULES, own)[lines.EFFECTS]


@pytest.mark.rule("DWD-1.15.1")
def test_buildings_give_their_printed_points() -> None:
    assert account(RULES, owning("cathedral", "fort", "logging-camp"))[lines.BUILDINGS] == 8 + 3 + 0


@pytest.mark.rule("DWD-1.15.2", "DWD-EX9")
def test_half_of_the_debt_is_lost_rounded_up() -> None:
    assert [debt_loss(debt) for debt in range(11)] == [0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5]
    own = owning()
    own.debt = 7
    assert account(RULES, own)[lines.DEBT] == -4


@pytest.mark.rule("DWD-1.15.3", "DWD-1.2.1")
def test_major_achievements_are_two_points_each_but_not_for_the_devil() -> None:
    own = owning()
    own.banners = 0b1011
    assert account(RULES, own)[lines.MAJORS] == 6
    own.is_devil = True
    assert account(RULES, own)[lines.MAJORS] == 0


@pytest.mark.rule("DWD-1.15.4", "DWD-1.15.5")
def test_wings_indulgences_courtiers_and_marked_pieces() -> None:
    own = owning()
    own.angel, own.devil, own.indulgences, own.courtiers, own.marked = 2, 1, 3, 4, 2
    found = account(RULES, own)
    assert found[lines.ANGEL_WINGS] == 2
    assert found[lines.DEVIL_WINGS] == -1
    assert found[lines.INDULGENCES] == 6
    assert found[lines.COURTIERS] == 4
    assert found[lines.MARKED_PIECES] == -2
    assert sum(found) == 9


@pytest.mark.rule("DWD-1.15.5")
def test_a_marked_piece_costs_the_devil_as_well() -> None:
    own = owning()
    own.is_devil, own.marked = True, 1
    assert total(own) == -1


@pytest.mark.rule("DWD-1.15.4")
def test_only_courtiers_behind_the_walls_count() -> None:
    state = church(round=5)
    fill_in(state.courtiers, CELIA * COURTIERS, [BEHIND_WALLS, USED, FRESH, NOT_WON])
    assert estate(state, CELIA).courtiers == 1


@pytest.mark.rule("DWD-1.15.6")
def test_luxuries_are_a_point_each_and_five_coins_or_basics_in_any_mix_another() -> None:
    own = owning(wood=2, stone=1, grain=3, marble=2, glass=1, coin=7)
    found = account(RULES, own)
    assert found[lines.LUXURIES] == 3
    assert found[lines.TOKENS] == 2
    assert fifths(RULES, own) == 3


@pytest.mark.rule("DWD-R59")
def test_the_treasury_takes_three_coins_a_point_and_leaves_the_rest_to_the_basics() -> None:
    own = owning("treasury", wood=3, coin=8)
    assert effects(own) == 2
    assert account(RULES, own)[lines.TOKENS] == 1
    assert fifths(RULES, own) == 0


@pytest.mark.rule("DWD-1.18.14", "DWD-R34")
def test_the_trade_route_comes_before_the_exchange_and_its_tokens_are_gone() -> None:
    own = owning("trade-route", wood=5, coin=4)
    assert effects(own) == 5
    assert account(RULES, own)[lines.TOKENS] == 0
    assert fifths(RULES, own) == 4


@pytest.mark.rule("DWD-R53")
def test_the_trade_route_takes_the_kind_that_gives_most_in_the_end_then_most_tokens_over() -> None:
    # all wood: 3 + (2 grain + 3 coins = 1 point) = 4, nothing over; grain: 2 + (3 wood + 3 coins: 1) = 3
    own = owning("trade-route", wood=3, grain=2, coin=3)
    assert effects(own) == 3
    assert (account(RULES, own)[lines.TOKENS], fifths(RULES, own)) == (1, 0)
    # wood: 3 + 0, 4 over; stone: 2 + 1 point, none over: equal points, so more tokens over decide
    own = owning("trade-route", wood=3, stone=2, coin=2)
    assert effects(own) == 3
    assert (account(RULES, own)[lines.TOKENS], fifths(RULES, own)) == (0, 4)


@pytest.mark.rule("DWD-3.5.2", "DWD-1.15.1")
@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ("stargazers-tower herb-garden", 2),
        ("terraced-fields watermill logging-camp", 1),
        ("terraced-fields watermill logging-camp abbey-farm", 2),
        ("cloth-hall watermill bank pilgrims-inn", 2),
        ("chapter-house parsonage", 1),
        ("astronomers-dome logging-camp stone-pit bank fort parsonage graveyard", 2),
        ("astronomers-dome watermill abbey-farm pilgrims-inn", 2),
        ("astronomers-dome logging-camp stone-pit bank fort parsonage herb-garden", 0),
        ("grand-library logging-camp bank fort dam", 1),
    ],
)
def test_cards_that_count_buildings(cards: str, points: int) -> None:
    assert effects(owning(*cards.split())) == points


@pytest.mark.rule("DWD-3.5.2", "DWD-1.18.16")
def test_cards_that_count_what_a_kingdom_has() -> None:
    own = owning("university")
    own.minors = 3
    assert effects(own) == 3
    own = owning("canal")
    own.minors = 2
    assert effects(own) == 2
    own = owning("town-hall")
    own.courtiers = 3
    assert effects(own) == 3
    own = owning("saints-shrine")
    own.indulgences = 2
    assert effects(own) == 2


@pytest.mark.rule("DWD-3.5.2")
def test_the_royal_stud_pays_for_the_rural_banner_also_to_the_devil() -> None:
    own = owning("royal-stud")
    own.banners = 0b0110
    assert effects(own) == 0
    own.banners = 0b0001
    own.is_devil = True
    assert effects(own) == 2


@pytest.mark.rule("DWD-R29")
def test_the_university_counts_tiles_that_are_still_on_the_board() -> None:
    state = church(round=5)
    fill_in(state.tiles, 0, [2, -1, 0, 4])
    assert estate(state, ANNA).minors == 2


@pytest.mark.rule("DWD-1.15.8", "DWD-1.15.7")
def test_the_total_starts_from_the_score_marker_and_the_highest_wins() -> None:
    state = church(round=5)
    lay(state, clean=[0] * SEATS, marked=[0] * SEATS)
    state.earn(CELIA, FROM_EFFECTS, 3)
    state.earn(DAVID, FROM_EFFECTS, -6)
    give(state, DAVID, glass=2, coin=3)
    build(state, BRUNO, "fort")
    state.kingdoms[BRUNO].angel = 2
    final_scoring(state)
    assert each(state, "score") == [0, 5, 3, -4]
    assert state.fifths == [0, 0, 0, 3]
    assert state.winners == 1 << BRUNO
    assert state.open
    assert state.tally[CELIA * SOURCES + FROM_EFFECTS] == 3
    assert heard(state, event.ENDED) == [()]


@pytest.mark.rule("DWD-1.15.6", "DWD-R59", "DWD-R37")
def test_tokens_left_over_decide_between_equal_scores_then_the_victory_is_shared() -> None:
    assert find_winners([9, 9, 3, 9], [1, 4, 4, 2]) == 1 << BRUNO
    assert find_winners([9, 9, 3, 9], [1, 4, 4, 4]) == (1 << BRUNO) | (1 << DAVID)


@pytest.mark.rule("DWD-R41", "DWD-1.4.4")
def test_a_total_may_be_negative() -> None:
    state = church(round=5)
    state.kingdoms[CELIA].score = -5
    final_scoring(state)
    assert state.kingdoms[CELIA].score == -5


@pytest.mark.rule("DWD-6.1.2")
def test_accounts_ask_who_owes_and_the_owners_of_treasury_and_trade_route() -> None:
    state = church(round=5)
    state.kingdoms[ANNA].debt = 2
    build(state, BRUNO, "treasury")
    build(state, CELIA, "trade-route")
    build(state, DAVID, "cathedral")
    give(state, ANNA, coin=3)
    give(state, CELIA, glass=1)
    put(state, put_accounts)
    assert state.asked == 0b0111
    assert REPAY + 1 in legal(state, ANNA)
    assert SELL + GLASS in legal(state, CELIA)
    say(state, ANNA, REPAY + 1, DONE)
    say(state, BRUNO, DONE)
    say(state, CELIA, DONE)
    assert not state.asked
    assert state.kingdoms[ANNA].debt == 0


@pytest.mark.rule("DWD-6.1.2")
def test_accounts_ask_nobody_where_no_trade_can_change_the_result() -> None:
    state = church(round=5)
    put(state, put_accounts)
    assert not state.asked
    assert state.stack == []


@pytest.mark.rule("DWD-6.1.3", "DWD-6.1.4")
def test_in_the_accounts_one_may_trade_for_a_card() -> None:
    state = church(round=5)
    build(state, CELIA, "trade-route")
    give(state, CELIA, coin=3)
    put(state, put_accounts)
    say(state, CELIA, BUY + GRAIN)
    assert answers(state, CELIA) == [DONE]
    assert BORROW in legal(state, CELIA)
    assert BUY + WOOD not in legal(state, CELIA)


@pytest.mark.rule("DWD-1.3.5", "DWD-1.14.19", "DWD-6.1.10")
@pytest.mark.parametrize("seed", range(20))
def test_the_last_inquisition_at_random_runs_to_the_scoring_and_keeps_all_pieces(seed: int) -> None:
    state = played_at_random(seed, round=5)
    assert state.winners
    assert sum(each(state, "clean")) == 6
    assert sum(each(state, "marked")) == 2
    assert min(state.stock) >= 0
    assert min(each(state, "indulgences")) >= 0
    assert sum(each(state, "ritual_clean")) == sum(each(state, "ritual_marked")) == 0
    kinds = [told.kind for told in state.events or []]
    order = [event.RITUAL_SEAT, event.RITUAL_SOULS, event.SOUL_POINTS, event.ENDED]
    assert [kinds.index(kind) for kind in order] == sorted(kinds.index(kind) for kind in order)


def played_at_random(seed: int, round: int) -> Deal:
    """Phase 8 of this round from a random position, by random answers, on to the end of the game."""
    chance = chance_from(f"inquisition {seed}")
    state = church(round)
    lay(state, clean=[2, 0, 2, 2], marked=[1, 1, 0, 0])
    state.stock = row_of([chance.below(7) for _ in range(SEATS * ALL_STOCKS)])
    lay(state, debt=[chance.below(11) for _ in range(SEATS)])
    lay(state, devil=[chance.below(3) for _ in range(SEATS)])
    lay(state, guests=[chance.below(3) for _ in range(SEATS)])
    lay(state, indulgences=[chance.below(3) for _ in range(SEATS)])
    state.row = row_of([3 + chance.below(2), 5, 6])
    state.opened = chance.below(8)
    cards = list(range(len(BUILDINGS)))
    chance.shuffle(cards)
    lay(state, built=[tuple(cards[seat * 7 : seat * 7 + chance.below(8)]) for seat in range(SEATS)])
    state.step = PREPARE
    state.push(Rounds())
    settle(state)
    play_out(state, chance)
    return state

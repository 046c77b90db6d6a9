"""What everybody holds in an imagined world: past deals and open ones, then holdings that nobody can rule out."""

from __future__ import annotations

from pandemonium.engine.bits import count
from pandemonium.engine.chance import Chance
from pandemonium.engine.row import row_of
from pandemonium.engine.state import Seat
from pandemonium.games.deal.knowledge.belief_books import (
    RITUAL_ROUND,
    Books,
    bring_back,
    lift_to,
    move_out,
    open_books,
    read_flow,
    read_ledger,
    reckon_ritual,
    rows_before,
)
from pandemonium.games.deal.knowledge.belief_chests import (
    HOME,
    expect_payments,
    imagine_offer,
    imagine_round,
    move_chests,
)
from pandemonium.games.deal.rules.fields import (
    CONTENT,
    DEALS,
    INDULGENCES,
    INQUISITION,
    PAID_CLEAN,
    PAID_MARKED,
    PRICE,
    TAKEN,
    UNTAKEN,
)
from pandemonium.games.deal.rules.figures import SEATS, STOCKS
from pandemonium.games.deal.rules.offer import keep_record
from pandemonium.games.deal.rules.rounds import SHOW
from pandemonium.games.deal.rules.state import Deal


def imagine_deals(state: Deal, twin: Deal, seat: Seat, chance: Chance, decided: list[list[int]]) -> None:
    """One pass through the rounds (DWD-6.3.5), unless the past is decided; what does not fit is lifted to zero."""
    books = open_books(twin)
    expect_payments(state, twin, books, seat)
    for round in range(1, state.traded + 1):
        read_ledger(books, state, rows_before(round) + SEATS)  # up to the closing of the offers
        if decided:
            rows = decided[(round - 1) * SEATS : round * SEATS]
        else:
            rows = imagine_round(state, twin, books, seat, round, HOME, chance)
        move_chests(twin, books, rows, round, HOME)
        for owner in range(SEATS):
            bring_back(books, owner, rows[owner])
            keep_record(twin, round, owner, row_of(rows[owner]))
        if round == RITUAL_ROUND and state.opening:
            reckon_ritual(books, state, twin, seat)
    read_ledger(books, state, len(state.ledger))
    read_flow(books, state)
    if state.phase == DEALS:
        imagine_open_chests(state, twin, books, seat, chance, decided)
    hold(state, twin, books, seat)
    share_indulgences(state, twin, seat, chance)


def imagine_open_chests(
    state: Deal, twin: Deal, books: Books, seat: Seat, chance: Chance, decided: list[list[int]]
) -> None:
    """The chests of this round: under way, or being filled by those who have not closed theirs."""
    if state.distribution:
        rows = decided[state.traded * SEATS :]
        if not rows:
            rows = imagine_round(state, twin, books, seat, state.round, state.distribution, chance)
        move_chests(twin, books, rows, state.round, state.distribution)
        for owner in range(SEATS):
            put_row(twin, owner, rows[owner])
        return
    for owner in range(SEATS):
        if owner != seat:
            row = imagine_offer(twin, books, owner, chance)
            if (state.asked >> owner) & 1:
                row = [0] * len(row)
            move_out(books, owner, row)
            put_row(twin, owner, row)


def put_row(twin: Deal, owner: Seat, row: list[int]) -> None:
    for thing in range(CONTENT):
        twin.offer[owner * CONTENT + thing] = row[thing]
    kingdom = twin.kingdoms[owner]
    kingdom.price = row[PRICE]
    kingdom.taken = row[TAKEN]
    kingdom.paid_clean = row[PAID_CLEAN]
    kingdom.paid_marked = row[PAID_MARKED]


def hold(state: Deal, twin: Deal, books: Books, seat: Seat) -> None:
    """Nobody holds less than nothing, nor fewer pieces than he has just shown; the viewer's own things are known."""
    lift_to(books.clean, [0] * SEATS, seat)
    lift_to(books.marked, [0] * SEATS, seat)
    if state.phase == INQUISITION and state.step > SHOW:
        need = [max(0, count(state.kingdoms[other].soul_for) - books.marked[other]) for other in range(SEATS)]
        lift_to(books.clean, need, seat)
    for other in range(SEATS):
        if other != seat:
            twin.kingdoms[other].clean = books.clean[other]
            twin.kingdoms[other].marked = books.marked[other]
            for at in range(other * STOCKS, (other + 1) * STOCKS):
                twin.stock[at] = max(0, books.stock[at])


def share_indulgences(state: Deal, twin: Deal, seat: Seat, chance: Chance) -> None:
    """Where they may lie in chests only their number in all is known (DWD-R36): the viewer's own, and those seen."""
    if not state.indulgences_offered:
        return
    left = 0
    for other in range(SEATS):
        left += state.kingdoms[other].indulgences + offered(state, other) - offered(twin, other)
        if other != seat:
            twin.kingdoms[other].indulgences = 0
    if seat >= 0:
        left -= state.kingdoms[seat].indulgences
    for _ in range(left):
        other = chance.below(SEATS)
        if other == seat:
            other = (other + 1) % SEATS
        twin.kingdoms[other].indulgences += 1


def offered(state: Deal, owner: Seat) -> int:
    return state.offer[owner * CONTENT + INDULGENCES] if state.kingdoms[owner].taken == UNTAKEN else 0

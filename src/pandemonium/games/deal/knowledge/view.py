"""What a seat may know (DWD-6.2.1 to DWD-6.2.7), built from nothing: the public board, kingdoms, and its own notes.

Goods are lists in the order wood, stone, grain, marble, glass, coins. Buildings and event cards are numbers, as in the
rules; `data/names.py` names them.
"""

from __future__ import annotations

from msgspec import Struct

from pandemonium.engine.bits import BIT, members
from pandemonium.engine.row import Row
from pandemonium.engine.state import Seat
from pandemonium.games.deal.data.names import INQUISITORS
from pandemonium.games.deal.knowledge.inquiry import HuntView, OpeningView, hunts, opening
from pandemonium.games.deal.knowledge.kingdom import KingdomView, kingdom_view
from pandemonium.games.deal.knowledge.mine import MineView, mine_view
from pandemonium.games.deal.knowledge.moment import is_over, votes_open
from pandemonium.games.deal.knowledge.notebook import receiver
from pandemonium.games.deal.rules.fields import (
    CONTENT,
    FLOW,
    INDULGENCES,
    JESTERS,
    NOBODY,
    PAID_CLEAN,
    PAID_MARKED,
    PRICE,
    TAKEN,
    UNTAKEN,
)
from pandemonium.games.deal.rules.figures import ROUNDS, ROW, SEATS
from pandemonium.games.deal.rules.offer import record_of
from pandemonium.games.deal.rules.roles import seat_of
from pandemonium.games.deal.rules.routing import CULTIST, DEVIL
from pandemonium.games.deal.rules.state import Deal

PHASES = ("", "production", "cards", "deals", "actions", "interest", "reputation", "hunt", "inquisition")


class BoardView(Struct, frozen=True):
    round: int  # at the end the last one
    phase: str
    distribution: int  # of the chests: 0 while they stand at home
    deck: int  # buildings to come
    event_deck: int
    row: list[str]  # inquisitors on the spaces 1 to 3; who lies face down is no secret (DWD-1.1.8)
    opened: list[bool]  # by space
    sent: int  # how many of A, B, C were bribed away
    bribes: int  # coins on the board
    destroyed: list[int]  # buildings
    votes: list[int]  # of the hunt that goes on, once they are open
    denied: list[list[int]]  # seats that said no: to being the devil, the cultist
    owned: list[int]  # the seats that said yes, or NOBODY
    indulgences: int  # of all seats and chests together
    asked: list[int]
    depth: int  # of paragraphs that wait for each other


class DealMade(Struct, frozen=True):
    """A chest of the past, as all may read it when the game is over (DWD-6.6.1)."""

    round: int
    owner: int
    receivers: list[int]  # first and second
    content: list[int]
    rattled: bool
    price: int
    taken: int  # 0 by nobody, 1 by the first receiver, 2 by the second
    clean: int
    marked: int


class DealView(Struct, frozen=True):
    seat: int
    options: list[str]
    over: bool
    open: bool  # roles are known to all
    board: BoardView
    kingdoms: list[KingdomView]
    mine: MineView | None  # a spectator has none
    hunts: list[HuntView]
    opening: OpeningView | None  # of round 3
    ledger: list[list[int]]  # closed rows of public changes with their seat at the end (DWD-6.3.2), then the open ones
    deals: list[DealMade]  # when the game is over
    schedule: int  # likewise; NOBODY before
    fifths: list[int]
    winners: list[int]


def view(state: Deal, seat: Seat) -> DealView:
    over = is_over(state)
    return DealView(
        seat=seat,
        options=options(state),
        over=over,
        open=state.open,
        board=board(state),
        kingdoms=[kingdom_view(state, seat, other) for other in range(SEATS)],
        mine=mine_view(state, seat) if seat >= 0 else None,
        hunts=hunts(state),
        opening=opening(state),
        ledger=[list(row) for row in state.ledger] + open_rows(state),
        deals=deals(state) if over else [],
        schedule=state.schedule if over else NOBODY,
        fifths=list(state.fifths[:]),
        winners=members(state.winners),
    )


def options(state: Deal) -> list[str]:
    """Those that are on, by their ids."""
    on = {
        "slips": state.no_slips,
        "wishes": state.wishes,
        "indulgences": state.indulgences_offered,
        "bribes": state.goods_bribe,
        "jesters": state.jesters,
        "first-game": state.first_game,
    }
    return [id for id, chosen in on.items() if chosen]


def board(state: Deal) -> BoardView:
    return BoardView(
        round=min(state.round, ROUNDS),
        phase=PHASES[state.phase],
        distribution=state.distribution,
        deck=len(state.deck),
        event_deck=len(state.event_deck),
        row=[INQUISITORS[inquisitor] for inquisitor in state.row],
        opened=[state.opened & BIT[space] != 0 for space in range(ROW)],
        sent=state.sent,
        bribes=state.bribes,
        destroyed=list(state.destroyed[:]),
        votes=[one.vote for one in state.kingdoms] if votes_open(state) else [],
        denied=[members(state.denied[role]) for role in (DEVIL, CULTIST)],
        owned=list(state.owned),
        indulgences=all_indulgences(state),
        asked=members(state.asked),
        depth=len(state.stack),
    )


def all_indulgences(state: Deal) -> int:
    """They are gained and returned in the open, so their number is known wherever they lie (DWD-R36)."""
    offered = state.offer[INDULGENCES::CONTENT]
    return sum(one.indulgences for one in state.kingdoms) + sum(
        offered[seat] for seat in range(SEATS) if state.kingdoms[seat].taken == UNTAKEN
    )


def open_rows(state: Deal) -> list[list[int]]:
    return [[*state.flow[seat * FLOW : (seat + 1) * FLOW], seat] for seat in range(SEATS)]


def deals(state: Deal) -> list[DealMade]:
    chests = [(round, owner) for round in range(1, state.traded + 1) for owner in range(SEATS)]
    return [deal_made(state, round, owner, record_of(state, round, owner)) for round, owner in chests]


def deal_made(state: Deal, round: int, owner: int, row: Row) -> DealMade:
    chest = state.mark[owner]
    return DealMade(
        round=round,
        owner=owner,
        receivers=[seat_of(state, receiver(state, round, distribution, chest)) for distribution in (1, 2)],
        content=list(row[:JESTERS]),
        rattled=row[JESTERS] != 0,
        price=row[PRICE],
        taken=row[TAKEN],
        clean=row[PAID_CLEAN],
        marked=row[PAID_MARKED],
    )

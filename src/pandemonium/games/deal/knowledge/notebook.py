"""The notebook of a seat: every chest it looked into, and its own chests (DWD-6.2.2)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from pandemonium.engine.row import Row
from pandemonium.games.deal.data.names import MARKS
from pandemonium.games.deal.knowledge.belief_roles import chest_met
from pandemonium.games.deal.rules.fields import JESTERS, PAID_CLEAN, PAID_MARKED, PRICE, REJECTED, SOULS, TAKEN, UNTAKEN
from pandemonium.games.deal.rules.figures import SEATS
from pandemonium.games.deal.rules.offer import record_of
from pandemonium.games.deal.rules.roles import seat_of
from pandemonium.games.deal.rules.state import Deal


class ChestSeen(Struct, frozen=True):
    """A foreign chest. Of one that was taken already the payment is seen, not what lay in it (DWD-4.4.3)."""

    round: int
    distribution: int  # 1 or 2
    mark: str
    taken: bool  # before it came here
    content: list[int]  # stocks, then indulgences; nothing where it was taken
    rattles: bool  # jesters and nothing else
    coins: int  # the price, or the payment: coins, or pieces
    pieces: int
    answer: str  # "" while it is open; taken, left
    marked: int  # how many of the own pieces paid for it are marked


class OwnChest(Struct, frozen=True):
    """The own chest of a round, and what came back."""

    round: int
    content: list[int]
    rattles: bool
    coins: int
    pieces: int
    sold: bool
    clean: int  # pieces that came back as payment
    marked: int


def receiver(state: Deal, round: int, distribution: int, chest: int) -> int:
    """The mark of who gets the chest of this mark."""
    return state.rules.schedules[state.schedule][(round - 1) * 2 * SEATS + (distribution - 1) * SEATS + chest]


def looks(state: Deal, seat: int) -> Iterator[tuple[int, int, int]]:
    """Round, distribution and mark of every chest the seat has looked into."""
    for round in range(1, state.traded + 1):
        for distribution in (1, 2):
            yield round, distribution, chest_met(state, seat, round, distribution)
    for distribution in range(1, state.distribution + 1):
        yield state.round, distribution, chest_met(state, seat, state.round, distribution)


def notebook(state: Deal, seat: int) -> list[ChestSeen]:
    return [chest_seen(state, seat, *look) for look in looks(state, seat)]


def chest_seen(state: Deal, seat: int, round: int, distribution: int, mark: int) -> ChestSeen:
    row = record_of(state, round, seat_of(state, mark))
    taken = UNTAKEN < row[TAKEN] < distribution
    answer = own_answer(state, seat, round, distribution, row)
    pieces = row[PAID_CLEAN] + row[PAID_MARKED] if taken else max(0, row[PRICE] - SOULS)
    return ChestSeen(
        round=round,
        distribution=distribution,
        mark=MARKS[mark],
        taken=taken,
        content=[] if taken else list(row[:JESTERS]),
        rattles=not taken and row[JESTERS] != 0,
        coins=row[PRICE] if row[PRICE] < SOULS else 0,
        pieces=pieces,
        answer=answer,
        marked=own_marked(state, seat, round, distribution, row) if answer == "taken" else 0,
    )


def own_answer(state: Deal, seat: int, round: int, distribution: int, row: Row) -> str:
    """What the seat has answered, also while others still think."""
    if is_pending(state, round, distribution):
        if (state.asked >> seat) & 1:
            return ""
        return "left" if state.kingdoms[seat].reply == REJECTED else "taken"
    return "taken" if row[TAKEN] == distribution else "left"


def own_marked(state: Deal, seat: int, round: int, distribution: int, row: Row) -> int:
    return max(0, state.kingdoms[seat].reply) if is_pending(state, round, distribution) else row[PAID_MARKED]


def is_pending(state: Deal, round: int, distribution: int) -> bool:
    """Whether some seats still look into this distribution's chests: nothing has moved yet."""
    return round > state.traded and distribution == state.distribution


def own_chests(state: Deal, seat: int) -> list[OwnChest]:
    return [own_chest(round, record_of(state, round, seat)) for round in range(1, state.traded + 1)]


def own_chest(round: int, row: Row) -> OwnChest:
    """Who took it, and in which distribution, the owner does not learn (DWD-1.7.6)."""
    return OwnChest(
        round=round,
        content=list(row[:JESTERS]),
        rattles=row[JESTERS] != 0,
        coins=row[PRICE] if row[PRICE] < SOULS else 0,
        pieces=max(0, row[PRICE] - SOULS),
        sold=row[TAKEN] != UNTAKEN,
        clean=row[PAID_CLEAN],
        marked=row[PAID_MARKED],
    )

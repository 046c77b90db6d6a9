"""A view as numbers of fixed places, for programs that learn. Seats are told from the viewer's own, clockwise."""

from __future__ import annotations

from pandemonium.games.deal.data.names import COURTIERS, INQUISITORS, MARKS, STOCKS, TILES
from pandemonium.games.deal.knowledge.kingdom import COURTIER_PLACES, KingdomView
from pandemonium.games.deal.knowledge.mine import MineView
from pandemonium.games.deal.knowledge.notebook import ChestSeen
from pandemonium.games.deal.knowledge.view import PHASES, DealView
from pandemonium.games.deal.rules.figures import BUILDINGS, EVENT_CARDS, ROUNDS, SEATS

SCHEDULES = 48


def features(view: DealView) -> list[int]:
    board = view.board
    numbers = [board.round, board.distribution, board.sent, board.bribes, int(view.open), int(view.over)]
    numbers += [int(board.phase == phase) for phase in PHASES]
    numbers += [int(inquisitor in board.row) for inquisitor in INQUISITORS] + [int(opened) for opened in board.opened]
    for turn in range(SEATS):
        seat = (max(view.seat, 0) + turn) % SEATS
        numbers += [*kingdom_features(view.kingdoms[seat]), int(seat in board.asked)]
    return numbers + mine_features(view.mine)


def kingdom_features(kingdom: KingdomView) -> list[int]:
    numbers = [kingdom.side, kingdom.reputation, kingdom.angel, kingdom.devil, kingdom.indulgences, kingdom.guests]
    numbers += [kingdom.debt, kingdom.interest, kingdom.score, kingdom.lost_tokens, kingdom.hand, kingdom.events]
    numbers += [int(kingdom.mark == mark) for mark in MARKS] + kingdom.tiles
    numbers += [int(tile in kingdom.banners) for tile in TILES]
    numbers += [COURTIER_PLACES.index(kingdom.courtiers[courtier]) for courtier in COURTIERS]
    numbers += [int(stock in kingdom.requests) for stock in STOCKS]
    numbers += [int(card in kingdom.built) for card in range(BUILDINGS)] + [kingdom.tucked, int(kingdom.confessed)]
    walls = kingdom.walls
    if walls is None:
        return numbers + [0] * (len(STOCKS) + 2 + BUILDINGS + EVENT_CARDS)
    numbers += [*walls.stock, walls.clean, walls.marked]
    numbers += [int(card in walls.hand) for card in range(BUILDINGS)]
    return numbers + [int(card in walls.events) for card in range(EVENT_CARDS)]


def mine_features(mine: MineView | None) -> list[int]:
    """The own chest, the chests seen, and the ways that are left; nothing for a spectator."""
    seen = {(chest.round, chest.distribution): chest for chest in mine.chests} if mine else {}
    chest = mine.chest if mine else None
    numbers = [*(chest.content[: len(STOCKS)]), chest.coins, chest.pieces] if chest else [0] * (len(STOCKS) + 2)
    for round in range(1, ROUNDS + 1):
        for distribution in (1, 2):
            numbers += chest_features(seen.get((round, distribution)))
    return numbers + [int(mine is not None and schedule in mine.schedules) for schedule in range(SCHEDULES)]


def chest_features(chest: ChestSeen | None) -> list[int]:
    if chest is None:
        return [0] * (len(MARKS) + len(STOCKS) + 4)
    content = chest.content or [0] * len(STOCKS)
    marks = [int(chest.mark == mark) for mark in MARKS]
    return [*marks, *content[: len(STOCKS)], chest.coins, chest.pieces, int(chest.taken), 1]

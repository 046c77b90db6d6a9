"""What a seat alone knows, as numbers: stocks, cards, chests and notes, and what it is about to choose."""

from __future__ import annotations

from pandemonium.engine.writing import up_to
from pandemonium.games.deal.data.names import MARKS
from pandemonium.games.deal.knowledge.encode_figures import MOST_STOCK, clockwise
from pandemonium.games.deal.knowledge.features_shared import answers_features, plan_features, two
from pandemonium.games.deal.knowledge.inquiry import VERDICTS
from pandemonium.games.deal.knowledge.kingdom import KingdomView
from pandemonium.games.deal.knowledge.legend import GOODS, SCHEDULES, SEEN, SOLD
from pandemonium.games.deal.knowledge.mine import WISHES, MineView
from pandemonium.games.deal.knowledge.notebook import ChestSeen, OwnChest
from pandemonium.games.deal.rules.figures import BUILDINGS, EVENT_CARDS, ROUNDS

DRAWN = 5
"""Four buildings and an event card."""
REPLIES = ("", "taken", "left")


def mine_features(viewer: int, kingdom: KingdomView, mine: MineView) -> list[int]:
    walls, ritual = kingdom.walls, mine.ritual
    assert walls is not None, "a seat looks behind its own walls"
    numbers = [*stocks(walls.stock), walls.clean, walls.marked, int(mine.pays), clockwise(viewer, mine.vote)]
    numbers += [list(VERDICTS.values()).index(mine.verdict), wish(mine.wanted), wish(mine.avoided)]
    numbers += [clockwise(viewer, suspect) for suspect in mine.locked] + two(mine.picked)
    numbers += [card + 1 for card in mine.drawn[-1]] if mine.drawn else [0] * DRAWN
    numbers += [ritual.clean, ritual.marked, *stocks(ritual.bribe)]
    numbers += [clockwise(viewer, ritual.devil), clockwise(viewer, ritual.cultist)]
    numbers += [*stocks(mine.chest.content), int(mine.chest.rattles), mine.chest.coins, mine.chest.pieces]
    numbers += plan_features(mine.plan) + answers_features(mine.answers)
    numbers += [int(card in walls.hand) for card in range(BUILDINGS)]
    numbers += [int(card in walls.events) for card in range(EVENT_CARDS)]
    for round in range(ROUNDS):
        numbers += own_chest_features(mine.own_chests[round]) if round < len(mine.own_chests) else [0] * len(SOLD)
    seen = {(chest.round, chest.distribution): chest for chest in mine.chests}
    for round in range(1, ROUNDS + 1):
        for distribution in (1, 2):
            numbers += chest_features(seen.get((round, distribution)))
    return numbers + [int(schedule in mine.schedules) for schedule in range(SCHEDULES)]


def stocks(tokens: list[int]) -> list[int]:
    return [up_to(MOST_STOCK, number) for number in tokens]


def wish(role: str) -> int:
    return WISHES.index(role) + 1 if role else 0


def own_chest_features(chest: OwnChest) -> list[int]:
    return [*stocks(chest.content), chest.coins, chest.pieces, int(chest.sold), chest.clean, chest.marked]


def chest_features(chest: ChestSeen | None) -> list[int]:
    if chest is None:
        return [0] * len(SEEN)
    numbers = [1, *[int(chest.mark == mark) for mark in MARKS], *stocks(chest.content or [0] * len(GOODS))]
    numbers += [int(chest.rattles), chest.coins, chest.pieces, int(chest.taken)]
    return [*numbers, REPLIES.index(chest.answer), chest.marked]

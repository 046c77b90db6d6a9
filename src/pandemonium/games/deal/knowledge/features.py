"""A view as the numbers of the legend, for programs that learn. Seats are told from the viewer's own, clockwise."""

from __future__ import annotations

from collections.abc import Collection

from pandemonium.engine.writing import up_to
from pandemonium.games.deal.data.names import COURTIERS, INQUISITORS, MARKS, STOCKS, TILES
from pandemonium.games.deal.knowledge.encode_figures import MOST_REPUTATION, MOST_SCORE, MOST_STOCK, clockwise
from pandemonium.games.deal.knowledge.features_mine import mine_features
from pandemonium.games.deal.knowledge.features_shared import answers_features, plan_features
from pandemonium.games.deal.knowledge.inquiry import VERDICTS, OpeningView
from pandemonium.games.deal.knowledge.kingdom import COURTIER_PLACES, KingdomView
from pandemonium.games.deal.knowledge.legend import HUNTS, MINE, OPTIONS, QUESTIONS
from pandemonium.games.deal.knowledge.view import PHASES, DealView
from pandemonium.games.deal.rules.figures import BUILDINGS, SEATS


def features(view: DealView) -> list[int]:
    board, mine = view.board, view.mine
    numbers = [board.round, board.distribution, board.deck, board.event_deck, board.sent]
    numbers += [up_to(MOST_STOCK, board.bribes), board.indulgences, board.depth, int(view.open), int(view.over)]
    numbers += mine.numbers if mine else [0, 0, 0]
    numbers += [int(option in view.options) for option in OPTIONS] + one_of(view.seat, SEATS)
    numbers += one_of(mine.question if mine else -1, len(QUESTIONS)) + one_of(PHASES.index(board.phase), len(PHASES))
    numbers += [INQUISITORS.index(inquisitor) for inquisitor in board.row] + [int(opened) for opened in board.opened]
    for denied in board.denied:
        numbers += [int((max(view.seat, 0) + turn) % SEATS in denied) for turn in range(SEATS)]
    numbers += [clockwise(view.seat, owner) for owner in board.owned]
    numbers += opening_features(view.seat, view.opening) + some_of(board.destroyed, BUILDINGS)
    for turn in range(SEATS):
        numbers += kingdom_features(view, view.kingdoms[(max(view.seat, 0) + turn) % SEATS])
    return numbers + (mine_features(view.seat, view.kingdoms[view.seat], mine) if mine else [0] * len(MINE))


def one_of(number: int, things: int) -> list[int]:
    return [int(number == thing) for thing in range(things)]


def some_of(numbers: Collection[int], things: int) -> list[int]:
    return [int(thing in numbers) for thing in range(things)]


def opening_features(viewer: int, opening: OpeningView | None) -> list[int]:
    if opening is None:
        return [0] * (len(MARKS) * 3 + 2)
    numbers: list[int] = []
    for chest in opening.chests:
        guesses = [clockwise(viewer, chest.devil), clockwise(viewer, chest.cultist)]
        numbers += [up_to(MOST_STOCK, chest.coins), *guesses]
    return [*numbers, opening.pieces, opening.marked]


def kingdom_features(view: DealView, kingdom: KingdomView) -> list[int]:
    seat, viewer = kingdom.seat, view.seat
    numbers = [int(seat in view.board.asked), kingdom.side, up_to(MOST_REPUTATION, kingdom.reputation)]
    numbers += [up_to(MOST_REPUTATION, -kingdom.reputation), kingdom.angel, kingdom.devil]
    numbers += [kingdom.indulgences + 1, kingdom.guests, kingdom.debt, kingdom.interest]
    numbers += [up_to(MOST_SCORE, kingdom.score), up_to(MOST_SCORE, -kingdom.score), kingdom.lost_tokens]
    numbers += [kingdom.credit, kingdom.hand, kingdom.events, kingdom.discards, int(kingdom.confessed)]
    numbers += [kingdom.tucked + 1, clockwise(viewer, view.board.votes[seat]) if view.board.votes else 0]
    numbers += [clockwise(viewer, suspect) for suspect in kingdom.guesses] or [0, 0]
    numbers += kingdom.pieces_shown + [int(kingdom.mark == mark) for mark in MARKS]
    numbers += [space + 1 for space in kingdom.tiles] + [int(tile in kingdom.banners) for tile in TILES]
    numbers += [COURTIER_PLACES.index(kingdom.courtiers[courtier]) for courtier in COURTIERS]
    numbers += [int(stock in kingdom.requests) for stock in STOCKS]
    hunts = {hunt.round: hunt for hunt in view.hunts}
    for round in HUNTS:
        hunt = hunts.get(round)
        numbers += [clockwise(viewer, hunt.votes[seat]), verdict(hunt.verdicts[seat])] if hunt else [0, 0]
    numbers += plan_features(kingdom.plan) + answers_features(kingdom.answers)
    return numbers + some_of(kingdom.built, BUILDINGS) + some_of(kingdom.shown, BUILDINGS)


def verdict(name: str) -> int:
    return list(VERDICTS.values()).index(name)

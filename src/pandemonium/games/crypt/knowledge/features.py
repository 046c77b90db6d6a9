"""A view as the numbers of the legend, for programs that learn. Seats are told from the viewer's own, clockwise."""

from __future__ import annotations

from pandemonium.games.crypt.data.names import TREASURES
from pandemonium.games.crypt.knowledge.legend import HOLDERS, PLAYER, QUESTIONS, SEATS, SLOT, VALUES
from pandemonium.games.crypt.knowledge.view import ColumnView, CryptView, PlayerView, SlotView
from pandemonium.games.crypt.rules.choice import SLOTS
from pandemonium.games.crypt.rules.figures import CARDS
from pandemonium.games.crypt.rules.state import EFFORTS


def features(view: CryptView) -> list[int]:
    numbers = [view.round, view.rounds, view.turn + 1, len(view.turn_order), view.deck, view.depth]
    numbers += [view.own_dice, int(view.memory)]
    numbers += [int(view.question == question) for question in range(len(QUESTIONS))]
    numbers += [int(view.sides[treasure] == "b") for treasure in TREASURES]
    numbers += [int(view.deck_top == treasure) for treasure in TREASURES]
    slots = {slot.slot: slot for slot in view.crypt if not slot.gone}
    for place in range(SLOTS):
        numbers += slot_features(view, slots.get(place))
    numbers += column_features(view.discards)
    numbers += [int(card in view.payable) for card in range(CARDS)]
    for turn in range(SEATS):
        there = turn < view.seats
        player = view.players[(max(view.seat, 0) + turn) % view.seats]
        numbers += player_features(view, player) if there else [0] * len(PLAYER)
    return numbers


def slot_features(view: CryptView, slot: SlotView | None) -> list[int]:
    if slot is None:
        return [0] * len(SLOT)
    kinds = [int(slot.treasure == treasure) for treasure in TREASURES]
    if slot.holder.isdigit():
        holder = (int(slot.holder) - max(view.seat, 0)) % view.seats + 1
    else:
        holder = HOLDERS if slot.holder else 0
    taken = int(slot.slot in view.placed)
    return [1, int(slot.face_down), taken, *kinds, slot.value, holder, slot.effort, slot.dice]


def player_features(view: CryptView, player: PlayerView) -> list[int]:
    numbers = [1, int(player.asked), int(view.leader == str(player.seat)), int(player.won_race)]
    numbers += [player.ready, player.spent, player.sent]
    numbers += [player.failed.count(effort) for effort in range(EFFORTS)]
    return numbers + column_features(player.columns)


def column_features(columns: list[ColumnView]) -> list[int]:
    """By type how many cards of each value, the unseen first, and how many are flipped."""
    numbers: list[int] = []
    for column in columns:
        numbers += [sum(card.value == value for card in column.cards) for value in range(VALUES + 1)]
        numbers.append(sum(card.flipped for card in column.cards))
    return numbers

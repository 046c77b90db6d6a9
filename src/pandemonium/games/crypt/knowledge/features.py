"""A view as numbers of fixed places, for programs that learn. Seats are told from the viewer's own, clockwise."""

from __future__ import annotations

from pandemonium.games.crypt.data.names import TREASURES
from pandemonium.games.crypt.knowledge.view import CryptView, PlayerView, SlotView

SLOTS = 6
VALUES = 4


def features(view: CryptView) -> list[int]:
    numbers = [view.round, view.rounds, view.turn + 1, len(view.turn_order), view.deck]
    numbers += [int(view.sides[treasure] == "b") for treasure in TREASURES]
    numbers += [int(view.deck_top == treasure) for treasure in TREASURES]
    slots = {slot.slot: slot for slot in view.crypt if not slot.gone}
    for place in range(SLOTS):
        numbers += slot_features(view, slots.get(place))
    for turn in range(view.seats):
        player = view.players[(max(view.seat, 0) + turn) % view.seats]
        numbers += player_features(view, player)
    return numbers


def slot_features(view: CryptView, slot: SlotView | None) -> list[int]:
    """Type, value if seen, who holds it (0 nobody, 1 the viewer, 2 and on clockwise, 9 the Ghost), effort, dice."""
    if slot is None:
        return [0] * (len(TREASURES) + 4)
    kinds = [int(slot.treasure == treasure) for treasure in TREASURES]
    if slot.holder.isdigit():
        holder = (int(slot.holder) - max(view.seat, 0)) % view.seats + 1
    else:
        holder = 9 if slot.holder else 0
    return [*kinds, slot.value, holder, slot.effort, slot.dice]


def player_features(view: CryptView, player: PlayerView) -> list[int]:
    """Dice, whether they lead, and by type how many cards of each value, the unseen first, and how many are flipped."""
    numbers = [player.ready, player.spent, player.sent, int(view.leader == str(player.seat)), int(player.won_race)]
    for column in player.columns:
        numbers += [sum(card.value == value for card in column.cards) for value in range(VALUES + 1)]
        numbers.append(sum(card.flipped for card in column.cards))
    return numbers

"""Steps 3 and 4, building (DWD-1.9.3, DWD-1.9.4): pay, lay the card out, and let its immediate effect work."""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64

from pandemonium.engine.state import Choice, Seat
from pandemonium.games.deal.rules import event
from pandemonium.games.deal.rules import question as questions
from pandemonium.games.deal.rules.choice import THROW
from pandemonium.games.deal.rules.effect import run
from pandemonium.games.deal.rules.fields import THROWN
from pandemonium.games.deal.rules.figures import IMMEDIATE, TILES
from pandemonium.games.deal.rules.payment import Payment
from pandemonium.games.deal.rules.stable import put_tuck
from pandemonium.games.deal.rules.state import Deal
from pandemonium.games.deal.rules.step import Step, about
from pandemonium.games.deal.rules.tokens import Tokens
from pandemonium.games.deal.rules.track import fall


class PayBuilding(Payment):
    """Goods first, then reputation or the Dam's tile, then the card is laid out (DWD-3.5.2)."""

    __slots__ = ()

    def question(self, state: Deal) -> int:
        return questions.PAY_BUILDING

    def cost(self, state: Deal) -> list[int]:
        return state.rules.buildings[self.number].cost

    def paid(self, state: Deal, choice: Choice) -> None:
        tokens = cast(Tokens, state.stack[-2])
        tokens.used += 1
        building = state.rules.buildings[self.number]
        if building.fall:
            fall(state, self.seat, building.fall)
        if building.throws and left_tiles(state, self.seat):
            state.push(about(ThrowTile(), self.seat, self.number))
        else:
            lay_out(state, self.seat, self.number)

    def lacked(self, state: Deal) -> None:
        """The card goes back to the hand, seen by all (DWD-R44)."""
        kingdom = state.kingdoms[self.seat]
        if self.number not in kingdom.shown:
            kingdom.shown = (*kingdom.shown, self.number)
        if state.events is not None:
            state.tell(event.NOT_BUILT, (self.seat, self.number))

    def copy(self) -> PayBuilding:
        frame = about(PayBuilding(), self.seat, self.number, self.left)
        frame.grain = self.grain
        return frame


def build(state: Deal, tokens: Tokens, card: i64) -> None:
    frame = about(PayBuilding(), tokens.seat, card)
    frame.grain = tokens.grain()
    state.push(frame)


class ThrowTile(Step):
    """The Dam costs a minor tile, earned or not (DWD-1.18.15); an earned one leaves its space, which is free again."""

    __slots__ = ()

    def question(self, state: Deal) -> int:
        return questions.THROW_TILE

    def options(self, state: Deal, seat: Seat) -> list[Choice]:
        return [THROW + tile for tile in left_tiles(state, seat)]

    def take(self, state: Deal, choice: Choice) -> None:
        tile = choice - THROW
        state.tiles[self.seat * TILES + tile] = THROWN
        if state.events is not None:
            state.tell(event.TILE_THROWN, (self.seat, tile))
        lay_out(state, self.seat, self.number)

    def copy(self) -> ThrowTile:
        return about(ThrowTile(), self.seat, self.number, self.left)


def left_tiles(state: Deal, seat: Seat) -> list[int]:
    """Minor tiles that were not thrown away."""
    return [tile for tile in range(TILES) if state.tiles[seat * TILES + tile] != THROWN]


def lay_out(state: Deal, seat: Seat, card: i64) -> None:
    """Before the walls; an immediate effect works now (DWD-1.9.12)."""
    building = state.rules.buildings[card]
    kingdom = state.kingdoms[seat]
    kingdom.hand = tuple([other for other in kingdom.hand if other != card])
    if card in kingdom.shown:
        kingdom.shown = tuple([other for other in kingdom.shown if other != card])
    kingdom.built = (*kingdom.built, card)
    if state.events is not None:
        state.tell(event.BUILT, (seat, card))
    if building.loses_token:
        kingdom.councils += 1
        if state.events is not None:
            state.tell(event.TOKEN_LOST, (seat,))
    if building.phase == IMMEDIATE:
        if building.effect.tuck:
            put_tuck(state, seat, card)
        run(state, seat, card, building.effect)

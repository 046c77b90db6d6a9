"""Minor tiles (DWD-1.10.4): gained by a card, laid on a production space of the owner's choice."""

from __future__ import annotations

from mypy_extensions import i64

from pandemonium.engine.state import Choice, Seat
from pandemonium.games.deal.rules import event
from pandemonium.games.deal.rules import question as questions
from pandemonium.games.deal.rules.choice import GAIN, UPGRADE
from pandemonium.games.deal.rules.fields import UNEARNED
from pandemonium.games.deal.rules.figures import SPACES, TILES
from pandemonium.games.deal.rules.production import upgraded
from pandemonium.games.deal.rules.state import Deal
from pandemonium.games.deal.rules.step import Step, about


def unearned(state: Deal, seat: Seat) -> list[int]:
    at = seat * TILES
    return [tile for tile in range(TILES) if state.tiles[at + tile] == UNEARNED]


class GainTile(Step):
    """Any one that was not earned yet (DWD-1.18.7)."""

    __slots__ = ()

    def question(self, state: Deal) -> int:
        return questions.GAIN_TILE

    def options(self, state: Deal, seat: Seat) -> list[Choice]:
        return [GAIN + tile for tile in unearned(state, seat)]

    def take(self, state: Deal, choice: Choice) -> None:
        gain_minor(state, self.seat, choice - GAIN)

    def copy(self) -> GainTile:
        return about(GainTile(), self.seat, self.number, self.left)


class Upgrade(Step):
    """A space that bears no tile yet: there is one for every tile that is still to come."""

    __slots__ = ()

    def question(self, state: Deal) -> int:
        return questions.UPGRADE

    def options(self, state: Deal, seat: Seat) -> list[Choice]:
        taken = upgraded(state, seat)
        return [UPGRADE + space for space in range(SPACES) if not taken[space]]

    def take(self, state: Deal, choice: Choice) -> None:
        space = choice - UPGRADE + 1
        state.tiles[self.seat * TILES + self.number] = space
        if state.events is not None:
            state.tell(event.MINOR_GAINED, (self.seat, self.number))
            state.tell(event.UPGRADED, (self.seat, space))

    def copy(self) -> Upgrade:
        return about(Upgrade(), self.seat, self.number, self.left)


def gain_minor(state: Deal, seat: Seat, tile: i64) -> None:
    state.push(about(Upgrade(), seat, tile))

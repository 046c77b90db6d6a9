"""The Stable (DWD-1.18.13): an action building goes under it, and its action needs no token any more."""

from __future__ import annotations

from mypy_extensions import i64

from pandemonium.engine.state import Choice, Seat
from pandemonium.games.deal.rules import event
from pandemonium.games.deal.rules import question as questions
from pandemonium.games.deal.rules.choice import FREE, LEAVE, PAY, TUCK
from pandemonium.games.deal.rules.effect import run, tell_no_effect
from pandemonium.games.deal.rules.figures import ACTION
from pandemonium.games.deal.rules.payment import costs, held, pay, tell_paid, ways_of
from pandemonium.games.deal.rules.state import Deal
from pandemonium.games.deal.rules.step import Step, about


def action_buildings(state: Deal, seat: Seat) -> list[int]:
    """Those that stand and are not tucked; the Stable is none itself."""
    kingdom = state.kingdoms[seat]
    buildings, tucked = state.rules.buildings, kingdom.tucked
    return [card for card in kingdom.built if buildings[card].phase == ACTION and card != tucked]


def put_tuck(state: Deal, seat: Seat, stable: i64) -> None:
    """At once, or never: a building raised after the Stable is out of its reach."""
    if action_buildings(state, seat):
        state.push(about(Tuck(), seat, stable))
    else:
        tell_no_effect(state, seat, stable)


class Tuck(Step):
    """Which building; its action may be used at once, even if it was used in this phase."""

    __slots__ = ()

    def question(self, state: Deal) -> int:
        return questions.TUCK

    def options(self, state: Deal, seat: Seat) -> list[Choice]:
        return [TUCK + card for card in action_buildings(state, seat)]

    def take(self, state: Deal, choice: Choice) -> None:
        card = choice - TUCK
        state.kingdoms[self.seat].tucked = card
        if state.events is not None:
            state.tell(event.TUCKED, (self.seat, card))
        put_free_action(state, self.seat, card)

    def copy(self) -> Tuck:
        return about(Tuck(), self.seat, self.number, self.left)


def put_free_action(state: Deal, seat: Seat, card: i64) -> None:
    state.push(about(FreeAction(), seat, card))


class FreeAction(Step):
    """Its action, or not (DWD-R32): offered when its cost is held, always asked, and leaving it costs nothing."""

    __slots__ = ()

    def question(self, state: Deal) -> int:
        return questions.FREE_ACTION

    def secret(self, state: Deal) -> bool:
        return True

    def options(self, state: Deal, seat: Seat) -> list[Choice]:
        effect = state.rules.buildings[self.number].effect
        found = [FREE + way[0] - PAY for way in ways_of(effect) if held(state, seat, effect.pay, way)]
        found.append(LEAVE)
        return found

    def take(self, state: Deal, choice: Choice) -> None:
        if choice == LEAVE:
            return
        effect = state.rules.buildings[self.number].effect
        if state.events is not None:
            state.tell(event.USED_FREE, (self.seat, self.number))
        if costs(effect):
            for way in ways_of(effect):
                if FREE + way[0] - PAY == choice:
                    tell_paid(state, self.seat, pay(state, self.seat, effect.pay, way))
        run(state, self.seat, self.number, effect)

    def copy(self) -> FreeAction:
        return about(FreeAction(), self.seat, self.number, self.left)

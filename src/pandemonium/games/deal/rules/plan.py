"""Phase 4, planning (DWD-1.8.1 to DWD-1.8.7): event card, buildings and tokens, in secret until all four are ready."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pandemonium.engine.state import Choice, Frame, Seat
from pandemonium.games.deal.rules import event
from pandemonium.games.deal.rules import question as questions
from pandemonium.games.deal.rules.ask import Ask, put_to_all
from pandemonium.games.deal.rules.choice import ACT, BUILD, DROP, EVENT, PAY_FOR_ME, READY, RECRUIT, USE
from pandemonium.games.deal.rules.fields import (
    LEFT,
    NOTHING,
    PLAN_ACT,
    PLAN_BUILD,
    PLAN_HALF,
    PLAN_RECRUIT,
    PLAN_USE,
)
from pandemonium.games.deal.rules.figures import ACTION, SEATS
from pandemonium.games.deal.rules.stable import action_buildings
from pandemonium.games.deal.rules.state import Deal
from pandemonium.games.deal.rules.tokens import tokens_of

NO_PLAN: Final = [0, NOTHING, NOTHING, NOTHING, NOTHING, 0, 0, 0]
SPOTS: Final = 2
"""Of stored buildings, and of buildings to build."""


class Plan(Ask):
    """Small choices in any order that keeps the plan legal (DWD-6.1.8): what looks unaffordable is not refused."""

    __slots__ = ("dropped", "plan")

    dropped: i64  # one of two event cards
    plan: list[int]  # see PLAN_HALF

    def question(self, state: Deal) -> int:
        return questions.PLAN

    def untouched(self, state: Deal) -> bool:
        return self.dropped == NOTHING and self.plan == NO_PLAN

    def options(self, state: Deal, seat: Seat) -> list[Choice]:
        cards = state.kingdoms[seat].event_hand
        if len(cards) > 1 and self.dropped == NOTHING:
            return [DROP + card for card in cards]
        found = [EVENT, EVENT + 1] if cards and not self.plan[PLAN_HALF] else []
        if self.tokens() < tokens_of(state, seat):
            found += self.uses(state, seat)
            found += self.builds(state, seat)
            if not self.plan[PLAN_RECRUIT]:
                found.append(RECRUIT)
        found.append(READY)
        return found

    def asides(self, state: Deal, seat: Seat) -> list[Choice]:
        """Beside the pool: to have what the plan costs paid without being asked (DWD-6.1.6)."""
        found = super().asides(state, seat)
        if seat == self.seat and not self.closed and not state.passes[seat]:
            found = [*found, PAY_FOR_ME]
        return found

    def aside(self, state: Deal, seat: Seat, choice: Choice) -> None:
        if choice == PAY_FOR_ME:
            state.pass_windows(seat, 1)
        else:
            super().aside(state, seat, choice)

    def tokens(self) -> i64:
        """How many the plan holds."""
        plan = self.plan
        held = plan[PLAN_ACT] + plan[PLAN_ACT + 1] + plan[PLAN_RECRUIT]
        for spot in range(PLAN_USE, PLAN_ACT):
            if plan[spot] != NOTHING:
                held += 1
        return held

    def uses(self, state: Deal, seat: Seat) -> list[Choice]:
        """Action buildings that stand, but for the one under the Stable: any two, in the order of use (DWD-R49)."""
        first = self.plan[PLAN_USE]
        if self.plan[PLAN_USE + 1] != NOTHING:
            return []
        return [USE + card for card in action_buildings(state, seat) if card != first]

    def builds(self, state: Deal, seat: Seat) -> list[Choice]:
        """Hand cards, the one planned first is the first (DWD-R10); and the action of one that is planned (DWD-R9)."""
        plan = self.plan
        found: list[Choice] = []
        if plan[PLAN_BUILD + 1] == NOTHING:
            found += [BUILD + card for card in state.kingdoms[seat].hand if card != plan[PLAN_BUILD]]
        for spot in range(SPOTS):
            card = plan[PLAN_BUILD + spot]
            if card != NOTHING and not plan[PLAN_ACT + spot] and state.rules.buildings[card].phase == ACTION:
                found.append(ACT + card)
        return found

    def answer(self, state: Deal, seat: Seat, choice: Choice) -> None:
        if choice == READY:
            self.close(state)
        elif choice == RECRUIT:
            self.plan[PLAN_RECRUIT] = 1
        elif choice >= EVENT:
            self.plan[PLAN_HALF] = LEFT + choice - EVENT
        elif choice >= DROP:
            self.dropped = choice - DROP
        elif choice >= USE:
            self.fill(PLAN_USE, choice - USE)
        elif choice >= ACT:
            self.plan[PLAN_ACT if self.plan[PLAN_BUILD] == choice - ACT else PLAN_ACT + 1] = 1
        else:
            self.fill(PLAN_BUILD, choice - BUILD)

    def fill(self, first: i64, card: i64) -> None:
        """The first of two spots, or the second."""
        self.plan[first if self.plan[first] == NOTHING else first + 1] = card

    def close(self, state: Deal) -> None:
        """Ready; the event card that was dropped is gone, unseen by others."""
        self.closed = True
        kingdom = state.kingdoms[self.seat]
        kingdom.plan = tuple(self.plan)
        if self.dropped != NOTHING:
            kept = [card for card in kingdom.event_hand if card != self.dropped]
            kingdom.event_hand = tuple(kept)
            kingdom.dropped = (*kingdom.dropped, self.dropped)

    def copy(self) -> Plan:
        return planning(self.seat, self.plan, self.dropped, self.closed)


def planning(seat: Seat, plan: list[int], dropped: i64 = NOTHING, closed: bool = False) -> Plan:
    frame = Plan()
    frame.seat = seat
    frame.plan = plan[:]
    frame.dropped = dropped
    frame.closed = closed
    return frame


def put_plan(state: Deal) -> None:
    parts: list[list[Frame[Deal]]] = [[planning(seat, NO_PLAN)] for seat in range(SEATS)]
    put_to_all(state, parts)


def reveal_plans(state: Deal) -> None:
    """All roofs come off together, and nothing in a plan may change any more (DWD-1.8.7)."""
    state.revealed = True
    if state.events is not None:
        for seat in range(SEATS):
            tell_plan(state, seat, state.kingdoms[seat].plan)


def tell_plan(state: Deal, seat: Seat, plan: tuple[int, ...]) -> None:
    """In the order of the steps."""
    if list(plan) == NO_PLAN:
        state.tell(event.PLANNED_NOTHING, (seat,))
    if plan[PLAN_HALF]:
        state.tell(event.PLANNED_EVENT, (seat, state.kingdoms[seat].event_hand[0], plan[PLAN_HALF]))
    for spot in range(PLAN_USE, PLAN_USE + SPOTS):
        if plan[spot] != NOTHING:
            state.tell(event.PLANNED_USE, (seat, plan[spot]))
    for spot in range(SPOTS):
        card = plan[PLAN_BUILD + spot]
        if card != NOTHING:
            state.tell(event.PLANNED_BUILD, (seat, card))
        if plan[PLAN_ACT + spot]:
            state.tell(event.PLANNED_ACT, (seat, card))
    if plan[PLAN_RECRUIT]:
        state.tell(event.PLANNED_RECRUIT, (seat,))

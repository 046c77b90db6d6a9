"""Tomorrow (s3): the heroes choose between a turn and more Sin cards."""

from __future__ import annotations

from mypy_extensions import i64

from pandemonium.engine.state import Choice
from pandemonium.games.others.rules import event
from pandemonium.games.others.rules import question as questions
from pandemonium.games.others.rules.ballot import Ballot
from pandemonium.games.others.rules.choice import DRAW, SLOT
from pandemonium.games.others.rules.draw import draw_cards
from pandemonium.games.others.rules.state import Others


class Tomorrow(Ballot):
    """One active Turn token of any hero, or the Sin draws; without such a token he does."""

    __slots__ = ("cards",)

    cards: i64

    def copy(self) -> Tomorrow:
        twin = Tomorrow()
        self.fill(twin)
        twin.cards = self.cards
        return twin

    def about(self) -> i64:
        return questions.BALLOT_TOMORROW

    def decide(self, state: Others, choice: Choice) -> None:
        if choice == DRAW:
            draw_cards(state, self.cards)
            return
        slot = choice - SLOT
        state.turns[slot] -= 1
        if state.events is not None:
            state.tell(event.TURN_LOST, (slot,))


def tomorrow(state: Others, cards: i64) -> None:
    choices = [SLOT + slot for slot in range(state.heroes) if state.turns[slot]]
    ballot = Tomorrow()
    ballot.cards = cards
    ballot.begin(state, [*choices, DRAW])
    state.push(ballot)

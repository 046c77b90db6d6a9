"""Whose Fault (p3): the heroes choose who bears it."""

from __future__ import annotations

from mypy_extensions import i64

from pandemonium.engine.bits import BIT
from pandemonium.engine.state import Choice
from pandemonium.games.others.rules import cause, event
from pandemonium.games.others.rules import question as questions
from pandemonium.games.others.rules.affliction import afflict
from pandemonium.games.others.rules.ballot import Ballot
from pandemonium.games.others.rules.choice import DAMAGE, OTHERS
from pandemonium.games.others.rules.damage import hurt
from pandemonium.games.others.rules.state import Others


class Blame(Ballot):
    """Damage for the active hero, or corruption for every other one."""

    __slots__ = ("corruption", "damage")

    damage: i64
    corruption: i64

    def copy(self) -> Blame:
        twin = Blame()
        self.fill(twin)
        twin.damage = self.damage
        twin.corruption = self.corruption
        return twin

    def about(self) -> i64:
        return questions.BALLOT_BLAME

    def decide(self, state: Others, choice: Choice) -> None:
        if choice == DAMAGE:
            if state.events is not None:
                state.tell(event.CHOSE_DAMAGE, (state.active,))
            hurt(state, state.active, self.damage, cause.CARD)
            return
        if state.events is not None:
            state.tell(event.CHOSE_OTHERS, (state.active,))
        everybody = (1 << state.heroes) - 1
        afflict(state, everybody & ~BIT[state.active], 0, self.corruption, cause.CARD)


def blame(state: Others, damage: i64, corruption: i64) -> None:
    ballot = Blame()
    ballot.damage = damage
    ballot.corruption = corruption
    ballot.begin(state, [DAMAGE, OTHERS])
    state.push(ballot)

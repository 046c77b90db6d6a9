"""Combat (OTH-CO-1 to OTH-CO-11, OTH-TB-8): both sides roll at the same time, whoever began it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pandemonium.games.others.rules import cause, event
from pandemonium.games.others.rules.corruption import corrupt
from pandemonium.games.others.rules.damage import hurt
from pandemonium.games.others.rules.dice import ARM, HIT, RES, throw_sin
from pandemonium.games.others.rules.fight import AFTERMATH, Fight, tell_sin
from pandemonium.games.others.rules.figures import MORGANA
from pandemonium.games.others.rules.gear import resistance
from pandemonium.games.others.rules.healing import heal_one
from pandemonium.games.others.rules.pools import cancel, hero_armour, hero_hits, sin_dice
from pandemonium.games.others.rules.state import Others

HARM: Final = AFTERMATH
CORRUPT: Final = AFTERMATH + 1
DRINK: Final = AFTERMATH + 2
END: Final = AFTERMATH + 3


class Combat(Fight):
    """All monsters of the hero's space against him; other heroes there only cooperate (OTH-CO-2)."""

    __slots__ = ()

    def copy(self) -> Combat:
        twin = Combat()
        self.fill(twin)
        return twin

    def is_combat(self) -> bool:
        return True

    def follow(self, state: Others, stage: i64) -> None:
        if stage == HARM:
            hurt(state, self.slot, self.damage, cause.FIGHT if self.started else cause.REACTION)
        elif stage == CORRUPT:
            corrupt(state, self.slot, self.corruption, cause.FIGHT if self.started else cause.REACTION)
        elif stage == DRINK:
            self.drink(state)
        elif stage == END:
            self.end(state)

    def throw(self, state: Others) -> None:
        """Both at once (OTH-CO-6)."""
        super().throw(state)
        dice = sin_dice(state, self, self.space)
        self.sin = throw_sin(state, dice)
        tell_sin(state, self, dice, self.space)

    def count_hits(self, state: Others) -> None:
        """Fixed symbols are added and pairs cancelled (OTH-CO-7, OTH-CO-9)."""
        fixed, armour, resists = hero_hits(state, self, False), hero_armour(state, self), resistance(state, self.slot)
        if state.events is not None:
            state.tell(event.SYMBOLS_ADDED, (self.slot, fixed, armour, resists, 0))
        self.hits = self.hero[HIT] + self.named[0] + fixed
        armours = self.hero[ARM] + self.named[1] + armour
        cancel(state, self, armours, self.hero[RES] + self.named[2] + resists, self.space)

    def drink(self, state: Others) -> None:
        """Morgana, once per hero turn or reaction, if she killed and lives (section 3.2)."""
        if state.hero[self.slot] == MORGANA and self.picked and not state.drunk and state.damage[self.slot]:
            state.drunk = True
            if state.events is not None:
                state.tell(event.DRANK, (self.slot,))
            heal_one(state, self.slot)


def fight(state: Others, slot: i64, started: bool) -> None:
    """Declared by the hero in his turn, or by the Sin in a reaction."""
    combat = Combat()
    space = state.at[slot]
    combat.begin(state, slot, space, started)
    if state.events is not None:
        state.tell(event.FIGHT_BEGAN if started else event.ATTACKED, (slot, space))
    state.push(combat)

"""The Dark Past (OTH-DP-1, section 3.10): a hero at 7 at the end of his own turn reveals what he hid."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pandemonium.engine.bits import BIT, members
from pandemonium.engine.state import Frame, Seats
from pandemonium.games.others.rules import cause, event
from pandemonium.games.others.rules.advance import has_past
from pandemonium.games.others.rules.affliction import afflict
from pandemonium.games.others.rules.apocalypse import advance_apocalypse
from pandemonium.games.others.rules.counts import UNIT
from pandemonium.games.others.rules.damage import hurt, squad_number
from pandemonium.games.others.rules.death import die
from pandemonium.games.others.rules.draw import draw_cards
from pandemonium.games.others.rules.figures import LAST_LEVEL, MOLE
from pandemonium.games.others.rules.gear import lose_upgrade
from pandemonium.games.others.rules.missions import count_past
from pandemonium.games.others.rules.place import within
from pandemonium.games.others.rules.printed import Past
from pandemonium.games.others.rules.state import Others

ADVANCE: Final = 0
DRAW: Final = 1
STRIP: Final = 2
HURT: Final = 3
NEIGHBOURS: Final = 4
DEFECT: Final = 5
OVER: Final = 6


class DarkPast(Frame[Others]):
    """The card is resolved fully: the Apocalypse, then the Sin's cards, then what hurts the hero, then others."""

    slot: i64
    life: i64
    past: i64
    stage: i64
    beside: i64  # slots of heroes in his space or beside it, a mask

    # --- written by tools/fields.py from the annotations above ---
    __slots__ = (
        "beside",
        "life",
        "past",
        "slot",
        "stage",
    )

    def copy(self) -> DarkPast:
        twin = DarkPast()
        twin.slot = self.slot
        twin.life = self.life
        twin.past = self.past
        twin.stage = self.stage
        twin.beside = self.beside
        return twin

    # --- written until here ---

    def ask(self, state: Others) -> Seats:
        while self.stage < OVER and not state.stopped:
            self.carry_out(state, state.rules.pasts[self.past])
            if not state.on_top(self):
                return 0
        return 0

    def carry_out(self, state: Others, card: Past) -> None:
        stage, slot = self.stage, self.slot
        self.stage += 1
        if stage == ADVANCE:
            advance_apocalypse(state, card.advance)
        elif stage == DRAW:
            draw_cards(state, card.draws)
        elif stage == STRIP and card.strips:
            self.strip(state, card)
        elif stage == HURT and not card.strips:
            hurt(state, slot, card.damage, cause.PAST)
        elif stage == NEIGHBOURS and card.neighbours:
            afflict(state, self.beside, card.neighbours, 0, cause.PAST)
        elif stage == DEFECT and card.defects and state.lives[slot] == self.life:  # not who took his place (OTH-R71)
            defect(state, slot, card)

    def strip(self, state: Others, card: Past) -> None:
        """All upgrades under the deck; who owns none is hurt instead."""
        upgrades = members(state.upgrades[self.slot])
        for upgrade in upgrades:
            lose_upgrade(state, self.slot, upgrade)
        if not upgrades:
            hurt(state, self.slot, card.damage, cause.PAST)


def face_past(state: Others, slot: i64) -> None:
    """At the end of his own turn, before the reaction (OTH-R17)."""
    if state.corruption[slot] < LAST_LEVEL or not has_past(state, slot):
        return
    past = state.past[squad_number(state.hero[slot])]
    state.past_open |= BIT[past]
    state.seal()
    if state.events is not None:
        state.tell(event.PAST_REVEALED, (slot, past))
    count_past(state)
    frame = DarkPast()
    frame.slot = slot
    frame.life = state.lives[slot]
    frame.past = past
    frame.stage = ADVANCE
    frame.beside = neighbours(state, slot)
    state.push(frame)


def neighbours(state: Others, slot: i64) -> i64:
    found: i64 = 0
    for other in range(state.heroes):
        if other != slot and within(state, state.at[slot], state.at[other], 1):
            found |= BIT[other]
    return found


def defect(state: Others, slot: i64, card: Past) -> None:
    """The Mole: he counts as dead, and his figure stays as a monster (OTH-R55)."""
    board, space = state.hero[slot], state.at[slot]
    hero = state.rules.heroes[board]
    state.mole = [hero.attack + card.attack, hero.armour + card.armour, board]
    if state.events is not None:
        state.tell(event.DEFECTED, (slot, board, space))
    die(state, slot, cause.DEFECTION)
    state.monsters[space] += UNIT[MOLE]

"""The Apocalypse (OTH-AP-1 to OTH-AP-3, OTH-R49): level by level, each with all its effects."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pandemonium.engine.state import Choice, Frame, Seat, Seats
from pandemonium.games.others.rules import event
from pandemonium.games.others.rules import question as questions
from pandemonium.games.others.rules.choice import DOOM
from pandemonium.games.others.rules.counts import count_of
from pandemonium.games.others.rules.figures import ABOMINATION, CONTROLLER, HELL_CLUB, NOTHING
from pandemonium.games.others.rules.state import Others
from pandemonium.games.others.rules.summon import summon
from pandemonium.games.others.rules.supply import REACTION_TOKENS

LAST: Final = 7
PAIR: Final = 2


class Apocalypse(Frame[Others]):
    """So many steps; at 7 further ones are ignored."""

    left: i64

    # --- written by tools/fields.py from the annotations above ---
    __slots__ = ("left",)

    def copy(self) -> Apocalypse:
        twin = Apocalypse()
        twin.left = self.left
        return twin

    # --- written until here ---

    def ask(self, state: Others) -> Seats:
        while self.left and state.level < LAST:
            self.left -= 1
            rise(state)
            if not state.on_top(self):
                return 0
        return 0


def advance_apocalypse(state: Others, steps: i64) -> None:
    if steps:
        frame = Apocalypse()
        frame.left = steps
        state.push(frame)


def rise(state: Others) -> None:
    """The dice of a level are counted where the Sin rolls; everything else happens now."""
    state.level += 1
    level = state.rules.levels[state.level]
    state.seal()
    if state.events is not None:
        state.tell(event.APOCALYPSE_ROSE, (state.level,))
    for _ in range(level.reaction):
        gain_reaction(state)
    if level.card:
        reveal(state)
    if level.summon == CONTROLLER and count_of(state.outside, CONTROLLER):
        summon(state, CONTROLLER)
    elif level.summon != NOTHING and count_of(state.outside, ABOMINATION):
        summon(state, ABOMINATION)


def gain_reaction(state: Others) -> None:
    """A permanent Reaction token, active at once (OTH-R38), as far as there are any."""
    if state.permanent + state.temporary < REACTION_TOKENS:
        state.permanent += 1
        state.reactions += 1
        if state.events is not None:
            state.tell(event.REACTION_GAINED, (1,))


class Reveal(Frame[Others]):
    """The Sin draws two cards, reveals one for the rest of the game and puts the other under the deck (OTH-AP-2)."""

    done: bool

    # --- written by tools/fields.py from the annotations above ---
    __slots__ = ("done",)

    def copy(self) -> Reveal:
        twin = Reveal()
        twin.done = self.done
        return twin

    # --- written until here ---

    def ask(self, state: Others) -> Seats:
        if self.done:
            return 0
        return 1 << state.sin_seat

    def question(self, state: Others) -> int:
        return questions.DOOM

    def options(self, state: Others, seat: Seat) -> list[Choice]:
        return [DOOM + card for card in state.doom_pair]

    def secret(self, state: Others) -> bool:
        return True

    def answer(self, state: Others, seat: Seat, choice: Choice) -> None:
        self.done = True
        card = choice - DOOM
        for other in state.doom_pair:
            if other != card:
                state.doom_deck.append(other)
                state.doom_under += 1  # only the Sin knows it (OTH-R50)
        state.doom_pair = []
        state.revealed.append(card)
        state.seal()
        if state.events is not None:
            state.tell(event.DOOM_REVEALED, (card,))
        if state.rules.dooms[card].summon != NOTHING:
            summon(state, HELL_CLUB + state.rules.dooms[card].summon)


def reveal(state: Others) -> None:
    state.doom_pair = state.doom_deck[:PAIR]
    state.doom_deck = state.doom_deck[PAIR:]
    state.doom_under = min(state.doom_under, len(state.doom_deck))
    state.seal()
    if not state.doom_pair:
        return
    if state.events is not None:
        state.whisper(1 << state.sin_seat, event.DOOM_DRAWN, (state.doom_pair[0], state.doom_pair[-1]))
    frame = Reveal()
    frame.done = False
    state.push(frame)

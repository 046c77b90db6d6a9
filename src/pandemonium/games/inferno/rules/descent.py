"""The Hell phase (INF-1.4): choose a Soul, then the shield where it ends. Its symbol names the quarter of Florence."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from pandemonium.engine.bits import BIT, members
from pandemonium.engine.state import Choice, Frame, Seat, Seats
from pandemonium.games.inferno.rules import question as questions
from pandemonium.games.inferno.rules.choice import BONE, GRAVE, SHIELD, SOUL
from pandemonium.games.inferno.rules.event import CROSSED, DESCENDED, LAID, SCARED, TAIL_PAID
from pandemonium.games.inferno.rules.figures import CIRCLES, LIMBO, MINOS, SHIELDS
from pandemonium.games.inferno.rules.graveyard import exhume, is_empty
from pandemonium.games.inferno.rules.hell import (
    ends_from_graveyard,
    ends_from_shield,
    ends_of_bone,
    may_scare,
    movable,
    next_below,
    own_entrance,
)
from pandemonium.games.inferno.rules.money import ACHERON, can_pay, pay
from pandemonium.games.inferno.rules.state import FROM_SOULS, FROM_TAIL, Inferno

UNPICKED: Final = -1


@mypyc_attr(free_list_len=1)
class Descent(Frame[Inferno]):
    """`picked` is the choice of the Soul; the question after it is for its end."""

    __slots__ = ("picked", "seat")

    seat: Seat
    picked: Choice

    def ask(self, state: Inferno) -> Seats:
        if state.quarter < 0 and not state.sudden:
            return BIT[self.seat]
        return 0

    def question(self, state: Inferno) -> int:
        return questions.SOUL if self.picked == UNPICKED else questions.END

    def options(self, state: Inferno, seat: Seat) -> list[Choice]:
        if self.picked == UNPICKED:
            return souls_to_move(state, seat)
        return members(ends(state, seat, self.picked), SHIELD)

    def confirms(self, state: Inferno) -> bool:
        """The ferry costs a Drachma and Cerberus a Bone: who picked that Soul has agreed to it."""
        return self.picked == UNPICKED and state.offers[0] >= GRAVE

    def price(self, state: Inferno, choice: Choice) -> i64:
        """Charon is paid when the Soul of the Graveyard arrives, and told of when it is picked."""
        picked = choice if self.picked == UNPICKED else self.picked
        return ACHERON if GRAVE <= picked < BONE else 0

    def answer(self, state: Inferno, seat: Seat, choice: Choice) -> None:
        if self.picked == UNPICKED:
            self.picked = choice
        else:
            move(state, seat, self.picked, choice - SHIELD)

    def copy(self) -> Descent:
        return descent(self.seat, self.picked)


def descent(seat: Seat, picked: Choice = UNPICKED) -> Descent:
    frame = Descent()
    frame.seat = seat
    frame.picked = picked
    return frame


def can_move(state: Inferno, seat: Seat) -> bool:
    """Whether any Soul can be moved; the commonest way is tried first."""
    if state.board.rows[LIMBO] & ~state.occupied and not is_empty(state) and can_pay(state, seat, ACHERON):
        return True
    return len(souls_to_move(state, seat)) > 0


def souls_to_move(state: Inferno, seat: Seat) -> list[Choice]:
    """Every Soul with somewhere to go: standing in Hell, in the Graveyard, or scared by Cerberus."""
    choices: list[Choice] = []
    free = movable(state, seat)
    taken = state.occupied | own_entrance(state, seat)
    for shield in range(i64(SHIELDS)):
        if (free >> shield) & 1 and (next_below(state, shield) & ~taken or ends_from_shield(state, seat, shield)):
            choices.append(SOUL + shield)
    if can_pay(state, seat, ACHERON):
        open = state.board.rows[LIMBO] & ~taken != 0
        for colour in range(1, CIRCLES + 1):
            if state.graveyard[colour] and (open or ends_from_graveyard(state, seat, colour)):
                choices.append(GRAVE + colour - 1)
    if may_scare(state, seat):
        for shield in members(free):
            if ends_of_bone(state, seat, shield):
                choices.append(BONE + shield)
    return choices


def colour_of(state: Inferno, picked: Choice) -> i64:
    """The colour of the Soul of that choice."""
    if picked >= BONE:
        return state.colour[picked - BONE]
    return picked - GRAVE + 1 if picked >= GRAVE else state.colour[picked - SOUL]


def ends(state: Inferno, seat: Seat, picked: Choice) -> i64:
    """The shields where the Soul of that choice can end."""
    if picked >= BONE:
        return ends_of_bone(state, seat, picked - BONE)
    if picked >= GRAVE:
        return ends_from_graveyard(state, seat, picked - GRAVE + 1)
    return ends_from_shield(state, seat, picked - SOUL)


def move(state: Inferno, seat: Seat, picked: Choice, end: i64) -> None:
    if picked >= BONE:
        scare(state, seat, picked - BONE, end)
    elif picked >= GRAVE:
        cross_acheron(state, seat, picked - GRAVE + 1, end)
    else:
        shield = picked - SOUL
        if state.events is not None:
            state.tell(DESCENDED, (seat, state.colour[shield], shield, end, state.board.quarter[end]))
        arrive(state, seat, lift_soul(state, shield), end)
        follow_with_chains(state, seat, shield, end)
    state.quarter = state.board.quarter[end]


def cross_acheron(state: Inferno, seat: Seat, colour: i64, end: i64) -> None:
    """One Drachma to Charon, borrowed if need be."""
    pay(state, seat, ACHERON)
    if state.events is not None:
        state.tell(CROSSED, (seat, colour, end, state.board.quarter[end]))
    exhume(state, colour)
    arrive(state, seat, colour, end)


def scare(state: Inferno, seat: Seat, shield: i64, end: i64) -> None:
    """Cerberus leaps on the Soul's shield and the Soul flees (INF-CERBERUS)."""
    state.bones[seat] -= 1
    state.tell(SCARED, (seat, state.colour[shield], shield, end, state.board.quarter[end]))
    colour = lift_soul(state, shield)
    state.occupied &= ~BIT[state.black_at]
    state.black_at = shield
    state.occupied |= BIT[shield]
    arrive(state, seat, colour, end)
    follow_with_chains(state, seat, shield, end)


def lift_soul(state: Inferno, shield: i64) -> i64:
    """Take a Soul off its shield; its colour."""
    colour = state.colour[shield]
    state.colour[shield] = 0
    state.occupied &= ~BIT[shield]
    state.standing &= ~BIT[shield]
    return colour


def put_soul(state: Inferno, colour: i64, shield: i64) -> bool:
    """Put a Soul on an empty shield; whether it lies down there, in its own circle."""
    state.colour[shield] = colour
    state.occupied |= BIT[shield]
    if state.board.circle[shield] == colour:
        return True
    state.standing |= BIT[shield]
    return False


def arrive(state: Inferno, seat: Seat, colour: i64, shield: i64) -> None:
    """In its own circle the Soul lies down; mover and Tail are paid (INF-1.4.4, INF-MINOS)."""
    if not put_soul(state, colour, shield):
        return
    infamy = state.rules.infamy[colour]
    if state.events is not None:
        state.tell(LAID, (seat, colour, infamy))
    state.earn(seat, FROM_SOULS, infamy)
    if state.black != MINOS:
        return
    for owner in range(state.seats):
        if state.tails[owner] == colour and (owner != seat or state.solo >= 0):
            share = state.rules.minos if state.solo >= 0 else infamy
            state.tell(TAIL_PAID, (owner, share))
            state.earn(owner, FROM_TAIL, share)


def follow_with_chains(state: Inferno, seat: Seat, start: i64, end: i64) -> None:
    """Chains stay under their Soul and come back to the owner when it lies down (INF-ANTAEUS)."""
    if state.chains[seat] == start:
        state.chains[seat] = end if state.standing & BIT[end] else -1

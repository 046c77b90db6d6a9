"""The state of a Crypt game: cards, dice, Torch cards and who knows what."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from pandemonium.engine.bits import BIT
from pandemonium.engine.row import Row, SharedRow, replaced
from pandemonium.engine.state import ASIDE, Choice, Seat, State
from pandemonium.games.crypt.rules.choice import NONE, PAIR_CARDS, PAIRS_IN, PEEK, PEEKS_IN, RESCUE
from pandemonium.games.crypt.rules.event import FLIPPED, LEARNED, PEEKED, RESCUED
from pandemonium.games.crypt.rules.figures import MANUSCRIPT, MANUSCRIPT_B, PER_TYPE, REMAINS, REMAINS_B, Rules, column

NOBODY: Final = -1
GONE: Final = -1
"""In a slot: the card was taken by Pottery B."""

FORBID: Final = 0
REPLACE: Final = 1
ADD: Final = 2
"""What the table allows on a card one holds already (CRY-R2)."""

EFFORTS: Final = 7
"""`failed` counts by effort 0 to 6 for each seat."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Crypt(State):
    """One play. Sets of cards are bit masks; a slot is a place in the Crypt, counted from the left."""

    SHARED: ClassVar[tuple[str, ...]] = ("rules",)

    rules: Rules
    solo: bool
    memory: bool
    own_dice: int
    sides: i64  # bit t set: type t's Collector lies on side B
    round: int
    leader: Seat  # in the solo game 1 stands for the Ghost
    deck: tuple[int, ...]  # the top card is the last
    crypt: SharedRow  # none between two rounds
    down: i64  # slots that lie face down
    holder: Row
    effort: Row  # the face of each die in the slot
    dice: Row
    ready: Row  # by seat: dice on the Player card
    spent: Row  # by seat: exhausted dice
    owned: Row  # by seat: cards
    flipped: i64
    public: i64  # cards whose value everybody has seen
    known: SharedRow  # by seat: cards seen alone
    discards: i64
    failed: Row  # seat * 7 + effort: dice that failed in this Collect phase
    race_round: int  # the round in which Idol B was first reached; 0 before
    race_winners: int
    pushed_ghosts: int  # Ghost dice the player pushed off this round
    scores: tuple[int, ...]
    ties: tuple[int, ...]  # coins rolled to break a tie
    tie_faces: tuple[int, ...]  # by seat: the faces of those dice, one digit each
    winners: int

    # --- written by tools/fields.py from the annotations above ---
    __slots__ = (
        "crypt",
        "deck",
        "dice",
        "discards",
        "down",
        "effort",
        "failed",
        "flipped",
        "holder",
        "known",
        "leader",
        "memory",
        "own_dice",
        "owned",
        "public",
        "pushed_ghosts",
        "race_round",
        "race_winners",
        "ready",
        "round",
        "rules",
        "scores",
        "sides",
        "solo",
        "spent",
        "tie_faces",
        "ties",
        "winners",
    )

    def copy(self) -> Crypt:
        twin = Crypt()
        twin.copy_from(self)
        twin.rules = self.rules
        twin.solo = self.solo
        twin.memory = self.memory
        twin.own_dice = self.own_dice
        twin.sides = self.sides
        twin.round = self.round
        twin.leader = self.leader
        twin.deck = self.deck
        twin.crypt = self.crypt
        twin.down = self.down
        twin.holder = self.holder[:]
        twin.effort = self.effort[:]
        twin.dice = self.dice[:]
        twin.ready = self.ready[:]
        twin.spent = self.spent[:]
        twin.owned = self.owned[:]
        twin.flipped = self.flipped
        twin.public = self.public
        twin.known = self.known
        twin.discards = self.discards
        twin.failed = self.failed[:]
        twin.race_round = self.race_round
        twin.race_winners = self.race_winners
        twin.pushed_ghosts = self.pushed_ghosts
        twin.scores = self.scores
        twin.ties = self.ties
        twin.tie_faces = self.tie_faces
        twin.winners = self.winners
        return twin

    # --- written until here ---

    # --- cards ---------------------------------------------------------------------------------------------------

    def side_b(self, kind: i64) -> bool:
        return (self.sides >> kind) & 1 == 1

    def needs(self, kind: i64) -> int:
        return self.rules.needs[kind * 2 + ((self.sides >> kind) & 1)]

    def unflipped(self, seat: Seat, kind: i64) -> i64:
        """The column of own cards that can still pay for a flip ability."""
        return column(self.owned[seat] & ~self.flipped, kind)

    def flip(self, seat: Seat, card: i64) -> None:
        """Turn an own card face up: everybody sees its value, and it cannot pay again (CRY-1.5.1, CRY-1.5.3)."""
        bit = BIT[card]
        self.flipped |= bit
        self.public |= bit
        self.seal()
        if self.events is not None:
            self.tell(FLIPPED, (seat, card // PER_TYPE, self.rules.values[card]))

    def flip_pair(self, seat: Seat, kind: i64, pair: i64) -> None:
        for place in PAIR_CARDS[pair]:
            self.flip(seat, kind * PER_TYPE + place)

    def learn(self, seat: Seat, card: i64) -> None:
        """The seat alone sees a card's value."""
        self.known = replaced(self.known, seat, self.known[seat] | BIT[card])
        if self.events is not None:
            self.whisper(BIT[seat], LEARNED, (card // PER_TYPE, self.rules.values[card]))

    def failures(self, seat: Seat) -> i64:
        """Dice of the seat that failed in this Collect phase and are exhausted still."""
        number: i64 = 0
        failed, first = self.failed, seat * EFFORTS
        for at in range(first + 2, first + EFFORTS):  # an effort of 1 does not fail
            number += failed[at]
        return number

    def covered(self) -> i64:
        """The face-down cards in the Crypt."""
        cards: i64 = 0
        for slot in range(len(self.crypt)):
            if (self.down >> slot) & 1 and self.crypt[slot] != GONE:
                cards |= BIT[self.crypt[slot]]
        return cards

    # --- any-time abilities --------------------------------------------------------------------------------------

    def asides(self, seat: Seat) -> list[Choice]:
        """Manuscript B and Remains A: open to every seat whenever the game waits for anybody (CRY-R11)."""
        choices = NONE
        if self.sides & MANUSCRIPT_B:
            manuscripts = self.unflipped(seat, MANUSCRIPT)
            if manuscripts and self.covered() & ~self.known[seat]:
                choices = PEEKS_IN[manuscripts]
        if self.spent[seat] and not self.sides & REMAINS_B:
            remains = self.unflipped(seat, REMAINS)
            if remains & (remains - 1):
                choices = choices + PAIRS_IN[remains]
        return choices

    def chances(self, seat: Seat) -> list[Choice]:
        """They are few and all are worth their cards, so random play takes them too."""
        return self.asides(seat)

    def aside(self, seat: Seat, choice: Choice) -> None:
        """It draws nothing and tells nobody else a secret: what others did before it they may still take back."""
        self.part = seat
        if choice >= RESCUE:
            self.flip_pair(seat, REMAINS, choice - RESCUE)
            self.rescue(seat)
        else:
            self.flip(seat, MANUSCRIPT * PER_TYPE + choice - PEEK)
            self.peek(seat)
        self.part = NOBODY

    def peek(self, seat: Seat) -> None:
        """Manuscript B: look secretly at all face-down cards in the Crypt."""
        self.tell(PEEKED, (seat,))
        for slot in range(len(self.crypt)):
            card = self.crypt[slot]
            if card != GONE and (self.down >> slot) & 1:
                self.learn(seat, card)

    def rescue(self, seat: Seat) -> None:
        """Remains A: recover one exhausted die; one lost in an earlier phase first, else the hardest to re-roll."""
        self.spent[seat] -= 1
        self.ready[seat] += 1
        self.tell(RESCUED, (seat,))
        first = seat * EFFORTS
        if self.failures(seat) > self.spent[seat]:
            hardest = first + EFFORTS - 1
            while not self.failed[hardest]:
                hardest -= 1
            self.failed[hardest] -= 1


assert ASIDE == PEEK, "the first aside opens the range the driver tells asides by"

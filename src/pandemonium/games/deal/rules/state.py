"""The state of a game of Deal with the Devil: four kingdoms behind their walls, the chests, the board of the Church."""

from __future__ import annotations

from typing import ClassVar, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from pandemonium.engine.row import Row
from pandemonium.engine.state import Seat, State
from pandemonium.games.deal.rules.fields import FLOW, SOURCES
from pandemonium.games.deal.rules.figures import STOCKS, Rules
from pandemonium.games.deal.rules.kingdom import Kingdom


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Deal(State):
    """One play. Rows are by seat and thing laid end to end; those in lists are replaced, never changed."""

    SHARED: ClassVar[tuple[str, ...]] = ("rules",)

    rules: Rules
    no_slips: bool  # options (DWD-6.4.2): slips cost nothing, …
    wishes: bool
    indulgences_offered: bool
    goods_bribe: bool
    jesters: bool
    first_game: bool
    round: i64
    phase: i64
    step: i64  # how far the round has come, see `rounds`
    schedule: i64  # of the 48
    kingdoms: vec[Kingdom]
    mark: Row  # of the role chest: devil, cultist, mortal 1, mortal 2
    stock: Row  # seat * STOCKS + good
    tally: Row  # seat * SOURCES + source
    deck: list[int]  # buildings not dealt yet, the next first
    event_deck: list[int]
    destroyed: list[int]
    drawn: list[tuple[int, ...]]  # (round - 1) * 4 + seat: four buildings and an event card
    passed: list[tuple[int, ...]]  # (round - 1) * 4 + seat: two buildings; none in round 1
    played: list[tuple[int, ...]]  # (round - 1) * 4 + seat: event card and half; nothing where none was played
    tiles: Row  # seat * 4 + tile
    courtiers: Row  # seat * 4 + courtier
    distribution: i64  # of the chests: 0 while they stand at home
    offer: Row  # seat * CONTENT + thing: what lies in the own chest
    deals: Row  # ((round - 1) * 4 + owner) * RECORD + place, see PRICE: of the rounds whose chests are home again
    traded: i64  # how many rounds those are
    revealed: bool
    confessed: i64  # seats that confessed in round 2, a mask
    hunts: list[tuple[int, ...]]  # by hunt: four votes, four verdicts
    row: Row  # red inquisitors on the spaces 1 to 3
    opened: i64  # spaces whose inquisitor is open, a mask
    sent: i64  # how many of A, B, C were bribed away
    bribes: i64  # coins on the board
    bribe: Row  # seat * STOCKS + good
    guess: Row  # role * 4 + seat: the suspect of a guess that lies in the chest, or NOBODY
    locked: Row  # role * 4 + seat: likewise, guesses of round 3 that stay
    denied: Row  # by role: seats that said no, a mask
    owned: Row  # by role: the seat that said yes, or NOBODY
    opening: list[int]  # of round 3: by mark bribe coins, guess of the devil, of the cultist; pieces, marked pieces
    pieces_shown: Row  # seat * 2 + inquisition (rounds 3 and 5)
    flow: Row  # seat * FLOW: the open row of the ledger
    ledger: list[tuple[int, ...]]  # closed rows with their seat at the end, in the order of closing (DWD-6.3.2)
    open: bool  # the game is over, or the chests of round 5 are open: roles are known
    winners: i64
    fifths: list[int]  # tokens left at the very end, which decide between equal scores

    # --- written by tools/fields.py from the annotations above ---
    __slots__ = (
        "bribe",
        "bribes",
        "confessed",
        "courtiers",
        "deals",
        "deck",
        "denied",
        "destroyed",
        "distribution",
        "drawn",
        "event_deck",
        "fifths",
        "first_game",
        "flow",
        "goods_bribe",
        "guess",
        "hunts",
        "indulgences_offered",
        "jesters",
        "kingdoms",
        "ledger",
        "locked",
        "mark",
        "no_slips",
        "offer",
        "open",
        "opened",
        "opening",
        "owned",
        "passed",
        "phase",
        "pieces_shown",
        "played",
        "revealed",
        "round",
        "row",
        "rules",
        "schedule",
        "sent",
        "step",
        "stock",
        "tally",
        "tiles",
        "traded",
        "winners",
        "wishes",
    )

    def copy(self) -> Deal:
        twin = Deal()
        twin.copy_from(self)
        twin.rules = self.rules
        twin.no_slips = self.no_slips
        twin.wishes = self.wishes
        twin.indulgences_offered = self.indulgences_offered
        twin.goods_bribe = self.goods_bribe
        twin.jesters = self.jesters
        twin.first_game = self.first_game
        twin.round = self.round
        twin.phase = self.phase
        twin.step = self.step
        twin.schedule = self.schedule
        twin.kingdoms = vec[Kingdom]([one.copy() for one in self.kingdoms])
        twin.mark = self.mark[:]
        twin.stock = self.stock[:]
        twin.tally = self.tally[:]
        twin.deck = self.deck[:]
        twin.event_deck = self.event_deck[:]
        twin.destroyed = self.destroyed[:]
        twin.drawn = self.drawn[:]
        twin.passed = self.passed[:]
        twin.played = self.played[:]
        twin.tiles = self.tiles[:]
        twin.courtiers = self.courtiers[:]
        twin.distribution = self.distribution
        twin.offer = self.offer[:]
        twin.deals = self.deals[:]
        twin.traded = self.traded
        twin.revealed = self.revealed
        twin.confessed = self.confessed
        twin.hunts = self.hunts[:]
        twin.row = self.row[:]
        twin.opened = self.opened
        twin.sent = self.sent
        twin.bribes = self.bribes
        twin.bribe = self.bribe[:]
        twin.guess = self.guess[:]
        twin.locked = self.locked[:]
        twin.denied = self.denied[:]
        twin.owned = self.owned[:]
        twin.opening = self.opening[:]
        twin.pieces_shown = self.pieces_shown[:]
        twin.flow = self.flow[:]
        twin.ledger = self.ledger[:]
        twin.open = self.open
        twin.winners = self.winners
        twin.fifths = self.fifths[:]
        return twin

    # --- written until here ---

    def change(self, seat: Seat, good: i64, number: i64) -> None:
        """A stock grows or shrinks for all to see: the ledger keeps the sum and how low it fell (DWD-6.3.2)."""
        at = seat * STOCKS + good
        self.stock[at] = self.stock[at] + number
        place = seat * FLOW + good
        sum = self.flow[place] + number
        self.flow[place] = sum
        if sum < self.flow[place + STOCKS]:
            self.flow[place + STOCKS] = sum

    def close_row(self, seat: Seat) -> None:
        """A private moment of this seat: what is public from here on belongs to another row of its ledger."""
        place = seat * FLOW
        self.ledger.append((*self.flow[place : place + FLOW], seat))
        for at in range(place, place + FLOW):
            self.flow[at] = 0

    def earn(self, seat: Seat, source: i64, points: i64) -> None:
        self.kingdoms[seat].score += points
        self.tally[seat * SOURCES + source] += points

"""The state of a game of Deal with the Devil: four kingdoms behind their walls, the chests, the board of the Church."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64, mypyc_attr

from pandemonium.engine.row import Row
from pandemonium.engine.state import Seat, State
from pandemonium.games.deal.rules.fields import FLOW, SOURCES
from pandemonium.games.deal.rules.figures import STOCKS, Rules


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Deal(State):
    """One play. Lists are by seat, or by seat and thing laid end to end; rows are replaced, never changed."""

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
    side: Row
    mark: Row  # of the role chest: devil, cultist, mortal 1, mortal 2
    stock: Row  # seat * STOCKS + good
    clean: Row  # pieces of soul behind the walls
    marked: Row
    reputation: Row
    angel: Row  # wings
    devil: Row
    indulgences: Row
    guests: Row
    debt: Row
    interest: Row  # quarter of the interest marker; 0 is the start
    score: Row
    tally: Row  # seat * SOURCES + source
    deck: list[int]  # buildings not dealt yet, the next first
    event_deck: list[int]
    hands: list[tuple[int, ...]]  # buildings
    event_hands: list[tuple[int, ...]]
    built: list[tuple[int, ...]]  # in the order of building
    discards: list[tuple[int, ...]]  # hand buildings laid away, face down
    dropped: list[tuple[int, ...]]  # event cards laid away, face down
    destroyed: list[int]
    drawn: list[tuple[int, ...]]  # (round - 1) * 4 + seat: four buildings and an event card
    passed: list[tuple[int, ...]]  # (round - 1) * 4 + seat: two buildings; none in round 1
    played: list[tuple[int, ...]]  # (round - 1) * 4 + seat: event card and half; nothing where none was played
    shown: list[tuple[int, ...]]  # hand buildings everybody saw, because they could not be built
    tucked: Row  # the action building under the Stable; NOTHING for none
    tiles: Row  # seat * 4 + tile
    banners: Row  # major achievements, a mask
    courtiers: Row  # seat * 4 + courtier
    councils: Row  # action tokens lost
    credit: Row  # BORROWED or REPAID in the question that is open
    requests: Row  # stocks asked for in this round, a mask
    wanted: Row  # wishes for roles: devil, cultist, mortal, none
    avoided: Row
    distribution: i64  # of the chests: 0 while they stand at home
    offer: Row  # seat * CONTENT + thing: what lies in the own chest
    price: Row
    taken: Row  # by owner
    paid_clean: Row  # by owner: pieces that lie in the chest as payment
    paid_marked: Row
    reply: Row  # by receiver
    deals: Row  # ((round - 1) * 4 + owner) * RECORD + place, see PRICE: of the rounds whose chests are home again
    traded: i64  # how many rounds those are
    plan: list[tuple[int, ...]]  # see PLAN_HALF; secret until revealed
    revealed: bool
    votes: Row  # the suspect, or NOBODY
    verdicts: Row  # what an interrogated seat answered: PROVED, CONFESSED
    confessed: i64  # seats that confessed in round 2, a mask
    hunts: list[tuple[int, ...]]  # by hunt: four votes, four verdicts
    row: Row  # red inquisitors on the spaces 1 to 3
    opened: i64  # spaces whose inquisitor is open, a mask
    sent: i64  # how many of A, B, C were bribed away
    bribes: i64  # coins on the board
    ritual_clean: Row  # pieces in the chest
    ritual_marked: Row
    bribe: Row  # seat * STOCKS + good
    guess: Row  # role * 4 + seat: the suspect of a guess that lies in the chest, or NOBODY
    locked: Row  # role * 4 + seat: likewise, guesses of round 3 that stay
    denied: Row  # by role: seats that said no, a mask
    owned: Row  # by role: the seat that said yes, or NOBODY
    opening: list[int]  # of round 3: by mark bribe coins, guess of the devil, of the cultist; pieces, marked pieces
    soul_for: Row  # inquisitors answered by a piece: a mask of places
    indulgence_for: Row
    walls_for: Row
    free_for: Row
    pieces_shown: Row  # seat * 2 + inquisition (rounds 3 and 5)
    flow: Row  # seat * FLOW: the open row of the ledger
    ledger: list[tuple[int, ...]]  # closed rows with their seat at the end, in the order of closing (DWD-6.3.2)
    open: bool  # the game is over, or the chests of round 5 are open: roles are known
    winners: i64
    fifths: list[int]  # tokens left at the very end, which decide between equal scores

    # --- written by tools/fields.py from the annotations above ---
    __slots__ = (
        "angel",
        "avoided",
        "banners",
        "bribe",
        "bribes",
        "built",
        "clean",
        "confessed",
        "councils",
        "courtiers",
        "credit",
        "deals",
        "debt",
        "deck",
        "denied",
        "destroyed",
        "devil",
        "discards",
        "distribution",
        "drawn",
        "dropped",
        "event_deck",
        "event_hands",
        "fifths",
        "first_game",
        "flow",
        "free_for",
        "goods_bribe",
        "guess",
        "guests",
        "hands",
        "hunts",
        "indulgence_for",
        "indulgences",
        "indulgences_offered",
        "interest",
        "jesters",
        "ledger",
        "locked",
        "mark",
        "marked",
        "no_slips",
        "offer",
        "open",
        "opened",
        "opening",
        "owned",
        "paid_clean",
        "paid_marked",
        "passed",
        "phase",
        "pieces_shown",
        "plan",
        "played",
        "price",
        "reply",
        "reputation",
        "requests",
        "revealed",
        "ritual_clean",
        "ritual_marked",
        "round",
        "row",
        "rules",
        "schedule",
        "score",
        "sent",
        "shown",
        "side",
        "soul_for",
        "step",
        "stock",
        "taken",
        "tally",
        "tiles",
        "traded",
        "tucked",
        "verdicts",
        "votes",
        "walls_for",
        "wanted",
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
        twin.side = self.side[:]
        twin.mark = self.mark[:]
        twin.stock = self.stock[:]
        twin.clean = self.clean[:]
        twin.marked = self.marked[:]
        twin.reputation = self.reputation[:]
        twin.angel = self.angel[:]
        twin.devil = self.devil[:]
        twin.indulgences = self.indulgences[:]
        twin.guests = self.guests[:]
        twin.debt = self.debt[:]
        twin.interest = self.interest[:]
        twin.score = self.score[:]
        twin.tally = self.tally[:]
        twin.deck = self.deck[:]
        twin.event_deck = self.event_deck[:]
        twin.hands = self.hands[:]
        twin.event_hands = self.event_hands[:]
        twin.built = self.built[:]
        twin.discards = self.discards[:]
        twin.dropped = self.dropped[:]
        twin.destroyed = self.destroyed[:]
        twin.drawn = self.drawn[:]
        twin.passed = self.passed[:]
        twin.played = self.played[:]
        twin.shown = self.shown[:]
        twin.tucked = self.tucked[:]
        twin.tiles = self.tiles[:]
        twin.banners = self.banners[:]
        twin.courtiers = self.courtiers[:]
        twin.councils = self.councils[:]
        twin.credit = self.credit[:]
        twin.requests = self.requests[:]
        twin.wanted = self.wanted[:]
        twin.avoided = self.avoided[:]
        twin.distribution = self.distribution
        twin.offer = self.offer[:]
        twin.price = self.price[:]
        twin.taken = self.taken[:]
        twin.paid_clean = self.paid_clean[:]
        twin.paid_marked = self.paid_marked[:]
        twin.reply = self.reply[:]
        twin.deals = self.deals[:]
        twin.traded = self.traded
        twin.plan = self.plan[:]
        twin.revealed = self.revealed
        twin.votes = self.votes[:]
        twin.verdicts = self.verdicts[:]
        twin.confessed = self.confessed
        twin.hunts = self.hunts[:]
        twin.row = self.row[:]
        twin.opened = self.opened
        twin.sent = self.sent
        twin.bribes = self.bribes
        twin.ritual_clean = self.ritual_clean[:]
        twin.ritual_marked = self.ritual_marked[:]
        twin.bribe = self.bribe[:]
        twin.guess = self.guess[:]
        twin.locked = self.locked[:]
        twin.denied = self.denied[:]
        twin.owned = self.owned[:]
        twin.opening = self.opening[:]
        twin.soul_for = self.soul_for[:]
        twin.indulgence_for = self.indulgence_for[:]
        twin.walls_for = self.walls_for[:]
        twin.free_for = self.free_for[:]
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
        self.score[seat] += points
        self.tally[seat * SOURCES + source] += points

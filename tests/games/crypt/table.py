"""A Crypt position written as a text picture, and a table to play it at.

The Crypt is a row of cards, `idol:3=A5x2 pottery:2 [jewelry:4]`: an Idol worth 3 held by A with two dice of 5, an empty
Pottery worth 2, and a Jewelry worth 4 lying face down; `-` is a place whose card is gone, `G` holds for the Ghost.
A player's cards read the same; `!` marks a flipped card and `?` one that only its owner has seen.
"""

from __future__ import annotations

import re
from typing import Any

from pandemonium.engine.bits import BIT
from pandemonium.engine.chance import BLOCK
from pandemonium.engine.driver import settle
from pandemonium.engine.game import Setup
from pandemonium.engine.match import Match
from pandemonium.engine.registry import load_game
from pandemonium.engine.row import row_of
from pandemonium.engine.state import Event, Frame
from pandemonium.games.crypt.data.names import TREASURES
from pandemonium.games.crypt.game import CryptGame
from pandemonium.games.crypt.knowledge.view import CryptView
from pandemonium.games.crypt.rules.claim import Claim, turns
from pandemonium.games.crypt.rules.figures import CARDS, PER_TYPE
from pandemonium.games.crypt.rules.pottery import begin_window
from pandemonium.games.crypt.rules.rounds import ROUNDS, Round
from pandemonium.games.crypt.rules.state import GONE, NOBODY, Crypt

SEATS = "ABCD"
SLOT = re.compile(r"(\[)?([a-z]+):(\d)\]?(?:=([A-DG])(\d)x(\d))?")
OWNED = re.compile(r"([a-z]+):(\d)([!?]*)")

loaded = load_game("crypt")
assert isinstance(loaded, CryptGame)
CRYPT: CryptGame = loaded


class Placed(Match[Crypt, CryptView]):
    """A match that begins, and after an undo begins again, from a position laid out by hand."""

    def __init__(self, start: Crypt, setup: Setup) -> None:
        self.start = start
        super().__init__(CRYPT, setup)

    def fresh(self) -> Crypt:
        return self.start.copy()


class Table:
    """A match that can be asked and told things in the words of the rulebook."""

    def __init__(self, state: Crypt, setup: Setup) -> None:
        self.match = Placed(state, setup)
        self.match.opening = state.events or []

    @property
    def state(self) -> Crypt:
        return self.match.state

    # --- telling -------------------------------------------------------------------------------------------------

    def play(self, *turns: str) -> Table:
        """Choices that must be legal, each as `A claim 1 5x2`."""
        for turn in turns:
            refused = self.try_to(turn)
            assert refused == "", f"{turn}: {refused}"
        return self

    def try_to(self, turn: str) -> str:
        """The id of the reason a choice is refused for; empty when it is taken."""
        refused = self.match.choose(SEATS.index(turn[0]), turn[2:])
        return refused.reason.id if refused else ""

    def rolling(self, *faces: int) -> Table:
        """Make the next dice show these faces."""
        throw(self.state, list(faces))
        return self

    # --- asking --------------------------------------------------------------------------------------------------

    @property
    def asked(self) -> str:
        return "".join(SEATS[seat] for seat in self.match.waiting)

    def codes(self, seat: str, start: str = "") -> list[str]:
        codes = self.match.decision(SEATS.index(seat)).codes()
        return [code for code in codes if code.startswith(start)]

    def why_not(self, seat: str, target: str) -> tuple[str, str]:
        """The reason's id and the rule it names."""
        refused = self.match.why_not(SEATS.index(seat), target)
        return (refused.reason.id, refused.rule) if refused else ("", "")

    def view(self, seat: str = "") -> CryptView:
        return self.match.view(SEATS.index(seat) if seat else -1)

    @property
    def crypt(self) -> str:
        """The Crypt as it is drawn in `position`."""
        return " ".join(draw_slot(self.state, slot) for slot in range(len(self.state.crypt)))

    def cards(self, seat: str) -> str:
        """A player's cards by type and value, marked as in `position`."""
        owned = [card for card in range(CARDS) if BIT[card] & self.state.owned[SEATS.index(seat)]]
        return " ".join(card_name(card) + marks(self.state, card) for card in owned)

    @property
    def dice(self) -> list[str]:
        """Each player's ready and exhausted dice."""
        return [f"{ready}+{spent}" for ready, spent in zip(self.state.ready, self.state.spent, strict=True)]

    def heard(self, seat: str = "", kind: str = "") -> list[str]:
        """The events a seat (or the spectators) heard, as the event's id and its numbers."""
        events = self.match.opening + [event for moment in self.match.history for event in moment.events]
        number = SEATS.index(seat) if seat else -1
        lines = [line(event) for event in events if event.heard_by(number)]
        return [line for line in lines if line.split()[0].startswith(kind)]


def line(event: Event) -> str:
    kind = CRYPT.events[event.kind]
    return " ".join([kind.id, *(fact(name, number) for name, number in zip(kind.facts, event.facts, strict=True))])


def fact(name: str, number: int) -> str:
    if name == "seat":
        return SEATS[number]
    if name == "treasure":
        return TREASURES[number]
    return str(number + 1 if name == "slot" else number)


def card_name(card: int) -> str:
    return f"{TREASURES[card // PER_TYPE]}:{CRYPT.rules.values[card]}"


def marks(state: Crypt, card: int) -> str:
    if BIT[card] & state.flipped:
        return "!"
    return "" if BIT[card] & state.public else "?"


def draw_slot(state: Crypt, slot: int) -> str:
    card = state.crypt[slot]
    if card == GONE:
        return "-"
    drawn = f"[{card_name(card)}]" if (state.down >> slot) & 1 else card_name(card)
    holder = state.holder[slot]
    if holder == NOBODY:
        return drawn
    return f"{drawn}={SEATS[holder] if holder < state.seats else 'G'}{state.effort[slot]}x{state.dice[slot]}"


# --- building --------------------------------------------------------------------------------------------------------


def position(
    crypt: str = "",
    *,
    seats: int = 2,
    phase: str = "claim",
    turn: int = 0,
    leader: str = "A",
    ready: str = "",
    spent: str = "",
    sides: str = "",
    deck: str | None = None,
    rolls: str = "",
    options: dict[str, str] | None = None,
    A: str = "",
    B: str = "",
    C: str = "",
    D: str = "",
) -> Table:
    """A table carried on from the given phase (`reveal`, `pottery`, `claim` or `collect`) to its next question.

    `rolls` are the dice on the way there, `sides` the Collectors that lie on side B, `deck` the cards to come, the next
    one first; without it another whole round lies ready. All other cards are discarded, so that nothing is lost.
    """
    setup = Setup(seats, "a fixed seed", {"first": "seat-a", **(options or {})})
    state = CRYPT.new(setup)
    rest = clear_table(state)
    state.leader = SEATS.index(leader) if leader != "G" else 1
    state.sides = sum(BIT[TREASURES.index(name)] for name in sides.split())
    lay_crypt(state, crypt, rest)
    for seat, cards in enumerate([A, B, C, D][:seats]):
        give(state, seat, cards, rest)
    stack_deck(state, deck, rest)
    sent = [sum(d for d, h in zip(state.dice, state.holder, strict=True) if h == s) for s in range(seats)]
    state.spent = row_of([int(number) for number in spent.split()] or [0] * seats)
    left = [3 - sent[seat] - state.spent[seat] for seat in range(seats)]
    state.ready = row_of([int(number) for number in ready.split()] or left)
    begin(state, phase, turn)
    throw(state, [int(face) for face in rolls.split()])
    state.events, state.barrier = [], False
    settle(state)
    return Table(state, setup)


def clear_table(state: Crypt) -> list[int]:
    """Take every card of the deck in hand."""
    rest = sorted([*state.deck, *state.crypt])
    state.deck, state.crypt = (), row_of([])
    state.down = state.public = 0
    state.round = 1
    return rest


def pick(rest: list[int], treasure: str, value: int) -> int:
    kind = TREASURES.index(treasure)
    found = [card for card in rest if card // PER_TYPE == kind and CRYPT.rules.values[card] == value]
    assert found, f"no {treasure} worth {value} is left in this box"
    rest.remove(found[0])
    return found[0]


def lay_crypt(state: Crypt, crypt: str, rest: list[int]) -> None:
    for slot, drawn in enumerate(crypt.split()):
        found = SLOT.fullmatch(drawn)
        if found is None:
            assert drawn == "-", f"cannot read the slot {drawn}"
            state.down |= BIT[slot]
            lay(state, slot, GONE, NOBODY, 0, 0)
            continue
        covered, treasure, value, holder, effort, dice = found.groups()
        card = pick(rest, treasure, int(value))
        if covered:
            state.down |= BIT[slot]
        else:
            state.public |= BIT[card]
        seat = NOBODY if not holder else 1 if holder == "G" else SEATS.index(holder)
        lay(state, slot, card, seat, int(effort or 0), int(dice or 0))


def lay(state: Crypt, slot: int, card: int, holder: int, effort: int, dice: int) -> None:
    state.crypt = row_of([*state.crypt, card])
    if slot == len(state.holder):  # a Crypt wider than the box lays out
        state.holder = row_of([*state.holder, NOBODY])
        state.effort = row_of([*state.effort, 0])
        state.dice = row_of([*state.dice, 0])
    state.holder[slot], state.effort[slot], state.dice[slot] = holder, effort, dice


def give(state: Crypt, seat: int, cards: str, rest: list[int]) -> None:
    for treasure, value, mark in OWNED.findall(cards):
        card = pick(rest, treasure, int(value))
        state.owned[seat] |= BIT[card]
        if "?" in mark:
            state.known[seat] |= BIT[card]
        else:
            state.public |= BIT[card]
        if "!" in mark:
            state.flipped |= BIT[card]


def stack_deck(state: Crypt, deck: str | None, rest: list[int]) -> None:
    per_round = state.rules.face_up[state.seats] + state.rules.face_down[state.seats]
    if deck is None:
        state.deck = tuple(rest.pop() for _ in range(per_round))
    else:
        state.deck = tuple([pick(rest, treasure, int(value)) for treasure, value, _ in OWNED.findall(deck)][::-1])
    state.discards = sum(BIT[card] for card in rest)
    state.public |= state.discards


def begin(state: Crypt, phase: str, turn: int) -> None:
    """Put the frames of that phase on the stack; Collect begins when every turn of Claim is over."""
    frame = Round()
    frame.phase = {"reveal": 0, "pottery": 1, "claim": 2, "collect": 2}[phase]
    stack: list[Frame[Any]] = [ROUNDS, frame]
    state.stack = stack
    if phase == "pottery":
        begin_window(state)
    elif phase in ("claim", "collect"):
        claim = Claim()
        claim.turn = turn if phase == "claim" else turns(state)
        claim.placed = 0
        state.push(claim)


def throw(state: Crypt, faces: list[int]) -> None:
    """Make the next dice show these faces."""
    state.chance.pool = bytes(BLOCK - len(faces)) + bytes(face - 1 for face in faces)
    state.chance.at = BLOCK - len(faces)

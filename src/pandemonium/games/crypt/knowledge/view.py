"""What one seat may know of a Crypt game, built from nothing. Types are public, values only where they were seen."""

from __future__ import annotations

from msgspec import Struct

from pandemonium.engine.bits import BIT, members
from pandemonium.engine.seats import first_seat
from pandemonium.engine.state import SPECTATOR, Frame, Seat
from pandemonium.games.crypt.data.names import TREASURES
from pandemonium.games.crypt.rules import question
from pandemonium.games.crypt.rules.claim import Claim, actor, turns
from pandemonium.games.crypt.rules.figures import CARDS, PER_TYPE, TYPES
from pandemonium.games.crypt.rules.state import EFFORTS, GONE, Crypt

UNSEEN = 0
"""The value of a card the seat has not seen."""

GHOST_HOLDS = "ghost"

PHASES = {question.POTTERY: "pottery", question.REROLL: "collect"}
"""By question; the others are those of the Claim phase."""


class SlotView(Struct, frozen=True):
    """A card in the Crypt. `holder` is a seat's number, `ghost`, or empty."""

    slot: int
    treasure: str
    value: int
    face_down: bool
    holder: str
    effort: int
    dice: int
    gone: bool = False


class CardView(Struct, frozen=True):
    """A collected or discarded card."""

    value: int
    flipped: bool = False


class ColumnView(Struct, frozen=True):
    """The cards of one type: those seen from low to high, then those unseen."""

    treasure: str
    cards: list[CardView]


class PlayerView(Struct, frozen=True):
    seat: int
    ready: int
    spent: int
    sent: int
    columns: list[ColumnView]
    won_race: bool
    failed: list[int]  # efforts of dice that failed and may still be re-rolled
    asked: bool


class CryptView(Struct, frozen=True):
    seat: int
    seats: int
    round: int
    rounds: int
    phase: str  # pottery, claim, collect or over
    turn_order: list[str]  # of the Claim phase: seat numbers, or ghost
    turn: int  # place in turn_order; -1 outside the Claim phase
    question: int  # the number of what is asked; -1 when the game is over
    depth: int  # of paragraphs that wait for each other
    placed: list[int]  # the slots taken in the present turn
    leader: str
    lights_out: str
    sides: dict[str, str]
    memory: bool
    own_dice: int
    payable: list[int]  # the viewer's cards that can still pay for an ability, by number
    deck: int
    deck_top: str  # the type on the back of the next card
    crypt: list[SlotView]
    players: list[PlayerView]
    discards: list[ColumnView]
    scores: list[int]
    ties: list[int]
    tie_faces: list[list[int]]  # by seat: the dice that broke a tie
    winners: list[int]


def view(state: Crypt, seat: Seat) -> CryptView:
    over = not state.stack
    order = [who(state, actor(state, turn)) for turn in range(turns(state))]
    per_round = state.rules.face_up[state.seats] + state.rules.face_down[state.seats]
    return CryptView(
        seat=seat,
        seats=state.seats,
        round=state.round,
        rounds=state.round + len(state.deck) // per_round,
        phase=phase(state),
        turn_order=order,
        turn=claim_turn(state),
        question=-1 if over else asking(state).question(state),
        depth=len(state.stack),
        placed=placed(state),
        leader=order[0],
        lights_out=order[-1],
        sides={treasure: "b" if state.side_b(kind) else "a" for kind, treasure in enumerate(TREASURES)},
        memory=state.memory,
        own_dice=state.own_dice,
        payable=[] if seat == SPECTATOR else members(state.owned[seat] & ~state.flipped),
        deck=len(state.deck),
        deck_top=TREASURES[state.deck[-1] // PER_TYPE] if state.deck else "",
        crypt=[slot_view(state, seat, slot) for slot in range(len(state.crypt))],
        players=[player_view(state, seat, player) for player in range(state.seats)],
        discards=columns(state, state.discards, shown_discards(state)),
        scores=list(state.scores) if over else [],
        ties=list(state.ties) if over else [],
        tie_faces=[digits(faces) for faces in state.tie_faces] if over else [],
        winners=[player for player in range(state.seats) if over and (state.winners >> player) & 1],
    )


def digits(faces: int) -> list[int]:
    return [int(face) for face in str(faces)] if faces else []


def who(state: Crypt, player: int) -> str:
    return str(player) if player < state.seats else GHOST_HOLDS


def phase(state: Crypt) -> str:
    return PHASES.get(asking(state).question(state), "claim") if state.stack else "over"


def claim_turn(state: Crypt) -> int:
    frame = asking(state) if state.stack else None
    return frame.turn if isinstance(frame, Claim) else -1


def placed(state: Crypt) -> list[int]:
    frame = asking(state) if state.stack else None
    return members(frame.placed) if isinstance(frame, Claim) else []


def asking(state: Crypt) -> Frame[Crypt]:
    """The frame that waits; seats are asked one after another."""
    return state.asking(first_seat(state.asked))


def seen_by(state: Crypt, seat: Seat) -> int:
    """The cards whose values this seat has seen, with perfect memory."""
    return state.public if seat == SPECTATOR else state.public | state.known[seat]


def slot_view(state: Crypt, seat: Seat, slot: int) -> SlotView:
    card = state.crypt[slot]
    face_down = (state.down >> slot) & 1 == 1
    if card == GONE:
        return SlotView(slot, "", UNSEEN, face_down, "", 0, 0, gone=True)
    holder = state.holder[slot]
    return SlotView(
        slot=slot,
        treasure=TREASURES[card // PER_TYPE],
        value=state.rules.values[card] if BIT[card] & seen_by(state, seat) else UNSEEN,
        face_down=face_down,
        holder="" if holder < 0 else who(state, holder),
        effort=state.effort[slot],
        dice=state.dice[slot],
    )


def player_view(state: Crypt, seat: Seat, player: Seat) -> PlayerView:
    return PlayerView(
        seat=player,
        ready=state.ready[player],
        spent=state.spent[player],
        sent=sum(dice for dice, holder in zip(state.dice, state.holder, strict=True) if holder == player),
        columns=columns(state, state.owned[player], shown_of(state, seat, player)),
        won_race=(state.race_winners >> player) & 1 == 1,
        failed=[effort for effort in range(EFFORTS) for _ in range(state.failed[player * EFFORTS + effort])],
        asked=(state.asked >> player) & 1 == 1,
    )


def shown_of(state: Crypt, seat: Seat, player: Seat) -> int:
    """The cards of a player that lie readable before this seat. One's own are always; memory mode hides the others'."""
    if not state.stack or seat == player:
        return (1 << CARDS) - 1
    return state.flipped if state.memory else seen_by(state, seat)


def shown_discards(state: Crypt) -> int:
    """The solo player may read the discards that lay open (CRY-1.6.7); in memory mode others may not."""
    return state.public if state.solo or not state.memory or not state.stack else 0


def columns(state: Crypt, cards: int, shown: int) -> list[ColumnView]:
    """Cards by type in an order that tells nothing: seen ones by value, unseen ones last."""
    by_kind: list[list[int]] = [[] for _ in range(TYPES)]
    for card in members(cards):
        by_kind[card // PER_TYPE].append(card)
    return [ColumnView(TREASURES[kind], in_column(state, mine, shown)) for kind, mine in enumerate(by_kind)]


def in_column(state: Crypt, cards: list[int], shown: int) -> list[CardView]:
    seen = [CardView(state.rules.values[card], BIT[card] & state.flipped != 0) for card in cards if BIT[card] & shown]
    seen.sort(key=lambda card: (card.value, card.flipped))
    return seen + [CardView(UNSEEN)] * (len(cards) - len(seen))

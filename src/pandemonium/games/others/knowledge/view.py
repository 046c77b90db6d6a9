"""What a seat may know (OTH-6.3, OTH-TB-14 to OTH-TB-16), built from nothing: the city, the heroes, the Sin, the story.

Things are numbers, as in the rules; `data/names.py` names them. Hero seats and those who watch see the same.
"""

from __future__ import annotations

from msgspec import Struct

from pandemonium.engine.bits import members
from pandemonium.engine.state import Seat
from pandemonium.games.others.knowledge.encode_paragraph import NONE, in_hand
from pandemonium.games.others.knowledge.hero import HeroView, SquadView, heroes, squad
from pandemonium.games.others.knowledge.roll import RollView, concerned, prospects, underway
from pandemonium.games.others.knowledge.sin import SinView, sin_view
from pandemonium.games.others.knowledge.space import SpaceView, by_kind, face_down, spaces
from pandemonium.games.others.knowledge.story import StoryView, TurnView, story_view, turn_view
from pandemonium.games.others.rules.figures import KINDS, NOTHING, TOKENS
from pandemonium.games.others.rules.state import Others
from pandemonium.games.others.rules.tasks import Placing


class PilesView(Struct, frozen=True):
    """Piles, all of them open to everybody (OTH-R51)."""

    dead: list[int]  # the dead pool, by kind of monster
    outside: list[int]  # not in play
    gone: list[int]  # out of the game
    supply: list[int]  # exploration tokens, by kind
    face_down: list[int]  # the lot that lies face down in the city, by kind
    boxed: int  # Innocents killed or delivered
    upgrades: list[int]  # Available
    upgrade_deck: int
    upgrades_under: list[int]  # put under the deck in the open, the nearest first
    marked: list[int]  # upgrades used for this round


class OthersView(Struct, frozen=True):
    seat: int
    seats: int
    over: bool
    heroes_won: bool
    adventure: int
    map: int
    count: int  # N: heroes on the board
    teach: bool
    spaces: list[SpaceView]
    heroes: list[HeroView]  # by slot
    squad: list[SquadView]
    mole: list[int]  # Attack, Armour and number of the hero who defected; empty while there is none
    sin: SinView
    story: StoryView
    turn: TurnView
    piles: PilesView
    votes: list[int]  # of the open ballot, by seat; NOTHING where none is given
    earlier: list[int]  # of the ballot before, where a second one is open
    concerned: int  # the slot of the hero that is asked about; NOBODY
    roll: RollView | None  # that is going on
    prospects: list[RollView]  # what the active hero could begin, while he is asked for his turn
    asked: list[int]
    question: int  # the number of what is asked; NOTHING when the game is over
    depth: int  # of paragraphs that wait for each other
    numbers: tuple[int, int, int, int, int]  # what the paragraph that waits counts with
    used: list[int]  # spaces where the running task has placed a token


def view(state: Others, seat: Seat) -> OthersView:
    over = not state.stack
    frame = state.stack[-1] if state.stack else None
    return OthersView(
        seat=seat,
        seats=state.seats,
        over=over,
        heroes_won=over and state.heroes_won,
        adventure=state.adventure,
        map=state.map,
        count=state.heroes,
        teach=state.teach,
        spaces=spaces(state),
        heroes=heroes(state),
        squad=squad(state, seat),
        mole=state.mole[:],
        sin=sin_view(state, seat),
        story=story_view(state),
        turn=turn_view(state),
        piles=piles(state),
        votes=state.votes[:],
        earlier=state.earlier[:],
        concerned=concerned(state),
        roll=underway(state),
        prospects=prospects(state),
        asked=members(state.asked),
        question=NOTHING if frame is None else frame.question(state),
        depth=len(state.stack),
        numbers=NONE if frame is None else in_hand(frame),
        used=members(frame.used) if isinstance(frame, Placing) else [],
    )


def piles(state: Others) -> PilesView:
    return PilesView(
        dead=by_kind(state.dead, KINDS),
        outside=by_kind(state.outside, KINDS),
        gone=by_kind(state.gone, KINDS),
        supply=by_kind(state.supply, TOKENS),
        face_down=face_down(state),
        boxed=state.boxed,
        upgrades=members(state.pool),
        upgrade_deck=len(state.deck),
        upgrades_under=state.deck[len(state.deck) - state.known_under :],
        marked=members(state.marked),
    )

"""A kingdom as everybody sees it (DWD-1.0.5), and what lies behind its walls where the viewer may look."""

from __future__ import annotations

from msgspec import Struct

from pandemonium.engine.bits import BIT
from pandemonium.games.deal.data.names import COURTIERS, MARKS, STOCKS, TILES
from pandemonium.games.deal.knowledge.inquiry import AnswersView, answers
from pandemonium.games.deal.knowledge.moment import answers_open, is_over, plans
from pandemonium.games.deal.knowledge.plan import HALVES, PlanView, closed_plan
from pandemonium.games.deal.rules import figures
from pandemonium.games.deal.rules.fields import NOBODY, SOURCES
from pandemonium.games.deal.rules.figures import SEATS
from pandemonium.games.deal.rules.routing import CULTIST, DEVIL
from pandemonium.games.deal.rules.state import Deal

UNKNOWN = -1
COURTIER_PLACES = ("fresh", "used", "walls", "not-won")


class Walls(Struct, frozen=True):
    """What lies behind the walls."""

    stock: list[int]  # wood, stone, grain, marble, glass, coins
    clean: int  # pieces of soul
    marked: int
    hand: list[int]  # buildings
    events: list[int]  # event cards


class EventPlayed(Struct, frozen=True):
    round: int
    card: int
    half: str


class KingdomView(Struct, frozen=True):
    seat: int
    side: int
    mark: str  # "" where the viewer does not know
    reputation: int
    angel: int
    devil: int
    indulgences: int  # UNKNOWN where they may lie in chests
    guests: int
    debt: int
    interest: int
    score: int
    tally: list[int]  # in the order of `fields.FROM_EFFECTS` and on
    built: list[int]
    tucked: int  # NOTHING for none
    tiles: list[int]  # by tile: 0 unearned, a space from 1 to 4, -1 thrown away
    banners: list[str]
    courtiers: dict[str, str]  # fresh, used, walls, not-won
    lost_tokens: int
    credit: int  # in the open question: 0, BORROWED, REPAID
    requests: list[str]
    hand: int  # buildings
    events: int  # event cards
    discards: int  # buildings laid away
    shown: list[int]  # hand buildings everybody saw
    played: list[EventPlayed]
    pieces_shown: list[int]  # in the inquisitions of rounds 3 and 5
    confessed: bool  # in round 2: is left alone in round 3
    plan: PlanView | None  # from the reveal on
    answers: AnswersView | None  # to inquisitors, once all have shown them
    guesses: list[int]  # of the devil, of the cultist: suspects or NOBODY; nothing before round 5's opening
    walls: Walls | None


def kingdom_view(state: Deal, viewer: int, seat: int) -> KingdomView:
    kingdom = state.kingdoms[seat]
    return KingdomView(
        seat=seat,
        side=kingdom.side,
        mark=known_mark(state, viewer, seat),
        reputation=kingdom.reputation,
        angel=kingdom.angel,
        devil=kingdom.devil,
        indulgences=known_indulgences(state, viewer, seat),
        guests=kingdom.guests,
        debt=kingdom.debt,
        interest=kingdom.interest,
        score=kingdom.score,
        tally=list(state.tally[seat * SOURCES : (seat + 1) * SOURCES]),
        built=list(kingdom.built),
        tucked=kingdom.tucked,
        tiles=list(state.tiles[seat * figures.TILES : (seat + 1) * figures.TILES]),
        banners=[tile for number, tile in enumerate(TILES) if kingdom.banners & BIT[number]],
        courtiers=courtiers(state, seat),
        lost_tokens=kingdom.councils,
        credit=kingdom.credit,
        requests=[stock for number, stock in enumerate(STOCKS) if kingdom.requests & BIT[number]],
        hand=len(kingdom.hand),
        events=event_count(state, seat),
        discards=len(kingdom.discards),
        shown=list(kingdom.shown),
        played=played(state, seat),
        pieces_shown=list(state.pieces_shown[seat * 2 : seat * 2 + 2]),
        confessed=state.confessed & BIT[seat] != 0,
        plan=closed_plan(state, seat) if state.revealed else None,
        answers=answers(state, seat) if answers_open(state) else None,
        guesses=guesses(state, seat) if state.open else [],
        walls=walls(state, seat) if viewer == seat or is_over(state) else None,
    )


def known_mark(state: Deal, viewer: int, seat: int) -> str:
    """The own mark, a role that was owned up to in round 3, and all of them from round 5's opening on (DWD-1.2.6)."""
    if (viewer == seat and state.mark[seat] >= 0) or state.open:
        return MARKS[state.mark[seat]]
    if state.owned[DEVIL] == seat:
        return MARKS[DEVIL]
    return MARKS[CULTIST] if state.owned[CULTIST] == seat else ""


def known_indulgences(state: Deal, viewer: int, seat: int) -> int:
    """Anybody can count them, unless they may change hands in chests (DWD-R36)."""
    hidden = state.indulgences_offered and viewer != seat and not is_over(state)
    return UNKNOWN if hidden else state.kingdoms[seat].indulgences


def courtiers(state: Deal, seat: int) -> dict[str, str]:
    first = seat * figures.COURTIERS
    return {name: COURTIER_PLACES[state.courtiers[first + number]] for number, name in enumerate(COURTIERS)}


def event_count(state: Deal, seat: int) -> int:
    """One more than was left from the round before, while the seat plans: whether one is dropped yet is a secret."""
    if not plans(state, seat):
        return len(state.kingdoms[seat].event_hand)
    return 1 if state.round == 1 or state.played[(state.round - 2) * SEATS + seat] else 2


def played(state: Deal, seat: int) -> list[EventPlayed]:
    rows = enumerate(state.played[seat::SEATS], 1)
    return [EventPlayed(round, row[0], HALVES[row[1]]) for round, row in rows if row]


def guesses(state: Deal, seat: int) -> list[int]:
    """Of both roles: a guess of round 3 that was locked, or a new one."""
    found = []
    for role in (DEVIL, CULTIST):
        locked = state.locked[role * SEATS + seat]
        found.append(state.guess[role * SEATS + seat] if locked == NOBODY else locked)
    return found


def walls(state: Deal, seat: int) -> Walls:
    first = seat * figures.STOCKS
    kingdom = state.kingdoms[seat]
    return Walls(
        stock=list(state.stock[first : first + figures.STOCKS]),
        clean=kingdom.clean,
        marked=kingdom.marked,
        hand=list(kingdom.hand),
        events=list(kingdom.event_hand),
    )

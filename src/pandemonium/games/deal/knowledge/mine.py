"""What a seat alone knows (DWD-6.2.2): its cards, chests and notes, and what it is about to choose."""

from __future__ import annotations

from msgspec import Struct

from pandemonium.engine.bits import members
from pandemonium.engine.row import row_of
from pandemonium.games.deal.knowledge.belief_roles import schedules_left
from pandemonium.games.deal.knowledge.encode_paragraph import NONE, in_hand
from pandemonium.games.deal.knowledge.inquiry import VERDICTS, AnswersView, answers
from pandemonium.games.deal.knowledge.moment import passed_on
from pandemonium.games.deal.knowledge.notebook import (
    ChestSeen,
    OwnChest,
    notebook,
    own_chest,
    own_chests,
)
from pandemonium.games.deal.knowledge.plan import PlanView, closed_plan, open_plan
from pandemonium.games.deal.rules.cards import Keep, Pass, neighbour
from pandemonium.games.deal.rules.fields import CONTENT, NOTHING, UNTAKEN
from pandemonium.games.deal.rules.figures import SEATS, STOCKS
from pandemonium.games.deal.rules.plan import Plan
from pandemonium.games.deal.rules.routing import CULTIST, DEVIL
from pandemonium.games.deal.rules.state import Deal

WISHES = ("devil", "cultist", "mortal", "none")


class RitualView(Struct, frozen=True):
    """What lies in the own chest of the ritual."""

    clean: int
    marked: int
    bribe: list[int]  # by stock
    devil: int  # suspects of guesses, or NOBODY
    cultist: int


class MineView(Struct, frozen=True):
    drawn: list[list[int]]  # by round: four buildings and an event card
    passed: list[list[int]]  # by round; nothing in round 1
    received: list[list[int]]
    discards: list[int]  # buildings
    dropped: list[int]  # event cards
    chests: list[ChestSeen]
    own_chests: list[OwnChest]
    schedules: list[int]  # of the 48 that are left
    chest: OwnChest  # of this round, as it was filled
    picked: list[int]  # cards to keep or to pass, or the event card to drop
    plan: PlanView | None
    pays: bool  # what can be paid in this round is paid without asking
    vote: int
    verdict: str
    ritual: RitualView
    locked: list[int]  # guesses of round 3 that stay: of the devil, of the cultist
    answers: AnswersView
    wanted: str
    avoided: str
    question: int  # the number of what this seat is asked; NOTHING where it is not
    numbers: tuple[int, int, int]  # what the paragraph that asks it counts with


def mine_view(state: Deal, seat: int) -> MineView:
    frame = state.asking(seat) if (state.asked >> seat) & 1 else None
    kingdom = state.kingdoms[seat]
    return MineView(
        drawn=[list(row) for row in state.drawn[seat::SEATS]],
        passed=[list(row) for row in state.passed[seat::SEATS][: state.round]],
        received=[list(received(state, round, seat)) for round in range(1, passed_on(state) + 1)],
        discards=list(kingdom.discards),
        dropped=list(kingdom.dropped),
        chests=notebook(state, seat) if state.mark[seat] != NOTHING else [],
        own_chests=own_chests(state, seat),
        schedules=members(schedules_left(state, seat)) if state.mark[seat] != NOTHING else [],
        chest=chest_now(state, seat),
        picked=picked(state, seat),
        plan=own_plan(state, seat),
        pays=state.passes[seat] != 0,
        vote=kingdom.vote,
        verdict=VERDICTS[kingdom.verdict],
        ritual=ritual(state, seat),
        locked=[state.locked[role * SEATS + seat] for role in (DEVIL, CULTIST)],
        answers=answers(state, seat),
        wanted=WISHES[kingdom.wanted] if kingdom.wanted >= 0 else "",
        avoided=WISHES[kingdom.avoided] if kingdom.avoided >= 0 else "",
        question=NOTHING if frame is None else frame.question(state),
        numbers=NONE if frame is None else in_hand(frame),
    )


def received(state: Deal, round: int, seat: int) -> tuple[int, ...]:
    giver = next(other for other in range(SEATS) if neighbour(round, other) == seat)
    return state.passed[(round - 1) * SEATS + giver]


def chest_now(state: Deal, seat: int) -> OwnChest:
    """Whether it is sold the owner learns when it comes back."""
    content = state.offer[seat * CONTENT : (seat + 1) * CONTENT]
    return own_chest(state.round, row_of([*content, state.kingdoms[seat].price, UNTAKEN, 0, 0]))


def picked(state: Deal, seat: int) -> list[int]:
    """Small choices among cards that can still be taken back."""
    frame = state.asking(seat) if (state.asked >> seat) & 1 else None
    if isinstance(frame, Keep):
        return [frame.card] if frame.card != NOTHING else []
    if isinstance(frame, Pass):
        return [card for card in (frame.first, frame.second) if card != NOTHING]
    if isinstance(frame, Plan):
        return [frame.dropped] if frame.dropped != NOTHING else []
    return []


def own_plan(state: Deal, seat: int) -> PlanView | None:
    frame = state.asking(seat) if (state.asked >> seat) & 1 else None
    return open_plan(state, frame) if isinstance(frame, Plan) else closed_plan(state, seat)


def ritual(state: Deal, seat: int) -> RitualView:
    kingdom = state.kingdoms[seat]
    return RitualView(
        clean=kingdom.ritual_clean,
        marked=kingdom.ritual_marked,
        bribe=list(state.bribe[seat * STOCKS : (seat + 1) * STOCKS]),
        devil=state.guess[DEVIL * SEATS + seat],
        cultist=state.guess[CULTIST * SEATS + seat],
    )

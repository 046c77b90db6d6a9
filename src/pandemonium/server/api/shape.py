"""The shapes of the JSON interface: what comes in, checked, and what goes out, with every sentence already made."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct, field

from pandemonium.engine.decision import Decision
from pandemonium.engine.game import Option
from pandemonium.engine.halves import HALF_PATTERN, HASH_PATTERN, Halves
from pandemonium.engine.result import Result
from pandemonium.engine.saga import Chapter
from pandemonium.engine.seats import LETTERS
from pandemonium.engine.text import Text
from pandemonium.server.log_pages import left_out, newest
from pandemonium.server.model import (
    ChatLine,
    LogLine,
    Pact,
    Preferences,
    RematchModel,
    SeatModel,
    SeatPlan,
    Status,
    TableModel,
)

Number = Annotated[int, Meta(ge=0, le=1_000_000, description="The table's number as the sender last saw it")]
Key = Annotated[str, Meta(max_length=64, description="The sender's own id of this request: a repeat is harmless")]
Code = Annotated[str, Meta(min_length=1, max_length=80, description="A choice's code, as offered")]
Half = Annotated[str, Meta(pattern=HALF_PATTERN, description="Half of a seed: 16 bytes in hexadecimal")]
Hash = Annotated[
    str, Meta(pattern=HASH_PATTERN, description="SHA-256 of the 32 digits of the caller's half of the seed")
]
NameText = Annotated[str, Meta(max_length=80)]


class NewGuest(Struct, frozen=True):
    name: NameText = ""
    preferences: Preferences | None = None


class Guest(Struct, frozen=True):
    """A guest; the token is told only to whoever made them."""

    id: str
    name: str
    preferences: Preferences
    token: str = ""


class NewName(Struct, frozen=True):
    name: NameText


class NewTable(Struct, frozen=True):
    game: Annotated[str, Meta(max_length=64)]
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=8)]
    options: Annotated[dict[str, str], Meta(max_length=40)] = {}
    public: bool = False
    pact: Pact = field(default_factory=Pact)
    hash: Hash | None = None
    pack: Annotated[str, Meta(max_length=64)] = ""  # of data the caller brought: their digest


class TableId(Struct, frozen=True):
    id: str


class Link(Struct, frozen=True):
    """A seat's link: the path as handed out, or its last part."""

    link: Annotated[str, Meta(min_length=1, max_length=200)]
    hash: Hash | None = None


class HalfTold(Struct, frozen=True):
    half: Half


class Choose(Struct, frozen=True):
    number: Number
    code: Code
    key: Key = ""


class Undo(Struct, frozen=True):
    number: Number
    whole_turn: bool = False
    key: Key = ""


class RematchWish(Struct, frozen=True):
    """`keep` leaves everybody in their seat; it counts for whoever offers."""

    keep: bool = False
    sequel: Annotated[str, Meta(max_length=40)] = ""
    hash: Hash | None = None


class ChatText(Struct, frozen=True):
    """A line of one's own, or the code of a phrase of the game, which everybody reads in their own language."""

    text: Annotated[str, Meta(max_length=2000)] = ""
    phrase: Code | None = None


class BotLevel(Struct, frozen=True):
    level: Annotated[str, Meta(max_length=16)]


class GameShape(Struct, frozen=True):
    """A game one can open a table for."""

    id: str
    title: str
    seats: list[int]
    options: list[Option]
    levels: list[str]
    rules_version: int
    pack: str
    phrases: dict[str, str]  # what people can say by one press: codes and sentences


class AdvisedChoice(Struct, frozen=True):
    code: str
    behind: str  # how much less it is worth than the best, in words


class AdviceShape(Struct, frozen=True):
    """What a strong bot would choose, why in words, and the next best after it."""

    code: str
    reason: str
    candidates: list[AdvisedChoice]


class Reason(Struct, frozen=True):
    """Why not; an empty reason means that it can be chosen."""

    reason: str
    rule: str = ""


class OfferShape(Struct, frozen=True):
    code: str
    label: str
    element: str
    aside: bool


class DecisionShape(Struct, frozen=True):
    seat: int
    waiting: bool
    prompt: str
    offers: list[OfferShape]
    tip: str = ""  # what a learner's first question of its kind is about


class LineShape(Struct, frozen=True):
    label: str
    points: int


class ResultShape(Struct, frozen=True):
    """Scores and accounts seat by seat, none where the game has no points; all seats of a side win together."""

    scores: list[int]
    accounts: list[list[LineShape]]
    winners: list[int]
    rank: str = ""
    tie: str = ""


class SequelShape(Struct, frozen=True):
    """What may follow; `open` to the caller, or others choose."""

    id: str
    label: str
    options: dict[str, str]
    open: bool


class SagaShape(Struct, frozen=True):
    """The games a table belongs to: all chapters by id, those played, what may follow, and who has won them all."""

    order: list[str]
    played: list[Chapter]
    sequels: list[SequelShape]
    complete: str


class TableState(Struct, frozen=True):
    """A table as one seat may know it. `view` is the game's own description of what lies on it; before the game begins
    there is none, and `number` is -1. While it is `dealing`, all sit and tell the halves of the seed they promised. Of
    a long log it has the last page, the lines after entry `log_after`; -1 means all of them."""

    id: str
    game: str
    pack: str  # name and digest of the data it is played with
    number: int
    status: Status
    options: dict[str, str]
    seats: list[SeatModel]
    seat: int
    commitment: str
    view: Any
    decision: DecisionShape | None
    can_undo: bool
    log: list[LogLine]
    chat: list[ChatLine]
    hosting: bool = False
    dealing: bool = False
    seed: str = ""
    halves: Halves | None = None
    result: ResultShape | None = None
    pact: Pact = field(default_factory=Pact)
    public: bool = False
    watchers: int = 0
    deadline: str = ""
    ended: str = ""
    enders: list[int] = []
    chronicle: Any = None  # of a finished game: what its statistics keep, the game's own description
    saga: SagaShape | None = None
    rematch: RematchModel | None = None
    step: int = -1
    steps: int = 0
    log_after: int = -1


def table_state(model: TableModel, text: Text) -> TableState:
    """The model with its phrases said."""
    names = [who.name or LETTERS[who.seat] for who in model.seats]
    log = newest(model.log)
    return TableState(
        id=model.id,
        game=model.game,
        pack=model.definition.pack,
        number=model.number,
        status=model.status,
        options=model.options,
        seats=model.seats,
        seat=model.seat,
        commitment=model.commitment,
        view=model.view,
        decision=decision_shape(model.decision, text, names) if model.decision else None,
        can_undo=model.can_undo,
        log=log,
        chat=model.chat,
        hosting=model.hosting,
        dealing=model.dealing,
        seed=model.seed,
        halves=model.halves,
        result=result_shape(model.result, text, names) if model.result else None,
        pact=model.pact,
        public=model.public,
        watchers=model.watchers,
        deadline=model.deadline,
        ended=model.ended,
        enders=model.enders,
        chronicle=model.chronicle,
        saga=saga_shape(model, text, names),
        rematch=model.rematch,
        step=model.step,
        steps=model.steps,
        log_after=left_out(model.log, log),
    )


def saga_shape(model: TableModel, text: Text, names: list[str]) -> SagaShape | None:
    saga = model.saga
    if saga is None:
        return None
    follow = [
        SequelShape(one.id, text.say(one.says, names), one.options, one.id in model.sequels) for one in saga.sequels
    ]
    return SagaShape(list(saga.order), list(saga.played), follow, saga.complete)


def decision_shape(decision: Decision, text: Text, names: list[str]) -> DecisionShape:
    offers = [
        OfferShape(offer.code, text.say(offer.label, names), offer.element, offer.aside) for offer in decision.offers
    ]
    tip = text.say(decision.tip, names) if decision.tip else ""
    return DecisionShape(decision.seat, decision.waiting, text.say(decision.prompt, names), offers, tip)


def result_shape(result: Result, text: Text, names: list[str]) -> ResultShape:
    return ResultShape(
        scores=list(result.scores),
        accounts=[[LineShape(text.say(line.label, names), line.points) for line in lines] for lines in result.accounts],
        winners=list(result.winners),
        rank=text.say(result.rank, names) if result.rank else "",
        tie=text.say(result.tie, names) if result.tie else "",
    )

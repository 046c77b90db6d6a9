"""What the server says of a table: one model, made once per seat, for JSON, live updates and pages alike."""

from __future__ import annotations

from bisect import bisect_left
from typing import Annotated, Any, Final, Literal, TypeAlias

from msgspec import Meta, Struct, field

from pandemonium.drawing.beat import Beat
from pandemonium.engine.decision import Decision
from pandemonium.engine.game import Game
from pandemonium.engine.halves import Halves
from pandemonium.engine.result import Result
from pandemonium.engine.saga import Saga
from pandemonium.playing.advice import Advice
from pandemonium.playing.hindsight import Hindsight
from pandemonium.playing.lesson import Mark
from pandemonium.playing.review.figures import Review
from pandemonium.playing.review.telling import Told

SeatKind: TypeAlias = Literal["person", "open", "bot"]
Status: TypeAlias = Literal["waiting", "playing", "over", "closed"]
"""Waiting for people to sit down, at play, finished, or closed by its host before it began."""

Theme: TypeAlias = Literal["dark", "light", "contrast"]


class Preferences(Struct, frozen=True):
    """What a person chose for themselves."""

    language: Literal["en", "pl"] = "en"
    theme: Theme = "dark"
    motion: Literal["full", "quick", "none"] = "full"
    confirm: bool = True  # ask before a turn ends, also when ending it is the only choice left
    sound: bool = False
    keys: bool = True  # single keys act; some people dictate or lean on the keyboard


NOBODY: Final = "nobody"
"""The id of a stranger: somebody who only looks, and of whom nothing is kept."""


class User(Struct, frozen=True):
    """A person: a guest with a name and no password."""

    id: str
    name: str
    preferences: Preferences
    banned: bool = False  # by the host


Tempo: TypeAlias = Literal["live", "relaxed", "mail"]
LONGEST_LIMIT = 2_592_000
"""A month, in seconds."""


class Pact(Struct, frozen=True):
    """How a table is played, as whoever opens it chose."""

    tempo: Tempo = "live"
    limit: Annotated[int, Meta(ge=0, le=LONGEST_LIMIT)] = 0  # seconds for each question; 0 is no limit
    watching: bool = True  # whoever has the address may watch


class SeatPlan(Struct, frozen=True):
    """Who shall sit in a seat of a new table."""

    kind: SeatKind
    level: str = ""  # of a bot


class SeatModel(Struct, frozen=True):
    """Who sits in a seat."""

    seat: int
    kind: SeatKind
    name: str
    level: str = ""
    you: bool = False
    online: bool = False
    waiting: bool = False  # the game waits for this seat
    link: str = ""  # path that takes this open seat; only for those who may hand it out
    left: bool = False  # a bot plays here in the viewer's place, who may take the seat back
    role: str = ""  # what the seat is in the game, by id; empty where all are alike
    side: str = ""  # whom it wins with; empty where it plays for itself
    hash: str = ""  # of the half of the seed it promised before the start


class LogLine(Struct, frozen=True):
    """One sentence of the log, numbered by what this seat could notice.

    `fresh` lines came after the viewer's last choice; `to_you` is what was done to them; `alone` what came of their
    only choice, which was taken for them; with `begins` a turn begins; `beat` is how it is shown.
    """

    number: int
    text: str
    seat: int = -1
    undone: bool = False
    fresh: bool = False
    to_you: bool = False
    alone: bool = False
    begins: bool = False
    beat: Beat = field(default_factory=Beat)


class ChatLine(Struct, frozen=True):
    name: str
    text: str
    seat: int
    at: str
    id: int = 0


class Step(Struct, frozen=True):
    """One thing that happened in a finished game: a sentence, whose choice it came of, and in what part of the game."""

    text: str
    seat: int = -1
    chapter: str = ""


class Course(Struct, frozen=True):
    """A finished game from beginning to end, as one seat (or those who watch, -1) saw it."""

    steps: tuple[Step, ...]
    eyes: int


class Coaching(Struct, frozen=True):
    """Where a learner is in a lesson: the marks from here to the next choice, and the choices that lead on."""

    stretch: int  # so many choices were made: another stretch, other marks
    marks: tuple[Mark, ...]
    accepted: list[str]
    first: int  # the place of the first of those marks among all of them
    all: int
    lesson: int = 1  # its number
    next: int = 0  # the lesson after it; 0 where there is none


class RematchModel(Struct, frozen=True):
    """A rematch that was offered: its table, and seat by seat `yes`, `no` or, where there is no answer, nothing."""

    table: str
    answers: list[str]


class ReviewModel(Struct, frozen=True):
    """Where a finished game was won and lost, and what is said of it; nothing before somebody asks."""

    review: Review | None = None
    told: list[Told] = []


class TableModel(Struct, frozen=True):
    """A table as one seat (or a spectator, seat -1) may know it."""

    id: str
    game: str
    definition: Game[Any, Any]  # that game with this table's own data
    number: int  # of what this seat could notice so far; -1 before the game begins
    status: Status
    options: dict[str, str]
    seats: list[SeatModel]
    seat: int
    commitment: str  # to the server's half of the seed
    view: Any  # the game's own view type; none before the game begins
    decision: Decision | None
    can_undo: bool
    log: list[LogLine]
    chat: list[ChatLine]
    since: int = 0  # of the log, the lines from this number on are news to the viewer: their beats come with the page
    hosting: bool = False  # the viewer opened this table
    dealing: bool = False  # all sit, and the game begins when their halves of the seed have come
    seed: str = ""  # revealed when the game is over
    halves: Halves | None = None  # and what it was made of
    result: Result | None = None
    hindsight: Hindsight = []  # of a finished game with secret roles: when they could have been known
    review: ReviewModel | None = None  # of a finished game that can be reviewed
    by_round: list[tuple[int, ...]] = []  # of a finished game: everybody's points round by round
    pact: Pact = field(default_factory=Pact)
    public: bool = False
    watchers: int = 0  # how many watch now
    deadline: str = ""  # when the clock answers for whoever has not; empty where there is no limit
    ended: str = ""  # how, where not by the rules: by `agreement`, without a winner
    enders: list[int] = []  # seats that want the game to end
    chronicle: Any = None  # of a finished game: what its statistics keep, the game's own type
    saga: Saga | None = None  # the games this one belongs to
    sequels: list[str] = []  # what the viewer may choose to follow, by id
    rematch: RematchModel | None = None
    advice: Advice | None = None  # what a bot would choose and why, where the viewer asked on this question
    step: int = -1  # in a replay: which step this is; -1 at a live table
    steps: int = 0
    course: Course | None = None
    outlined: bool = False  # a recorded step whose view this program can no longer draw
    coaching: Coaching | None = None  # at a lesson
    first: bool = False  # the viewer has a seat and has not chosen anything yet
    device: list[int] = []  # the seats of those who take turns at the viewer's device; none where one plays alone

    def log_since(self, number: int) -> list[LogLine]:
        """The lines of the log from that number on, but for what was taken back."""
        first = bisect_left(self.log, number, key=lambda line: line.number)
        return [line for line in self.log[first:] if not line.undone]

    @property
    def curtained(self) -> bool:
        """Nobody is before the curtain of a shared device."""
        return bool(self.device) and self.status == "playing" and self.seat < 0


class Invitation(Struct, frozen=True):
    """What a seat's link leads to."""

    id: str
    game: Game[Any, Any]
    options: dict[str, str]
    status: Status
    host: str
    seats: list[SeatModel]
    seat: int
    free: bool
    yours: bool  # the visitor sits at this table
    pact: Pact
    public: bool


class Outcome(Struct, frozen=True):
    """How a finished game ended, seat by seat; no scores where the game has no points."""

    scores: list[int]
    winners: list[int]
    roles: list[str] = []  # what each seat was, by id; none where all are alike

    def place(self, seat: int) -> int:
        """1 for all winners; whoever did not win comes behind them, by points where there are any."""
        if seat in self.winners:
            return 1
        better = [other for other, points in enumerate(self.scores) if points > self.scores[seat]]
        return 1 + max(len({*better, *self.winners}), 1)


class Ended(Outcome, frozen=True):
    """The same with what only statistics read."""

    levels: list[str] = []  # of the bots in the seats; empty for people
    chronicle: Any = None  # what the game keeps of itself


class TableLine(Struct, frozen=True):
    """A table in the lobby."""

    id: str
    game: str
    status: Status
    seats: list[SeatModel]
    number: int
    updated: str = ""  # when anybody could last notice something there
    yours: bool = False
    your_turn: bool = False
    link: str = ""  # path that takes a free public seat
    outcome: Outcome | None = None  # of a finished game
    ended: str = ""  # how, where not by the rules


class Lobby(Struct, frozen=True):
    """`mine` are the caller's games still played, those that wait for them first, and `past` their finished ones."""

    open: list[TableLine] = field(default_factory=list)
    mine: list[TableLine] = field(default_factory=list)
    live: list[TableLine] = field(default_factory=list)
    past: list[TableLine] = field(default_factory=list)
    finished: list[TableLine] = field(default_factory=list)
    learned: list[str] = field(default_factory=list)  # the games of which one has finished a game or the lesson

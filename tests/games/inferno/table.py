"""An Inferno position written in words, and a table to play it at.

Hell is a picture of its shields, `1.3=brown 2.3=purple 3.3=petrified 4.1=pit`: a Soul in its own circle lies, any other
stands. A family is `family(home="noble urchin", tower="vescovo noble | bread", at="bank:noble", skulls="purple:2")`; a
Noble who is named nowhere is at home, an Urchin in the reserve. Florence has the HAYSTACK and BONFIRE in San Piero,
BANQUET and WALL in Duomo, BANK and MARKET in Scheraggio, COURTYARD and PALACE in Borgo.
"""

from __future__ import annotations

from typing import Any

from pandemonium.engine.bits import members
from pandemonium.engine.driver import legal
from pandemonium.engine.game import Setup
from pandemonium.engine.match import Match
from pandemonium.engine.row import row, row_of
from pandemonium.engine.state import Event, Frame
from pandemonium.games.inferno.data.names import BONUSES, QUARTERS, SINS, TRACKS
from pandemonium.games.inferno.knowledge.shield import ShieldView
from pandemonium.games.inferno.knowledge.view import InfernoView, PlayerView
from pandemonium.games.inferno.rules.figures import KINDS, PLAGUES
from pandemonium.games.inferno.rules.setup import lay_out
from pandemonium.games.inferno.rules.state import Inferno
from tests.games.inferno.building import (
    INFERNO,
    PLAIN,
    RULES,
    SHIELD,
    Family,
    begin,
    deal,
    family,
    lay_hell,
    place_dante,
    settle_family,
    stop,
)

__all__ = [
    "INFERNO",
    "RULES",
    "SEATS",
    "SHIELD",
    "Family",
    "Table",
    "family",
    "full",
    "position",
    "quarter_of",
    "shields",
    "stop",
]

SEATS = "ABCD"


class Position(Match[Inferno, InfernoView]):
    """A match that begins, and begins again after a take-back, in a position set up by hand."""

    def __init__(self, setup: Setup, start: Inferno) -> None:
        self.start = start
        super().__init__(INFERNO, setup)

    def fresh(self) -> Inferno:
        state = self.start.copy()
        state.events = self.start.events
        return state


class Table:
    """A match that can be asked and told things in the words of the rulebook."""

    def __init__(self, setup: Setup, start: Inferno) -> None:
        self.match = Position(setup, start)

    @property
    def state(self) -> Inferno:
        return self.match.state

    # --- telling -------------------------------------------------------------------------------------------------

    def play(self, *codes: str) -> Table:
        """Choices of whoever is asked, each of which must be offered."""
        for code in codes:
            assert code in self.codes(), f"{code} is not among {self.codes()}"
            assert self.match.choose(self.seat, code) is None
        return self

    def undo(self) -> Table:
        refused = self.match.undo(self.last_seat)
        assert refused is None, refused
        return self

    # --- asking --------------------------------------------------------------------------------------------------

    @property
    def seat(self) -> int:
        assert self.match.waiting, "the game is over"
        return self.match.waiting[0]

    @property
    def last_seat(self) -> int:
        return self.match.standing()[-1].entry.seat

    @property
    def asked(self) -> str:
        """Who is asked, and what about."""
        if self.match.over:
            return "over"
        return f"{SEATS[self.seat]} {INFERNO.prompt(self.state, self.seat).id.removeprefix('ask-')}"

    def codes(self, start: str = "") -> list[str]:
        """The offers that begin like this, the common beginning left out."""
        offers = [INFERNO.code(choice) for choice in legal(self.state, self.seat)] if self.state.stack else []
        return [code.removeprefix(start).strip() for code in offers if code.startswith(start)]

    def ends(self, soul: str) -> list[str]:
        """The shields where that Soul could end, without moving it."""
        twin = self.state.copy()
        choice = INFERNO.parse(soul)
        if choice is None or choice not in legal(twin, self.seat):
            return []
        twin.stack[-1].answer(twin, self.seat, choice)
        return [INFERNO.code(end).split()[1] for end in twin.stack[-1].options(twin, self.seat)]

    @property
    def view(self) -> InfernoView:
        return self.match.view(-1)

    def __getattr__(self, name: str) -> PlayerView:
        if len(name) == 1 and name in SEATS:
            seat = SEATS.index(name)
            return self.match.view(seat).players[seat]
        raise AttributeError(name)

    def shield(self, id: str) -> ShieldView:
        return next(shield for shield in self.view.shields if shield.id == id)

    def on(self, id: str) -> str:
        """What stands or lies on a shield: `brown`, `brown laid`, `pit`, `medusa`, nothing."""
        shield = self.shield(id)
        laid = " laid" if shield.laid else ""
        return (shield.sin or shield.guardian or shield.piece) + laid

    @property
    def graveyard(self) -> str:
        """Its Souls, from circle 1 down."""
        return " ".join(sin for sin, count in zip(SINS, self.view.graveyard, strict=True) for _ in range(count))

    def heard(self, kind: str = "") -> list[str]:
        """The events so far, as ids with their facts."""
        moments = [moment.events for moment in self.match.history if not moment.undone]
        lines = [line(event) for events in [self.match.opening, *moments] for event in events]
        return [line for line in lines if line.split()[0].startswith(kind)]


def line(event: Event) -> str:
    kind = INFERNO.events[event.kind]
    facts = [fact(name, number) for name, number in zip(kind.facts, event.facts, strict=True)]
    return " ".join([kind.id, *facts])


def fact(name: str, number: int) -> str:
    if name in ("seat", "owner"):
        return SEATS[number]
    told = INFERNO.fact(name, number)
    return str(getattr(told, "id", told))


# --- building --------------------------------------------------------------------------------------------------------


def position(
    hell: str = "",
    *,
    seats: int = 2,
    side: str = "",
    phase: str = "hell",
    quarter: str = "",
    turn: str = "A",
    guardians: str = "antaeus@9.1 minos@9.4",
    graveyard: str = "blue red",
    plague: str = "",
    dante: str | int = "",
    shortcuts: str = "",
    bonus: dict[str, str] | None = None,
    cubes: dict[str, int] | None = None,
    market: str = "",
    deck: str | None = None,
    trigger: str = "",
    ask: Frame[Any] | None = None,
    options: dict[str, str] | None = None,
    A: Family = PLAIN,
    B: Family = PLAIN,
    C: Family = PLAIN,
    D: Family = PLAIN,
) -> Table:
    """A table carried on from the given moment to its next question.

    `quarter` begins the Florence phase there, `ask` puts that frame's question, `phase="scoring"` begins the end.
    """
    setup = Setup(seats, "a fixed seed", {"first": "seat-a", **(options or {})})
    state = INFERNO.new(setup)
    lay_out(state)
    if side:
        state.board = RULES.side_a if side == "a" else RULES.side_b
    state.quarter_of = row_of([*range(KINDS), *range(KINDS)])
    state.palace, state.stalls = row(KINDS, seats), row(KINDS, seats)
    state.removed = row(2 * KINDS)
    state.turn = SEATS.index(turn)
    lay_hell(state, hell, guardians)
    for seat, pieces in enumerate([A, B, C, D][:seats]):
        settle_family(state, seat, pieces)
    for sin in graveyard.split():
        state.supply[SINS.index(sin) + 1] -= 1
        state.graveyard[SINS.index(sin) + 1] += 1
    order = [int(card) - 1 for card in plague.split()]
    state.plague = order + [card for card in range(PLAGUES) if card not in order]
    state.plague_used = 0
    state.bonus = row_of(RULES.printed)
    for sin, name in (bonus or {}).items():
        state.bonus[TRACKS.index(sin)] = BONUSES.index(name)
    for sin, value in (cubes or {}).items():
        state.cubes[TRACKS.index(sin)] = value
    deal(state, [A, B, C, D][:seats], market, deck)
    place_dante(state, dante, shortcuts)
    state.trigger = SEATS.index(trigger) if trigger else -1
    begin(state, phase, quarter, ask)
    return Table(setup, state)


def full(floor: int, *, but: int = 0, items: str = "noble noble noble bread cloth wine weapons") -> str:
    """Items for every space of a floor, or all but some."""
    return " ".join(items.split()[: RULES.floor_spaces[floor] - but])


def quarter_of(shield: str, side: str = "a") -> str:
    """The symbol of a shield."""
    board = RULES.side_a if side == "a" else RULES.side_b
    return QUARTERS[board.quarter[SHIELD[shield]]]


def shields(board_mask: int) -> list[str]:
    return [INFERNO.shields[shield] for shield in members(board_mask)]

"""Four people at a table of Deal with the Devil and somebody who watches, led to the question a test is about."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Literal, cast

import msgspec

from pandemonium.engine.chance import Chance, chance_from
from pandemonium.engine.driver import answers, legal
from pandemonium.engine.game import Setup
from pandemonium.engine.match import Match
from pandemonium.engine.registry import load_game
from pandemonium.engine.state import ASIDE, SPECTATOR, Choice, Seat
from pandemonium.games.deal.rules.choice import BUY_WING
from pandemonium.games.deal.rules.figures import SEATS
from pandemonium.games.deal.rules.state import Deal
from pandemonium.server.api.shape import table_state
from pandemonium.server.model import Preferences, SeatPlan, TableModel, User
from pandemonium.server.pages.regions import regions
from pandemonium.server.play.play import Play
from pandemonium.server.play.tables import Tables
from pandemonium.server.socket.line import Line
from pandemonium.server.words import words

PEOPLE: tuple[tuple[str, Literal["en", "pl"]], ...] = (("Ada", "en"), ("Bea", "pl"), ("Cyd", "en"), ("Dov", "pl"))
EVERYTHING_ON = dict.fromkeys(("wishes", "indulgences", "bribes", "jesters"), "yes")
ONLOOKERS = (SPECTATOR, 0, 1, 2, 3)
DealMatch = Match[Deal, Any]
Format = Literal["json", "html"]


class Four:
    """The people by seat; seat -1 watches."""

    def __init__(self, tables: Tables, people: list[User], watcher: User, id: str) -> None:
        self.tables = tables
        self.people = people
        self.watcher = watcher
        self.id = id

    def user(self, seat: Seat) -> User:
        return self.watcher if seat == SPECTATOR else self.people[seat]

    async def model(self, seat: Seat) -> TableModel:
        user = self.user(seat)
        model = await self.tables.table(user, self.id, language=user.preferences.language)
        assert model is not None
        return model

    async def choose(self, seat: Seat, code: str) -> None:
        number = (await self.model(seat)).number
        refused = await self.tables.choose(self.people[seat], self.id, number, code, "")
        assert refused is None, refused

    async def take_back(self, seat: Seat) -> None:
        number = (await self.model(seat)).number
        assert await self.tables.undo(self.people[seat], self.id, number, whole_turn=False) is None

    async def play(self, act: Callable[[Play], None]) -> None:
        """What all do in between, entered in one go."""
        assert await self.tables.ledger.attempt(self.id, act, None) is None

    async def match(self) -> DealMatch:
        async with self.tables.shelf.hold(self.id) as play:
            assert play is not None
            return play.on

    async def page(self, seat: Seat) -> tuple[bytes, dict[str, str]]:
        """Everything that somebody who loads the table now is sent: as data, and as a page."""
        user, model = self.user(seat), await self.model(seat)
        said = words(user.preferences.language, model.game)
        return msgspec.json.encode(table_state(model, said)), regions(model, user)


async def four_at_a_table(tables: Tables) -> Four:
    people = [(await tables.new_guest(name, Preferences(language=language)))[0] for name, language in PEOPLE]
    watcher = (await tables.new_guest("Eve"))[0]
    plans = [SeatPlan("person")] + [SeatPlan("open")] * (SEATS - 1)
    id = await tables.create(people[0], "deal", EVERYTHING_ON, plans, public=True)
    assert isinstance(id, str), id
    model = await tables.table(people[0], id, language="en")
    assert model is not None
    for seat, person in enumerate(people[1:], 1):
        assert await tables.join(person, model.seats[seat].link) == id
    four = Four(tables, people, watcher, id)
    for onlooker in ONLOOKERS:  # all are there, and seen to be
        await four.model(onlooker)
    return four


# --- the way to a question ---------------------------------------------------------------------------------------


def asked_of(match: DealMatch, seat: Seat) -> int:
    """The number of the question that is put to a seat."""
    return match.state.asking(seat).question(match.state)


def own_answers(match: DealMatch, seat: Seat) -> list[Choice]:
    """What a seat may choose in secret: no pool act, and no wing, which all see it buy."""
    return [choice for choice in answers(match.state, seat) if choice < ASIDE and choice != BUY_WING]


def any_choice(match: DealMatch, chance: Chance) -> tuple[Seat, Choice]:
    """Of anybody who is asked; pool acts now and then."""
    seat = match.waiting[chance.below(len(match.waiting))]
    found = own_answers(match, seat) or legal(match.state, seat)
    if chance.below(6) == 0:
        found = legal(match.state, seat)
    return seat, found[chance.below(len(found))]


@cache
def way_to(question: int, seed: str) -> list[tuple[Seat, Choice]]:
    """Choices of all, from the beginning, up to a moment at which several are asked this and one has a real choice."""
    for luck in range(100):
        tried: DealMatch = Match(load_game("deal"), Setup(SEATS, seed, EVERYTHING_ON))
        chance = chance_from(f"way {luck}")
        taken: list[tuple[Seat, Choice]] = []
        before = -1
        while not tried.over:
            now = asked_of(tried, tried.waiting[0])
            if now == question and before != now and len(tried.waiting) > 1 and chooser(tried) is not None:
                return taken
            before = now
            seat, choice = any_choice(tried, chance)
            tried.take(seat, choice)
            taken.append((seat, choice))
    raise AssertionError(f"question {question} never comes to several seats")


def chooser(match: DealMatch) -> Seat | None:
    """The first seat with more than one answer."""
    return next((seat for seat in match.waiting if len(own_answers(match, seat)) > 1), None)


async def lead_to(four: Four, question: int) -> Seat:
    """Up to that question; gives the seat that will act in secret."""
    way = way_to(question, (await four.match()).setup.seed)

    def walk(play: Play) -> None:
        for seat, choice in way:
            play.on.take(seat, choice)

    if way:
        await four.play(walk)
    seat = chooser(await four.match())
    assert seat is not None
    return seat


# --- what is heard ------------------------------------------------------------------------------------------------


class Ear:
    """The other end of a live line: what it was sent, message by message."""

    def __init__(self, four: Four, seat: Seat, format: Format) -> None:
        self.heard: list[str] = []
        self.line = Line(cast(Any, self), four.tables, four.user(seat), four.id, format)
        self.line.resend()

    async def send_text(self, text: str) -> None:
        self.heard.append(text)

    async def listen(self) -> None:
        """What the line would send after a ring of the bell."""
        async with self.line.tables.shelf.hold(self.line.id) as play:
            assert play is not None
            self.line.wanted = play.version
        message = await self.line.newest()
        if message is not None:
            await self.line.send(message)

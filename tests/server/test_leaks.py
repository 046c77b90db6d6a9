"""Nobody receives what their seat may not know: not in JSON, not live, not in the log, not by another's link."""

from __future__ import annotations

import msgspec
import pytest
from sqlalchemy import select

from pandemonium.engine.chance import chance_from
from pandemonium.engine.game import Setup
from pandemonium.engine.match import Match
from pandemonium.engine.registry import game_ids, load_game
from pandemonium.engine.state import SPECTATOR
from pandemonium.server.api.shape import table_state
from pandemonium.server.model import SeatPlan, TableModel
from pandemonium.server.play.showing import show
from pandemonium.server.play.tables import Tables
from pandemonium.server.storage.schema import seats
from pandemonium.server.words import words
from tests.server.people import Two, two_at_a_table

pytestmark = pytest.mark.anyio


def encoded(model: TableModel) -> bytes:
    return msgspec.json.encode(table_state(model, words("en", model.game)))


every_game = pytest.mark.parametrize("game", [id for id in game_ids() if 2 in load_game(id).seats])


async def played_a_while(tables: Tables, game: str, choices: int = 12) -> Two:
    two = await two_at_a_table(tables, game=game)
    for at in range(choices):
        _, model = await two.asked(tables)
        assert model.decision is not None
        await two.choose(tables, (at * 7) % len(model.decision.offers))
    return two


@every_game
async def test_no_seat_receives_the_seed_another_link_or_a_token_while_the_game_is_on(
    tables: Tables, game: str
) -> None:
    two = await played_a_while(tables, game)
    eve, token = await tables.new_guest("Eve")
    async with tables.shelf.hold(two.id) as play:
        assert play is not None
        seed = play.on.setup.seed
    for person in (*two.people, eve):
        model = await tables.table(person, two.id, language="en")
        assert model is not None
        sent = encoded(model).decode()
        assert seed not in sent
        assert token not in sent
        assert not any(user.id in sent for user in (*two.people, eve))


async def test_a_spectator_of_a_gathering_table_gets_no_link(tables: Tables) -> None:
    ada, eve = [(await tables.new_guest(name))[0] for name in ("Ada", "Eve")]
    id = await tables.create(ada, "crypt", {}, [SeatPlan("person"), SeatPlan("open")], public=False)
    assert isinstance(id, str)
    links = await tables.database.read(lambda c: list(c.scalars(select(seats.c.link).where(seats.c.link.is_not(None)))))
    seen = await tables.table(eve, id, language="en")
    assert seen is not None
    assert len(links) == 1
    assert len(links[0]) >= 22  # 128 bits in base 64
    assert links[0] not in encoded(seen).decode()
    assert links[0] not in str(await tables.lobby(eve))


@every_game
async def test_what_a_seat_is_sent_does_not_depend_on_what_it_cannot_know(tables: Tables, game: str) -> None:
    """Exchange everything hidden for another truth the seat could not tell apart: the same bytes are sent."""
    two = await played_a_while(tables, game)
    async with tables.shelf.hold(two.id) as play:
        assert play is not None
        rules, truth = play.on.game, play.on.state
        eve = (await tables.new_guest("Eve"))[0]
        for person, seat in ((two.people[0], 0), (two.people[1], 1), (eve, SPECTATOR)):
            before = encoded(show(play, person, language="en"))
            for seed in ("one", "two", "three"):
                play.on.state = rules.sample(truth, seat, chance_from(seed))
                assert encoded(show(play, person, language="en")) == before
            play.on.state = truth


def test_the_log_tells_a_face_down_cards_value_to_its_owner_alone() -> None:
    """A learned value is whispered: the sentences of the other seat and of spectators lack it."""
    game = load_game("crypt")
    for seed in range(40):
        match = Match(game, Setup(2, f"leak {seed}", {"first": "seat-a"}))
        while not match.over:
            seat = match.waiting[0]
            offers = match.decision(seat).codes()
            match.choose(seat, offers[seed % len(offers)])
        heard = {
            seat: [event for moment in match.history for event in moment.events if event.heard_by(seat)]
            for seat in (0, 1, SPECTATOR)
        }
        learned = [event for moment in match.history for event in moment.events if event.audience >= 0]
        for event in learned:
            assert sum(event in heard[seat] for seat in (0, 1)) == 1
            assert event not in heard[SPECTATOR]
        if learned:
            return
    raise AssertionError("no game with a secret was found")


def test_a_face_down_card_has_no_value_in_the_view() -> None:
    """The view says type and place of a hidden card, never its number."""
    game = load_game("crypt")
    match = Match(game, Setup(2, "hidden", {}))
    hidden = [slot for slot in match.view(SPECTATOR).crypt if slot.face_down]
    assert hidden
    assert all(slot.value == 0 for slot in hidden)

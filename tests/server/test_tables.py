"""What a person can do at a table, on both databases."""

from __future__ import annotations

import asyncio

import pytest
from msgspec.structs import replace

from pandemonium.engine.journal import read_journal, verify
from pandemonium.engine.registry import load_game
from pandemonium.engine.state import SPECTATOR
from pandemonium.server.model import Preferences, SeatPlan, TableModel
from pandemonium.server.play.replaying import OWN
from pandemonium.server.play.tables import Tables
from tests.server.people import Two, opened, reason, two_at_a_table

pytestmark = pytest.mark.anyio

HUMAN, OPEN, BOT = SeatPlan("person"), SeatPlan("open"), SeatPlan("bot", "random")


async def test_a_table_waits_until_the_last_seat_is_taken(tables: Tables) -> None:
    ada, _ = await tables.new_guest("Ada")
    id = await opened(tables, ada, [HUMAN, OPEN])
    waiting = await tables.table(ada, id, language="en")
    assert waiting is not None
    assert (waiting.status, waiting.decision, waiting.seat) == ("waiting", None, 0)
    assert reason(await tables.choose(ada, id, 0, "recover", "")) == "refused-waiting"
    bea, _ = await tables.new_guest("Bea")
    assert await tables.join(bea, waiting.seats[1].link) == id
    playing = await tables.table(bea, id, language="en")
    assert playing is not None
    assert (playing.status, playing.seat, [seat.name for seat in playing.seats]) == ("playing", 1, ["Ada", "Bea"])


async def test_a_seats_link_works_once(tables: Tables) -> None:
    ada, bea, eve = [(await tables.new_guest(name))[0] for name in ("Ada", "Bea", "Eve")]
    id = await opened(tables, ada, [HUMAN, OPEN])
    model = await tables.table(ada, id, language="en")
    assert model is not None
    link = model.seats[1].link
    assert reason(await tables.join(ada, link)) == "refused-already-seated"
    assert await tables.join(bea, link) == id
    assert reason(await tables.join(eve, link)) == "refused-link"


async def test_two_who_use_one_link_at_once_do_not_share_a_seat(tables: Tables) -> None:
    ada = (await tables.new_guest("Ada"))[0]
    others = [(await tables.new_guest(f"Guest {n}"))[0] for n in range(5)]
    id = await opened(tables, ada, [HUMAN, OPEN])
    model = await tables.table(ada, id, language="en")
    assert model is not None
    answers = await asyncio.gather(*(tables.join(other, model.seats[1].link) for other in others))
    assert sorted(isinstance(answer, str) for answer in answers) == [False, False, False, False, True]


async def test_a_whole_game_ends_with_its_seed_result_and_a_journal_that_verifies(tables: Tables) -> None:
    two = await two_at_a_table(tables)
    assert reason(await tables.journal(two.people[0], two.id)) == "refused-not-over"
    assert (await two.model(tables)).seed == ""
    taken = await two.play_out(tables)
    model = await two.model(tables)
    assert model.number == taken
    assert model.result is not None
    journal = await tables.journal(two.people[1], two.id)
    assert isinstance(journal, str)
    verified = verify(load_game("crypt"), read_journal(journal))
    assert tuple(verified.game.result(verified.state).scores) == model.result.scores
    assert verified.setup.seed == model.seed
    assert reason(await tables.choose(two.people[0], two.id, taken, "recover", "")) == "refused-over"


async def test_a_finished_game_replays_step_by_step(tables: Tables) -> None:
    two = await two_at_a_table(tables)
    assert await tables.replay(two.people[0], two.id, 0, language="en") is None
    taken = await two.play_out(tables)
    last = await replayed(tables, two, 1 << 20)
    assert last.step == last.steps > taken
    for step in (0, 3, last.steps):
        model = await replayed(tables, two, step)
        assert (model.step, model.steps, model.number) == (step, last.steps, step)
        assert (model.result is not None) == (step == last.steps)
    assert last.course is not None
    assert [step for step in last.course.steps if not step.text] == []
    assert [step.text for step in last.course.steps].count("Początek gry.") == 1


async def test_a_finished_game_is_seen_with_any_eyes(tables: Tables) -> None:
    two = await two_at_a_table(tables)
    await two.play_out(tables)
    async with tables.shelf.hold(two.id) as play:
        assert play is not None
        ended = play.on
    for eyes in (0, 1, -1):
        model = await replayed(tables, two, 1 << 20, eyes)
        assert (model.seat, model.view) == (eyes, ended.view(eyes))
    own, as_a = await replayed(tables, two, 5), await replayed(tables, two, 5, 0)
    assert (own.seat, own.view, own.course) == (as_a.seat, as_a.view, as_a.course)


async def replayed(tables: Tables, two: Two, step: int, eyes: int = OWN) -> TableModel:
    model = await tables.replay(two.people[0], two.id, step, eyes, language="pl")
    assert model is not None
    return model


async def test_a_choice_of_the_wrong_seat_or_a_stranger_changes_nothing(tables: Tables) -> None:
    two = await two_at_a_table(tables)
    seat, model = await two.asked(tables)
    assert model.decision is not None
    code = model.decision.offers[0].code
    stranger, _ = await tables.new_guest("Eve")
    assert reason(await tables.choose(stranger, two.id, 0, code, "")) == "refused-not-seated"
    assert reason(await tables.choose(two.people[1 - seat], two.id, 0, code, "")) == "why-not-your-turn"
    assert reason(await tables.choose(two.people[seat], two.id, 0, "undo", "")) == "refused-unknown"
    assert reason(await tables.choose(two.people[seat], "nosuchtable2", 0, code, "")) == "refused-no-table"
    assert (await two.model(tables)).number == 0


async def test_a_stale_number_is_refused_with_the_number_that_is(tables: Tables) -> None:
    two = await two_at_a_table(tables)
    seat, code = await two.choose(tables)
    refused = await tables.choose(two.people[seat], two.id, 0, code, "other")
    assert refused is not None
    assert (refused.reason.id, refused.reason.facts) == ("refused-stale", {"number": 1})


async def test_a_repeated_key_is_answered_as_before_and_taken_once(tables: Tables) -> None:
    two = await two_at_a_table(tables)
    seat, code = await two.choose(tables, key="one")
    assert await tables.choose(two.people[seat], two.id, 0, code, "one") is None
    again = Tables(tables.settings)
    assert await again.choose(two.people[seat], two.id, 0, code, "one") is None
    await again.database.stop()
    assert (await two.model(tables)).number == 1


async def test_the_same_choice_sent_ten_times_at_once_is_taken_once(tables: Tables) -> None:
    two = await two_at_a_table(tables)
    seat, model = await two.asked(tables)
    assert model.decision is not None
    code = model.decision.offers[0].code
    answers = await asyncio.gather(*(tables.choose(two.people[seat], two.id, 0, code, f"key {n}") for n in range(10)))
    assert sum(answer is None for answer in answers) == 1
    assert {reason(answer) for answer in answers if answer} == {"refused-stale"}
    assert (await two.model(tables)).number == 1


async def test_taking_back_restores_the_decision_and_stays_in_the_log(tables: Tables) -> None:
    two = await two_at_a_table(tables)
    seat, before = await two.asked(tables)
    await two.choose(tables)
    await two.choose(tables)
    person = two.people[seat]
    assert await tables.undo(person, two.id, 2, whole_turn=True) is None
    after = await two.model(tables, seat)
    assert after.number == 4
    assert (after.view, after.decision) == (before.view, before.decision)
    assert [line.undone for line in after.log if line.number in (1, 2)] == [True, True]
    assert [line.text for line in after.log if line.number > 2] == ["Ada takes a choice back."] * 2
    assert reason(await tables.undo(person, two.id, 4, whole_turn=False)) == "refused-undo-not-yours"
    assert reason(await tables.undo(person, two.id, 3, whole_turn=False)) == "refused-stale"


async def test_why_not_names_the_rule(tables: Tables) -> None:
    two = await two_at_a_table(tables)
    refused = await tables.why_not(two.people[0], two.id, "done")
    assert refused is not None
    assert refused.rule == "CRY-R1"
    assert await tables.why_not(two.people[0], two.id, "slot 1") is None
    stranger, _ = await tables.new_guest("Eve")
    assert reason(await tables.why_not(stranger, two.id, "done")) == "refused-spectator"


async def test_who_does_not_want_to_confirm_is_not_asked_to(tables: Tables) -> None:
    """Three dice on one card leave nothing but `done`, which is then taken as well."""
    two = await two_at_a_table(tables, confirm=False)
    seat, model = await two.asked(tables)
    assert model.decision is not None
    assert await tables.choose(two.people[seat], two.id, 0, "claim 1 2x3", "") is None
    after = await two.model(tables, seat)
    assert after.number == 2
    assert after.decision is not None
    assert not after.decision.waiting


async def test_spectators_see_a_table_of_their_own(tables: Tables) -> None:
    two = await two_at_a_table(tables)
    eve, _ = await tables.new_guest("Eve")
    seen = await tables.table(eve, two.id, language="en")
    assert seen is not None
    assert (seen.seat, seen.can_undo, seen.seats[0].link) == (SPECTATOR, False, "")
    assert seen.decision is not None
    assert seen.decision.offers == ()
    assert reason(await tables.say(eve, two.id, "hello")) == "refused-not-seated"


@pytest.mark.rule("DWD-6.4.5")
async def test_a_quick_phrase_is_chat_that_each_reads_in_their_own_language(tables: Tables) -> None:
    ada, _ = await tables.new_guest("Ada")
    id = await opened(tables, ada, [SeatPlan("person"), *[SeatPlan("bot", "easy")] * 3], game="deal")
    assert await tables.say_phrase(ada, id, "need wood") is None
    assert await tables.say(ada, id, "need wood") is None
    english, polish = [await tables.table(ada, id, language=language) for language in ("en", "pl")]
    assert english is not None
    assert polish is not None
    assert [line.text for line in english.chat] == ["I need wood.", "need wood"]
    assert [line.text for line in polish.chat] == ["Potrzebuję drewna.", "need wood"]
    assert reason(await tables.say_phrase(ada, id, "need gold")) == "refused-phrase"


async def test_chat_is_seen_by_all_and_never_taken_back(tables: Tables) -> None:
    two = await two_at_a_table(tables)
    assert await tables.say(two.people[1], two.id, "  well \x00 met  ") is None
    assert reason(await tables.say(two.people[1], two.id, " \n ")) == "refused-chat"
    lines = (await two.model(tables)).chat
    assert [(line.name, line.text, line.seat) for line in lines] == [("Bea", "well met", 1)]


async def test_names_are_tidied_and_a_rename_shows_at_the_table(tables: Tables) -> None:
    two = await two_at_a_table(tables)
    assert reason(await tables.rename(two.people[0], " \n\t ")) == "refused-name"
    assert await tables.rename(two.people[0], "Ada\nof \x00 Dis" + "x" * 100) is None
    name = (await two.model(tables, 1)).seats[0].name
    assert name == "Ada of Dis" + "x" * 30


async def test_preferences_and_tokens_survive_a_restart(tables: Tables) -> None:
    user, token = await tables.new_guest("Ada")
    wanted = Preferences(language="pl", theme="contrast", motion="none", confirm=False)
    await tables.set_preferences(user, wanted)
    again = Tables(tables.settings)
    assert await again.guest(token) == replace(user, preferences=wanted)
    assert await again.guest(token + "x") is None
    await again.database.stop()


async def test_the_lobby_shows_open_own_live_and_finished_tables(tables: Tables) -> None:
    ada, eve = [(await tables.new_guest(name))[0] for name in ("Ada", "Eve")]
    gathering = await opened(tables, ada, [HUMAN, OPEN], public=True)
    secret = await opened(tables, ada, [HUMAN, OPEN])
    live = await two_at_a_table(tables, public=True)
    over = await two_at_a_table(tables, public=True)
    await over.play_out(tables)
    lobby = await tables.lobby(eve)
    assert [line.id for line in lobby.open] == [gathering]
    assert [line.id for line in lobby.live] == [live.id]
    assert [line.id for line in lobby.finished] == [over.id]
    assert await tables.join(eve, lobby.open[0].link) == gathering
    mine = await tables.lobby(ada)
    assert {line.id for line in mine.mine} == {gathering, secret}
    assert {line.id: line.your_turn for line in mine.mine} == {gathering: True, secret: False}


@pytest.mark.parametrize(
    ("game", "options", "seats", "why"),
    [
        ("chess", {}, [HUMAN, HUMAN], "refused-game"),
        ("crypt", {}, [HUMAN] * 5, "refused-seats"),
        ("crypt", {"colour": "red"}, [HUMAN, BOT], "refused-option"),
        ("crypt", {"cards": "marked"}, [HUMAN, BOT], "refused-option-value"),
        ("crypt", {}, [HUMAN, SeatPlan("bot", "divine")], "refused-level"),
    ],
)
async def test_a_table_that_cannot_be_played_is_not_opened(
    tables: Tables, game: str, options: dict[str, str], seats: list[SeatPlan], why: str
) -> None:
    ada, _ = await tables.new_guest("Ada")
    assert reason(await tables.create(ada, game, options, seats, public=False)) == why
    assert (await tables.lobby(ada)).mine == []

"""Review: blunders are found, good choices left alone, luck and skill add up, each seat is seen from its own eyes."""

from __future__ import annotations

from functools import cache
from math import sqrt
from typing import Any, cast

import pytest
from msgspec.structs import replace

from pandemonium.engine.driver import answers
from pandemonium.engine.dump import dump
from pandemonium.engine.game import Setup
from pandemonium.engine.journal import journal_of, write_journal
from pandemonium.engine.match import Match
from pandemonium.engine.registry import game_ids, load_game
from pandemonium.engine.role import teams
from pandemonium.engine.state import SPECTATOR
from pandemonium.engine.text import LANGUAGES
from pandemonium.laws.plays import random_match
from pandemonium.laws.shown import in_another_world, words_of
from pandemonium.playing.mind import mind_of
from pandemonium.playing.plan import Plan, plan_of
from pandemonium.playing.review import seat as reviewing
from pandemonium.playing.review.decision import Decision
from pandemonium.playing.review.figures import Review, SeatReview, Split, Swing, kind_of
from pandemonium.playing.review.review import empty_review, find_part, part_of, with_part
from pandemonium.playing.review.seat import Course, harmless, looked_at_closely, marked
from pandemonium.playing.review.split import swings_of, told_swings
from pandemonium.playing.review.stations import knowing, station
from pandemonium.playing.review.telling import summed_up, swing, tell
from pandemonium.playing.roster import bot_for, searcher_for
from pandemonium.playing.search import Search
from tests.conformance.toy import ToyGame
from tests.playing.test_advice import positions

GAMES = 300
BLUNDER = 45
"""A step of `played()` where seat A would lose without its claim."""


@cache
def played() -> Match[Any, Any]:
    """Two bots at Crypt."""
    game = load_game("crypt")
    match = Match(game, Setup(2, "review", {}))
    bot = bot_for(game, "normal")
    while not match.over:
        mind = mind_of(game, match.state, match.waiting[0])
        only = len(mind.choices) == 1
        match.take(mind.seat, mind.choices[0] if only else bot.choose(mind, mind.chance(), 1.0))
    return match


def decision_at(step: int, code: str) -> Decision:
    course = Course(played())
    choice = course.game.parse(code)
    assert choice is not None
    return Decision(course.game, course.roles, course.states()[step], step, 0, choice)


def closely(decision: Decision) -> Decision:
    decision.try_in(4)
    decision.look_closely()
    decision.try_in(24)
    return decision


def test_a_made_up_blunder_is_found_with_a_better_choice_and_why() -> None:
    found = closely(decision_at(BLUNDER, "recover"))
    assert not harmless(found)
    mark = marked(found)
    assert mark is not None
    assert (mark.kind, mark.code) == ("blunder", "recover")
    assert mark.better.startswith("claim ")
    assert mark.lost >= 2 * mark.error
    assert mark.reason.id in ("review-points", "review-wins")


def test_a_good_choice_is_not_marked() -> None:
    code = played().standing()[BLUNDER].entry.code
    found = closely(decision_at(BLUNDER, code))
    assert marked(found) is None
    assert harmless(found)


def test_the_blunder_is_what_is_looked_at_closely() -> None:
    good, bad = decision_at(BLUNDER, played().standing()[BLUNDER].entry.code), decision_at(BLUNDER, "recover")
    for one in (good, bad):
        one.try_in(4)
    assert looked_at_closely([good, bad], games=1) == [bad]


def test_the_better_choice_is_found_in_other_worlds_than_it_is_measured_in() -> None:
    found = decision_at(BLUNDER, "recover")
    for branch in found.branches:
        branch.chances = [[1.0, 0.0], [0.0, 1.0]] * 4
    lucky = found.others[1]
    lucky.chances = [[1.0, 0.0], [0.0, 1.0]] * 4
    found.chosen.chances = [[0.0, 1.0]] * 8
    assert found.lost(lucky) == (0.0, 0.0), "what it won was all in the worlds it was chosen by"


@pytest.mark.parametrize("game", [load_game("crypt"), ToyGame()], ids=lambda game: game.id)
def test_a_choice_is_measured_in_other_worlds_than_a_bot_finds_it_in(game: Any) -> None:
    for match, seat in positions(game, 7, 2):
        mind = mind_of(game, match.state, seat)
        theirs = searcher_for(game).search(mind, mind.chance()).imagined
        roles = game.roles(match.setup.seats, match.setup.options)
        ours, again = (Decision(game, roles, match.state, 0, seat, mind.choices[0]).search.imagined for _ in range(2))
        worlds = [dump(ours.world()) for _ in range(3)]
        assert not any(dump(theirs.world()) in worlds for _ in range(3))
        assert [dump(again.world()) for _ in range(3)] == worlds, "one journal has one review"


class SecondWins:
    """A search in games that the second choice of a plan wins; without it the first is worth a tenth of them."""

    def __init__(self, plans: list[Plan]) -> None:
        self.plans = plans

    def search(self, mind: Any, chance: Any) -> Search:
        return Search(cast("Any", self), self.plans, 0.0)

    def world(self) -> None: ...

    def ahead(self, world: None, plan: Plan) -> Plan:
        return plan

    def judged(self, plan: Plan) -> float:
        return (0.0, 0.1, 1.0)[len(plan.choices)]

    def chances(self, plan: Plan, roles: Any) -> list[float]:
        return [self.judged(plan), 1 - self.judged(plan)]


def test_a_choice_counts_for_itself_and_not_for_the_plan_that_begins_with_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """The second choice is another decision: whoever makes it is credited there."""
    plans = [plan_of([1, 2], 1.0), plan_of([3], 0.0)]
    monkeypatch.setattr("pandemonium.playing.review.decision.searcher_for", lambda _: SecondWins(plans))
    course = Course(played())
    planned, single = (Decision(course.game, course.roles, course.states()[0], 0, 0, choice) for choice in (1, 3))
    games = [one.try_in(4) for one in (planned, single)]
    assert planned.effect().changes == pytest.approx([0.1, -0.1])
    assert single.effect().changes == pytest.approx([0.1, -0.1])
    assert planned.lost(planned.others[0])[0] == pytest.approx(-0.9), "marks compare plan with plan"
    assert games == [4 * 4, 4 * 3], "the choice alone is a game more, and counted"


@pytest.mark.parametrize(
    ("lost", "error", "kind"),
    [
        (0.04, 0.0, ""),
        (0.05, 0.02, "inaccuracy"),
        (0.05, 0.03, ""),
        (0.12, 0.05, "mistake"),
        (0.3, 0.1, "blunder"),
        (0.3, 0.2, ""),
        (-0.3, 0.0, ""),
    ],
)
def test_a_mark_needs_five_points_and_two_standard_errors(lost: float, error: float, kind: str) -> None:
    assert kind_of(lost, error) == kind


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """As few imagined games as a review can do with."""
    monkeypatch.setattr(reviewing, "STATIONS", 4)
    monkeypatch.setattr(reviewing, "FEWEST", 2)
    monkeypatch.setattr(reviewing, "BATCH", 4)


def reviewed(match: Match[Any, Any]) -> Review:
    found = empty_review(match)
    for seat in found.missing():
        assert not found.splits, "the split waits for all seats"
        found = with_part(found, part_of(match, seat, GAMES))
    return found


def toy_match(seed: str) -> Match[Any, Any]:
    return random_match(ToyGame(), Setup(3, seed, {}))


@pytest.mark.usefixtures("short")
@pytest.mark.parametrize(
    "game",
    [ToyGame(), *(pytest.param(load_game(id), marks=pytest.mark.campaign) for id in game_ids())],
    ids=lambda game: game.id,
)
def test_the_end_is_the_beginning_luck_and_skill(game: Any) -> None:
    found = reviewed(random_match(game, Setup(max(3, game.seats[0]), "review", {})))
    for one, split in zip(found.seats, found.splits, strict=True):
        told = split.initial + split.luck + split.own + split.others
        assert told == pytest.approx(split.final)
        assert split.final == found.final[one.seat]
        effects = [effect for other in found.seats for effect in other.effects]
        swings = swings_of(one, effects)
        assert sum(swing.change for swing in swings) == pytest.approx(split.luck), "luck is told draw by draw"
        parts = (split.luck_error, split.own_error, split.others_error)
        assert split.luck_error >= max(parts)


@pytest.mark.usefixtures("short")
def test_luck_favours_nobody() -> None:
    """Over many games of the policy itself, which here is play at random, luck and skill are nothing on average."""
    luck, skill = [], []
    for number in range(12):
        for split in reviewed(toy_match(f"luck {number}")).splits:
            luck.append(split.luck)
            skill.append(split.own)
    for found in (luck, skill):
        mean = sum(found) / len(found)
        spread = sqrt(sum((one - mean) ** 2 for one in found) / (len(found) - 1))
        assert abs(mean) < 3 * spread / sqrt(len(found))


@pytest.mark.usefixtures("short")
def test_one_journal_has_one_review() -> None:
    match = toy_match("again")
    assert reviewed(match) == reviewed(toy_match("again"))


@pytest.mark.parametrize("game", [load_game(id) for id in game_ids()] + [ToyGame()], ids=lambda game: game.id)
def test_a_seat_is_seen_from_its_own_eyes_and_always_the_same(game: Any) -> None:
    """At a question of every game: nothing that the seat could not know changes what is said of its choice."""
    for match, seat in positions(game, 7, max(2, game.seats[0]))[1:2]:
        roles = game.roles(match.setup.seats, match.setup.options)
        found = []
        for state in (match.state, in_another_world(match, seat, "another").state):
            decision = Decision(game, roles, state, 0, seat, answers(state, seat)[-1])
            decision.try_in(1)
            chances = [branch.chances for branch in decision.branches]
            found.append((decision.effect(), chances, station(game, roles, state, 0, seat, 1)))
        assert found[0] == found[1]
        for branch in found[0][1]:
            assert all(-1e-9 <= chance <= 1 + 1e-9 for chances in branch for chance in chances)


@pytest.mark.parametrize("game", [load_game(id) for id in game_ids()], ids=lambda game: game.id)
def test_chances_of_all_add_up_to_a_victory(game: Any) -> None:
    seats = max(2, game.seats[0])
    match, _ = positions(game, 7, seats)[0]
    roles = game.roles(seats, match.setup.options)
    points = knowing(game, roles, match.state, 0, 1)
    assert len(points) == seats
    assert sum(points[team[0]].chance for team in teams(roles)) == pytest.approx(1)


@pytest.mark.usefixtures("short")
def test_a_part_found_elsewhere_is_the_same() -> None:
    match = played()
    text = write_journal(journal_of(match, [], with_seed=False))
    assert find_part(match.game.data, text, match.setup.seed, SPECTATOR, GAMES) == part_of(match, SPECTATOR, GAMES)


def test_what_is_told_of_luck_is_beyond_doubt() -> None:
    swings = [Swing(0, 1, -0.2, 0.05), Swing(1, 2, -0.2, 0.15), Swing(2, 3, 0.1, 0.02), Swing(3, 4, 0.02, 0.001)]
    assert told_swings(swings) == [swings[0], swings[2]]
    more = [*swings, Swing(4, 5, 0.4, 0.02), Swing(5, 6, -0.6, 0.02)]
    assert told_swings(more) == [more[5], more[0], more[4], more[2]], "what did most comes first, either way"


def test_luck_and_bad_luck_are_called_so_and_a_share_that_is_a_guess_is_owned_up_to() -> None:
    match = played()
    swings = [Swing(0, 1, -0.2, 0.05), Swing(1, 2, 0.3, 0.05)]
    say = words_of(match.game, "en").say
    assert [swing(one, match, 0, say).text.partition(":")[0] for one in swings] == ["Bad luck", "Luck"]
    sure = Split(0.5, 0.2, 0.1, 0.2, 1.0, 0.3, 0.2, 0.2, [])
    assert [one.id for one in summed_up(sure, 0)] == ["review-summary"]
    assert [one.id for one in summed_up(replace(sure, own_error=0.6), 0)] == ["review-summary", "review-unsure"]


@pytest.mark.usefixtures("short")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_review_has_words(language: str) -> None:
    match, words = played(), words_of(load_game("crypt"), language)
    found = part_of(match, 0, GAMES)
    assert isinstance(found, SeatReview)
    mark = marked(closely(decision_at(BLUNDER, "recover")))
    assert mark is not None
    review = replace(empty_review(match), seats=[replace(found, marks=[mark])])
    assert tell(review, match, 1, words.say) is None
    told = tell(review, match, 0, words.say)
    assert told is not None
    assert told.marks[0].step == BLUNDER
    assert str(BLUNDER + 1) in told.marks[0].text
    assert told.summary == "", "the split needs all seats"

"""What a beat of Inferno says: where a piece goes, in whose colour, and how much it matters to whom."""

from __future__ import annotations

from typing import Any

from pandemonium.drawing.beat import Beat
from pandemonium.drawing.scene import Scene
from pandemonium.drawing.words import Words
from pandemonium.engine.game import Setup
from pandemonium.engine.match import Match
from pandemonium.engine.registry import load_game
from pandemonium.engine.state import Event
from pandemonium.games.inferno.rules import event as kinds
from pandemonium.games.inferno.table import drawing
from pandemonium.games.inferno.table.beats import COMMON, GRAVE, LOUD, RECIPES
from pandemonium.games.inferno.words.events import EVENTS
from pandemonium.server.words import words
from tests.web.preview import NAMES


def scene_of(match: Match[Any, Any], seat: int) -> Scene[Any]:
    said = Words(words("en", "inferno"), NAMES[: match.state.seats])
    decision = None if match.over else match.decision(seat)
    return Scene(match.view(seat), decision, said, game=match.game, seat=seat)


def test_every_kind_of_event_has_its_beat() -> None:
    assert set(RECIPES) == {kind.id for kind in EVENTS}


def heard(match: Match[Any, Any], seat: int, kind: int, *facts: int) -> Beat:
    event = Event()
    event.kind, event.audience, event.facts = kind, -1, facts
    return drawing.beat(scene_of(match, seat), event)


def test_a_soul_goes_from_shield_to_shield_in_the_colour_of_whoever_leads_it() -> None:
    match = Match(load_game("inferno"), Setup(2, "beats"))
    here, there = (shield.number for shield in match.view(0).shields[:2])
    beat = heard(match, 0, kinds.DESCENDED, 1, 5, here, there, 0)
    assert beat == Beat("move", "place 1.1", "place 1.2", "soul", seat=1, weight=COMMON)


def test_dante_comes_from_the_stop_before_and_never_from_a_shortcut() -> None:
    match = Match(load_game("inferno"), Setup(2, "beats", {"dantes-rush": "yes"}))
    shortcut = match.view(0).shortcuts[0]
    beat = heard(match, 0, kinds.DANTE_MOVED, shortcut + 1)
    assert (beat.at, beat.to) == (f"stop {shortcut - 1}", f"stop {shortcut + 1}")


def test_what_is_done_to_the_viewer_outweighs_accusations_and_these_outweigh_moves() -> None:
    match = Match(load_game("inferno"), Setup(2, "beats"))
    assert [heard(match, seat, kinds.DISC_MOVED, 1, 0, 0, 1).weight for seat in (0, 1)] == [GRAVE, COMMON]
    assert heard(match, 0, kinds.ACCUSED, 1, 0, 2, 4).weight == LOUD
    assert heard(match, 0, kinds.DIPLOMA_AWARDED, 0, 4).weight == GRAVE

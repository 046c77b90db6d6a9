"""Tables without a page: what the drawing makes of a match for one seat, as text."""

from __future__ import annotations

import html
import re
from collections.abc import Iterator

from pandemonium.drawing.choice import choice_button
from pandemonium.drawing.html import fragment
from pandemonium.drawing.scene import Scene
from pandemonium.drawing.words import Words
from pandemonium.engine.chance import chance_from
from pandemonium.engine.driver import legal
from pandemonium.engine.game import Setup
from pandemonium.engine.match import Match
from pandemonium.games.others.game import others
from pandemonium.games.others.knowledge.view import OthersView
from pandemonium.games.others.rules.state import Others
from pandemonium.games.others.table import drawing
from pandemonium.server.words import words_of

GAME = others()
NAMES = ["Anna", "Barbariccia", "Cagnazzo", "Draghignazzo", "Ezio"]
CHOICE = re.compile(r'<button[^>]*name="choice"[^>]*value="([^"]*)"')
SPOT = re.compile(r'data-spot="([^"]*)"')


def played(
    seed: str, seats: int = 3, adventure: str = "T1", map: str = "A", most: int = 10_000
) -> Iterator[Match[Others, OthersView]]:
    """A random game from question to question, and its end, unless it has more choices than are looked at."""
    match = Match(GAME, Setup(seats, seed, {"adventure": adventure, "map": map}))
    chance = chance_from(f"{seed} choices")
    while not match.over and match.number < most:
        yield match
        seat = match.waiting[chance.below(len(match.waiting))]
        offered = legal(match.state, seat)
        match.take(seat, offered[chance.below(len(offered))])
    yield match


def scene_of(match: Match[Others, OthersView], seat: int, language: str = "en") -> Scene[OthersView]:
    decision = None if match.over or seat < 0 else match.decision(seat)
    words = Words(words_of(language, GAME), NAMES)
    return Scene(match.view(seat), decision, words, game=GAME, seat=seat, asks=seat >= 0 and not match.over)


def page_of(scene: Scene[OthersView]) -> str:
    """Board, seats and the answers in the bar."""
    answers = [choice_button(scene, offer) for offer in drawing.bar(scene)]
    seats = [fragment[drawing.seat(scene, seat)] for seat in range(scene.view.seats)]
    return str(fragment[drawing.board(scene), seats, answers])


def choices(page: str) -> set[str]:
    return {html.unescape(code) for code in CHOICE.findall(page)}


def spots(page: str) -> set[str]:
    return {html.unescape(name) for name in SPOT.findall(page)}

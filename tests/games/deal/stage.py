"""Tables without a page: what the drawing makes of a match for one seat, as text."""

from __future__ import annotations

import html
import re
from collections.abc import Iterator

from pandemonium.drawing.choice import choice_button
from pandemonium.drawing.html import fragment
from pandemonium.drawing.scene import Scene
from pandemonium.drawing.table import drawing_of
from pandemonium.drawing.words import Words
from pandemonium.engine.chance import chance_from
from pandemonium.engine.driver import legal
from pandemonium.engine.game import Setup
from pandemonium.engine.match import Match
from pandemonium.games.deal.game import deal
from pandemonium.games.deal.knowledge.view import DealView
from pandemonium.games.deal.rules.choice import BUY
from pandemonium.games.deal.rules.state import Deal
from pandemonium.games.deal.table import drawing
from pandemonium.server.words import words_of

GAME = deal()
NAMES = ["Anna", "Barbariccia", "Cagnazzo", "Draghignazzo"]
ALL_OPTIONS = {"indulgences": "yes", "bribes": "yes", "jesters": "yes", "wishes": "yes", "slips": "yes"}
CHOICE = re.compile(r'<button[^>]*name="choice"[^>]*value="([^"]*)"')
SPOT = re.compile(r'data-spot="([^"]*)"')


def played(seed: str, options: dict[str, str] | None = None) -> Iterator[Match[Deal, DealView]]:
    """A random game from question to question, and its end; pool acts are taken one time in four."""
    match = Match(GAME, Setup(4, seed, options or {}))
    chance = chance_from(f"{seed} choices")
    while not match.over:
        yield match
        seat = match.waiting[chance.below(len(match.waiting))]
        offered = legal(match.state, seat)
        asked = [choice for choice in offered if choice < BUY]
        if asked and chance.below(4):
            offered = asked
        match.take(seat, offered[chance.below(len(offered))])
    yield match


def scene_of(match: Match[Deal, DealView], seat: int, language: str = "en") -> Scene[DealView]:
    decision = None if match.over or seat < 0 else match.decision(seat)
    words = Words(words_of(language, GAME), NAMES)
    return Scene(match.view(seat), decision, words, game=GAME, seat=seat, asks=seat >= 0 and not match.over)


def drawn(scene: Scene[DealView]) -> str:
    """Board, seats and the answers in the bar."""
    table = drawing_of(GAME)
    answers = [choice_button(scene, offer) for offer in table.bar(scene)]
    seats = [fragment[table.seat(scene, seat)] for seat in range(4)]
    return str(fragment[table.board(scene), seats, answers])


def choices(page: str) -> set[str]:
    return {html.unescape(code) for code in CHOICE.findall(page)}


def spots(page: str) -> set[str]:
    """The places on a page; those of the seats are the page's own."""
    return {html.unescape(name) for name in SPOT.findall(page)} | {f"seat {seat}" for seat in range(4)}


__all__ = ["ALL_OPTIONS", "GAME", "choices", "drawing", "drawn", "played", "scene_of", "spots"]

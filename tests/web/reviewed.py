"""Finished games of bots with their review, as the end page shows them; without a server."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from pandemonium.drawing.words import Words
from pandemonium.engine.game import Setup
from pandemonium.engine.match import Match
from pandemonium.engine.registry import load_game
from pandemonium.playing.mind import mind_of
from pandemonium.playing.review.figures import Review
from pandemonium.playing.review.review import empty_review, part_of, with_part
from pandemonium.playing.review.telling import tell
from pandemonium.playing.roster import bot_for
from pandemonium.server.model import ReviewModel, TableModel
from pandemonium.server.words import words_of
from tests.web.preview import NAMES, model_of

SEATS = {"crypt": 3, "inferno": 2, "deal": 4, "others": 3}
GAMES = 4000
"""Imagined: seconds for Crypt, a minute for the longest."""


def played_by_bots(game_id: str, seed: str = "review") -> Match[Any, Any]:
    """Every other one plays as beginners do, so that there is something to say."""
    game = load_game(game_id)
    match = Match(game, Setup(SEATS[game_id], seed, {}))
    bots = [bot_for(game, "normal" if seat % 2 else "easy") for seat in range(match.setup.seats)]
    while not match.over:
        mind = mind_of(game, match.state, match.waiting[0])
        bot = bots[mind.seat]
        match.take(mind.seat, bot.choose(mind, mind.chance(), 1.0) if len(mind.choices) > 1 else mind.choices[0])
    return match


def review_of(match: Match[Any, Any]) -> Review:
    found = empty_review(match)
    for part in found.missing():
        found = with_part(found, part_of(match, part, GAMES))
    return found


def model_with(review: Review, match: Match[Any, Any], language: str) -> TableModel:
    words = Words(words_of(language, match.game), NAMES[: match.setup.seats])
    told = [tell(review, match, seat, words.say) for seat in range(match.setup.seats)]
    shown = ReviewModel(review, [one for one in told if one is not None])
    return replace(model_of(match, 0, language), review=shown)

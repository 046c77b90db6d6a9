"""A review as a page tells it: the lines of the picture, and the sentences of each seat."""

from __future__ import annotations

from pandemonium.drawing.words import Words
from pandemonium.playing.review.telling import tell
from pandemonium.server.model import ReviewModel
from pandemonium.server.play.play import Play
from pandemonium.server.play.reviewing import can_review, review_of
from pandemonium.server.words import words_of


def review_model(play: Play, language: str) -> ReviewModel | None:
    """None where there is nothing to review; before somebody asks, a review without anything in it."""
    if not can_review(play):
        return None
    review = review_of(play)
    if review is None:
        return ReviewModel()
    words = Words(words_of(language, play.game), play.names())
    told = [tell(review, play.on, seat, words.say) for seat in range(len(play.chairs))]
    return ReviewModel(review, [one for one in told if one is not None])

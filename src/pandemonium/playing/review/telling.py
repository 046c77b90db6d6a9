"""A review in words: one seat's summary, its marks, and the luck that did most."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from pandemonium.engine.match import Match
from pandemonium.engine.phrase import Phrase, Player, phrase
from pandemonium.engine.state import Seat
from pandemonium.playing.review.figures import Mark, Review, Split, Swing

MOST = 3
"""Sentences about what was drawn: the last ones before the chance is known again."""
UNSURE = 0.5
"""An error from which a share of luck or skill says little."""


class Said(Struct, frozen=True):
    """A sentence about a step of the game, and what was told there."""

    step: int
    kind: str
    text: str
    told: list[str] = []


class Told(Struct, frozen=True):
    """What a review says of one seat."""

    seat: Seat
    summary: str
    looked: str
    marks: list[Said]
    swings: list[Said]


def tell(review: Review, match: Match[Any, Any], seat: Seat, say: Callable[[Phrase], str]) -> Told | None:
    """Nothing while that seat has not been looked at."""
    one = review.of(seat)
    if one is None:
        return None
    split = next((found for at, found in enumerate(review.splits) if at == seat), None)
    looked = phrase("review-looked", decisions=one.decisions, again=one.again, marks=len(one.marks))
    summary = " ".join(say(one) for one in summed_up(split, seat)) if split else ""
    swings = [swing(found, match, seat, say) for found in split.swings] if split else []
    return Told(seat, summary, say(looked), [mark(found, say) for found in one.marks], swings)


def summed_up(split: Split, seat: Seat) -> list[Phrase]:
    """What made the chance what it was; and where that is no more than a guess, a word about it."""
    parts = phrase(
        "review-summary",
        player=Player(seat),
        initial=percent(split.initial),
        luck=signed(split.luck),
        luck_error=percent(split.luck_error),
        own=signed(split.own),
        own_error=percent(split.own_error),
        others=signed(split.others),
        others_error=percent(split.others_error),
        final=percent(split.final),
    )
    unsure = max(split.luck_error, split.own_error) > UNSURE
    return [parts, phrase("review-unsure")] if unsure else [parts]


def mark(found: Mark, say: Callable[[Phrase], str]) -> Said:
    sentence = phrase(
        f"review-{found.kind}",
        number=found.step + 1,
        chosen=say(found.chosen),
        better=say(found.instead),
        lost=percent(found.lost),
        error=percent(found.error),
    )
    return Said(found.step, found.kind, say(sentence), [say(found.reason)])


def swing(found: Swing, match: Match[Any, Any], seat: Seat, say: Callable[[Phrase], str]) -> Said:
    kind = "luck" if found.change > 0 else "bad-luck"
    change, error = signed(found.change), percent(found.error)
    id = "review-swing-at-once" if found.first + 1 == found.last else "review-swing"
    sentence = phrase(id, first=found.first + 1, last=found.last, kind=kind, change=change, error=error)
    return Said(found.last, kind, say(sentence), drawn(found, match, seat, say))


def drawn(found: Swing, match: Match[Any, Any], seat: Seat, say: Callable[[Phrase], str]) -> list[str]:
    """What that seat heard of the draws between; that somebody's turn began is no luck."""
    game, moments = match.game, [one for one in match.standing()[found.first : found.last] if one.barrier]
    heard = [event for moment in moments for event in moment.events if event.heard_by(seat)]
    return [say(game.describe(event)) for event in heard if not game.events[event.kind].begins][-MOST:]


def percent(part: float) -> int:
    return round(100 * part)


def signed(part: float) -> str:
    points = percent(part)
    return f"+{points}" if points > 0 else f"−{-points}" if points < 0 else "0"

"""The whole review, part by part: a journal in, figures out, so that any process on any machine may find a part."""

from __future__ import annotations

from typing import Any, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from pandemonium.engine.match import Match
from pandemonium.engine.pack import KeptPack
from pandemonium.engine.state import SPECTATOR, Seat
from pandemonium.playing.review.figures import Knowing, Review, SeatReview
from pandemonium.playing.review.seat import Course, review_knowing, review_seat
from pandemonium.playing.review.split import splits
from pandemonium.playing.think import replayed

Part: TypeAlias = SeatReview | Knowing


class Task(Struct, frozen=True):
    """A finished game, and the parts of its review that are wanted."""

    pack: KeptPack
    journal: str
    seed: str
    parts: list[Seat]
    games: int = 0  # that are imagined; none for as many as its time allows


def reviewable(match: Match[Any, Any]) -> bool:
    """A finished game in which there was somebody to lose to."""
    return match.over and match.setup.seats > 1


def empty_review(match: Match[Any, Any]) -> Review:
    return Review(Course(match).final)


def part_of(match: Match[Any, Any], seat: Seat, games: int = 0) -> Part:
    """What one seat saw, or for the spectator's what one who knows all would have seen."""
    return review_knowing(match, games) if seat == SPECTATOR else review_seat(match, seat, games)


def find_part(pack: KeptPack, journal: str, seed: str, seat: Seat, games: int = 0) -> Part:
    """The same in whatever process it is called in."""
    return part_of(replayed(pack, journal, seed), seat, games)


def with_part(review: Review, part: Part) -> Review:
    """One part more; the last brings the split."""
    if isinstance(part, Knowing):
        review = replace(review, knowing=part)
    else:
        review = replace(review, seats=sorted([*review.seats, part], key=lambda one: one.seat))
    return review if review.missing() else replace(review, splits=splits(review))

"""Luck and skill: what a seat's chance changed by is what somebody chose, and for the rest what was drawn or shown.

A choice counts for what it changed against the policy, in worlds of the seat that made it. All else is luck: the
chance by which everybody plays on is the same before a draw and after it on average, so luck favours nobody.
"""

from __future__ import annotations

from itertools import pairwise

from pandemonium.engine.state import Seat
from pandemonium.playing.review.figures import Effect, Review, SeatReview, Split, Swing
from pandemonium.playing.review.samples import together

LEAST = 0.03
SURE = 2.0
"""A swing of luck is told where it is at least so large, and so many standard errors."""
TOLD = 3
"""Swings either way."""


def splits(review: Review) -> list[Split]:
    """Seat by seat, once all have been looked at."""
    reviews = sorted(review.seats, key=lambda one: one.seat)
    by_seat = [one.effects for one in reviews]
    return [split(one, by_seat) for one in reviews]


def split(review: SeatReview, effects: list[list[Effect]]) -> Split:
    seat, line = review.seat, review.line
    own, own_error = told(effects[seat], seat)
    others, others_error = told([one for by, made in enumerate(effects) if by != seat for one in made], seat)
    initial, final = line[0].chance, line[-1].chance
    luck_error = together([line[0].error, own_error, others_error])
    luck = final - initial - own - others
    swings = told_swings(swings_of(review, [one for made in effects for one in made]))
    return Split(initial, luck, own, others, final, luck_error, own_error, others_error, swings)


def told(effects: list[Effect], seat: Seat) -> tuple[float, float]:
    return sum(one.changes[seat] for one in effects), together([one.errors[seat] for one in effects])


def swings_of(review: SeatReview, effects: list[Effect]) -> list[Swing]:
    """What luck changed from station to station."""
    found = []
    for before, after in pairwise(review.line):
        between = [one for one in effects if before.step <= one.step < after.step]
        chosen, error = told(between, review.seat)
        change = after.chance - before.chance - chosen
        found.append(Swing(before.step, after.step, change, together([before.error, after.error, error])))
    return found


def told_swings(swings: list[Swing]) -> list[Swing]:
    """The worst and the best that are beyond doubt, each beginning with what did most."""
    sure = [one for one in swings if abs(one.change) >= max(LEAST, SURE * one.error)]
    worst = sorted((one for one in sure if one.change < 0), key=lambda one: one.change)[:TOLD]
    return worst + sorted((one for one in sure if one.change > 0), key=lambda one: -one.change)[:TOLD]

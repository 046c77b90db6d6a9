"""A kingdom: what one seat has before and behind its walls, as numbers and rows of cards."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from pandemonium.games.deal.rules.fields import NOBODY, NOTHING


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Kingdom:
    """Of one seat. All of it lies together in memory; rows of cards are replaced, never changed."""

    side: i64
    reputation: i64
    angel: i64  # wings
    devil: i64
    indulgences: i64
    guests: i64
    debt: i64
    interest: i64  # quarter of the interest marker; 0 is the start
    score: i64
    councils: i64  # action tokens lost
    credit: i64  # BORROWED or REPAID in the question that is open
    tucked: i64  # the action building under the Stable; NOTHING for none
    banners: i64  # major achievements, a mask
    requests: i64  # stocks asked for in this round, a mask
    hand: tuple[int, ...]  # buildings
    event_hand: tuple[int, ...]
    built: tuple[int, ...]  # in the order of building
    shown: tuple[int, ...]  # hand buildings everybody saw, because they could not be built
    discards: tuple[int, ...]  # hand buildings laid away, face down
    dropped: tuple[int, ...]  # event cards laid away, face down
    plan: tuple[int, ...]  # see PLAN_HALF; secret until revealed
    clean: i64  # pieces of soul behind the walls
    marked: i64
    wanted: i64  # wishes for roles: devil, cultist, mortal, none
    avoided: i64
    price: i64  # of the own chest
    taken: i64
    paid_clean: i64  # pieces that lie in the own chest as payment
    paid_marked: i64
    reply: i64  # to the chest that stands here
    vote: i64  # the suspect, or NOBODY
    verdict: i64  # what it answered when it was interrogated: PROVED, CONFESSED
    ritual_clean: i64  # pieces in the chest of the ritual
    ritual_marked: i64
    soul_for: i64  # inquisitors answered by a piece: a mask of places
    indulgence_for: i64
    walls_for: i64
    free_for: i64

    # --- written by tools/fields.py from the annotations above ---
    __slots__ = (
        "angel",
        "avoided",
        "banners",
        "built",
        "clean",
        "councils",
        "credit",
        "debt",
        "devil",
        "discards",
        "dropped",
        "event_hand",
        "free_for",
        "guests",
        "hand",
        "indulgence_for",
        "indulgences",
        "interest",
        "marked",
        "paid_clean",
        "paid_marked",
        "plan",
        "price",
        "reply",
        "reputation",
        "requests",
        "ritual_clean",
        "ritual_marked",
        "score",
        "shown",
        "side",
        "soul_for",
        "taken",
        "tucked",
        "verdict",
        "vote",
        "walls_for",
        "wanted",
    )

    def copy(self) -> Kingdom:
        twin = Kingdom()
        twin.side = self.side
        twin.reputation = self.reputation
        twin.angel = self.angel
        twin.devil = self.devil
        twin.indulgences = self.indulgences
        twin.guests = self.guests
        twin.debt = self.debt
        twin.interest = self.interest
        twin.score = self.score
        twin.councils = self.councils
        twin.credit = self.credit
        twin.tucked = self.tucked
        twin.banners = self.banners
        twin.requests = self.requests
        twin.hand = self.hand
        twin.event_hand = self.event_hand
        twin.built = self.built
        twin.shown = self.shown
        twin.discards = self.discards
        twin.dropped = self.dropped
        twin.plan = self.plan
        twin.clean = self.clean
        twin.marked = self.marked
        twin.wanted = self.wanted
        twin.avoided = self.avoided
        twin.price = self.price
        twin.taken = self.taken
        twin.paid_clean = self.paid_clean
        twin.paid_marked = self.paid_marked
        twin.reply = self.reply
        twin.vote = self.vote
        twin.verdict = self.verdict
        twin.ritual_clean = self.ritual_clean
        twin.ritual_marked = self.ritual_marked
        twin.soul_for = self.soul_for
        twin.indulgence_for = self.indulgence_for
        twin.walls_for = self.walls_for
        twin.free_for = self.free_for
        return twin

    # --- written until here ---


def fresh_kingdom(reputation: i64) -> Kingdom:
    """Before anything is dealt."""
    found = Kingdom()
    found.reputation = reputation
    found.side = found.angel = found.devil = found.indulgences = found.guests = 0
    found.debt = found.interest = found.score = found.councils = found.credit = 0
    found.tucked = NOTHING
    found.banners = found.requests = 0
    found.hand = found.event_hand = found.built = found.shown = found.discards = found.dropped = found.plan = ()
    found.clean = found.marked = 0
    found.wanted = found.avoided = NOTHING
    found.price = found.taken = found.paid_clean = found.paid_marked = 0
    found.reply = NOTHING
    found.vote = NOBODY
    found.verdict = found.ritual_clean = found.ritual_marked = 0
    found.soul_for = found.indulgence_for = found.walls_for = found.free_for = 0
    return found

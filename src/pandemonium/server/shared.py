"""Limits that all workers share. Each counts by itself, at once; `tally.py` tells it what the others counted."""

from __future__ import annotations

from collections import Counter
from time import monotonic

from pandemonium.server.pace import Pace

SHARE = 8
"""Whoever used an eighth of a limit here is told of: of others nobody needs to know, and nothing is written."""


def share_of(limit: int) -> int:
    return max(1, limit // SHARE)


class SharedPace(Pace):
    """A pace that remembers what it let pass and the others do not know yet."""

    def __init__(self, limit: int, seconds: float) -> None:
        super().__init__(limit, seconds)
        self.untold: Counter[str] = Counter()
        self.telling: set[str] = set()  # of these, those who used their share

    def wait(self, asker: str = "") -> int:
        wait = super().wait(asker)
        if self.limit and not wait:
            self.untold[asker] += 1
            if self.untold[asker] >= share_of(self.limit):
                self.telling.add(asker)
        return wait

    def learn(self, asker: str, told: int, seconds: float) -> None:
        """The others know of so many asks now; all together have used up that much time."""
        untold = self.untold.pop(asker) - told
        if untold:
            self.untold[asker] = untold
        if untold < share_of(self.limit):
            self.telling.discard(asker)
        self.buckets[asker] = self.limit - seconds * self.rate - untold, monotonic()

    def forget_the_calm(self, now: float) -> None:
        super().forget_the_calm(now)
        for asker in self.untold.keys() - self.buckets.keys() - self.telling:
            del self.untold[asker]


class Held:
    """What each asker holds: here exactly, elsewhere as of a second ago. A limit of 0 is none."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.here: Counter[str] = Counter()
        self.telling: set[str] = set()  # those who hold their share here
        self.elsewhere: dict[str, int] = {}

    def is_full(self, asker: str) -> bool:
        return 0 < self.most <= self.here[asker] + self.elsewhere.get(asker, 0)

    def take(self, asker: str) -> None:
        self.here[asker] += 1
        if self.most and self.here[asker] >= share_of(self.most):
            self.telling.add(asker)

    def give_back(self, asker: str) -> None:
        self.here[asker] -= 1
        if self.here[asker] < share_of(self.most):
            self.telling.discard(asker)
            self.elsewhere.pop(asker, None)
        if not self.here[asker]:
            del self.here[asker]

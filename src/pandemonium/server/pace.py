"""Pace: how often one asker may ask. A bucket that refills steadily, so that a burst is fine and a flood is not."""

from __future__ import annotations

from ipaddress import ip_address
from math import ceil
from time import monotonic

MOST_ASKERS = 20_000
FOREIGN_BITS = 64
"""Of an IPv6 address, those within one person's network: there they have as many addresses as they like."""


def network_of(address: str) -> str:
    """Who is counted as one asker."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if found.version == 4:
        return str(found)
    return str(found.ipv4_mapped or ip_address(int(found) >> FOREIGN_BITS << FOREIGN_BITS))


class Pace:
    """So many asks in so many seconds, for each asker on their own. A limit of 0 is none."""

    def __init__(self, limit: int, seconds: float) -> None:
        self.limit = limit
        self.seconds = seconds
        self.rate = limit / seconds
        self.buckets: dict[str, tuple[float, float]] = {}

    def wait(self, asker: str = "") -> int:
        """Count one ask: 0 when it may pass, else how many seconds to wait."""
        if not self.limit:
            return 0
        now = monotonic()
        left, at = self.buckets.get(asker, (float(self.limit), now))
        left = min(float(self.limit), left + (now - at) * self.rate)
        if left < 1.0:
            self.buckets[asker] = (left, now)
            return max(1, ceil((1.0 - left) / self.rate))
        if len(self.buckets) >= MOST_ASKERS:
            self.forget_the_calm(now)
        self.buckets[asker] = (left - 1.0, now)
        return 0

    def forget_the_calm(self, now: float) -> None:
        """Drop the buckets that are full again; if all are busy, drop them all rather than grow."""
        full = [asker for asker, (left, at) in self.buckets.items() if left + (now - at) * self.rate >= self.limit]
        for asker in full or list(self.buckets):
            del self.buckets[asker]

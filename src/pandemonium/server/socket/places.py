"""Places for live sockets: how many one person and one address may hold in this process, and how often they come."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from pandemonium.server.pace import Pace
from pandemonium.server.settings import Settings


class Places:
    """A limit of 0 is none."""

    def __init__(self, settings: Settings) -> None:
        self.most = {"person": settings.sockets_per_person, "address": settings.sockets_per_address}
        self.handshakes = Pace(settings.handshakes_per_minute, 60.0)
        self.taken: Counter[tuple[str, str]] = Counter()

    def refuses(self, person: str, address: str) -> bool:
        """Whether this handshake comes too soon, or there is no place left for it."""
        full = any(self.most[kind] and self.taken[kind, who] >= self.most[kind] for kind, who in both(person, address))
        return full or bool(self.handshakes.wait(person))

    @contextmanager
    def held(self, person: str, address: str) -> Iterator[None]:
        """A place while its socket is open."""
        self.taken.update(both(person, address))
        try:
            yield
        finally:
            for one in both(person, address):
                self.taken[one] -= 1
                if not self.taken[one]:
                    del self.taken[one]


def both(person: str, address: str) -> list[tuple[str, str]]:
    return [("person", person), ("address", address)]

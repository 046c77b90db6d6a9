"""Places for live sockets: how many one person and one address may hold, and how often they come."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from pandemonium.server.settings import Settings
from pandemonium.server.shared import Held, SharedPace


class Places:
    """A limit of 0 is none."""

    def __init__(self, settings: Settings) -> None:
        self.handshakes = SharedPace(settings.handshakes_per_minute, 60.0)
        self.held = {"person": Held(settings.sockets_per_person), "address": Held(settings.sockets_per_address)}

    def refuses(self, person: str, address: str) -> bool:
        """Whether this handshake comes too soon, or there is no place left for it."""
        full = self.held["person"].is_full(person) or self.held["address"].is_full(address)
        return full or bool(self.handshakes.wait(person))

    @contextmanager
    def taken(self, person: str, address: str) -> Iterator[None]:
        """A place while its socket is open."""
        self.held["person"].take(person)
        self.held["address"].take(address)
        try:
            yield
        finally:
            self.held["person"].give_back(person)
            self.held["address"].give_back(address)

"""Settings: how one server runs. They travel to its worker processes as JSON in the environment."""

from __future__ import annotations

import os

import msgspec
from msgspec import Struct

VARIABLE = "PANDEMONIUM_SETTINGS"


class Settings(Struct, frozen=True):
    """Every knob of the server. The defaults suit one machine and a handful of friends."""

    host: str = "127.0.0.1"
    port: int = 8666
    db: str = "sqlite:///pandemonium.db"
    workers: int = 1
    secure_cookies: bool = False  # true where the server stands behind HTTPS
    full_sync: bool = False  # SQLite: survive a power cut too, at a fifth of the speed

    requests_per_minute: int = 1200  # from one address; 0 switches the limit off
    guests_per_minute: int = 60  # new guests from one address; 0 switches the limit off
    messages_per_second: int = 50  # on one live socket; 0 switches the limit off
    largest_body: int = 16_384  # bytes of a request or a live message

    cached_tables: int = 2000  # matches kept in memory
    idle_seconds: float = 900.0  # after which an unused match is dropped from memory
    presence_seconds: float = 45.0  # how long a sign of life counts
    halves_seconds: float = 10.0  # for the halves of the seed, once all sit

    bot_processes: int = 1  # per worker
    bot_seconds: float = 1.0  # of thinking for one decision
    bot_pause: float = 0.6  # before a bot's choice appears, so that people can follow

    bell_poll: float = 0.025  # SQLite: how often to look for other workers' commits
    fallback_poll: float = 2.0  # how long a lost ring may go unnoticed
    graceful_seconds: int = 10  # for what was accepted before a shutdown

    log_level: str = "info"


def to_environment(settings: Settings) -> None:
    os.environ[VARIABLE] = msgspec.json.encode(settings).decode()


def from_environment() -> Settings:
    return msgspec.json.decode(os.environ.get(VARIABLE, "{}"), type=Settings)

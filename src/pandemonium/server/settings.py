"""Settings: how one server runs, all of it. `setting-NAME` among the words of the commands says what each one does.

They travel to the worker processes as JSON in the environment.
"""

from __future__ import annotations

import os
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

VARIABLE = "PANDEMONIUM_WORKER"

Count = Annotated[int, Meta(ge=0)]
Positive = Annotated[int, Meta(ge=1)]
Seconds = Annotated[float, Meta(ge=0)]


class Settings(Struct, frozen=True):
    """The defaults suit one machine and a handful of friends."""

    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8666
    db: str = "pandemonium.db"
    workers: Positive = 1
    https: bool = False
    trusted_proxy: str = ""
    no_new_tables: bool = False
    pack_uploads: bool = False
    full_sync: bool = False

    requests_per_minute: Count = 1200
    guests_per_minute: Count = 60
    messages_per_second: Count = 50
    chat_per_second: Count = 1
    hellos_per_second: Count = 1
    handshakes_per_minute: Count = 120
    sockets_per_person: Count = 20
    sockets_per_address: Count = 200
    connections_per_address: Count = 100
    request_seconds: Seconds = 20.0
    keep_alive_seconds: Count = 5
    largest_body: Positive = 16_384

    tables_per_person: Count = 50
    bot_tables_per_person: Count = 3
    journals_per_person: Count = 200

    gathering_days: Count = 14
    live_days: Count = 30
    relaxed_days: Count = 60
    mail_days: Count = 180
    guest_days: Count = 30

    cached_tables: Positive = 2000
    idle_seconds: Seconds = 900.0
    presence_seconds: Seconds = 45.0
    halves_seconds: Seconds = 10.0

    bot_processes: Positive = 1
    bot_seconds: Seconds = 1.0
    master_seconds: Seconds = 10.0
    bot_pause: Seconds = 0.6
    rest_seconds: Seconds = 60.0

    bell_poll: Seconds = 0.025
    fallback_poll: Seconds = 2.0
    graceful_seconds: Count = 10

    log_level: Literal["debug", "info", "warning", "error"] = "info"
    metrics: str = ""


def to_environment(settings: Settings) -> None:
    os.environ[VARIABLE] = msgspec.json.encode(settings).decode()


def from_environment() -> Settings:
    return msgspec.json.decode(os.environ.get(VARIABLE, "{}"), type=Settings)

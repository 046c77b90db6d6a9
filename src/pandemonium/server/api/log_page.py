"""A page of the log, as the API tells it."""

from __future__ import annotations

from msgspec import Struct

from pandemonium.server.log_pages import left_out, up_to
from pandemonium.server.model import LogLine


class LogPage(Struct, frozen=True):
    """Lines of the log: those after entry `log_after`, up to the one that was asked for; -1 means from the first on."""

    log: list[LogLine]
    log_after: int


def log_page(lines: list[LogLine], number: int) -> LogPage:
    wanted = up_to(lines, number)
    return LogPage(wanted, left_out([line for line in lines if line.number <= number], wanted))

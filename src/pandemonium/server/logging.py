"""Logs: one JSON object per line on standard error. No path with a secret, no token, no cookie is ever written."""

from __future__ import annotations

import logging
import sys

import structlog


def set_up_logs(level: str) -> None:
    """For our own lines and for those of the libraries, which speak the standard logging."""
    number = logging.getLevelNamesMapping()[level.upper()]
    shared: list[structlog.typing.Processor] = [
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.format_exc_info,
        leave_out_details,
    ]
    structlog.configure(
        processors=[*shared, structlog.processors.JSONRenderer()],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
    lines = logging.StreamHandler(sys.stderr)
    renderer = structlog.processors.JSONRenderer()
    lines.setFormatter(structlog.stdlib.ProcessorFormatter(processor=renderer, foreign_pre_chain=shared))
    logging.basicConfig(handlers=[lines], level=max(number, logging.WARNING), force=True)


def leave_out_details(_logger: object, _method: str, line: structlog.typing.EventDict) -> structlog.typing.EventDict:
    """PostgreSQL tells in its details what a row held."""
    if "DETAIL:" in line.get("exception", ""):
        kept = [said for said in line["exception"].splitlines() if not said.lstrip().startswith("DETAIL:")]
        line["exception"] = "\n".join(kept)
    return line

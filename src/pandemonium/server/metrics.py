"""What Prometheus may ask. With several workers the figures are shared through PROMETHEUS_MULTIPROC_DIR."""

from __future__ import annotations

import os

from prometheus_client import REGISTRY, CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
SLOW = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 5.0, 10.0, 20.0)

CHOICES = Counter("pandemonium_choices", "Entries committed to a log", ["by"])
REFUSALS = Counter("pandemonium_refusals", "Choices refused", ["reason"])
CHOICE_SECONDS = Histogram("pandemonium_choice_seconds", "From asking to the commit of a choice", buckets=FAST)
THINKING_SECONDS = Histogram("pandemonium_bot_thinking_seconds", "A bot's thinking", ["level"], buckets=SLOW)
BOT_FAILURES = Counter("pandemonium_bot_failures", "Bots that died or took too long")
SOCKETS = Gauge("pandemonium_sockets", "Live sockets", multiprocess_mode="livesum")
TABLES = Gauge("pandemonium_tables", "Tables in memory", multiprocess_mode="livesum")
TURNED_AWAY = Counter("pandemonium_turned_away", "Connections and sockets let go before an answer", ["why"])
REQUESTS = Counter("pandemonium_requests", "HTTP requests", ["status"])


def exposition() -> bytes:
    if "PROMETHEUS_MULTIPROC_DIR" not in os.environ:
        return generate_latest(REGISTRY)
    registry = CollectorRegistry()
    MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return generate_latest(registry)

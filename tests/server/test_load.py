"""A small run of the load benchmark: nobody is refused, nothing is lost, and the other side sees it soon."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

BENCHMARK = Path(__file__).parents[2] / "benchmarks" / "server_load.py"


def load(*arguments: str) -> dict[str, Any]:
    done = subprocess.run([sys.executable, BENCHMARK, *arguments], capture_output=True, text=True, timeout=240)
    assert done.returncode == 0, done.stderr[-2000:]
    figures: dict[str, Any] = json.loads(done.stdout)
    return figures


def test_forty_tables_at_a_steady_pace() -> None:
    figures = load("--tables", "40", "--rate", "40", "--seconds", "5")
    assert (figures["errors"], figures["lost"]) == ([], 0)
    assert figures["choices"] >= 100  # of two hundred: a busy machine may be late
    assert figures["to_the_other_ms"]["p50"] < 1000  # normally a few, but the machine may be busy


def test_ten_tables_as_fast_as_they_may_all_finish() -> None:
    figures = load("--tables", "10", "--rate", "0")
    assert (figures["errors"], figures["lost"], figures["games_over"]) == ([], 0, 10)


def test_people_at_their_pages_and_by_json_in_one_run() -> None:
    figures = load("--viewers", "both", "--tables", "10", "--rate", "20", "--seconds", "3")
    for kind in ("json", "page"):
        assert (figures[kind]["errors"], figures[kind]["lost"]) == ([], 0)
        assert figures[kind]["choices"] >= 15  # of sixty: a busy machine may be late
        assert figures[kind]["server_cpu_ms_per_choice"] > 0

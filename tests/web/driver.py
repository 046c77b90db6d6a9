"""Playwright's driver for a whole run. Its event loop counts as running for as long as it is there, and asynchronous
tests of other folders need one of their own: so it is set aside whenever no browser test is at work."""

from __future__ import annotations

from asyncio import AbstractEventLoop, _get_running_loop, _set_running_loop
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Playwright, sync_playwright

LOOPS: list[AbstractEventLoop] = []
"""The driver's, while it is there."""


@contextmanager
def driver() -> Iterator[Playwright]:
    with sync_playwright() as playwright:
        LOOPS.extend(filter(None, [_get_running_loop()]))
        yield playwright
        with at_work():
            playwright.stop()
    LOOPS.clear()


@contextmanager
def at_work() -> Iterator[None]:
    _set_running_loop(LOOPS[0] if LOOPS else None)
    try:
        yield
    finally:
        _set_running_loop(None)

"""What the browser tests share: one server, one Chromium, visitors with their own cookies, and axe."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Generator, Iterator
from contextlib import suppress
from importlib.resources import files
from pathlib import Path
from threading import Timer
from uuid import uuid4

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page, Playwright, expect

from tests.web.browser import CHROMIUM, DESKTOP, FLAGS, PATIENCE
from tests.web.driver import at_work, driver
from tests.web.site import Site

Visitor = Callable[..., Page]

expect.set_options(timeout=PATIENCE)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Real browsers on a machine at many times its load now and then lose a window or a line: such a test is tried
    again, and the summary says so (R). What is broken fails every time."""
    for item in items:
        if item.path.is_relative_to(Path(__file__).parent):
            item.add_marker(pytest.mark.flaky(reruns=2))


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    site = Site(tmp_path_factory.mktemp("site"))
    yield site
    site.stop()


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    """Once: its driver starts for half a second."""
    with driver() as playwright:
        yield playwright


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    if not item.path.is_relative_to(Path(__file__).parent):
        return (yield)
    with at_work():
        return (yield)


@pytest.fixture(scope="module")
def chromium(playwright: Playwright) -> Iterator[Browser]:
    """Per module: contexts that were left end with their browser."""
    if not CHROMIUM:
        pytest.fail(
            "the browser tests need Chromium: install the package “chromium-headless-shell” or “chromium”",
            pytrace=False,
        )
    mark = f"--started-for-tests={uuid4().hex}"
    browser = playwright.chromium.launch(executable_path=CHROMIUM, args=[*FLAGS, mark], timeout=4 * PATIENCE)
    yield browser
    watchdog = Timer(PATIENCE / 1000, kill, [mark])
    watchdog.start()
    with suppress(Error):
        browser.close()
    watchdog.cancel()


def kill(mark: str) -> None:
    """On a machine that is busy enough Chromium may never answer that it is closed: then it is ended from outside."""
    for line in Path("/proc").glob("[0-9]*/cmdline"):
        with suppress(OSError):
            if mark.encode() in line.read_bytes():
                os.kill(int(line.parent.name), signal.SIGKILL)


@pytest.fixture
def visitor(chromium: Browser, site: Site) -> Iterator[Visitor]:
    """Somebody new at the door: own cookies, a size and a language; every complaint of their browser fails the test.

    They leave by an empty page. Their context ends with the browser: waiting for its end may take for ever.
    """
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def come(
        *, size: tuple[int, int] = DESKTOP, language: str = "en-GB", script: bool = True, moves: bool = False
    ) -> Page:
        context = chromium.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=language,
            java_script_enabled=script,
            has_touch=size[0] < 700,
            base_url=site.url,
            reduced_motion="no-preference" if moves else "reduce",
        )
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on(
            "console", lambda said: complaints.append(said.text) if "Content Security Policy" in said.text else None
        )
        return page

    yield come
    for page in [page for context in contexts for page in context.pages]:
        with suppress(Error):
            page.goto("about:blank")
    assert not complaints


@pytest.fixture(scope="session")
def axe() -> str:
    """The source of axe-core, which the test extra brings in a Python package."""
    return files("axe_playwright_python").joinpath("axe.min.js").read_text(encoding="utf-8")

"""Firefox as Debian packages it: Playwright cannot drive that one, so it is spoken to by WebDriver BiDi itself."""

from __future__ import annotations

import json
import shutil
import subprocess
import time
from contextlib import ExitStack
from itertools import count
from pathlib import Path
from typing import Any

from websockets.sync.client import connect

FIREFOX = next(filter(None, map(shutil.which, ("firefox-esr", "firefox"))), "")
PATIENCE = 120
"""Seconds for what normally takes a few: the machine may be busy with other tests."""
LISTENS = "WebDriver BiDi listening on "


class Firefox:
    """One window, without a head."""

    def __init__(self, profile: Path, size: tuple[int, int]) -> None:
        command = [FIREFOX, "--headless", "--no-remote", "--profile", str(profile), "--remote-debugging-port", "0"]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
        self.numbers = count(1)
        self.opened = ExitStack()
        line = connect(f"{self.address()}/session", max_size=None, open_timeout=PATIENCE)
        self.line = self.opened.enter_context(line)
        self.call("session.new", capabilities={})
        self.window = self.call("browsingContext.getTree")["contexts"][0]["context"]
        viewport = {"width": size[0], "height": size[1]}
        self.call("browsingContext.setViewport", context=self.window, viewport=viewport)

    def address(self) -> str:
        """It says where it listens; what else it says nobody asked."""
        assert self.process.stderr is not None
        for line in self.process.stderr:
            if line.startswith(LISTENS):
                return line.removeprefix(LISTENS).strip()
        raise AssertionError("Firefox ended before it listened")

    def call(self, method: str, **params: Any) -> Any:
        number = next(self.numbers)
        self.line.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            heard = json.loads(self.line.recv(timeout=PATIENCE))
            if heard.get("id") == number:
                assert heard["type"] == "success", heard
                return heard["result"]

    def go(self, url: str) -> None:
        self.call("browsingContext.navigate", context=self.window, url=url, wait="complete")

    def ask(self, expression: str) -> Any:
        """The value of an expression in the page."""
        written = f"JSON.stringify({expression})"
        said = self.call("script.evaluate", expression=written, target={"context": self.window}, awaitPromise=True)
        assert said["type"] == "success", said
        return json.loads(said["result"].get("value", "null"))

    def wait_for(self, selector: str) -> None:
        self.wait_until(f"document.querySelectorAll('{selector}').length")

    def wait_until(self, expression: str) -> None:
        deadline = time.monotonic() + PATIENCE
        while not self.ask(expression):
            assert time.monotonic() < deadline, f"in vain: {expression}"
            time.sleep(0.1)

    def close(self) -> None:
        self.opened.close()
        self.process.terminate()
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()

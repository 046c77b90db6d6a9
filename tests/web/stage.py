"""Tables without a server: the real pages of a seeded game in a browser, and the updates a socket would send."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Browser, Page, Route

from pandemonium.engine.chance import chance_from
from pandemonium.engine.driver import legal
from pandemonium.engine.game import Setup
from pandemonium.engine.match import Match
from pandemonium.engine.registry import load_game
from pandemonium.server.model import Preferences, TableModel, User
from pandemonium.server.pages import assets
from pandemonium.server.pages.regions import regions
from tests.web.preview import model_of, page_of

HOST = "http://table.test"
Size = tuple[int, int]


class Stage:
    """One page of one size, language and theme."""

    def __init__(self, chromium: Browser, size: Size, language: str = "en", theme: str = "dark") -> None:
        self.language = language
        self.preferences: dict[str, Any] = {"language": language, "theme": theme}
        self.html = ""
        context = chromium.new_context(
            viewport={"width": size[0], "height": size[1]}, has_touch=size[0] < 1000, reduced_motion="reduce"
        )
        context.route(f"{HOST}/**", self.serve)
        self.page: Page = context.new_page()
        self.page.route_web_socket("**/*", lambda _: None)

    def serve(self, route: Route) -> None:
        path = route.request.url.removeprefix(HOST)
        files = {file.path: file for file in (assets.style(), assets.script(), assets.favicon())}
        if path in files:
            route.fulfill(body=files[path].content, content_type=files[path].media_type)
        else:
            route.fulfill(body=self.html, content_type="text/html; charset=utf-8")

    def open(self, match: Match[Any, Any], seat: int) -> None:
        self.show(model_of(match, seat, self.language))

    def show(self, model: TableModel) -> None:
        self.html = page_of(model, **self.preferences)
        self.page.goto(f"{HOST}/table")

    def update(self, match: Match[Any, Any], seat: int) -> None:
        """What changed since, as the socket brings it."""
        user = User("guest", "Anna", Preferences(**self.preferences))
        sent = regions(model_of(match, seat, self.language), user)
        self.page.evaluate("update => apply(update)", {"number": match.number, "regions": sent})

    def close(self) -> None:
        self.page.context.close()


def questions(
    game: str, seats: int, seed: str = "fits", options: dict[str, str] | None = None
) -> Iterator[Match[Any, Any]]:
    """A seeded game from question to question, its choices drawn by lot."""
    match = Match(load_game(game), Setup(seats, seed, options or {}))
    chance = chance_from(f"{seed} choices")
    while not match.over:
        yield match
        seat = match.waiting[0]
        offered = legal(match.state, seat)
        match.take(seat, offered[chance.below(len(offered))])

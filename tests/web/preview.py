"""Look at pages without a server: `python -m tests.web.preview FOLDER` draws tables at several moments, as pictures."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from playwright.sync_api import Route, sync_playwright

from pandemonium.engine.chance import chance_from, commitment
from pandemonium.engine.driver import legal
from pandemonium.engine.game import Setup
from pandemonium.engine.match import Match
from pandemonium.engine.registry import load_game
from pandemonium.server.log import Log
from pandemonium.server.model import ChatLine, Preferences, SeatModel, TableModel, User
from pandemonium.server.web import assets
from pandemonium.server.web.table import table_page
from pandemonium.server.web.visit import Visit
from pandemonium.server.words import words
from tests.web.browser import CHROMIUM

NAMES = ["Anna", "Barbariccia", "Cagnazzo", "Draghignazzo"]
SIZES = {"desktop": (1280, 800), "phone": (390, 844)}


def played(
    seats: int, choices: int, options: dict[str, str] | None = None, seed: str = "preview", game: str = "crypt"
) -> Match[Any, Any]:
    """A game after so many random choices, or its end."""
    match = Match(load_game(game), Setup(seats, seed, options or {}))
    chance = chance_from(seed + " choices")
    while not match.over and match.number < choices:
        seat = match.waiting[0]
        options_now = legal(match.state, seat)
        match.take(seat, options_now[chance.below(len(options_now))])
    return match


def model_of(match: Match[Any, Any], seat: int, language: str = "en", step: int = -1, hint: str = "") -> TableModel:
    """What the server would say of that match."""
    seats = match.state.seats
    game = match.game
    return TableModel(
        id="preview",
        game=game.id,
        number=match.number,
        status="over" if match.over else "playing",
        options=game.full_options(match.setup.options),
        seats=[
            SeatModel(at, "person" if at == seat else "bot", NAMES[at], "normal", at == seat, True, at in match.waiting)
            for at in range(seats)
        ],
        seat=seat,
        commitment=commitment(match.setup.seed),
        view=match.view(seat),
        decision=None if match.over else match.decision(seat),
        can_undo=match.can_undo(seat),
        log=Log(match, seat, words(language, game.id), NAMES[:seats]).lines(),
        chat=[ChatLine("Anna", "Good luck!", 0, "2026-11-15T20:00:00+00:00")],
        seed=match.setup.seed if match.over else "",
        result=game.result(match.state) if match.over else None,
        hint=hint,
        step=step,
        steps=match.number if step >= 0 else 0,
    )


def page_of(model: TableModel, **preferences: Any) -> str:
    user = User("guest", "Anna", Preferences(**preferences))
    return str(table_page(Visit(user, "token"), model))


def moments() -> dict[str, str]:
    b = {"collectors": "all-b"}
    own = played(2, 22, seed="own")
    turn = own.waiting[0]
    hell = played(4, 150, game="inferno")
    return {
        "two": page_of(model_of(own, turn)),
        "two-pl": page_of(model_of(own, turn, "pl"), language="pl"),
        "two-light": page_of(model_of(own, turn), theme="light"),
        "two-contrast": page_of(model_of(own, turn), theme="contrast"),
        "three": page_of(model_of(played(3, 31), 1)),
        "four": page_of(model_of(played(4, 52, b), played(4, 52, b).waiting[0])),
        "solo": page_of(model_of(played(1, 14), 0)),
        "inferno": page_of(model_of(hell, hell.waiting[0])),
        "inferno-pl": page_of(model_of(hell, hell.waiting[0], "pl"), language="pl", theme="light"),
        "inferno-two": page_of(model_of(played(2, 80, game="inferno"), 0)),
        "inferno-solo": page_of(model_of(played(1, 9, {"solo": "descent"}, game="inferno"), 0)),
        "inferno-end": page_of(model_of(played(4, 10_000, game="inferno"), 0)),
        "end": page_of(model_of(played(3, 10_000), 0)),
        "end-pl": page_of(model_of(played(1, 10_000), 0, "pl"), language="pl"),
    }


def serve(route: Route) -> None:
    files = {file.path: file for file in (assets.style(), assets.script(), assets.favicon())}
    path = route.request.url.removeprefix("http://table.test")
    if path in files:
        route.fulfill(body=files[path].content, content_type=files[path].media_type)
    elif path.startswith("/page/"):
        route.fulfill(body=PAGES[path.removeprefix("/page/")], content_type="text/html; charset=utf-8")
    else:
        route.fulfill(status=404, body="")


PAGES: dict[str, str] = {}


def main(folder: Path, only: list[str]) -> None:
    PAGES.update(moments())
    folder.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
        for size, (width, height) in SIZES.items():
            context = chromium.new_context(viewport={"width": width, "height": height}, has_touch=size == "phone")
            context.route("**/*", serve)
            page = context.new_page()
            for name in PAGES:
                if not only or name in only:
                    page.goto(f"http://table.test/page/{name}")
                    page.screenshot(path=folder / f"{name}-{size}.png")
                    opener = page.locator("button.slab.open").first
                    if name in ("two", "two-pl") and opener.count():
                        opener.click()
                        page.screenshot(path=folder / f"{name}-open-{size}.png")
        chromium.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])

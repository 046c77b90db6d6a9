"""Pictures of every table: `python -m tests.web.shots docs/screenshots` takes them anew, a few seconds each, and a
minute for the review of a long game.

With names behind the folder it takes only those: of games, or `room` for the waiting room and the invitation.
"""

from __future__ import annotations

import sys
from base64 import b64decode
from functools import cache
from itertools import islice
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from pandemonium.engine.match import Match
from pandemonium.engine.registry import game_ids
from pandemonium.engine.text import LANGUAGES
from pandemonium.playing.review.figures import Review
from tests.web.browser import CHROMIUM, FLAGS
from tests.web.preview import played
from tests.web.reviewed import model_with, played_by_bots, review_of
from tests.web.site import Site
from tests.web.stage import Stage, questions

SIZES = [(1280, 720), (1440, 900), (390, 844), (844, 390)]
SEATS = 3
FROM, TO = 40, 80
"""Choices between which a game is in its middle."""


def middle(game: str) -> Match[Any, Any]:
    """The question of the middle at which the most lies open on the table."""
    things = [len({offer.element for offer in match.decision(match.waiting[0]).offers}) for match in asked(game)]
    return next(islice(asked(game), things.index(max(things)), None))


def asked(game: str) -> Any:
    return islice(questions(game, SEATS), FROM, TO)


def main(folder: Path, names: list[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for name in names or ["room", *game_ids()]:
            for language in LANGUAGES:
                gathering(chromium, folder, language) if name == "room" else table(chromium, folder, name, language)
        chromium.close()


def table(chromium: Browser, folder: Path, game: str, language: str) -> None:
    for wide, high in SIZES:
        stage = Stage(chromium, (wide, high), language)
        now = middle(game)
        stage.open(now, now.waiting[0])
        take(stage.page, folder / f"{game}-{wide}x{high}-{language}.webp")
        stage.close()
    stage = Stage(chromium, SIZES[0], language)
    stage.open(played(SEATS, 10_000, game=game), 0)
    take(stage.page, folder / f"{game}-end-{language}.webp")
    match, review = reviewed(game)
    stage.show(model_with(review, match, language))
    stage.page.locator("#review").evaluate("review => review.scrollIntoView()")
    take(stage.page, folder / f"{game}-review-{language}.webp")
    stage.close()


@cache
def reviewed(game: str) -> tuple[Match[Any, Any], Review]:
    match = played_by_bots(game)
    return match, review_of(match)


def gathering(chromium: Browser, folder: Path, language: str) -> None:
    """A host who waits for two, and what one of them is shown; these come from a real server."""
    with TemporaryDirectory() as place:
        site = Site(Path(place))
        for wide, high in (SIZES[0], SIZES[2]):
            size = f"{wide}x{high}-{language}.webp"
            host, guest = (
                chromium.new_context(
                    base_url=site.url,
                    viewport={"width": wide, "height": high},
                    locale=language,
                    reduced_motion="reduce",
                ).new_page()
                for _ in range(2)
            )
            host.goto("/new/inferno")
            for seat, kind in enumerate(("me", "open", "open", "bot hard")):
                host.select_option(f"#seat-{seat}", kind)
            host.locator("form button.main[type=submit]").last.click()
            host.wait_for_selector(".room")
            take(host, folder / f"room-{size}")
            guest.goto(host.locator("#link-1").input_value())
            take(guest, folder / f"invitation-{size}")
            for page in (host, guest):
                page.context.close()
        site.stop()


def take(page: Page, file: Path) -> None:
    line = page.context.new_cdp_session(page)
    shot = line.send("Page.captureScreenshot", {"format": "webp", "quality": 82})
    file.write_bytes(b64decode(shot["data"]))


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])

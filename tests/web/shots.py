"""Pictures of every table: `python -m tests.web.shots docs/screenshots` takes them anew, a few seconds each."""

from __future__ import annotations

import sys
from base64 import b64decode
from itertools import islice
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from pandemonium.engine.match import Match
from pandemonium.engine.registry import game_ids
from pandemonium.engine.text import LANGUAGES
from tests.web.browser import CHROMIUM, FLAGS
from tests.web.preview import played
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


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for game in game_ids():
            for language in LANGUAGES:
                for wide, high in SIZES:
                    stage = Stage(chromium, (wide, high), language)
                    now = middle(game)
                    stage.open(now, now.waiting[0])
                    take(stage, folder / f"{game}-{wide}x{high}-{language}.webp")
                    stage.close()
                stage = Stage(chromium, SIZES[0], language)
                stage.open(played(SEATS, 10_000, game=game), 0)
                take(stage, folder / f"{game}-end-{language}.webp")
                stage.close()
        chromium.close()


def take(stage: Stage, file: Path) -> None:
    line = stage.page.context.new_cdp_session(stage.page)
    shot = line.send("Page.captureScreenshot", {"format": "webp", "quality": 82})
    file.write_bytes(b64decode(shot["data"]))


if __name__ == "__main__":
    main(Path(sys.argv[1]))

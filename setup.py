"""Compiles the hot modules with mypyc where a C compiler works; otherwise installs the same files as plain Python."""

import os
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext

HOT = [
    "engine/chance.py",
    "engine/state.py",
    "engine/driver.py",
    "games/crypt/rules.py",
    "games/crypt/choice.py",
    "games/crypt/event.py",
    "games/crypt/state.py",
    "games/crypt/race.py",
    "games/crypt/reveal.py",
    "games/crypt/pottery.py",
    "games/crypt/ghost.py",
    "games/crypt/claim.py",
    "games/crypt/collect.py",
    "games/crypt/scoring.py",
    "games/crypt/rounds.py",
    "games/crypt/setup.py",
    "games/crypt/belief.py",
    "games/crypt/bot/plan.py",
    "games/crypt/bot/outlook.py",
    "games/crypt/bot/worth.py",
    "games/crypt/bot/appraisal.py",
    "games/crypt/bot/ghostly.py",
    "games/crypt/bot/only_child.py",
    "games/crypt/bot/turn.py",
    "games/crypt/bot/policy.py",
    "games/crypt/bot/search.py",
    "games/inferno/rules.py",
    "games/inferno/choice.py",
    "games/inferno/event.py",
    "games/inferno/state.py",
    "games/inferno/hell.py",
    "games/inferno/money.py",
    "games/inferno/graveyard.py",
    "games/inferno/descent.py",
    "games/inferno/tracks.py",
    "games/inferno/tower.py",
    "games/inferno/discs.py",
    "games/inferno/phlegethon.py",
    "games/inferno/styx.py",
    "games/inferno/guardian.py",
    "games/inferno/instant.py",
    "games/inferno/fraud.py",
    "games/inferno/bonus.py",
    "games/inferno/challenge.py",
    "games/inferno/dante.py",
    "games/inferno/accusation.py",
    "games/inferno/council.py",
    "games/inferno/courtyard.py",
    "games/inferno/bonfire.py",
    "games/inferno/siege.py",
    "games/inferno/host.py",
    "games/inferno/place.py",
    "games/inferno/florence.py",
    "games/inferno/cashing.py",
    "games/inferno/halves.py",
    "games/inferno/scoring.py",
    "games/inferno/turns.py",
    "games/inferno/family.py",
    "games/inferno/setup.py",
    "games/inferno/belief.py",
    "games/inferno/bot/outlook.py",
    "games/inferno/bot/prospect.py",
    "games/inferno/bot/rows.py",
    "games/inferno/bot/prices.py",
    "games/inferno/bot/river.py",
    "games/inferno/bot/cards.py",
    "games/inferno/bot/accuse.py",
    "games/inferno/bot/errand.py",
    "games/inferno/bot/souls.py",
    "games/inferno/bot/guards.py",
    "games/inferno/bot/passage.py",
    "games/inferno/bot/rooms.py",
    "games/inferno/bot/things.py",
    "games/inferno/bot/judge.py",
    "games/inferno/bot/policy.py",
    "games/inferno/bot/search.py",
]


LENIENT = ["--config-file=", "--ignore-missing-imports"]
"""The build environment has no libraries to check against; `make test` checks types strictly."""


def extensions() -> list[Any]:
    if os.environ.get("PANDEMONIUM_PURE") == "1":
        return []
    try:
        from mypyc.build import mypycify

        return mypycify([*LENIENT, *(f"src/pandemonium/{path}" for path in HOT)], opt_level="3", debug_level="0")
    except (Exception, SystemExit) as error:
        print("pandemonium is installed as plain Python:", error)
        return []


class OptionalBuild(build_ext):
    """Without a working compiler all extensions are dropped together: they come as one group."""

    def run(self) -> None:
        try:
            super().run()
        except Exception as error:
            print("pandemonium is installed as plain Python:", error)
            self.extensions = []


setup(ext_modules=extensions(), cmdclass={"build_ext": OptionalBuild})

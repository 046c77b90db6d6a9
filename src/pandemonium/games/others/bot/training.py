"""How the weights of The Others are trained: in any adventure, on any map, as either side, which a seed picks."""

from __future__ import annotations

from pandemonium.games.others.bot.craft import craft
from pandemonium.games.others.game import others
from pandemonium.playing.training import Training


def options(_seed: str) -> dict[str, str]:
    return {"adventure": "random", "sin": "random", "acolytes": "random", "heroes": "recommended"}


training = Training(others(), craft, options)

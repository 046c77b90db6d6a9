"""How the weights of Deal with the Devil are trained: at the plain table, in whatever role comes."""

from __future__ import annotations

from pandemonium.games.deal.bot.craft import craft
from pandemonium.games.deal.game import deal
from pandemonium.playing.training import Training


def options(_seed: str) -> dict[str, str]:
    return {}


training = Training(deal(), craft, options)

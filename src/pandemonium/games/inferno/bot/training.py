"""How Inferno's weights are trained: alone in any of the modes, which a seed picks."""

from __future__ import annotations

from pandemonium.engine.chance import chance_from
from pandemonium.games.inferno.bot.craft import craft
from pandemonium.games.inferno.data.names import SOLO_MODES
from pandemonium.games.inferno.game import inferno
from pandemonium.playing.training import Training


def options(seed: str) -> dict[str, str]:
    return {"solo": SOLO_MODES[chance_from(seed).below(len(SOLO_MODES))]}


training = Training(inferno(), craft, options)

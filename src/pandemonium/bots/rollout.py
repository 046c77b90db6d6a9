"""The generic search, for games that bring no knowledge: every choice is tried in imagined plays to the end at random.

Each round of playouts deals one belief sample to all choices still in the race (common random numbers); the worse half
drops out whenever its share of the budget is used (successive halving).
"""

from __future__ import annotations

import time
from typing import Any

from pandemonium.engine.chance import Chance, chance_from
from pandemonium.engine.driver import choose, play_out
from pandemonium.engine.mind import Mind
from pandemonium.engine.state import Choice

PLAYOUTS = {"easy": 20, "normal": 120, "hard": 1 << 30}
SHARE = 0.25
"""Seconds of an unlimited search that pass before the worse half drops out, as a share of all."""


class RolloutBot:
    def __init__(self, level: str, playouts: int) -> None:
        self.playouts = min(playouts, PLAYOUTS[level])

    def choose(self, mind: Mind[Any, Any], chance: Chance, seconds: float) -> Choice:
        racing = list(mind.choices)
        totals = dict.fromkeys(racing, 0.0)
        done, began, mark = 0, time.monotonic(), SHARE
        while len(racing) > 1 and done < self.playouts:
            used = max((time.monotonic() - began) / max(seconds, 1e-9), done / self.playouts)
            if used >= 1:
                break
            if used >= mark:
                racing = sorted(racing, key=totals.__getitem__, reverse=True)[: max(len(racing) // 2, 1)]
                mark += SHARE
            imagined = mind.sample(chance)
            luck = f"rollout {chance.below(65536)} {chance.below(65536)}"
            for choice in racing:
                totals[choice] += worth(mind, mind.game.clone(imagined), choice, luck)
            done += len(racing)
        return max(racing, key=totals.__getitem__)


def worth(mind: Mind[Any, Any], state: Any, choice: Choice, luck: str) -> float:
    """A win, and a little for every point more than the best of the others."""
    choose(state, mind.seat, choice)
    play_out(state, chance_from(luck))
    result = mind.game.result(state)
    won = 1 / len(result.winners) if mind.seat in result.winners else 0.0
    others = [score for seat, score in enumerate(result.scores) if seat != mind.seat]
    return won + 0.01 * (result.scores[mind.seat] - max(others, default=0))

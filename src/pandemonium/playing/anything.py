"""The random bot: any legal choice, each equally likely."""

from __future__ import annotations

from typing import Any

from pandemonium.engine.chance import Chance
from pandemonium.engine.state import Choice
from pandemonium.playing.mind import Mind


class RandomBot:
    def choose(self, mind: Mind[Any, Any], chance: Chance, seconds: float) -> Choice:
        return mind.choices[chance.below(len(mind.choices))]

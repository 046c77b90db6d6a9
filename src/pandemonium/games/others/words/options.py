"""What can be chosen when a table of The Others is opened (OTH-TB-2)."""

from __future__ import annotations

from typing import Final

from pandemonium.engine.game import Option, When
from pandemonium.games.others.data.names import ADVENTURES, CULTS, MAP_SIDES, SINS

FREE: Final = (When("teach", ("no",)),)
"""The guided game chooses everything else itself."""

OPTIONS: Final = (
    Option("sin-seat", ("first", "last")),
    Option("teach", ("no", "yes")),
    Option("story", ("no", "yes"), FREE),
    Option("adventure", (*ADVENTURES, "random"), FREE),
    Option("map", ("random", *MAP_SIDES), FREE),
    Option("sin", ("choose", *SINS, "random"), FREE),
    Option("acolytes", ("choose", *CULTS, "random"), FREE),
    Option("heroes", ("choose", "recommended"), FREE),
)

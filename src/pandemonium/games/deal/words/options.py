"""What can be chosen when a table of Deal with the Devil is opened (DWD-6.4.2)."""

from __future__ import annotations

from typing import Final

from pandemonium.engine.game import Option

NO_YES: Final = ("no", "yes")

OPTIONS: Final = (
    Option("first-game", NO_YES),
    Option("slips", NO_YES),
    Option("wishes", NO_YES),
    Option("indulgences", NO_YES),
    Option("bribes", NO_YES),
    Option("jesters", NO_YES),
    Option("log", ("round", "whole")),
)

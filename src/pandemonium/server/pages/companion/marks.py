"""The marks inside the chests, with a name and a sign each, never a colour alone (DWD-6.4.6)."""

from __future__ import annotations

NAMES = ("devil", "cultist", "mortal-1", "mortal-2")
"""In the order of the rules' numbers."""
SIGNS = ("Ψ", "†", "I", "II")

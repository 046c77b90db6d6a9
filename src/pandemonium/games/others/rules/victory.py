"""Victory (OTH-WIN-1 to OTH-WIN-5): at once, whatever else was going on."""

from __future__ import annotations

from mypy_extensions import i64

from pandemonium.games.others.rules import event
from pandemonium.games.others.rules.state import Others


def heroes_win(state: Others) -> None:
    """All together, when the last mission is completed."""
    if state.stopped:
        return
    state.heroes_won = True
    if state.events is not None:
        state.tell(event.HEROES_WON, ())
    state.stop()


def sin_wins(state: Others, told: i64) -> None:
    """When a hero has died who cannot be replaced, or when it is too late (OTH-R60): the event says which."""
    if state.stopped:
        return
    if state.events is not None:
        state.tell(told, ())
    state.stop()

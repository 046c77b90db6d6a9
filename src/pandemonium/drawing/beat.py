"""Beats: how one event is shown on the table, so that everybody sees what happened, one thing after another.

A board names its places by `data-spot`: every thing drawn by `spot` or `thing` is named after its element, and a game
names what else events happen to (a number, a track, a pile); the page names the seats (`seat 0`). A name goes from the
general to the particular, `column 0 idol`: where that is not drawn now, the beat is shown at `column 0`. A beat speaks
of places by those names; the page plays it and knows no game. A beat is made from an event the seat may hear and from
its own view, so it can tell no secret. It is made when the event is first told, or later by a server that reads the
table anew: of the view it may use only what lasts.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

Show: TypeAlias = Literal["say", "light", "roll", "move", "count"]
"""Only its sentence; a place lights up; dice land there; a piece, or dice by their faces, travels; a number changes."""


class Beat(Struct, frozen=True, omit_defaults=True):
    """What is shown of an event beside its sentence."""

    show: Show = "say"
    at: str = ""  # the place: what lights up, where dice land, whose number changes, where a piece comes from
    to: str = ""  # where a piece goes, or dice after they have landed; a value stays there
    piece: str = ""  # the symbol that travels, by its name on the sheet of symbols, as for `icon`
    seat: int = -1  # in whose colour; -1 is nobody's
    faces: tuple[int, ...] = ()  # of dice, as they land
    dice: str = ""  # their sort, where they are the game's own and not the seat's
    value: str = ""  # what stays written at the place until the viewer acts: "+1", "3 < 5"
    during: str = ""  # the place lit as long as beats name it: the phase or the action this belongs to
    weight: int = 1  # the heaviest leads the news; nothing is marked or told in the news for 0


SAID = Beat()
"""Of an event that has no place on the table."""

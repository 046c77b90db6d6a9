"""The city: spaces as a graph, and what the map puts there (section 5)."""

from __future__ import annotations

from mypy_extensions import i64

from pandemonium.engine.row import Row


class City:
    """A map: the graph of its spaces (section 5) and everything that lies there at the start.

    What the rules look up by space is a row: a rule that looks a neighbour up opens no box for it.
    """

    __slots__ = (
        "abominations",
        "acolytes",
        "adjacent",
        "allies",
        "altars",
        "base",
        "codes",
        "corners",
        "corruptions",
        "distance",
        "down",
        "fires",
        "icons",
        "in_play",
        "lanes",
        "metro",
        "metros",
        "near",
        "nests",
        "orbitals",
        "pentagrams",
        "printed",
        "spaces",
        "start",
        "streets",
        "tiles",
    )

    in_play: i64  # a mask of the spaces that exist on this map
    spaces: Row  # the same, one after the other
    streets: i64  # a mask
    codes: list[str]  # by space number: T05, V2.1; empty where there is none
    tiles: list[int]  # by space: a mask of the tiles (0 to 9) it lies on
    adjacent: Row  # by space: neighbours over touch and crosswalks, a mask
    metro: Row  # by space: neighbours by Metro, heroes only, a mask
    distance: Row  # a * SPACES + b without Metro; -1 where there is no way
    near: Row  # by space: neighbours over all edges, a mask
    lanes: Row  # by street space: the street spaces in a line of fire with it, a mask
    printed: Row  # by space: tokens as counts (see `counts`)
    icons: list[list[int]]  # by district: its icons in order; empty where the tile does not lie on this map
    start: i64
    altars: list[int]  # spaces, as are the lists that follow; a space may stand there twice
    nests: list[int]
    pentagrams: list[int]
    fires: list[int]
    corruptions: list[int]
    orbitals: list[int]
    allies: list[int]  # by ally: its space, or NOWHERE
    abominations: list[int]
    acolytes: list[int]
    down: list[int]
    base: list[int]  # by space: row * 100 + column of its first grid corner, of a district: of its tile; for drawing
    corners: list[list[int]]  # by street space: all its grid corners in reading order, as in `base`; for drawing
    metros: list[list[int]]  # by colour: the spaces of its two tokens; empty where it is not used

"""The street spaces of a map (section 5.3): corners of tiles that run together, crosswalks between them, lines of fire.

A corner of a tile is an atom, (row, column, corner). Atoms at one corner of the grid are one space where their tiles
share a side; a side that every tile on it leaves open fuses its two ends.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from pandemonium.games.others.data.tiles import QUARTERS, LaidTile

Cell = tuple[int, int]
Atom = tuple[int, int, int]

BESIDE: Final = ((-1, 0), (0, 1), (1, 0), (0, -1))
"""The cell across each side: north, east, south, west."""
DOWN: Final = (0, 0, 1, 1)
ACROSS: Final = (0, 1, 1, 0)
"""Where the corners of a cell lie in the grid of corners."""


def grid_corner(atom: Atom) -> Cell:
    row, column, corner = atom
    return row + DOWN[corner], column + ACROSS[corner]


def across(cell: Cell, side: int) -> Cell:
    return cell[0] + BESIDE[side][0], cell[1] + BESIDE[side][1]


class Streets:
    """The street spaces of a map, each a list of atoms in reading order."""

    def __init__(self, laid: Mapping[Cell, LaidTile]) -> None:
        self.laid = laid
        self.joined: dict[Atom, Atom] = {
            (*cell, corner): (*cell, corner) for cell in laid for corner in range(QUARTERS)
        }
        for cell, side in self.sides():
            self.run_together(cell, side)
        self.spaces = sorted(self.gathered(), key=self.reading)
        self.number = {atom: place for place, space in enumerate(self.spaces) for atom in space}

    def sides(self) -> Iterator[tuple[Cell, int]]:
        return ((cell, side) for cell in sorted(self.laid) for side in range(QUARTERS))

    def run_together(self, cell: Cell, side: int) -> None:
        """Streets of neighbouring tiles are one (OTH-MV-10); so are both ends of an open side."""
        mine = (*cell, side)
        other = across(cell, side)
        if other in self.laid:
            self.join(mine, (*other, (side + 3) % QUARTERS))  # the other end of the side: seen from the other tile
        if self.is_open(cell, side):
            self.join(mine, (*cell, (side + 1) % QUARTERS))

    def is_open(self, cell: Cell, side: int) -> bool:
        """Only if every tile on it marks it so."""
        other = self.laid.get(across(cell, side))
        return self.laid[cell].is_open(side) and (other is None or other.is_open((side + 2) % QUARTERS))

    def join(self, one: Atom, other: Atom) -> None:
        self.joined[self.root(one)] = self.root(other)

    def root(self, atom: Atom) -> Atom:
        while self.joined[atom] != atom:
            atom = self.joined[atom]
        return atom

    def gathered(self) -> list[list[Atom]]:
        found: dict[Atom, list[Atom]] = {}
        for atom in self.joined:
            found.setdefault(self.root(atom), []).append(atom)
        return [sorted(atoms, key=lambda atom: (grid_corner(atom), self.tile(atom))) for atoms in found.values()]

    def tile(self, atom: Atom) -> int:
        return self.laid[atom[0], atom[1]].number

    def reading(self, space: list[Atom]) -> tuple[Cell, int]:
        """First grid corner, row before column; ties by the lowest tile number (section 5.4)."""
        return grid_corner(space[0]), self.tile(space[0])

    def at_corner(self, corner: Cell) -> dict[int, int]:
        """The spaces that meet at a corner of the grid: by tile, the place of its space."""
        return {self.tile(atom): space for atom, space in self.number.items() if grid_corner(atom) == corner}

    def code(self, space: int) -> str:
        """V2.1, or V1.2@T04 where a river splits the corner."""
        row, column = corner = grid_corner(self.spaces[space][0])
        split = len(set(self.at_corner(corner).values())) > 1
        return f"V{row}.{column}" + (f"@T{self.tile(self.spaces[space][0]) + 1:02}" if split else "")

    def ends(self, cell: Cell, side: int) -> tuple[int, int]:
        """The two spaces that a side of a tile leads to; one and the same where it is open."""
        return self.number[*cell, side], self.number[*cell, (side + 1) % QUARTERS]

    def lanes(self) -> list[list[int]]:
        """Straight runs of tile sides: the spaces along each, in order. A missing side, a river, cuts them (5.3.7)."""
        rows = max(row for row, _ in self.laid) + 1
        columns = max(column for _, column in self.laid) + 1
        found: list[list[int]] = []
        for row in range(rows + 1):
            found += self.runs([((row, column), 0, (row - 1, column), 2) for column in range(columns)])
        for column in range(columns + 1):
            found += self.runs([((row, column), 3, (row, column - 1), 1) for row in range(rows)])
        return found

    def runs(self, line: list[tuple[Cell, int, Cell, int]]) -> list[list[int]]:
        """Lanes of a grid line; each place of it says which side of which cell lies there, seen from either bank."""
        found: list[list[int]] = [[]]
        for after, after_side, before, before_side in line:
            if after in self.laid:
                ends = self.ends(after, after_side)
                ends = ends if after_side == 0 else ends[::-1]
            elif before in self.laid:
                ends = self.ends(before, before_side)
                ends = ends[::-1] if before_side == 2 else ends
            else:
                found.append([])
                continue
            if found[-1] and found[-1][-1] != ends[0]:
                found.append([])
            found[-1] += [space for space in dict.fromkeys(ends) if found[-1][-1:] != [space]]
        return [lane for lane in found if lane]

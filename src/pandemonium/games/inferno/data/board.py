"""The board's two sides from their files: the lattice of Hell, checked, and Dante's path."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from pandemonium.engine.bits import BIT
from pandemonium.engine.pack import Pack, Provenance
from pandemonium.engine.row import Row, row, row_of
from pandemonium.games.inferno.data.names import QUARTERS, STOPS
from pandemonium.games.inferno.rules.figures import CIRCLES, DIS, FIRST_TRACK, GATES, LIMBO, ROW, SHIELDS, Board, Rules

WIDEST = 9


class Shield(Struct, frozen=True, forbid_unknown_fields=True):
    circle: int
    place: int
    symbol: Literal["san-piero", "duomo", "scheraggio", "borgo"]
    below: list[int]
    x: float
    y: float


class Hell(Struct, frozen=True, forbid_unknown_fields=True):
    provenance: Provenance
    shield: list[Shield]


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    stop: Literal["start", "fraud", "pagan", "diploma"]
    left: bool = False
    circle: int = 0


class Path(Struct, frozen=True, forbid_unknown_fields=True):
    starts: list[int]
    steps: list[Step]
    acheron: int = 0  # of side B only, as the shortcut is
    shortcut: int = 0


class Dante(Struct, frozen=True, forbid_unknown_fields=True):
    provenance: Provenance
    side_a: Path
    side_b: Path


class BoardDrawing(Struct, frozen=True):
    """Where each side's shields are drawn, by number, in hundredths of the board."""

    side_a: dict[int, tuple[float, float]]
    side_b: dict[int, tuple[float, float]]


def load_boards(pack: Pack, rules: Rules) -> BoardDrawing:
    hells = [pack.load(f"hell_{side}.toml", Hell) for side in "ab"]
    widths = [[sum(s.circle == circle for s in hell.shield) for circle in range(CIRCLES + 1)] for hell in hells]
    for side, hell, width in zip("ab", hells, widths, strict=True):
        name = f"hell_{side}.toml"
        check_places(pack, name, hell)
        pack.check(name, all(1 <= w <= WIDEST for w in width[1:]), f"a circle has 1 to {WIDEST} shields")
        pack.check(name, width[DIS] <= GATES, "more gates than there are choices for")
    room = [max(a, b) for a, b in zip(*widths, strict=True)]
    rules.first = row_of([0] + [sum(room[1:circle]) for circle in range(1, CIRCLES + 2)])
    pack.check("hell_b.toml", rules.first[CIRCLES + 1] <= SHIELDS, f"a board has at most {SHIELDS} shields")
    dante = pack.load("dante.toml", Dante)
    rules.side_a = build_board(pack, "hell_a.toml", rules, hells[0], widths[0])
    rules.side_b = build_board(pack, "hell_b.toml", rules, hells[1], widths[1])
    build_path(pack, rules.side_a, dante.side_a, players=(1, 2))
    build_path(pack, rules.side_b, dante.side_b, players=(3, 4))
    return BoardDrawing(*({number(rules, s): (s.x, s.y) for s in hell.shield} for hell in hells))


def check_places(pack: Pack, name: str, hell: Hell) -> None:
    pack.check(name, all(1 <= shield.circle <= CIRCLES for shield in hell.shield), f"circles are 1 to {CIRCLES}")
    for circle in range(1, CIRCLES + 1):
        places = sorted(shield.place for shield in hell.shield if shield.circle == circle)
        each_once = places == list(range(1, len(places) + 1))
        pack.check(name, each_once, f"circle {circle}: places are numbered from 1, each once")


def number(rules: Rules, shield: Shield) -> int:
    return rules.first[shield.circle] + shield.place - 1


def build_board(pack: Pack, name: str, rules: Rules, hell: Hell, width: list[int]) -> Board:
    board = Board()
    board.width = width
    board.gates = width[DIS]
    board.circle, board.quarter = row(SHIELDS), row(SHIELDS, -1)
    board.lines_of = [[] for _ in range(SHIELDS)]
    board.straight = row(SHIELDS * 2, -1)
    board.rows = row(CIRCLES + 1)
    across = {number(rules, shield): shield.x for shield in hell.shield}
    for shield in hell.shield:
        here = number(rules, shield)
        board.circle[here], board.quarter[here] = shield.circle, QUARTERS.index(shield.symbol)
        board.rows[shield.circle] |= BIT[here]
        for place in shield.below:
            last = shield.circle == CIRCLES
            exists = not last and 1 <= place <= width[shield.circle + 1]
            pack.check(name, exists, f"{shield.circle}.{shield.place}: its line leads nowhere")
            below = rules.first[shield.circle + 1] + place - 1
            board.lines_of[here].append(below)
            board.straight[here * 2 + int(across[below] > across[here])] = below
    board.all = sum(board.rows)
    check_lattice(pack, name, rules, board)
    board.lines = lines_by_row(rules, board)
    board.beside = row_of([neighbours(board, shield) for shield in range(SHIELDS)])
    return board


def check_lattice(pack: Pack, name: str, rules: Rules, board: Board) -> None:
    """Lines lead down to at most one shield on either side, and every shield below Limbo can be reached."""
    reached = board.rows[LIMBO]
    for shield in range(SHIELDS):
        circle = board.circle[shield]
        lines = board.lines_of[shield]
        where = f"{circle}.{shield - rules.first[circle] + 1}"
        pack.check(name, circle in (0, CIRCLES) or bool(lines), f"{where}: no line leads down")
        straight = [below for below in board.straight[shield * 2 : shield * 2 + 2] if below >= 0]
        pack.check(
            name, sorted(straight) == sorted(lines), f"{where}: at most one line to the left and one to the right"
        )
        for below in lines:
            reached |= BIT[below]
    pack.check(name, reached == board.all, "some shield cannot be reached")
    for quarter, symbol in enumerate(QUARTERS):
        pack.check(name, quarter in board.quarter, f"no shield shows {symbol}")


def lines_by_row(rules: Rules, board: Board) -> Row:
    """For every set of shields of a circle, all the shields their lines lead to."""
    lines = row((CIRCLES + 1) * (ROW + 1))
    for circle in range(1, CIRCLES + 1):
        first, at = rules.first[circle], circle * (ROW + 1)
        targets = [sum(BIT[below] for below in board.lines_of[first + place]) for place in range(board.width[circle])]
        for shields in range(1 << len(targets)):
            for place, target in enumerate(targets):
                if shields & BIT[place]:
                    lines[at + shields] |= target
    return lines


def neighbours(board: Board, shield: int) -> int:
    """Linked shields above and below, and the next ones in the same circle (INF-1.9.2)."""
    if not board.circle[shield]:
        return 0
    found = sum(BIT[below] for below in board.lines_of[shield])
    found |= sum(BIT[above] for above in range(SHIELDS) if shield in board.lines_of[above])
    for side in (shield - 1, shield + 1):
        if 0 <= side < SHIELDS and board.circle[side] == board.circle[shield]:
            found |= BIT[side]
    return found


def build_path(pack: Pack, board: Board, path: Path, players: tuple[int, int]) -> None:
    name = "dante.toml"
    steps = path.steps
    diplomas = [step.circle for step in steps if step.stop == "diploma"]
    pack.check(name, len(path.starts) == len(players), "starts: one step for each of the side's player counts")
    inside = all(0 <= step < len(steps) for step in (path.acheron, path.shortcut))
    pack.check(name, inside, "acheron and shortcut are steps of the path")
    alone = players == (1, 2) and bool(path.acheron or path.shortcut)
    pack.check(name, not alone, "only side B has a first game and a Shortcut")
    pack.check(name, diplomas == list(range(FIRST_TRACK, CIRCLES + 1)), "the Diplomas come from circle 2 down to 9")
    pack.check(name, steps[-1].stop == "diploma", "the last stop is the Diploma of circle 9")
    pack.check(name, all(0 <= start < len(steps) - 1 for start in path.starts), "a start lies before the last stop")
    plain = steps[path.shortcut].stop != "diploma"
    pack.check(name, plain and not any(s.left and s.stop == "diploma" for s in steps), "Shortcuts never skip a Diploma")
    board.path = [STOPS.index(step.stop) for step in steps]
    board.path_circle = [step.circle for step in steps]
    board.left = sum(BIT[at] for at, step in enumerate(steps) if step.left)
    board.start = [path.acheron] * 5
    for count, start in zip(players, path.starts, strict=True):
        board.start[count] = start
    board.shortcut = path.shortcut

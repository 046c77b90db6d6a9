"""Hell as a lattice: a row for each circle, the lines between them, and the Wall of Dis with its gates."""

from __future__ import annotations

from typing import Final

from rich.console import Group
from rich.text import Text

from pandemonium.drawing.words import Words
from pandemonium.engine.seats import LETTERS
from pandemonium.games.inferno.data.names import MEMBERS, SINS
from pandemonium.games.inferno.knowledge.shield import ShieldView
from pandemonium.games.inferno.knowledge.view import InfernoView
from pandemonium.games.inferno.rules.figures import CIRCLES, DIS, Board, Rules
from pandemonium.games.inferno.terminal import glyphs
from pandemonium.games.inferno.terminal.glyphs import COLOURS, QUARTER_LETTERS

LEFT: Final = 3
"""Where the leftmost shield begins; the circle's number stands before it."""
WIDTH: Final = 56
NAMES: Final = 65
"""Where the circle's name begins."""
GAP: Final = 8
"""At most so far apart are two shields of a circle."""

Piece = tuple[int, Text]
"""A column and what begins there."""


def hell(
    view: InfernoView,
    words: Words,
    board: Board,
    places: dict[int, tuple[float, float]],
    rules: Rules,
    lit: set[str],
) -> Group:
    at = columns(places, board)
    lines: list[Text] = []
    for circle in range(1, CIRCLES + 1):
        shields = [shield for shield in view.shields if shield.circle == circle]
        if circle == DIS:
            lines.append(wall(view, [at[shield.number] for shield in shields]))
        cells = [(at[shield.number], drawn(view, words, shield, shield.id in lit)) for shield in shields]
        lines.append(spread([*cells, *names(view, words, circle, rules.infamy[circle])]))
        if circle < CIRCLES:
            lines.append(lines_down(board, [shield.number for shield in shields], at))
    return Group(*lines)


def columns(places: dict[int, tuple[float, float]], board: Board) -> dict[int, int]:
    """The column of every shield, from where the board's file draws it."""
    across = [x for x, _ in places.values()]
    widest = max(board.width)
    scale = min(WIDTH, GAP * (widest - 1)) / (max(across) - min(across) or 1)
    return {shield: LEFT + round((x - min(across)) * scale) for shield, (x, _) in places.items()}


def names(view: InfernoView, words: Words, circle: int, infamy: int) -> list[Piece]:
    """The circle's number on the left; on the right its sin, what a Soul brings there, and the Tail."""
    sin = SINS[circle - 1]
    name = Text(f"{words(sin)} +{infamy}", style=COLOURS[sin])
    tails = [player.seat for player in view.players if player.tail == circle]
    if tails:
        name.append(f" {glyphs.TAIL}{glyphs.letters(tails)}", style="bold")
    return [(0, Text(str(circle), style="bold")), (NAMES, name)]


def drawn(view: InfernoView, words: Words, shield: ShieldView, lit: bool) -> Text:
    """Its place in the circle, its quarter's letter, and what is on it."""
    here = Text().append(shield.id.partition(".")[2] + QUARTER_LETTERS[shield.quarter], style="dim")
    if lit and not shield.piece:
        return here.append(glyphs.END, style="bold reverse")
    if shield.piece == "soul":
        here.append_text(glyphs.soul(shield.sin, shield.laid))
        if shield.owner >= 0:
            here.append(glyphs.CHAINS + LETTERS[shield.owner])
    elif shield.piece == "guardian":
        here.append(words(shield.guardian)[:3], style="bold")
    elif shield.piece == "labyrinth":
        here.append(glyphs.LABYRINTH + LETTERS[shield.owner], style="bold")
    else:
        here.append({"petrified": glyphs.STONE, "pit": glyphs.PIT}.get(shield.piece, glyphs.EMPTY))
    if lit or shield.id == view.underway.picked:
        here.stylize("reverse")
    return here


def lines_down(board: Board, shields: list[int], at: dict[int, int]) -> Text:
    pieces: list[Piece] = []
    for shield in shields:
        for below in board.lines_of[shield]:
            middle = (at[shield] + at[below]) // 2 + 1
            pieces.append((middle, Text("\\" if at[below] > at[shield] else "/", style="dim")))
    return spread(pieces)


def wall(view: InfernoView, gates: list[int]) -> Text:
    """A gate right above each shield of the circle behind it, with the letters of those who have a disc there."""
    pieces: list[Piece] = []
    for gate, column in enumerate(gates, 1):
        discs = glyphs.letters([player.seat for player in view.players if gate in player.gates])
        pieces.append((column, Text(f"{gate}[{discs or ' '}]", style="bold")))
    line = spread(pieces, fill="═")
    return line.append("═" * (NAMES - 1 - len(line)))


def spread(pieces: list[Piece], fill: str = " ") -> Text:
    """One line with everything in its column."""
    line = Text()
    for column, text in sorted(pieces, key=lambda piece: piece[0]):
        line.append(fill * (column - len(line)))
        line.append_text(text)
    return line


def legend(view: InfernoView, words: Words) -> Text:
    """What the marks mean, of those that this game can show."""
    said = [
        words("terminal-legend-souls"),
        *(f"{mark} {words(who)}" for mark, who in zip(glyphs.MEMBERS, MEMBERS, strict=True)),
    ]
    guardians = {view.red, view.black}
    said += [words(f"terminal-legend-{who}") for who in LEAVE_MARKS if who in guardians]
    said.append(words("terminal-legend-gates"))
    return Text(" · ".join(said), style="dim")


LEAVE_MARKS: Final = ("medusa", "antaeus", "geryon", "minos", "minotaur")
"""The Guardians whose effect is seen in Hell."""

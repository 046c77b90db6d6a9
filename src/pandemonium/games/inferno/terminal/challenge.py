"""The rows of a solo challenge that Dante has not come to yet: what they ask for, and what there is of it."""

from __future__ import annotations

from rich.console import Group
from rich.table import Table
from rich.text import Text

from pandemonium.drawing.words import Words
from pandemonium.games.inferno.data.names import DIFFICULTIES, SOLO_MODES, TRACKS
from pandemonium.games.inferno.knowledge.view import InfernoView, RowView
from pandemonium.games.inferno.rules.figures import FIRST_TRACK, Rules
from pandemonium.games.inferno.terminal.glyphs import COLOURS

MET = "✓"


def rows_ahead(view: InfernoView, words: Words, rules: Rules) -> Group:
    board = rules.side_b if view.side == "b" else rules.side_a
    target = rules.challenge_targets[SOLO_MODES.index(view.solo)][DIFFICULTIES.index(view.difficulty)]
    table = Table.grid(padding=(0, 2, 0, 0))
    for track, sin in enumerate(TRACKS):
        if board.path_circle.index(track + FIRST_TRACK) > view.dante:
            penalty = words("terminal-else", infamy=rules.penalties[track])
            table.add_row(Text(words(sin), style=COLOURS[sin]), asked(words, view.rows[track]), penalty)
    return Group(Text(words("terminal-challenge", infamy=target), style="bold"), table)


def asked(words: Words, row: RowView) -> str:
    """Each requirement with a mark where it is met, else with what there is now."""
    said: list[str] = []
    for need, count in row.needs.items():
        have = row.have[need]
        mark = MET if have >= count else f"({have})"
        said.append(words(f"asks-{need.replace('_', '-')}", count=count) + f" {mark}")
    return ", ".join(said)

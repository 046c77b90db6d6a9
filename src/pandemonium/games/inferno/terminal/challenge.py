"""The rows of a solo challenge that Dante has not come to yet: what they ask for, and what there is of it."""

from __future__ import annotations

from rich.text import Text

from pandemonium.drawing.words import Words
from pandemonium.engine.phrase import Name
from pandemonium.games.inferno.names import DIFFICULTIES, SOLO_MODES, TRACKS
from pandemonium.games.inferno.rules import FIRST_TRACK, Rules
from pandemonium.games.inferno.terminal.glyphs import COLOURS
from pandemonium.games.inferno.view import InfernoView, RowView


def rows_ahead(view: InfernoView, words: Words, rules: Rules) -> Text:
    board = rules.side_b if view.side == "b" else rules.side_a
    target = rules.challenge_targets[SOLO_MODES.index(view.solo)][DIFFICULTIES.index(view.difficulty)]
    lines = [Text(words("terminal-challenge", infamy=target), style="bold")]
    for track, sin in enumerate(TRACKS):
        if board.path_circle.index(track + FIRST_TRACK) > view.dante:
            needs = asked(words, view.rows[track])
            row = words("terminal-row", sin=Name(sin), needs=needs, infamy=rules.penalties[track])
            lines.append(Text(f"  {row}", style=COLOURS[sin]))
    return Text("\n").join(lines)


def asked(words: Words, row: RowView) -> str:
    """Each requirement, with a mark where it is met and the present figure where it is not."""
    said: list[str] = []
    for need, count in row.needs.items():
        have = row.have[need]
        state = "✓" if have >= count else words("terminal-have", count=have)
        said.append(words(f"terminal-need-{need.replace('_', '-')}", count=count) + f" {state}")
    return ", ".join(said)

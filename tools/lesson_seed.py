"""Finds a seed by which each of a game's lessons plays as it is written, and writes it into the lesson's file.

    python tools/lesson_seed.py crypt            after a change of data, rules or the lesson itself

Seeds are tried one after another by their number, so the same files always get the same seed.
"""

from __future__ import annotations

import re
import sys
from itertools import count

import msgspec

from pandemonium.engine.registry import load_game
from pandemonium.playing.lesson import Lesson, Play, lesson_file, read_lessons
from pandemonium.playing.rehearsal import LessonError, rehearse

SHOWN = 10_000
"""After so many seeds one hears how far the lesson came at best."""


def finds(lesson: Lesson) -> str:
    farthest, why, stem = -1, "", lesson.script.seed.rstrip("0123456789")
    for number in count():
        seeded = Lesson(lesson.game, msgspec.structs.replace(lesson.script, seed=f"{stem}{number}"))
        played: Play | None = None
        try:
            for match in rehearse(seeded):
                played = match
            return seeded.script.seed
        except LessonError as error:
            reached = played.number if played else 0
            if reached > farthest:
                farthest, why = reached, str(error)
        if number % SHOWN == SHOWN - 1:
            print(f"{number + 1} seeds; the best one stops after {farthest} of {len(seeded.turns)} turns: {why}")
    raise AssertionError


def main(id: str) -> None:
    for lesson in read_lessons(load_game(id)) or sys.exit(f"{id} has no lesson"):
        file, seed = lesson_file(lesson.game, lesson.number), finds(lesson)
        file.write_text(
            re.sub(r'(?m)^seed = ".*"$', f'seed = "{seed}"', file.read_text(encoding="utf-8")), encoding="utf-8"
        )
        print(f"{file.name}: {seed}")


if __name__ == "__main__":
    main(sys.argv[1])

"""A review in a process of its own, at the lowest priority: a task on the input, a line for each part on the output.

python -m pandemonium.playing.review < task.json
"""

from __future__ import annotations

import os
import sys

import msgspec

from pandemonium.playing.review.review import Task, find_part

LOWEST = 19


def main() -> None:
    os.nice(LOWEST)
    task = msgspec.json.decode(sys.stdin.buffer.read(), type=Task)
    for seat in task.parts:
        found = find_part(task.pack, task.journal, task.seed, seat, task.games)
        sys.stdout.buffer.write(msgspec.json.encode(found) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()

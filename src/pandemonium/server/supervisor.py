"""The supervisor of several workers. One that was killed is replaced; those that cannot work are not, for ever."""

from __future__ import annotations

from collections import deque
from time import monotonic

from uvicorn.supervisors import Multiprocess

ENDINGS = 3
WITHIN = 60.0
"""Seconds in which so many workers may end by themselves before the whole server does."""


class Supervisor(Multiprocess):
    """Uvicorn's gives up where a worker does not get ready; this one also where workers fail again and again."""

    endings: deque[float] = deque(maxlen=ENDINGS)

    def keep_subprocess_alive(self) -> None:
        for process in self.processes:
            if process.exitcode:
                self.note_ending(process.exitcode)
        super().keep_subprocess_alive()

    def note_ending(self, exitcode: int) -> None:
        """A negative code is a signal's: somebody killed it, and the next one may live."""
        if exitcode < 0:
            return
        self.endings.append(monotonic())
        if len(self.endings) == ENDINGS and self.endings[-1] - self.endings[0] < WITHIN:
            self.should_exit.set()

    @property
    def failed(self) -> bool:
        """Whether a worker had ended by itself when all did."""
        return any((process.exitcode or 0) > 0 for process in self.processes)

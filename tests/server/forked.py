"""Servers in processes of their own, forked from one that has imported the server and read its words: a start is mostly
that, and the tests start dozens. What is asked for comes over a socket, with two open files."""

from __future__ import annotations

import gc
import json
import os
import signal
import socket
import subprocess
import sys
from functools import cache
from pathlib import Path
from time import monotonic, sleep
from typing import IO

MESSAGE = 262_144
"""More bytes than an environment has."""
RUNS = b"it runs"


class Forked:
    """A process that was forked, as `subprocess.Popen` shows one: its first line is read, its end waited for."""

    def __init__(self, line: socket.socket, env: dict[str, str], log: IO[bytes]) -> None:
        self.line = line
        self.code: int | None = None
        reads, writes = os.pipe()
        socket.send_fds(line, [json.dumps(env).encode()], [writes, log.fileno()])
        self.pid = int(line.recv(MESSAGE))
        os.close(writes)
        self.stdout = os.fdopen(reads, encoding="utf-8")

    def poll(self) -> int | None:
        if self.code is None:
            self.line.send(str(self.pid).encode())
            said = self.line.recv(MESSAGE)
            self.code = None if said == RUNS else int(said)
        return self.code

    def wait(self, seconds: float) -> int:
        deadline = monotonic() + seconds
        while (code := self.poll()) is None:
            if monotonic() > deadline:
                raise subprocess.TimeoutExpired("serve", seconds)
            sleep(0.02)
        return code

    def send_signal(self, number: signal.Signals) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)


@cache
def forks() -> socket.socket:
    """The line to the process that forks. It ends when nobody is there to ask."""
    line, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    with theirs:
        subprocess.Popen(
            [sys.executable, __file__, str(theirs.fileno())],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            pass_fds=[theirs.fileno()],
        )
    return line


def answer(line: socket.socket) -> None:
    """Fork, or say whether a child still runs, until nobody asks; in a child this returns, and it is a server."""
    while True:
        request, streams, _, _ = socket.recv_fds(line, MESSAGE, 2)
        if not request:
            sys.exit()
        asked = json.loads(request)
        if isinstance(asked, int):
            ended, status = os.waitpid(asked, os.WNOHANG)
            line.send(str(os.waitstatus_to_exitcode(status)).encode() if ended else RUNS)
            continue
        number = os.fork()
        if number == 0:
            line.close()
            become(streams, asked)
            return
        for stream in streams:
            os.close(stream)
        line.send(str(number).encode())


def become(streams: list[int], env: dict[str, str]) -> None:
    """What a Python that was just started finds: a session, files, an environment of its own."""
    os.setsid()
    for at, stream in enumerate(streams, 1):
        os.dup2(stream, at)
        os.close(stream)
    os.environ.clear()
    os.environ.update(env)
    sys.path[:0] = filter(None, env.get("PYTHONPATH", "").split(os.pathsep))


def warm_up() -> None:
    """Import everything and read all words; what a game brings that is installed only for a test is found later."""
    home = Path(pandemonium.__file__).parent
    for words in home.rglob("*.ftl"):
        parsed(words)
    for id in game_ids():
        load_game(id)
    game_ids.cache_clear()
    gc.freeze()  # else each child copies what its collector touches


if __name__ == "__main__":
    import pandemonium
    import pandemonium.server.app
    from pandemonium.engine.registry import game_ids, load_game
    from pandemonium.engine.text import parsed
    from pandemonium.server.run import serve
    from pandemonium.server.settings import from_environment

    warm_up()
    answer(socket.socket(fileno=int(sys.argv[1])))
    serve(from_environment())

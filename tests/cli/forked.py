"""Commands in processes of their own, forked from one that has imported all of the program and read its words: most of
a command's time is its start, and the tests give hundreds of commands. What is asked for comes over a socket, with
three open files."""

from __future__ import annotations

import atexit
import gc
import json
import os
import signal
import socket
import subprocess
import sys
import traceback
from collections.abc import Callable
from contextlib import ExitStack, suppress
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from tempfile import TemporaryFile

Finished = subprocess.CompletedProcess[str]

MESSAGE = 65_536
"""More bytes than a request has."""

ALSO = ("typer._adapters", "typer.rich_utils")
"""What the library of commands itself imports late."""
PARTS = ("cli", "drawing", "engine", "games", "lab", "playing", "server")
"""All but the laws: pytest reads those in its own way."""
PROGRAMS = ("__main__", "migrations.env")
"""Modules that do something when they are imported."""


class Forks:
    """The process that forks, seen from the tests."""

    def __init__(self, environment: dict[str, str]) -> None:
        self.line, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        with theirs:
            self.process = subprocess.Popen(
                [sys.executable, __file__, str(theirs.fileno())],
                env=environment,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                pass_fds=[theirs.fileno()],
            )

    def run(
        self, arguments: tuple[str, ...], answers: str, folder: Path, env: dict[str, str], seconds: int
    ) -> Finished:
        """One command to its end, as `subprocess.run` does it."""
        with ExitStack() as files:
            given, out, err = (files.enter_context(TemporaryFile("w+", encoding="utf-8")) for _ in range(3))
            given.write(answers)
            given.seek(0)
            request = json.dumps([arguments, str(folder), env]).encode()
            socket.send_fds(self.line, [request], [file.fileno() for file in (given, out, err)])
            number = int(self.line.recv(MESSAGE))
            self.line.settimeout(seconds)
            try:
                code = int(self.line.recv(MESSAGE))
            except TimeoutError:
                os.kill(number, signal.SIGKILL)
                self.line.settimeout(None)
                self.line.recv(MESSAGE)
                raise
            self.line.settimeout(None)
            out.seek(0)
            err.seek(0)
            return Finished(arguments, code, out.read(), err.read())

    def stop(self) -> None:
        self.line.close()
        self.process.wait(30)


def serve(line: socket.socket) -> None:
    """Fork for every request until nobody is there to ask; in a child this returns, and it runs the command."""
    while True:
        request, streams, _, _ = socket.recv_fds(line, MESSAGE, 3)
        if not request:
            sys.exit()
        number = os.fork()
        if number == 0:
            line.close()
            become(streams, *json.loads(request))
            return
        for stream in streams:
            os.close(stream)
        line.send(str(number).encode())
        _, status = os.waitpid(number, 0)
        line.send(str(os.waitstatus_to_exitcode(status)).encode())


def become(streams: list[int], arguments: list[str], folder: str, env: dict[str, str]) -> None:
    """What `python -m pandemonium` finds when it begins: its files, its folder, its arguments, its environment."""
    for at, stream in enumerate(streams):
        os.dup2(stream, at)
        os.close(stream)
    os.chdir(folder)
    os.environ.update(env)
    sys.argv[1:] = arguments
    sys.path[:1] = [folder, *filter(None, env["PYTHONPATH"].split(os.pathsep))]


def end(command: Callable[[], None]) -> None:
    """Run the command and end as Python does, but for taking all down that was imported, which would copy it first."""
    code: object = 1
    try:
        command()
        code = 0
    except SystemExit as said:
        code = said.code or 0
    except BaseException:
        traceback.print_exc()
    atexit._run_exitfuncs()
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(code if isinstance(code, int) else 1)


def warm_up() -> None:
    """What commands import only when they run, and the words that they read then: most of what one still costs."""
    home = Path(pandemonium.__file__).parent
    for name in ALSO:
        import_module(name)
    for part in PARTS:
        for module in walk_packages([str(home / part)], f"pandemonium.{part}."):
            if not module.name.endswith(PROGRAMS):
                with suppress(ImportError):  # what needs more than is installed
                    import_module(module.name)
    for words in home.rglob("*.ftl"):
        parsed(words)
    for id in game_ids():
        load_game(id)
    game_ids.cache_clear()  # a command may find more than these
    gc.freeze()  # else each child copies what its collector touches


if __name__ == "__main__":
    import pandemonium
    from pandemonium.cli.main import main
    from pandemonium.engine.registry import game_ids, load_game
    from pandemonium.engine.text import parsed

    warm_up()
    serve(socket.socket(fileno=int(sys.argv[1])))
    end(main)

"""A proxy before several nodes, as hosts run one: each connection goes to the next node that takes it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from itertools import count

from tests.server.process import ServerProcess


class Proxy:
    """Passes bytes on, both ways, until either side hangs up."""

    def __init__(self, nodes: list[ServerProcess]) -> None:
        self.nodes = nodes
        self.turn = count()
        self.lines: set[asyncio.Task[None]] = set()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self.lines.add(task)
        try:
            node = await self.reach()
            if node is not None:
                await asyncio.gather(passed_on(reader, node[1]), passed_on(node[0], writer))
        finally:
            self.lines.discard(task)
            writer.close()

    async def reach(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter] | None:
        """The next node, or the one after it where that does not answer."""
        first = next(self.turn)
        for at in range(len(self.nodes)):
            port = self.nodes[(first + at) % len(self.nodes)].settings.port
            with suppress(OSError):
                return await asyncio.open_connection("127.0.0.1", port)
        return None


async def passed_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(OSError):
        while piece := await reader.read(65_536):
            writer.write(piece)
            await writer.drain()
    writer.close()


@asynccontextmanager
async def proxy_before(nodes: list[ServerProcess]) -> AsyncIterator[str]:
    """Its address."""
    proxy = Proxy(nodes)
    server = await asyncio.start_server(proxy.serve, "127.0.0.1", 0)
    try:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    finally:
        server.close()
        for line in proxy.lines:
            line.cancel()

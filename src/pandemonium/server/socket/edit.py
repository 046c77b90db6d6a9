"""Edits: of a part of the page that was sent before, only the stretch that changed is sent.

Most of a part stays as it was between two choices. Sending it again would cost the server more than drawing it, once
for the network and once for packing it.
"""

from __future__ import annotations

from msgspec import Struct


class Edit(Struct, frozen=True, array_like=True):
    """What stays at either end of the part as it was sent last, and what stands between now.

    Lengths are counted as the browser counts them, in UTF-16.
    """

    head: int
    tail: int
    between: str


def edit(old: str, new: str) -> Edit:
    head = common(old, new, min(len(old), len(new)))
    most = min(len(old), len(new)) - head
    tail = common_at_end(old, new, most)
    end = len(new) - tail
    return Edit(counted(new[:head]), counted(new[end:]), new[head:end])


def common(old: str, new: str, most: int) -> int:
    """How many letters both begin with. By halves: Python compares a whole stretch as fast as a letter."""
    same = 0
    while same < most:
        half = same + (most - same + 1) // 2
        if old[same:half] == new[same:half]:
            same = half
        else:
            most = half - 1
    return same


def common_at_end(old: str, new: str, most: int) -> int:
    same = 0
    while same < most:
        half = same + (most - same + 1) // 2
        if old[len(old) - half : len(old) - same] == new[len(new) - half : len(new) - same]:
            same = half
        else:
            most = half - 1
    return same


def counted(text: str) -> int:
    return len(text.encode("utf-16-le")) // 2

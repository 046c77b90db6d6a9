"""Writing: numbers and sets into the bytes of an observation, at a place that was made for them.

`out[at] = number` would say it too, but there the compiler works the number out twice; only constants are written so.
"""

from __future__ import annotations

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from pandemonium.engine.row import Row


def put(number: i64, out: BytesWriter, at: i64) -> None:
    out[at] = u8(number)


def put_up_to(most: i64, number: i64, out: BytesWriter, at: i64) -> None:
    put(up_to(most, number), out, at)


def write_run(numbers: Row, first: i64, many: i64, most: i64, out: BytesWriter, at: i64) -> None:
    """A stretch of a row, number by number; most are nothing, which is written already."""
    for place in range(many):
        number = up_to(most, numbers[first + place])
        if number:
            out[at + place] = u8(number)


def up_to(most: i64, number: i64) -> i64:
    """What may grow without bound, or below nothing, as far as it is told."""
    if number < 0:
        return 0
    return most if number > most else number


def add(number: i64, out: BytesWriter, at: i64) -> None:
    """So many more: not `+=`, which goes through the interpreter."""
    put(i64(out[at]) + number, out, at)


def write_mask(mask: i64, out: BytesWriter, at: i64) -> None:
    """A set, place by place."""
    while mask:
        if mask & 1:
            out[at] = 1
        mask >>= 1
        at += 1

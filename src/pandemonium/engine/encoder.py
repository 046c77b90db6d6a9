"""Encoder: what a seat may know, straight from a state into bytes, and the legend that says what they mean.

A law holds it to the features of the seat's view, so that it cannot see more.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from librt.strings import BytesWriter

from pandemonium.engine.legend import Legend
from pandemonium.engine.state import Seat, State

S = TypeVar("S", bound=State)


class Encoder(Generic[S]):
    """`write` appends a byte for each feature of the legend."""

    def __init__(self, legend: Legend, write: Callable[[S, Seat, BytesWriter], None]) -> None:
        self.legend = legend
        self.write = write

    def encoded(self, state: S, seat: Seat) -> bytes:
        out = BytesWriter()
        self.write(state, seat, out)
        return out.getvalue()

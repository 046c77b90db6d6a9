"""Scene: what a table is drawn from. The game's view, what the viewer may choose, and the words to say it in."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from functools import cached_property
from typing import Generic, TypeVar

from htpy import Node, fragment
from markupsafe import Markup
from msgspec import Struct, msgpack

from pandemonium.drawing.words import Words
from pandemonium.engine.decision import Decision, Offer

V = TypeVar("V", bound=Struct)

KEPT: dict[tuple[object, ...], Markup] = {}
MOST = 4096
"""Drawings kept: between two choices nearly all of a table stays as it was, and drawing costs more than looking up."""


class Scene(Generic[V]):
    """A table as one seat may know it. `asks` tells whether things that cannot be chosen may be asked why not."""

    def __init__(
        self,
        view: V,
        decision: Decision | None,
        words: Words,
        *,
        seat: int,
        hint: str = "",
        asks: bool = False,
        confirm: bool = True,
    ) -> None:
        self.view = view
        self.decision = decision
        self.words = words
        self.seat = seat
        self.hint = hint
        self.asks = asks
        self.confirm = confirm

    @cached_property
    def by_element(self) -> dict[str, list[Offer]]:
        """The offers by the thing on the table they belong to."""
        found: dict[str, list[Offer]] = defaultdict(list)
        for offer in self.decision.offers if self.decision else ():
            found[offer.element].append(offer)
        return dict(found)

    def offers(self, element: str) -> list[Offer]:
        return self.by_element.get(element, [])

    def hints_at(self, element: str) -> bool:
        return bool(self.hint) and any(offer.code == self.hint for offer in self.offers(element))

    def kept(self, *facts: object, draw: Callable[[], Node]) -> Markup:
        """The drawing of these facts for this viewer, made once. The facts must be all that the drawing depends on."""
        viewer = (type(self.view), self.words.language, tuple(self.words.players), self.seat, self.asks)
        key = (viewer, msgpack.encode(facts))
        drawn = KEPT.get(key)
        if drawn is None:
            if len(KEPT) >= MOST:
                KEPT.clear()
            drawn = KEPT[key] = Markup(fragment[draw()])
        return drawn

    def hinted(self, element: str) -> str:
        """The hint where it names a choice of that thing."""
        return self.hint if self.hints_at(element) else ""

    def name(self, seat: int) -> str:
        return self.words.players[seat] if seat < len(self.words.players) else ""

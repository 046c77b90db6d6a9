"""Scene: what a table is drawn from. The game and its view, what the viewer may choose, and the words to say it in."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from functools import cached_property
from typing import Any, Generic, TypeVar

from markupsafe import Markup
from msgspec import Struct, msgpack

from pandemonium.drawing.html import Node, fragment
from pandemonium.drawing.kept import KEPT
from pandemonium.drawing.terms import glossary_of
from pandemonium.drawing.words import Words
from pandemonium.engine.decision import Decision, Offer
from pandemonium.engine.game import Game

V = TypeVar("V", bound=Struct)


class Scene(Generic[V]):
    """A table as one seat may know it. `asks` tells whether things that cannot be chosen may be asked why not."""

    def __init__(
        self,
        view: V,
        decision: Decision | None,
        words: Words,
        *,
        game: Game[Any, Any],
        seat: int,
        advice: str = "",
        asks: bool = False,
        confirm: bool = True,
    ) -> None:
        self.view = view
        self.decision = decision
        self.words = words
        self.game = game
        self.seat = seat
        self.advice = advice
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

    def asked_of(self, *things: str) -> tuple[list[Offer], str]:
        """What can be chosen of these sorts of things, and what of it is advised."""
        offers = [offer for offer in (self.decision.offers if self.decision else ()) if offer.thing in things]
        advised = self.advice if self.advice and any(offer.code == self.advice for offer in offers) else ""
        return offers, advised

    def advises(self, element: str) -> bool:
        return bool(self.advice) and any(offer.code == self.advice for offer in self.offers(element))

    @cached_property
    def onlooker(self) -> tuple[object, ...]:
        """What every drawing depends on, whichever seat looks: the game and its data, and how it is told."""
        game = self.game
        return (game.id, game.pack, self.words.language, tuple(self.words.players), self.asks)

    def kept(self, *facts: object, draw: Callable[[], Node], shared: bool = False) -> Markup:
        """The drawing of these facts for this viewer, made once; a shared one is the same for every seat.

        The facts must be all that the drawing depends on: the first names what is drawn, the others are what is read of
        the view, and `asked_of` what can be chosen there.
        """
        key = (self.onlooker, None if shared else self.seat, msgpack.encode(facts))
        return KEPT.get(key, lambda: fragment[draw()])

    def advised(self, element: str) -> str:
        """The advice where it names a choice of that thing."""
        return self.advice if self.advises(element) else ""

    def explained(self, sentence: str) -> Markup:
        """A sentence whose terms explain themselves. Not for what stands in a button, which is one thing to press."""
        return glossary_of(self.game, self.words.text).marked(sentence, tuple(self.words.players))

    def name(self, seat: int) -> str:
        return self.words.players[seat] if seat < len(self.words.players) else ""

"""What the engine and the rules may say: a message's id with facts, never a sentence. `text` makes it a sentence."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct


class Name(Struct, frozen=True, tag="name", omit_defaults=True):
    """The name of a thing on the table: a message of the game, which may inflect it.

    A name made of another one, the street by the Docks, says that one as `$of`, with its forms.
    """

    id: str
    of: str = ""


class Player(Struct, frozen=True, tag="player"):
    """The person or bot in a seat; the table knows what to call them."""

    seat: int


Fact: TypeAlias = int | str | Name | Player


class Phrase(Struct, frozen=True):
    """A message id and the facts it speaks of."""

    id: str
    facts: dict[str, Fact] = {}


class Refusal(Struct, frozen=True):
    """Why something cannot be done: the reason, and the rule it comes from where a rule forbids it."""

    reason: Phrase
    rule: str = ""


def phrase(id: str, **facts: Fact) -> Phrase:
    return Phrase(id, facts)


def refusal(id: str, rule: str = "", **facts: Fact) -> Refusal:
    return Refusal(Phrase(id, facts), rule)

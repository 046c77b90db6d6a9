"""Toys whose roles, sides or options are broken on purpose, each in one way."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from pandemonium.engine.game import Option, When
from pandemonium.engine.result import Result
from pandemonium.engine.role import Role
from tests.conformance.toy import ToyGame
from tests.conformance.toy_rules import Toy


class Roleless(ToyGame):
    """A role without words."""

    def roles(self, seats: int, options: Mapping[str, str]) -> tuple[Role, ...]:
        return (Role("nameless"),) * seats


class Divided(ToyGame):
    """All play for one side, of which one seat wins."""

    def roles(self, seats: int, options: Mapping[str, str]) -> tuple[Role, ...]:
        return (Role(side="even"),) * seats

    def result(self, state: Toy) -> Result:
        return replace(super().result(state), winners=(0,))


class Forward(ToyGame):
    """An option that depends on a later one."""

    options = (Option("rounds", ("2", "3"), when=(When("teams", ("yes",)),)), Option("teams", ("no", "yes")))


class Forgetful(ToyGame):
    """What counts depends on what was left out already."""

    def fitting(self, seats: int, options: Mapping[str, str]) -> dict[str, str]:
        return dict(list(super().fitting(seats, options).items())[:-1])

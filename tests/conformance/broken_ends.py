"""Toys whose components or results are broken on purpose, each in one way."""

from __future__ import annotations

from msgspec.structs import replace

from pandemonium.engine.result import Finish, Result
from tests.conformance.toy import ToyGame, ToyView
from tests.conformance.toy_rules import Toy


class Leaky(ToyGame):
    def components(self, state: Toy) -> list[str]:
        return super().components(state)[len(state.discards) :]


class Uneven(ToyGame):
    def components(self, state: Toy) -> list[str]:
        return [*super().components(state), f"round {state.rounds}"]


class Generous(ToyGame):
    def result_from(self, view: ToyView) -> Result:
        result = super().result_from(view)
        return replace(result, scores=tuple(score + 1 for score in result.scores))


class Unfinished(ToyGame):
    def finish(self, state: Toy) -> Finish:
        return replace(super().finish(state), winners=tuple(range(state.seats)))


class Unaccounted(ToyGame):
    def result(self, state: Toy) -> Result:
        return replace(super().result(state), accounts=((),) * state.seats)

    def result_from(self, view: ToyView) -> Result:
        result = super().result_from(view)
        return replace(result, accounts=((),) * len(result.scores))

"""Law 6: what a seat believes follows from what it knows, and is a whole play with a future of its own."""

from __future__ import annotations

from pandemonium.engine.chance import chance_from
from pandemonium.engine.driver import answers, legal, play_out
from pandemonium.engine.dump import dump
from pandemonium.engine.state import Choice, Seat, State
from pandemonium.laws.drawn import for_all, matches
from pandemonium.laws.plays import AnyGame, AnyMatch
from pandemonium.laws.secrets import WORLDS
from pandemonium.laws.shown import onlookers


def opened_anew(state: State, seat: Seat) -> list[Choice]:
    """What the seat may do, asked of the rules themselves and not of the list the driver keeps."""
    if not state.stack:
        return []
    answers = state.stack[-1].options(state, seat) if (state.asked >> seat) & 1 else []
    return answers + state.stack[-1].asides(state, seat)


def law_6_equal_knowledge_and_equal_chance_give_equal_beliefs(game: AnyGame, seats: int, examples: int) -> None:
    @for_all(examples, matches(game, seats, examples))
    def holds(match: AnyMatch) -> None:
        state = match.state
        before = dump(state)
        for seat in onlookers(match):
            belief = dump(game.sample(state, seat, chance_from("belief")))
            for seed in WORLDS:
                world = game.sample(state, seat, chance_from(seed))
                assert dump(game.sample(world, seat, chance_from("belief"))) == belief
        assert dump(state) == before


def law_6_a_belief_only_guesses_what_others_alone_were_told(game: AnyGame, seats: int, examples: int) -> None:
    """Told among all examples: where others know more, a belief that always has it right has looked at the truth."""
    right: list[bool] = []

    @for_all(examples, matches(game, seats, examples))
    def look(match: AnyMatch) -> None:
        told = [event for moment in match.standing() for event in moment.events] + match.opening
        for seat in onlookers(match):
            for other in range(seats):
                if any(event.heard_by(other) and not event.heard_by(seat) for event in told):
                    worlds = [game.sample(match.state, seat, chance_from(seed)) for seed in WORLDS]
                    right.extend(game.view(world, other) == match.view(other) for world in worlds)

    assert not all(right) or len(right) < examples, f"beliefs were right {len(right)} times of {len(right)}"


def law_6_a_belief_is_a_whole_play_that_can_go_on(game: AnyGame, seats: int, examples: int) -> None:
    @for_all(examples, matches(game, seats, examples))
    def holds(match: AnyMatch) -> None:
        box = sorted(game.components(match.state))
        for seat in onlookers(match):
            world = game.sample(match.state, seat, chance_from("a whole play"))
            assert sorted(game.components(world)) == box
            assert world.asked == match.state.asked
            for other in range(seats):
                assert legal(world, other) == opened_anew(world, other)
                assert bool(answers(world, other)) == bool(answers(match.state, other))
            play_out(world, chance_from("go on"))
            assert sorted(game.components(world)) == box


def law_6_a_belief_has_a_future_of_its_own(game: AnyGame, seats: int, examples: int) -> None:
    @for_all(examples, matches(game, seats, examples))
    def holds(match: AnyMatch) -> None:
        for seat in onlookers(match):
            world = game.sample(match.state, seat, chance_from("future"))
            assert world.chance.seed != match.state.chance.seed
            assert match.setup.seed not in str(dump(world.chance))

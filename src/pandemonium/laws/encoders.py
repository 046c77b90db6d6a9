"""Law 11: an encoder says what the view says and no more, and what it says is enough to know what may be chosen."""

from __future__ import annotations

from collections import Counter
from typing import TypeAlias

from pandemonium.engine.chance import chance_from
from pandemonium.engine.driver import answers, choose, legal
from pandemonium.engine.dump import fields
from pandemonium.engine.seats import first_seat
from pandemonium.engine.state import Seat, State
from pandemonium.laws.drawn import for_all, matches
from pandemonium.laws.plays import AnyGame, AnyMatch, mixed_setups
from pandemonium.laws.shown import onlookers

Field: TypeAlias = tuple[str, int, str]
"""Of a paragraph's class, at one of its questions, by name."""
Value: TypeAlias = int | tuple[int, ...]

VALUES = 4
"""Of a field that are put in place of each other."""
TRIES = 2
"""How often one is put in place of another: not everywhere does that change what may be chosen."""


def law_11_an_encoder_says_what_the_view_says_within_its_legend(game: AnyGame, seats: int, examples: int) -> None:
    encoder = game.encoder
    if encoder is None:
        return
    legend = encoder.legend

    @for_all(examples, matches(game, seats, examples))
    def holds(match: AnyMatch) -> None:
        for seat in onlookers(match):
            numbers = game.features(match.view(seat))
            assert len(numbers) == len(legend), "as many numbers as the legend names"
            found = encoder.encoded(match.state, seat)
            differing = {
                feature.name: (number, byte)
                for feature, number, byte in zip(legend.features, numbers, found, strict=True)
                if number != byte or not 0 <= number <= feature.most
            }
            assert differing == {}, "what the view says, what the encoder says"


def law_11_equal_observations_have_equal_choices(game: AnyGame, seats: int, examples: int) -> None:
    encoder = game.encoder
    if encoder is None:
        return
    found: dict[bytes, list[str]] = {}
    for setup in mixed_setups(game, seats, examples):
        state, chance = game.new(setup), chance_from(f"players of {setup.seed}")
        while state.asked:
            seat = first_seat(state.asked)
            options = legal(state, seat)
            codes = sorted(game.code(choice) for choice in options)
            assert found.setdefault(encoder.encoded(state, seat), codes) == codes
            choose(state, seat, options[chance.below(len(options))])


def law_11_what_an_open_paragraph_counts_with_is_shown(game: AnyGame, seats: int, examples: int) -> None:
    """Whole observations are rarely equal, so that one which leaves a number of the paragraph out is not met by chance:
    the paragraph is given another value that the same question had before."""
    encoder = game.encoder
    if encoder is None:
        return
    met: dict[Field, list[Value]] = {}
    tries: Counter[tuple[Field, Value, Value]] = Counter()
    for setup in mixed_setups(game, seats, examples):
        state, chance = game.new(setup), chance_from(f"players of {setup.seed}")
        while state.asked:
            seat = first_seat(state.asked)
            frame = state.asking(seat)
            for field, value in numbers_of(frame, frame.question(state)).items():
                values = met.setdefault(field, [])
                for other in values:
                    if other != value and known(other) == known(value) and tries[field, value, other] < TRIES:
                        tries[field, value, other] += 1
                        assert not alike(game, state, seat, field, other), (field, value, other)
                if value not in values and len(values) < VALUES:
                    values.append(value)
            options = legal(state, seat)
            choose(state, seat, options[chance.below(len(options))])


def known(value: Value) -> bool:
    """A number that is missing stands below nothing, and goes with others that are missing too."""
    return isinstance(value, tuple) or value >= 0


def numbers_of(frame: object, question: int) -> dict[Field, Value]:
    """The numbers of a paragraph, and its lists of them, but for whose it is: that is who is asked."""
    found = {(type(frame).__name__, question, name): getattr(frame, name) for name in fields(frame) if name != "seat"}
    listed = {field: tuple(value) if isinstance(value, list) else value for field, value in found.items()}
    return {field: value for field, value in listed.items() if isinstance(value, int | tuple)}


def alike(game: AnyGame, state: State, seat: Seat, field: Field, other: Value) -> bool:
    """Whether a paragraph with another value there looks the same and offers something else.

    Only one that looks the same is asked what it offers: many others could not be asked here at all.
    """
    assert game.encoder is not None
    twin = game.clone(state)
    frame = twin.asking(seat)
    setattr(frame, field[-1], list(other) if isinstance(other, tuple) else other)
    try:
        if game.encoder.encoded(twin, seat) != game.encoder.encoded(state, seat):
            return False
        return sorted(frame.options(twin, seat)) != sorted(answers(state, seat))
    except (IndexError, OverflowError, ValueError):
        return False

"""Law 11: an encoder says what the view says and no more, and what it says is enough to know what may be chosen."""

from __future__ import annotations

from pandemonium.engine.chance import chance_from
from pandemonium.engine.driver import choose, legal
from pandemonium.engine.seats import first_seat
from pandemonium.laws.drawn import for_all, matches
from pandemonium.laws.plays import AnyGame, AnyMatch, mixed_setups
from pandemonium.laws.shown import onlookers


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

"""Weights: what a bot believes things to be worth (DWD-6.7.1). The unit is expected points at the end."""

from __future__ import annotations


class Weights:
    """In points unless a share; `weights.toml` keeps the numbers."""

    __slots__ = (
        "angel",
        "basic",
        "coin",
        "coin_last",
        "courtier",
        "debt",
        "deep",
        "devil",
        "event",
        "gain",
        "guest",
        "help",
        "indulgence",
        "lefts",
        "loans",
        "luxury",
        "major",
        "minor",
        "noise",
        "reach",
        "reputation",
        "use",
    )

    coin: float  # a coin to be spent in the first round
    coin_last: float  # and in the last one
    basic: float  # a basic good, in coins
    luxury: float  # a luxury, in coins
    debt: float  # a point of debt while rounds are left
    deep: float  # more for each point of debt beyond the sixth
    angel: float  # a wing that is not one of three
    devil: float  # likewise, what it costs
    indulgence: float
    guest: float  # what one costs when he comes
    reputation: float  # a step away from the knot when the phase is over
    courtier: float  # behind the walls
    help: float  # of a symbol that a set lacks, the part a courtier is as good as
    reach: float  # how hard a lacking symbol is to get, where one round is left
    minor: float  # share of what a set will bring that counts before it is complete
    major: float
    use: float  # share of later rounds in which an action building is used
    event: float  # an event card kept for the next round
    gain: float  # the least a deal must bring
    loans: float  # whether plans may count on loans, and on left halves of event cards
    lefts: float
    noise: float  # points of error in every judgement

"""Weights: what a bot believes things to be worth (DWD-6.7.1). The unit is expected points at the end."""

from __future__ import annotations


class Weights:
    """In points unless a share; `weights.toml` keeps the numbers."""

    __slots__ = (
        "angel",
        "asked",
        "basic",
        "bribe",
        "bribed",
        "bribed_last",
        "careful",
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
        "hope",
        "indulgence",
        "insight",
        "lefts",
        "loans",
        "luxury",
        "major",
        "minor",
        "noise",
        "reach",
        "reputation",
        "reserve",
        "rise",
        "rival",
        "soul",
        "unasked",
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
    hope: float  # the least an offer must promise
    asked: float  # chance that a good somebody asked for is bought
    unasked: float  # chance that a good nobody asked for is bought
    reserve: float  # what a piece of soul is usually sold for, in coins' worth
    rise: float  # more after each round in which nobody sold one
    soul: float  # share of its reckoned worth at which a piece is kept
    careful: float  # more of it for the cultist, who begins with fewer
    rival: float  # share of what a deal brings the devil that counts against it
    bribe: float  # share of what a bribe saves that counts: it saves the others too
    bribed: float  # coins that all together bribe in round 3
    bribed_last: float  # and in round 5
    insight: float  # how much of what was noticed counts in a guess
    noise: float  # points of error in every judgement

"""The end screen's account: Infamy by source, Diplomas one by one, and the solo rank (INF-1.8.2, INF-1.11.3)."""

from __future__ import annotations

from msgspec.structs import replace

from pandemonium.engine.bits import members
from pandemonium.engine.phrase import Name, Phrase, phrase
from pandemonium.engine.result import Finish, Line, Result
from pandemonium.games.inferno.data.names import DIFFICULTIES, GUESTS, SOLO_MODES, TRACKS
from pandemonium.games.inferno.knowledge.view import InfernoView, PlayerView, view
from pandemonium.games.inferno.rules.figures import Rules
from pandemonium.games.inferno.rules.scoring import FIRM_LEVEL, JOURNEY
from pandemonium.games.inferno.rules.state import FROM_FRAUDS, Inferno

IN_GAME = ("souls", "tail", "tracks", "bonus", "panel", "dante", "loans", "council", "challenge")
"""The sources of the game itself, in the order of the tally."""
REPUTATIONS = ("tower", "florins", "guests", "home")


def result(rules: Rules, ranks: list[str], state: Inferno) -> Result:
    """The account lists what lies on the table; the totals are the state's own."""
    end = finish(state)
    return replace(result_from(rules, ranks, view(state, -1)), scores=end.scores, winners=end.winners)


def finish(state: Inferno) -> Finish:
    return Finish(tuple(state.scores), tuple(members(state.winners)))


def result_from(rules: Rules, ranks: list[str], view: InfernoView) -> Result:
    """Everything the endgame gives, reckoned again from the pieces."""
    accounts = tuple(tuple(lines_of(rules, view, player)) for player in view.players)
    scores = tuple(sum(line.points for line in lines) for lines in accounts)
    winners = find_winners(rules, view, scores)
    return Result(scores, accounts, winners, rank(rules, ranks, view, scores, winners), tie(view, scores))


def lines_of(rules: Rules, view: InfernoView, player: PlayerView) -> list[Line]:
    lines = [
        Line(phrase(f"score-{source}"), points)
        for source, points in zip(IN_GAME, player.tally, strict=False)
        if points or source == "souls"
    ]
    if view.lost:
        return lines
    if player.tally[FROM_FRAUDS]:
        lines.append(Line(phrase("score-frauds"), player.tally[FROM_FRAUDS]))
    for track, sin in enumerate(TRACKS):
        if sin in player.diplomas:
            value, level = view.cubes[track], player.skulls[track]
            lines.append(Line(phrase("score-diploma", sin=Name(sin), value=value, level=level), value * level))
    if rules.loan_losses[player.boat]:
        lines.append(Line(phrase("score-boat"), -rules.loan_losses[player.boat]))
    if not view.solo:
        lines += reputation_lines(rules, view, player)
    if view.solo == SOLO_MODES[JOURNEY]:
        lines.append(Line(phrase("score-higher-token"), -higher_token(player, lines)))
    return lines


def higher_token(player: PlayerView, lines: list[Line]) -> int:
    """In the Journey into Infamy, the points of the game or those of its end: the higher ones do not count."""
    in_game = sum(player.tally[:FROM_FRAUDS])
    return max(in_game, sum(line.points for line in lines) - in_game)


def reputation_lines(rules: Rules, view: InfernoView, player: PlayerView) -> list[Line]:
    lines = []
    for category, name in enumerate(REPUTATIONS):
        most = max(reputation(other, category) for other in view.players)
        if most and reputation(player, category) == most:
            lines.append(Line(phrase(f"score-reputation-{name}"), rules.reputation[category]))
    return lines


def reputation(player: PlayerView, category: int) -> int:
    guests = sum(item in GUESTS for floor in player.tower for item in floor)
    return (len(player.tower) - 1, player.florins, guests, sum(player.home))[category]


def find_winners(rules: Rules, view: InfernoView, scores: tuple[int, ...]) -> tuple[int, ...]:
    if view.solo:
        return (0,) if is_won(rules, view, scores[0]) else ()
    ranks = [(score, len(player.diplomas)) for score, player in zip(scores, view.players, strict=True)]
    return tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))


def tie(view: InfernoView, scores: tuple[int, ...]) -> Phrase | None:
    """How those with the most Infamy were told apart, or that they share the victory (INF-1.8.3)."""
    best = max(scores)
    tied = sorted(
        (len(view.players[seat].diplomas) for seat, score in enumerate(scores) if score == best), reverse=True
    )
    if len(tied) == 1:
        return None
    if tied[0] == tied[1]:
        return phrase("tie-shared", infamy=best, diplomas=tied[0])
    return phrase("tie-diplomas", infamy=best, diplomas=" : ".join(map(str, tied)))


def is_won(rules: Rules, view: InfernoView, score: int) -> bool:
    if view.lost:
        return False
    if view.solo == SOLO_MODES[JOURNEY]:
        return score >= 0
    shaky = any(0 < level < FIRM_LEVEL for level in view.players[0].skulls)
    return score >= target(rules, view) and not (view.solo == "black-death" and shaky)


def target(rules: Rules, view: InfernoView) -> int:
    return rules.challenge_targets[SOLO_MODES.index(view.solo)][DIFFICULTIES.index(view.difficulty)]


def rank(
    rules: Rules, ranks: list[str], view: InfernoView, scores: tuple[int, ...], winners: tuple[int, ...]
) -> Phrase | None:
    if not view.solo:
        return None
    if view.lost:
        return phrase("rank-lost")
    if view.solo != SOLO_MODES[JOURNEY]:
        return phrase("rank-won" if winners else "rank-failed", infamy=scores[0], target=target(rules, view))
    if scores[0] < 0:
        return phrase("rank-none", infamy=scores[0])
    reached = max(at for at, least in enumerate(rules.ranks) if scores[0] >= least)
    return phrase(f"rank-{ranks[reached]}", infamy=scores[0])

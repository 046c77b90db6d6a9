"""The end screen's account: coins per card, per Collector and per die, and the solo rank (CRY-1.4.2, CRY-1.6.8)."""

from __future__ import annotations

from collections.abc import Sequence

from pandemonium.engine.bits import BIT, COUNT, members
from pandemonium.engine.phrase import Name, Phrase, phrase
from pandemonium.engine.result import Finish, Line, Result
from pandemonium.engine.row import Row, row_of
from pandemonium.games.crypt.data.names import TREASURES
from pandemonium.games.crypt.knowledge.view import ColumnView, CryptView
from pandemonium.games.crypt.rules.figures import PER_TYPE, TYPES, Rules, column
from pandemonium.games.crypt.rules.scoring import bonus
from pandemonium.games.crypt.rules.state import Crypt


def result(rules: Rules, ranks: list[str], state: Crypt) -> Result:
    accounts = [
        account(rules, state.sides, state.owned, state.ready, state.race_winners, s) for s in range(state.seats)
    ]
    end, told = finish(state), tie(state.scores, state.ties)
    lines = tuple(with_ties(accounts, state.ties))
    return Result(end.scores, lines, end.winners, rank(rules, ranks, state.scores), told)


def finish(state: Crypt) -> Finish:
    totals = [score + tie for score, tie in zip(state.scores, state.ties, strict=True)]
    return Finish(tuple(totals), tuple(members(state.winners)))


def result_from(rules: Rules, ranks: list[str], view: CryptView) -> Result:
    """The same from a final view: the columns give back the sets of cards."""
    owned = row_of([cards_of(rules, player.columns) for player in view.players])
    ready = row_of([player.ready for player in view.players])
    sides = sum(BIT[kind] for kind, treasure in enumerate(TREASURES) if view.sides[treasure] == "b")
    race_winners = sum(BIT[player.seat] for player in view.players if player.won_race)
    accounts = [account(rules, sides, owned, ready, race_winners, seat) for seat in range(view.seats)]
    scores = [sum(line.points for line in lines) for lines in accounts]
    totals = [score + tie for score, tie in zip(scores, view.ties, strict=True)]
    best = max(totals)
    winners = tuple(seat for seat, total in enumerate(totals) if total == best)
    told = tie(scores, view.ties)
    return Result(tuple(totals), tuple(with_ties(accounts, view.ties)), winners, rank(rules, ranks, scores), told)


def account(rules: Rules, sides: int, owned: Row, ready: Row, race_winners: int, seat: int) -> tuple[Line, ...]:
    lines = []
    for kind, treasure in enumerate(TREASURES):
        cards = column(owned[seat], kind)
        for place in range(PER_TYPE):
            if cards & BIT[place]:
                value = rules.values[kind * PER_TYPE + place]
                lines.append(Line(phrase("score-card", treasure=Name(treasure)), value))
        points = bonus(rules, sides, owned, race_winners, seat, kind)
        if points:
            lines.append(Line(phrase("score-collector", treasure=Name(treasure), cards=COUNT[cards]), points))
    lines.append(Line(phrase("score-servants", dice=ready[seat]), ready[seat]))
    return tuple(lines)


def with_ties(accounts: list[tuple[Line, ...]], ties: Sequence[int]) -> list[tuple[Line, ...]]:
    return [
        (*lines, Line(phrase("score-tie"), coins)) if coins else lines
        for lines, coins in zip(accounts, ties, strict=True)
    ]


def tie(scores: Sequence[int], ties: Sequence[int]) -> Phrase | None:
    """How those with the most coins were told apart (CRY-1.4.3), or that they share the victory (CRY-R19)."""
    tied = sorted((rolled for score, rolled in zip(scores, ties, strict=True) if score == max(scores)), reverse=True)
    if len(tied) == 1:
        return None
    if not any(tied):
        return phrase("tie-shared", coins=max(scores))
    return phrase("tie-rolled", coins=max(scores), rolls=" : ".join(map(str, tied)))


def rank(rules: Rules, ranks: list[str], scores: Sequence[int]) -> Phrase | None:
    if len(scores) != 1:
        return None
    reached = max(at for at, least in enumerate(rules.ranks) if scores[0] >= least)
    return phrase(f"rank-{ranks[reached]}", coins=scores[0])


def cards_of(rules: Rules, columns: list[ColumnView]) -> int:
    """Any cards of those values: copies are alike."""
    cards = 0
    for kind in range(TYPES):
        for seen in columns[kind].cards:
            places = range(kind * PER_TYPE, (kind + 1) * PER_TYPE)
            cards |= BIT[next(card for card in places if rules.values[card] == seen.value and not BIT[card] & cards)]
    return cards

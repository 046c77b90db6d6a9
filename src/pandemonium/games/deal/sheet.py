"""The score sheet for the box of Deal with the Devil (DWD-1.15, DWD-6.5.4): figures typed in, the game's account out.

The printed buildings are not the reconstructed ones, so their points are typed in; all the rest is reckoned.
"""

from __future__ import annotations

from pandemonium.engine.bits import BIT, members
from pandemonium.engine.phrase import Refusal, phrase, refusal
from pandemonium.engine.result import Line, Result
from pandemonium.engine.sheet import Figure, Sheet, Values
from pandemonium.games.deal.game import DealGame
from pandemonium.games.deal.knowledge.result import AT_THE_END, tie
from pandemonium.games.deal.rules.account import BUILDINGS, EFFECTS, account, fifths
from pandemonium.games.deal.rules.estate import Estate
from pandemonium.games.deal.rules.figures import COIN, GLASS, MARBLE, STOCKS, Rules
from pandemonium.games.deal.rules.routing import DEVIL
from pandemonium.games.deal.rules.scoring import find_winners

ROLES = ("devil", "cultist", "mortal")
MOST = 200
MOST_DEBT = 10


def sheet(game: DealGame) -> Sheet:
    return Sheet(
        id=game.id,
        seats=game.seats,
        table=(),
        own=(
            Figure("role", phrase("sheet-role"), choices=tuple(phrase(f"sheet-role-{role}") for role in ROLES)),
            Figure("marker", phrase("sheet-marker"), least=-MOST, most=MOST),
            Figure("buildings", phrase("score-buildings"), least=-MOST, most=MOST),
            Figure("counting", phrase("score-counting"), least=-MOST, most=MOST),
            Figure("debt", phrase("sheet-debt"), most=MOST_DEBT),
            Figure("majors", phrase("score-majors"), most=4),
            Figure("angel", phrase("score-angel-wings"), most=9),
            Figure("devil", phrase("score-devil-wings"), most=9),
            Figure("indulgences", phrase("score-indulgences"), most=8),
            Figure("courtiers", phrase("score-courtiers"), most=4),
            Figure("marked", phrase("score-marked-pieces"), most=2),
            Figure("luxuries", phrase("sheet-luxuries"), most=30),
            Figure("tokens", phrase("sheet-tokens"), most=MOST),
        ),
        reckon=lambda _table, own: reckon(game.rules, own),
        text=game.text,
    )


def reckon(rules: Rules, own: list[Values]) -> Result | Refusal:
    if sum(figures["role"][0] == DEVIL for figures in own) != 1:
        return refusal("refused-sheet-devil")
    estates = [estate(figures) for figures in own]
    accounts = tuple(tuple(lines(rules, belongings, figures)) for belongings, figures in zip(estates, own, strict=True))
    scores = [sum(line.points for line in seat) for seat in accounts]
    left = [fifths(rules, belongings) for belongings in estates]
    return Result(tuple(scores), accounts, tuple(members(find_winners(scores, left))), None, tie(scores, left))


def estate(figures: Values) -> Estate:
    """What the account looks at. Whichever luxuries and tokens they are, they are worth the same (DWD-1.15.6)."""
    found = Estate()
    found.is_devil = figures["role"][0] == DEVIL
    found.built, found.minors = (), 0
    found.stock = [0] * STOCKS
    found.stock[MARBLE], found.stock[GLASS], found.stock[COIN] = figures["luxuries"][0], 0, figures["tokens"][0]
    found.debt = figures["debt"][0]
    found.banners = BIT[figures["majors"][0]] - 1
    found.angel, found.devil = figures["angel"][0], figures["devil"][0]
    found.indulgences, found.courtiers = figures["indulgences"][0], figures["courtiers"][0]
    found.marked = figures["marked"][0]
    return found


def lines(rules: Rules, belongings: Estate, figures: Values) -> list[Line]:
    """The score marker first (DWD-1.15.8), then the account."""
    points = account(rules, belongings)
    points[BUILDINGS], points[EFFECTS] = figures["buildings"][0], figures["counting"][0]
    named = [("sheet-marker", figures["marker"][0])]
    named += [(f"score-{source}", worth) for source, worth in zip(AT_THE_END, points, strict=True)]
    return [Line(phrase(label), worth) for label, worth in named if worth or label == "sheet-marker"]

"""The account at the end, line by line (DWD-1.15.1 to DWD-1.15.8): points won during play, then what each has."""

from __future__ import annotations

from msgspec.structs import replace

from pandemonium.engine.bits import BIT, members
from pandemonium.engine.phrase import Phrase, phrase
from pandemonium.engine.result import Finish, Line, Result
from pandemonium.games.deal.data.names import MARKS, ROLES, TILES
from pandemonium.games.deal.knowledge.kingdom import KingdomView
from pandemonium.games.deal.knowledge.view import DealView, view
from pandemonium.games.deal.rules.account import account, fifths
from pandemonium.games.deal.rules.estate import Estate
from pandemonium.games.deal.rules.figures import Rules
from pandemonium.games.deal.rules.routing import DEVIL, MORTAL
from pandemonium.games.deal.rules.scoring import find_winners
from pandemonium.games.deal.rules.state import Deal

DURING_PLAY = ("effects", "souls", "guesses", "guests", "inquisitors")
"""In the order of `fields.FROM_EFFECTS` and on."""
AT_THE_END = (
    "buildings",
    "debt",
    "majors",
    "angel-wings",
    "devil-wings",
    "indulgences",
    "courtiers",
    "marked-pieces",
    "counting",
    "luxuries",
    "tokens",
)
"""In the order of `account.BUILDINGS` and on."""


def result(rules: Rules, state: Deal) -> Result:
    """The totals and winners are the state's own."""
    end = finish(state)
    return replace(result_from(rules, view(state, -1)), scores=end.scores, winners=end.winners)


def finish(state: Deal) -> Finish:
    return Finish(tuple([one.score for one in state.kingdoms]), tuple(members(state.winners)))


def result_from(rules: Rules, view: DealView) -> Result:
    """Everything reckoned again from what lies open at the end."""
    estates = [estate_of(kingdom) for kingdom in view.kingdoms]
    pairs = list(zip(view.kingdoms, estates, strict=True))
    accounts = tuple(tuple(lines_of(rules, kingdom, estate)) for kingdom, estate in pairs)
    scores = [sum(line.points for line in lines) for lines in accounts]
    left = [fifths(rules, estate) for estate in estates]
    winners = tuple(members(find_winners(scores, left)))
    roles = tuple(ROLES[min(MARKS.index(kingdom.mark), MORTAL)] for kingdom in view.kingdoms)
    return Result(tuple(scores), accounts, winners, None, tie(scores, left), roles)


def lines_of(rules: Rules, kingdom: KingdomView, estate: Estate) -> list[Line]:
    during = zip(DURING_PLAY, kingdom.tally, strict=True)
    after = zip(AT_THE_END, account(rules, estate), strict=True)
    found = [(source, points) for source, points in (*during, *after) if points or source == "buildings"]
    return [Line(phrase(f"score-{source}"), points) for source, points in found]


def estate_of(kingdom: KingdomView) -> Estate:
    assert kingdom.walls is not None, "at the end everything is open"
    found = Estate()
    found.is_devil = kingdom.mark == MARKS[DEVIL]
    found.built = tuple(kingdom.built)
    found.stock = kingdom.walls.stock
    found.debt = kingdom.debt
    found.banners = sum(BIT[TILES.index(tile)] for tile in kingdom.banners)
    found.minors = sum(space > 0 for space in kingdom.tiles)
    found.angel = kingdom.angel
    found.devil = kingdom.devil
    found.indulgences = kingdom.indulgences
    found.courtiers = sum(place == "walls" for place in kingdom.courtiers.values())
    found.marked = kingdom.walls.marked
    return found


def tie(scores: list[int], left: list[int]) -> Phrase | None:
    """How equal totals were told apart: by the tokens left, or not at all (DWD-R37)."""
    best = [left[seat] for seat in range(len(scores)) if scores[seat] == max(scores)]
    if len(best) < 2:
        return None
    shared = best.count(max(best)) > 1
    return phrase("tie-shared" if shared else "tie-tokens", points=max(scores), most=max(best), least=min(best))

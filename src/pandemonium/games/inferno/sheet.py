"""Inferno's score sheet for the box: Infamy so far, Frauds, Diplomas, boat and reputation; reckoned as at the table."""

from __future__ import annotations

from msgspec.structs import replace

from pandemonium.engine.game import Setup
from pandemonium.engine.phrase import Name, phrase
from pandemonium.engine.result import Line, Result
from pandemonium.engine.sheet import Figure, Sheet, Values
from pandemonium.games.inferno.data.names import GUESTS, TRACKS
from pandemonium.games.inferno.game import InfernoGame
from pandemonium.games.inferno.knowledge.view import PlayerView
from pandemonium.games.inferno.rules.figures import CUBE_LEAST, CUBE_MOST, FAMILY, FLOORS, LEVELS
from pandemonium.games.inferno.rules.state import FROM_FRAUDS, FROM_SOULS, SOURCES

MOST_INFAMY = 400
MOST_GUESTS = 16


def sheet(game: InfernoGame) -> Sheet:
    return Sheet(
        id=game.id,
        seats=tuple(seats for seats in game.seats if seats > 1),
        table=tuple(
            Figure(sin, phrase("sheet-cube", sin=Name(sin)), least=CUBE_LEAST, most=CUBE_MOST) for sin in TRACKS
        ),
        own=(
            Figure("infamy", phrase("sheet-infamy"), least=-MOST_INFAMY, most=MOST_INFAMY),
            Figure("frauds", phrase("sheet-frauds"), most=MOST_INFAMY),
            *(Figure(sin, phrase("sheet-diploma", sin=Name(sin)), most=LEVELS) for sin in TRACKS),
            Figure("boat", phrase("sheet-boat"), most=len(game.rules.loan_losses) - 1),
            Figure("floors", phrase("sheet-floors"), most=FLOORS),
            Figure("florins", phrase("sheet-florins")),
            Figure("guests", phrase("sheet-guests"), most=MOST_GUESTS),
            Figure("home", phrase("sheet-home"), most=2 * FAMILY),
        ),
        reckon=lambda table, own: reckon(game, table, own),
        text=game.text,
    )


def reckon(game: InfernoGame, table: Values, own: list[Values]) -> Result:
    """The final view of such a table, and the game's own account of it; its first line is the Infamy track."""
    view = game.view(game.new(Setup(len(own), "sheet")), -1)
    final = replace(
        view,
        cubes=[table[sin][0] for sin in TRACKS],
        players=[player(before, figures) for before, figures in zip(view.players, own, strict=True)],
    )
    found = game.result_from(final)
    accounts = tuple((Line(phrase("sheet-infamy"), first.points), *rest) for first, *rest in found.accounts)
    return replace(found, accounts=accounts)


def player(before: PlayerView, figures: Values) -> PlayerView:
    """What was won during the game is one sum on the box's track: it stands where that of the Souls does."""
    tally = [0] * SOURCES
    tally[FROM_SOULS], tally[FROM_FRAUDS] = figures["infamy"][0], figures["frauds"][0]
    ground = [GUESTS[0]] * figures["guests"][0]
    return replace(
        before,
        tally=tally,
        skulls=[figures[sin][0] for sin in TRACKS],
        diplomas=[sin for sin in TRACKS if figures[sin][0]],
        boat=figures["boat"][0],
        tower=[ground, *([[]] * figures["floors"][0])],
        florins=figures["florins"][0],
        home=[figures["home"][0], 0],
    )

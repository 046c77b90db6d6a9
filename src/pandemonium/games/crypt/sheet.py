"""Crypt's score sheet for the box: Treasures by value, Collectors, Servants left; reckoned as at the table."""

from __future__ import annotations

from msgspec.structs import replace

from pandemonium.engine.game import Setup
from pandemonium.engine.phrase import Name, Phrase, Refusal, phrase, refusal
from pandemonium.engine.result import Result
from pandemonium.engine.sheet import Figure, Sheet, Values
from pandemonium.games.crypt.data.names import TREASURES
from pandemonium.games.crypt.game import CryptGame
from pandemonium.games.crypt.knowledge.view import CardView, ColumnView, PlayerView
from pandemonium.games.crypt.rules.figures import PER_TYPE

SIDES = ("a", "b")
MOST_DICE = 6
MOST_ROLL = 99


def sheet(game: CryptGame) -> Sheet:
    return Sheet(
        id=game.id,
        seats=game.seats,
        table=tuple(
            Figure(treasure, named("sheet-side", treasure), choices=tuple(phrase(f"sheet-side-{s}") for s in SIDES))
            for treasure in TREASURES
        ),
        own=(
            *(
                Figure(treasure, named("sheet-treasure", treasure), least=1, most=9, many=True)
                for treasure in TREASURES
            ),
            Figure("servants", phrase("sheet-servants"), most=MOST_DICE),
            Figure("race", phrase("sheet-race"), choices=(phrase("sheet-no"), phrase("sheet-yes"))),
            Figure("tie", phrase("sheet-tie"), most=MOST_ROLL),
        ),
        reckon=lambda table, own: reckon(game, table, own),
        text=game.text,
    )


def named(id: str, treasure: str) -> Phrase:
    return phrase(id, treasure=Name(treasure))


def reckon(game: CryptGame, table: Values, own: list[Values]) -> Result | Refusal:
    """The final view of such a table, and the game's own account of it."""
    for kind, treasure in enumerate(TREASURES):
        there = game.rules.values[kind * PER_TYPE : (kind + 1) * PER_TYPE]
        written = [value for seat in own for value in seat[treasure]]
        if any(written.count(value) > there.count(value) for value in written):
            return refusal("refused-sheet-cards", treasure=Name(treasure))
    view = game.view(game.new(Setup(len(own), "sheet")), -1)
    final = replace(
        view,
        sides={treasure: SIDES[table[treasure][0]] for treasure in TREASURES},
        players=[player(before, figures) for before, figures in zip(view.players, own, strict=True)],
        ties=[figures["tie"][0] for figures in own],
    )
    return game.result_from(final)


def player(before: PlayerView, figures: Values) -> PlayerView:
    columns = [ColumnView(kind, [CardView(value) for value in figures[kind]]) for kind in TREASURES]
    return replace(before, columns=columns, ready=figures["servants"][0], won_race=figures["race"][0] == 1)

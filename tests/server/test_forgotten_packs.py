"""Games of packs that people brought are forgotten when nobody plays them any more: a server runs for months."""

from __future__ import annotations

from gc import collect
from typing import Any
from weakref import ReferenceType, ref

from pandemonium.drawing.table import drawing_of
from pandemonium.drawing.terms import glossary_of
from pandemonium.engine.pack import KeptPack
from pandemonium.engine.registry import MOST_GAMES, make_game
from pandemonium.engine.text import LANGUAGES
from pandemonium.games.inferno.game import InfernoGame
from pandemonium.games.inferno.knowledge import encode as inferno
from pandemonium.games.others.game import OthersGame
from pandemonium.games.others.knowledge import encode as others
from pandemonium.playing.rehearsal import lessons_of
from pandemonium.server.pages.pictures import example
from pandemonium.server.words import words_of

MOST = (MOST_GAMES + 1) * len(LANGUAGES)


def test_a_game_is_let_go_with_all_that_was_kept_for_it() -> None:
    alive: list[ReferenceType[Any]] = []
    for number in range(MOST + 5):
        game = make_game("crypt", KeptPack(f"pack {number}", ()))
        alive.append(ref(game))
        glossary_of(game, words_of("en", game))
        drawing_of(game)
        example(game, "en")
        lessons_of(game)
        del game
    collect()
    assert sum(one() is not None for one in alive) <= MOST


def test_boards_and_maps_are_let_go() -> None:
    for _pack in range(MOST_GAMES + 1):
        hell = InfernoGame().rules
        for board in (hell.side_a, hell.side_b):
            inferno.printed(board)
        for city in OthersGame().rules.cities:
            others.printed(city)
    assert len(inferno.BOARDS_WRITTEN) <= inferno.MOST_WRITTEN
    assert len(others.MAPS_WRITTEN) <= others.MOST_WRITTEN

"""`pandemonium learn`: a game's lesson in the terminal."""

from __future__ import annotations

from typing import Annotated

from typer import Option

from pandemonium.cli.arguments import GameId, Language, PackFolder, check_language, find_game
from pandemonium.cli.problem import Problem


def learn(
    game: GameId,
    lesson: Annotated[int, Option(min=1)] = 1,
    language: Language = "",
    full_screen: Annotated[bool, Option("--full-screen", "-f")] = False,
    pack: PackFolder = None,
) -> None:
    """Learn a game by a short scripted one with a coach."""
    from pandemonium.cli.console import out
    from pandemonium.cli.learner import Learner, LessonSession
    from pandemonium.cli.screen import Screen
    from pandemonium.cli.seating import ME, seat_all
    from pandemonium.cli.wording import text_of
    from pandemonium.drawing.terminal import terminal_of
    from pandemonium.drawing.words import Words
    from pandemonium.engine.match import Match
    from pandemonium.playing.rehearsal import lessons_of

    rules = find_game(game, pack)
    lessons = lessons_of(rules)
    if not lessons:
        raise Problem("lesson", game=game)
    if lesson > len(lessons):
        raise Problem("lessons", game=game, lessons=len(lessons))
    taught = lessons[lesson - 1]
    text = text_of(rules, check_language(language))
    seating = seat_all([ME if seat == taught.seat else "easy" for seat in range(taught.setup.seats)], text)
    words = Words(text, seating.names)
    learner = Learner(
        Match(rules, taught.setup), words, terminal_of(rules), Screen(out, words, full=full_screen), taught
    )
    LessonSession(learner, len(lessons), seating, 1.0, None).run()

"""Learning a game: the page that offers its lesson, and the press that begins it or goes on with it."""

from __future__ import annotations

from typing import Any

from litestar import MediaType, Response, get, post
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from markupsafe import Markup

from pandemonium.drawing.html import a, button, form, h1, p, section, small
from pandemonium.drawing.icon import icon
from pandemonium.engine.phrase import Refusal
from pandemonium.engine.registry import game_ids, load_game
from pandemonium.playing.lesson import Lesson
from pandemonium.playing.rehearsal import lessons_of
from pandemonium.server.identity import TheTables
from pandemonium.server.pages.error import error_page
from pandemonium.server.pages.shell import page
from pandemonium.server.pages.table_routes import PageRequest, moved
from pandemonium.server.pages.visit import Form, TheVisit, Visit


@get("/learn/{id:str}", include_in_schema=False)
async def offer_lesson(id: FromPath[str], visit: TheVisit) -> Response[str]:
    lessons = lessons_of(load_game(id)) if id in game_ids() else []
    if not lessons:
        raise NotFoundException
    return Response(str(lesson_page(visit, lessons)), media_type=MediaType.HTML)


@post("/learn/{id:str}", include_in_schema=False)
async def learn(
    request: PageRequest, id: FromPath[str], data: Form, visit: TheVisit, tables: TheTables
) -> Response[Any]:
    wanted = data.get("again") or data.get("lesson") or "1"
    number = int(wanted) if wanted.isdecimal() and len(wanted) < 3 else 0
    made = await tables.learn(visit.user, id, number, again="again" in data)
    if isinstance(made, Refusal):
        page = error_page(visit, 404, visit.words().say(made.reason))
        return Response(str(page), media_type=MediaType.HTML, status_code=404)
    return moved(request, f"/table/{made}")


def lesson_page(visit: Visit, lessons: list[Lesson]) -> Markup:
    id = lessons[0].game.id
    words = visit.words(id)
    name = words("learn-title", game=words("title"))
    return page(
        visit,
        name,
        section(".panel")[
            h1[name],
            p[words("learn-lead")],
            (begin(visit, lesson, "" if lesson.number > 1 else "main") for lesson in lessons),
            p[a(href=f"/rules/{id}")[icon("book"), words("rules")]],
        ],
    )


def begin(visit: Visit, lesson: Lesson, style: str) -> Markup:
    """The button that begins a lesson of a game."""
    words = visit.words(lesson.game.id)
    return form(method="post", action=f"/learn/{lesson.game.id}")[
        visit.proof(),
        button({"class": f"choice {style}".strip()}, type="submit", name="lesson", value=lesson.number)[
            words(f"taught-{lesson.number}" if lesson.number > 1 else "learn"),
            small[words("learn-minutes", minutes=lesson.script.minutes)],
        ],
    ]

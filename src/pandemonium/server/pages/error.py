"""What people see when something cannot be done: a page in their language with a way back."""

from __future__ import annotations

from typing import Any

from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException
from markupsafe import Markup

from pandemonium.drawing.html import a, div, h1, p
from pandemonium.server.identity import BANNED, preferred_language
from pandemonium.server.model import Preferences, User
from pandemonium.server.pages.shell import page
from pandemonium.server.pages.visit import Visit
from pandemonium.server.problem import Refused, http_problem, refused_problem, server_problem

KNOWN = (400, 403, 404, 405, 413, 429, 500)


def http_answer(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """A page for people, a problem document for programs."""
    problem = http_problem(request, error)
    reason = problem.content.detail if error.detail == BANNED else ""
    return page_for(request, problem, reason) if wants_page(request) else problem


def refused_answer(request: Request[Any, Any, Any], error: Refused) -> Response[Any]:
    """Its reason, but for what is simply not there: the page for that says it already."""
    problem = refused_problem(request, error)
    reason = "" if problem.status_code == 404 else problem.content.detail
    return page_for(request, problem, reason) if wants_page(request) else problem


def server_answer(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    problem = server_problem(request, error)
    return page_for(request, problem) if wants_page(request) else problem


def wants_page(request: Request[Any, Any, Any]) -> bool:
    return not request.url.path.startswith("/api") and "text/html" in request.headers.get("accept", "")


def page_for(request: Request[Any, Any, Any], problem: Response[Any], reason: str = "") -> Response[Any]:
    """Nobody in particular looks: the mistake may have come before we knew who asks."""
    nobody = User("", "", Preferences(language=preferred_language(request)))
    content = error_page(Visit(nobody), problem.status_code or 500, reason)
    return Response(
        str(content), status_code=problem.status_code, media_type=MediaType.HTML, headers=dict(problem.headers)
    )


def error_page(visit: Visit, status: int, reason: str = "") -> Markup:
    words = visit.words()
    known = status if status in KNOWN else 500 if status >= 500 else 400
    title = words("error-refused-title" if reason else f"error-{known}-title")
    return page(
        visit,
        title,
        div(".panel.error")[
            h1[title], p[reason or words(f"error-{known}")], p[a(".button", href="/")[words("error-back")]]
        ],
    )

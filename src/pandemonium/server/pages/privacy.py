"""Privacy: what is kept of people and for how long, and how one is erased."""

from __future__ import annotations

from typing import Any

from litestar import Controller, MediaType, Request, Response, get, post
from litestar.params import FromQuery
from litestar.response import Redirect
from markupsafe import Markup

from pandemonium.drawing.html import button, div, form, h1, h2, input, label, li, p, section, ul
from pandemonium.server.identity import CSRF, GUEST, cookie_name, settings_of
from pandemonium.server.pages.shell import page
from pandemonium.server.pages.visit import Form, TheVisit, Visit
from pandemonium.server.play.desk import Desk

KEPT = ("guest", "idle", "games", "chat", "cookies", "addresses", "log")


def privacy_page(visit: Visit, days: int, notice: str = "") -> Markup:
    """`days` are those after which a guest who never acted goes; 0 is never."""
    words, kept = visit.words(), [name for name in KEPT if days or name != "idle"]
    return page(
        visit,
        words("privacy-title"),
        div(".stack")[
            section(".panel")[
                h1[words("privacy-title")],
                p[words("privacy-about")],
                ul[(li[words(f"privacy-{name}", days=days)] for name in kept)],
            ],
            form(".panel.form", method="post", action="/privacy/erase")[
                h2[words("erase-title")],
                visit.proof(),
                p[words("erase-about", name=visit.user.name)],
                label(".check")[input(type="checkbox", name="sure", value="yes", required=True), words("erase-sure")],
                div[button(".choice.main", type="submit")[words("erase-me")]],
            ],
        ],
        notice=notice,
    )


class PrivacyPages(Controller):
    path = "/privacy"
    include_in_schema = False

    @get("/")
    async def look(
        self, request: Request[Any, Any, Any], visit: TheVisit, erased: FromQuery[bool] = False
    ) -> Response[str]:
        said = visit.words()("erase-done") if erased else ""
        return Response(str(privacy_page(visit, settings_of(request).guest_days, said)), media_type=MediaType.HTML)

    @post("/erase")
    async def erase(self, request: Request[Any, Any, Any], data: Form, visit: TheVisit) -> Response[Any]:
        if "sure" not in data:
            shown = privacy_page(visit, settings_of(request).guest_days, visit.words()("erase-unsure"))
            return Response(str(shown), media_type=MediaType.HTML, status_code=422)
        desk: Desk = request.app.state.desk
        await desk.leaving.erase(visit.user.id)
        answer = Redirect("/privacy?erased=true", status_code=303)
        for name in (GUEST, CSRF):
            answer.delete_cookie(cookie_name(settings_of(request), name))
        return answer

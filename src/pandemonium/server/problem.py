"""Problems: why a request was not done, as RFC 7807 describes it, in the language of whoever asked."""

from __future__ import annotations

from http import HTTPStatus
from typing import Any

import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.status_codes import HTTP_500_INTERNAL_SERVER_ERROR
from msgspec import Struct

from pandemonium.engine.phrase import Fact, Phrase, Refusal
from pandemonium.server.api.shape import TableState
from pandemonium.server.identity import BANNED, preferred_language
from pandemonium.server.words import words

logger = structlog.get_logger()

MEDIA_TYPE = "application/problem+json"

STATUS = {
    "refused-no-table": 404,
    "refused-link": 404,
    "refused-no-sitting": 404,
    "refused-not-seated": 403,
    "refused-spectator": 403,
    "refused-no-watching": 403,
    "refused-not-host": 403,
    "refused-stale": 409,
    "refused-busy": 503,
}
"""Of refusals; every other one is a request that cannot be carried out as things stand."""

PHRASES = {
    400: "problem-malformed",
    401: "problem-unknown-guest",
    403: "problem-forbidden",
    404: "problem-not-found",
    405: "problem-not-allowed",
    413: "problem-too-large",
    429: "problem-too-many",
}


class Problem(Struct, frozen=True, omit_defaults=True):
    """`detail` is a sentence for people, `type` is for programs; a stale choice brings the table as it stands."""

    type: str
    title: str
    status: int
    detail: str
    rule: str = ""
    table: TableState | None = None


class Refused(Exception):
    """A refusal on its way out."""

    def __init__(self, refused: Refusal, language: str, table: TableState | None = None, game: str = "") -> None:
        super().__init__(refused.reason.id)
        self.refused = refused
        self.language = language
        self.table = table
        self.game = game or (table.game if table else "")


def refused_problem(_request: Request[Any, Any, Any], error: Refused) -> Response[Problem]:
    reason = error.refused.reason
    names = [seat.name for seat in error.table.seats] if error.table else []
    sentence = words(error.language, error.game).say(reason, names)
    return answer(STATUS.get(reason.id, 422), reason.id, sentence, error.refused.rule, error.table)


def http_problem(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """The framework's own refusals, in our words."""
    told = PHRASES.get(error.status_code, "problem-malformed" if error.status_code < 500 else "problem-trouble")
    reason = BANNED if error.detail == BANNED else told
    facts: dict[str, Fact] = {}
    if reason == "problem-malformed":
        facts["why"] = explanation(error)
    elif reason == "problem-too-many":
        facts["seconds"] = int(error.detail) if error.detail.isdigit() else 1
    response = answer(error.status_code, reason, say(request, reason, facts))
    if error.status_code == 429:
        response.headers["retry-after"] = str(facts["seconds"])
    for name, value in (error.headers or {}).items():
        response.headers[name] = value
    return response


def explanation(error: HTTPException) -> str:
    """What the decoder says, without the request's own words."""
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        return "; ".join(f"{item.get('key', '')}: {item.get('message', '')}" for item in error.extra)[:300]
    return error.detail[:300]


def server_problem(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    if isinstance(error, RecursionError):  # only a body nested beyond reason does that
        return answer(400, "problem-malformed", say(request, "problem-malformed", {"why": "nested too deeply"}))
    logger.exception("request failed", error=repr(error), route=request.scope.get("path_template", ""))
    return answer(HTTP_500_INTERNAL_SERVER_ERROR, "problem-trouble", say(request, "problem-trouble", {}))


def say(request: Request[Any, Any, Any], reason: str, facts: dict[str, Fact]) -> str:
    return words(preferred_language(request)).say(Phrase(reason, facts))


def answer(
    status: int, reason: str, sentence: str, rule: str = "", table: TableState | None = None
) -> Response[Problem]:
    problem = Problem(f"urn:pandemonium:{reason}", HTTPStatus(status).phrase, status, sentence, rule, table)
    return Response(problem, status_code=status, media_type=MEDIA_TYPE)

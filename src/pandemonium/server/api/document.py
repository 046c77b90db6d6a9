"""The OpenAPI document at /api/openapi.json."""

from __future__ import annotations

from http import HTTPStatus

from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme

from pandemonium import __version__
from pandemonium.server.problem import MEDIA_TYPE, Problem

DESCRIPTION = """\
Tables of the games of Pandemonium. Make a guest, then use its token as bearer token.

A WebSocket at `/api/tables/{id}/live` pushes a table as it changes. Say `{"type": "hello", "number": -1}` (or the last
number seen) and receive `{"type": "state", "number", "log_after", "table"}`, now and after every change; the log holds
the lines after entry `log_after` only. Send `{"type": "choose", "id", "number", "code"}`, `{"type": "undo", "id",
"number", "whole_turn"}`, `{"type": "half", "id", "half"}` or `{"type": "say", "id", "text"}` with an id of your own.
The answer is `{"type": "taken", "id"}` once it is stored, or `{"type": "refused", "id", "number", "reason", "detail",
"rule"}` followed by the state. A repeated id is answered as before. `{"type": "ping", "id"}` is answered by `{"type":
"pong", "id"}`. A socket that nobody may open is closed with 4401
(unknown guest), 4404 (no such table), 4406 (nobody may watch here) or 4429 (too often, or too many).

Nothing is dealt before the game begins. Whoever wants a share in its seed draws 16 bytes, sends the SHA-256 of their 32
hexadecimal digits as `hash` when opening a table or joining, and the digits as `half` when the table is `dealing`.
"""

PROBLEMS = {
    status: ResponseSpec(Problem, media_type=MEDIA_TYPE, description=HTTPStatus(status).phrase, generate_examples=False)
    for status in (400, 401, 403, 404, 405, 409, 413, 422, 429, 503)
}
"""What any call may answer instead."""


def document() -> OpenAPIConfig:
    """Only the document: viewers would load scripts from elsewhere."""
    return OpenAPIConfig(
        title="Pandemonium",
        version=__version__,
        description=DESCRIPTION,
        path="/api",
        render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        components=Components(security_schemes={"guest": SecurityScheme(type="http", scheme="bearer")}),
        security=[{"guest": []}],
    )

"""Visit: who looks at a page, in which language, and the token that proves a form came from it."""

from __future__ import annotations

import re
from typing import Any, TypeAlias

from litestar.di import NamedDependency
from litestar.params import MultipartBody, URLEncodedBody
from markupsafe import Markup
from msgspec import Struct

from pandemonium.drawing.html import input
from pandemonium.drawing.words import Words
from pandemonium.engine.halves import HASH_PATTERN
from pandemonium.server.model import User
from pandemonium.server.words import words


class Visit(Struct, frozen=True):
    user: User
    token: str = ""
    path: str = "/"
    shared_by: User | None = None  # at a table that several play at one device: whose browser it is
    notice: str = ""  # the host's, to everybody

    @property
    def holder(self) -> User:
        """Whose browser it is; `user` is whoever looks and acts."""
        return self.shared_by or self.user

    @property
    def language(self) -> str:
        return self.user.preferences.language

    def words(self, game: str = "", players: list[str] | None = None) -> Words:
        return Words(words(self.language, game), players)

    def proof(self) -> Markup:
        """The hidden field every posting form carries."""
        return input(type="hidden", name="_csrf_token", value=self.token)

    def promise(self) -> Markup:
        """The field of a form that sits down: the script puts the hash of a half of the seed there."""
        return input(type="hidden", name="hash", value="")


def promise_of(data: dict[str, str]) -> str:
    """What such a form promised, if the script did."""
    said = data.get("hash", "")
    return said if re.fullmatch(HASH_PATTERN, said) else ""


TheVisit: TypeAlias = NamedDependency[Visit]
Form: TypeAlias = URLEncodedBody[dict[str, str]]
Upload: TypeAlias = MultipartBody[dict[str, Any]]
"""What the pages' handlers ask for by the names `visit` and `data`."""

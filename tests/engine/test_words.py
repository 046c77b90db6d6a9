"""Words: both languages say the same things, every message the code names exists, and none lies about unused."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import pandemonium

SOURCE = Path(pandemonium.__file__).parent
FOLDERS = sorted({path.parent.parent for path in SOURCE.rglob("*.ftl")})
SPEAKERS = {"phrase", "refusal", "Phrase", "words"}
"""Functions whose first argument is a message's id."""

every_folder = pytest.mark.parametrize("folder", FOLDERS, ids=lambda path: str(path.relative_to(SOURCE)))


class Variables(Visitor):
    """The variables of a message, those of a name's forms counted as the name."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.found.add(node.id.name.partition("-")[0])


class Parts(Visitor):
    """The messages that a message is put together from."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.found.add(node.id.name)


@cache
def messages(folder: Path, language: str) -> dict[str, ftl.Message]:
    files = sorted((folder / language).glob("*.ftl"))
    body = [entry for file in files for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body]
    junk = [entry.content for entry in body if isinstance(entry, ftl.Junk)]
    assert junk == [], f"{folder} {language}: not Fluent: {junk}"
    named = [entry for entry in body if isinstance(entry, ftl.Message)]
    ids = [message.id.name for message in named]
    assert len(ids) == len(set(ids)), f"{folder} {language}: a message stands there twice"
    return dict(zip(ids, named, strict=True))


def variables(message: ftl.Message) -> set[str]:
    visitor = Variables()
    visitor.visit(message)
    return visitor.found


def parts(folder: Path) -> set[str]:
    """The messages of a folder that others of it contain."""
    visitor = Parts()
    for message in messages(folder, "en").values():
        visitor.visit(message)
    return visitor.found


@every_folder
def test_both_languages_have_the_same_messages(folder: Path) -> None:
    assert set(messages(folder, "en")) == set(messages(folder, "pl"))


@every_folder
def test_no_language_speaks_of_a_fact_the_other_does_not_know(folder: Path) -> None:
    """Polish may leave a number out where its form says it; English facts are the ones the code gives."""
    english, polish = messages(folder, "en"), messages(folder, "pl")
    odd = {id: variables(polish[id]) - variables(english[id]) for id in english}
    assert {id: more for id, more in odd.items() if more} == {}


@cache
def code() -> tuple[set[str], set[str], set[str]]:
    """The message ids the code names, all texts in it, and the beginnings of the texts it puts together."""
    named: set[str] = set()
    texts: set[str] = set()
    beginnings: set[str] = set()
    for file in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                texts.add(node.value)
            elif isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                beginnings.add(str(node.values[0].value))
            elif isinstance(node, ast.Call) and name_of(node) in SPEAKERS and node.args:
                first = node.args[0]
                if isinstance(first, ast.Constant) and isinstance(first.value, str):
                    named.add(first.value)
    return named, texts, beginnings | {text for text in texts if text.endswith("-")}


def name_of(call: ast.Call) -> str:
    return call.func.id if isinstance(call.func, ast.Name) else ""


def test_every_message_the_code_names_exists() -> None:
    known = {id for folder in FOLDERS for id in messages(folder, "en")}
    assert sorted(code()[0] - known) == []


@cache
def put_together() -> tuple[set[str], tuple[str, ...]]:
    """All texts with every end that the code may put to them, and how those begin of which it says no end."""
    _, texts, beginnings = code()
    ends = [text for text in texts if text.startswith("-") and len(text) > 3]
    return texts | {text + end for text in texts for end in ends}, tuple(text for text in beginnings if len(text) > 3)


@every_folder
def test_every_message_is_used(folder: Path) -> None:
    whole, starts = put_together()
    inside = parts(folder)
    unused = [id for id in messages(folder, "en") if id not in whole and id not in inside and not id.startswith(starts)]
    assert unused == []

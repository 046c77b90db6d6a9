"""HTML as Python: `div(".seat", role="group")["Ada", span["3"]]` is that element, written at once as text.

An element takes its id and classes as `"#id.class"`, attributes from dictionaries and by name (`aria_label`, `for_`),
and its content in brackets. Content that is text is escaped, markup is not; none and truth values are nothing.

A page has thousands of elements and is drawn after every choice, so nothing is kept as a tree to be walked later.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from types import GeneratorType
from typing import Protocol, TypeAlias

from markupsafe import Markup, escape


class HasHtml(Protocol):
    """What can write itself: an element without content, or that of another library."""

    def __html__(self) -> str: ...


Node: TypeAlias = "str | int | bool | HasHtml | Iterable[Node] | None"
Attribute: TypeAlias = str | int | bool | None
Attributes: TypeAlias = Mapping[str, Attribute]


SEVERAL = frozenset({tuple, list, GeneratorType})


class Element:
    """A kind of element with its attributes; by itself it is empty."""

    name: str
    start: str
    end: str

    def __init__(self, name: str, attributes: str = "") -> None:
        self.name = name
        self.start = f"<{name}{attributes}>"
        self.end = f"</{name}>"

    def __call__(self, first: str | Attributes = "", /, *more: Attributes, **named: Attribute) -> Element:
        if isinstance(first, str) and not more and not named:
            return styled(self.name, first)
        return Element(self.name, written(first, more, named))

    def __getitem__(self, content: Node) -> Markup:
        return markup(f"{self.start}{text(content)}{self.end}")

    def __html__(self) -> str:
        return self.start + self.end


class Void:
    """A kind of element that has no content."""

    name: str

    def __init__(self, name: str) -> None:
        self.name = name

    def __call__(self, first: str | Attributes = "", /, *more: Attributes, **named: Attribute) -> Markup:
        return markup(f"<{self.name}{written(first, more, named)}>")


class Fragment:
    """Several nodes without an element around them."""

    def __getitem__(self, content: Node) -> Markup:
        return markup(text(content))


def markup(written: str) -> Markup:
    """Text that is HTML already: what is drawn most often is written whole, with its words `escaped`."""
    return str.__new__(Markup, written)


def text(node: Node) -> str:
    """A node as HTML. Exact types are asked for, the frequent ones first: this runs for every word of a page."""
    kind = type(node)
    if kind is Markup:
        return node  # type: ignore[return-value]
    if kind is str:
        return escaped(node)  # type: ignore[arg-type]
    if kind in SEVERAL:
        return "".join([text(child) for child in node])  # type: ignore[union-attr]
    if node is None or kind is bool:
        return ""
    if kind is int:
        return str(node)
    if hasattr(node, "__html__"):
        return node.__html__()
    raise TypeError(f"{node!r} cannot stand on a page: give text, a number, an element or several of them")


@lru_cache(maxsize=16384)
def escaped(plain: str) -> str:
    """Words, names and labels recur."""
    return str(escape(plain))


def written(first: str | Attributes, more: Iterable[Attributes], named: Attributes) -> str:
    """Attributes as they stand in an element, in the order given; none may be named twice."""
    found = shorthand(first) if isinstance(first, str) else listed(first)
    for attributes in more:
        found += listed(attributes)
    for name, value in named.items():
        found += attribute(html_name(name), value)
    return found


def listed(attributes: Attributes) -> str:
    return "".join([attribute(name, value) for name, value in attributes.items()])


def attribute(name: str, value: Attribute) -> str:
    """None and false are left out, true has no value, and no class is empty."""
    if value is None or value is False or (value == "" and name == "class"):
        return ""
    return f" {name}" if value is True else f' {name}="{escaped(str(value))}"'


@lru_cache(maxsize=1024)
def styled(name: str, style: str) -> Element:
    return Element(name, shorthand(style))


@lru_cache(maxsize=1024)
def shorthand(style: str) -> str:
    """`#id.class.class`, either part or none."""
    id, *classes = style.split(".")
    if (id and not id.startswith("#")) or any(letter.isspace() for letter in style):
        raise ValueError(f"“{style}” is no id and classes: write it like #id.class.class")
    return attribute("id", id[1:] or None) + attribute("class", " ".join(classes))


@lru_cache(maxsize=256)
def html_name(name: str) -> str:
    """`aria_label` as `aria-label`; an underscore at the end only keeps Python's own words apart."""
    return name.removesuffix("_").replace("_", "-")


fragment = Fragment()

a = Element("a")
article = Element("article")
body = Element("body")
button = Element("button")
caption = Element("caption")
code = Element("code")
dd = Element("dd")
details = Element("details")
div = Element("div")
dl = Element("dl")
dt = Element("dt")
fieldset = Element("fieldset")
figcaption = Element("figcaption")
figure = Element("figure")
footer = Element("footer")
form = Element("form")
h1 = Element("h1")
h2 = Element("h2")
h3 = Element("h3")
head = Element("head")
header = Element("header")
html = Element("html")
label = Element("label")
legend = Element("legend")
li = Element("li")
main = Element("main")
nav = Element("nav")
noscript = Element("noscript")
ol = Element("ol")
option = Element("option")
p = Element("p")
script = Element("script")
section = Element("section")
select = Element("select")
small = Element("small")
span = Element("span")
strong = Element("strong")
summary = Element("summary")
svg = Element("svg")
table = Element("table")
tbody = Element("tbody")
td = Element("td")
template = Element("template")
tfoot = Element("tfoot")
th = Element("th")
thead = Element("thead")
time = Element("time")
title = Element("title")
tr = Element("tr")
ul = Element("ul")
use = Element("use")
video = Element("video")

img = Void("img")
input = Void("input")
link = Void("link")
meta = Void("meta")

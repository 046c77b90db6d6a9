"""Dump: a state as plain data, for comparing, hashing and reading the stack when something is wrong."""

from __future__ import annotations

from typing import TypeAlias

from librt.vecs import vec

Plain: TypeAlias = int | str | bytes | list["Plain"] | dict[str, "Plain"] | None


def dump(thing: object) -> Plain:
    """Numbers and text as they are, lists as lists, and every engine object as its class name and fields."""
    if thing is None or isinstance(thing, int | str | bytes):
        return thing
    if isinstance(thing, list | tuple | vec):
        return [dump(item) for item in thing]
    return {"": type(thing).__name__, **{name: dump(getattr(thing, name)) for name in fields(thing)}}


def fields(thing: object) -> list[str]:
    """The names of an object's fields, but for who listens and what a state's class says all plays share.

    A compiled class lists its own fields under another name than a plain one.
    """
    lists = [getattr(cls, key, ()) for cls in type(thing).__mro__ for key in ("__slots__", "__mypyc_attrs__")]
    names = {name for listed in lists for name in listed if not name.startswith("__")}
    return sorted(names - {"events", *getattr(thing, "SHARED", ())})

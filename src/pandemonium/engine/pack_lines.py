"""A pack within a journal: a line of the header for each data file, packed, so that any program can replay it."""

from __future__ import annotations

import base64
import binascii
import zlib

from pandemonium.engine.pack import LARGEST, KeptPack

DATA = "data "
"""How the key of such a line begins; the file's name follows."""


def pack_lines(pack: KeptPack) -> list[str]:
    return [f"{DATA}{name}: {base64.b64encode(zlib.compress(content, 9)).decode()}" for name, content in pack.files]


def pack_from(said: dict[str, str], identity: str) -> KeptPack | None:
    """The pack that a header tells, if it does. Raises a `ValueError` with the key that cannot be read."""
    keys = [key for key in said if key.startswith(DATA)]
    if not keys:
        return None
    files, left = [], LARGEST
    for key in keys:
        content = unpacked(key, said[key], left)
        left -= len(content)
        files.append((key.removeprefix(DATA), content))
    return KeptPack(identity.rpartition(" ")[0], tuple(files))


def unpacked(key: str, text: str, most: int) -> bytes:
    unpacking = zlib.decompressobj()
    try:
        content = unpacking.decompress(base64.b64decode(text, validate=True), most)
    except (binascii.Error, zlib.error, ValueError) as error:
        raise ValueError(key) from error
    if not unpacking.eof:
        raise ValueError(key)
    return content

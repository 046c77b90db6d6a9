"""A pack as one file: a ZIP of its data files, which anybody can open, change and play with."""

from __future__ import annotations

import zlib
from io import BytesIO
from pathlib import Path
from zipfile import ZIP_DEFLATED, BadZipFile, ZipFile, ZipInfo

from pandemonium.engine.pack import LARGEST, KeptPack, PackError

BROKEN = (BadZipFile, EOFError, NotImplementedError, OSError, RuntimeError, UnicodeDecodeError, ValueError, zlib.error)
"""What the standard library says of files that are no ZIP, or a damaged, encrypted or exotic one."""


def write_packed(pack: KeptPack) -> bytes:
    """The same pack gives the same bytes, whenever it is asked for."""
    packed = BytesIO()
    with ZipFile(packed, "w", ZIP_DEFLATED) as archive:
        for name, content in pack.files:
            archive.writestr(ZipInfo(name), content, ZIP_DEFLATED)
    return packed.getvalue()


def read_packed(path: Path) -> KeptPack:
    """A pack from such a file, called by the file's name."""
    try:
        with ZipFile(path) as archive:
            if sum(file.file_size for file in archive.infolist()) > LARGEST:
                raise PackError(path, f"a pack has at most {LARGEST} bytes")
            return KeptPack(path.stem, tuple((file.filename, archive.read(file)) for file in archive.infolist()))
    except PackError:
        raise
    except BROKEN as error:
        raise PackError(path, f"neither a folder nor a ZIP of data files ({error})") from error

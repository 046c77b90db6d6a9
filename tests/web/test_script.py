"""The page's script is several files put together: no file may take another's name for something of its own."""

from __future__ import annotations

import re
from collections import Counter

from pandemonium.server.pages.assets import SCRIPTS, STYLES, WEB


def test_every_file_of_script_and_style_is_named_once() -> None:
    for names, folder, ending in ((SCRIPTS, "script", "js"), (STYLES, "style", "css")):
        assert sorted(names) == sorted(file.stem for file in (WEB / folder).glob(f"*.{ending}"))


def test_no_name_means_two_things() -> None:
    """A second function of the same name would silently take the place of the first."""
    texts = [(WEB / "script" / f"{name}.js").read_text(encoding="utf-8") for name in SCRIPTS]
    names = Counter(
        name for text in texts for name in re.findall(r"^(?:async )?(?:function|const|let) (\w+)", text, re.M)
    )
    assert [name for name, times in names.items() if times > 1] == []

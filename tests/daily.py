"""What is proven every day of many that are made alike; the others wait for the campaign."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest


def daily(values: Iterable[Any], *chosen: Any) -> list[Any]:
    """All of them as parameters of a test, of which only those chosen are tried every day."""
    every = list(values)
    assert all(one in every for one in chosen), f"{chosen} are not all among {every}"
    return [param(value, () if value in chosen else pytest.mark.campaign) for value in every]


def param(value: Any, marks: Any) -> Any:
    return pytest.param(*value, marks=marks) if isinstance(value, tuple) else pytest.param(value, marks=marks)

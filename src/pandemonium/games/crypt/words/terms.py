"""The terms of Crypt that explain themselves, each with the rule that says more. `term-…` are their sentences."""

from __future__ import annotations

TERMS = {
    "servant": "CRY-1.3.2",
    "effort": "CRY-1.3.2",
    "exhausted": "CRY-1.3.8",
    "recover": "CRY-1.3.3",
    "torch": "CRY-1.3.13",
    "lights-out": "CRY-1.3.4",
    "collector": "CRY-1.3.12",
    "treasure": "CRY-1.1.1",
    "ghost": "CRY-1.6.1",
    "flip": "CRY-1.5.1",
    "coin": "CRY-1.4.2",
    "reveal": "CRY-1.3.1",
    "claim": "CRY-1.3.14",
    "collect": "CRY-1.3.6",
}

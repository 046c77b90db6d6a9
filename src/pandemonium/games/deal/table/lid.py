"""The chest drawn: closed, and with its lid up."""

from __future__ import annotations

from typing import Final

START: Final = '<svg class="chest-picture" viewBox="0 0 160 108" aria-hidden="true">'
BRASS: Final = 'fill="#c79a43" stroke="#5d3f0c" stroke-width="1.5"'
EDGE: Final = 'stroke="#1d0f05" stroke-width="2"'
BOX: Final = (
    f'<path fill="#6b3f1a" {EDGE} d="M8 50h144v52H8z"/>'
    '<path fill="#84522a" d="M10 56h140v10H10zM10 78h140v10H10z"/>'
    f'<path {BRASS} d="M18 50h12v52H18zM130 50h12v52h-12zM6 48h148v7H6z"/>'
)
LOCK: Final = (
    '<path fill="#e2b548" stroke="#5d3f0c" stroke-width="1.5" d="M68 42h24v26l-12 9-12-9z"/>'
    '<path fill="#2a1c0d" d="M80 51a4 4 0 0 1 2 7l2 8h-8l2-8a4 4 0 0 1 2-7z"/>'
)
PICTURE: Final = {
    "closed": (
        f'{START}<path fill="#7d4d22" {EDGE} d="M8 50c0-28 12-44 36-44h72c24 0 36 16 36 44z"/>'
        '<path fill="none" stroke="#5a3413" stroke-width="2" d="M14 34h132M24 19h112"/>'
        f'<path {BRASS} d="M18 50c0-22 5-36 14-42h12C35 14 30 28 30 50zM142 50c0-22-5-36-14-42h-12c9 6 14 20 14 42z"/>'
        f"{BOX}{LOCK}</svg>"
    ),
    "raised": (
        f'{START}<path fill="#3a210d" {EDGE} d="M14 50 20 4h120l6 46z"/>'
        '<path fill="#241205" d="M22 50 27 10h106l5 40z"/>'
        f'<path {BRASS} d="M18 2h124l1 6H17z"/>{BOX}'
        '<path fill="#e2b548" stroke="#5d3f0c" stroke-width="1.5" d="M72 50h16v12l-8 5-8-5z"/></svg>'
    ),
}

"""Writes `__slots__` and `copy` of states and frames from their annotations, between two marked lines.

    python tools/fields.py            write
    python tools/fields.py --check    say which files are not current, and fail

A field is named once, with its type. Numbers and what the class lists as SHARED are copied as they are, lists and
`Row`s anew; tuples and a `SharedRow` are replaced, never changed, so copies share them; a `vec` of objects copies each.
"""

from __future__ import annotations

import ast
import re
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
BEGIN = "    # --- written by tools/fields.py from the annotations above ---\n"
END = "    # --- written until here ---\n"
BLOCK = re.compile(re.escape(BEGIN) + ".*?" + re.escape(END), flags=re.DOTALL)
NUMBERS = {"int", "i64", "bool", "Seat", "Seats", "Choice"}
ROW = "tuple[int, ...]"
SHARED_ROWS = {ROW, "SharedRow"}


def written(source: str) -> str:
    """The file's text with every block as its class's annotations say."""
    classes = [node for node in ast.parse(source).body if isinstance(node, ast.ClassDef)]

    def block(found: re.Match[str]) -> str:
        line = source.count("\n", 0, found.start()) + 1
        owner = [node for node in classes if node.lineno < line][-1]
        return BEGIN + slots(owner) + "\n" + copy(owner) + "\n" + END

    return BLOCK.sub(block, source)


def fields(owner: ast.ClassDef) -> dict[str, str]:
    """Names and types, in the order of the annotations."""
    annotated = [node for node in owner.body if isinstance(node, ast.AnnAssign) and node.value is None]
    return {ast.unparse(node.target): ast.unparse(node.annotation) for node in annotated}


def shared(owner: ast.ClassDef) -> tuple[str, ...]:
    for node in owner.body:
        if isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == "SHARED" and node.value:
            names: tuple[str, ...] = ast.literal_eval(node.value)
            return names
    return ()


def slots(owner: ast.ClassDef) -> str:
    """As the formatter wants them: a single one on the line itself."""
    names = [f'        "{name}",\n' for name in sorted(fields(owner))]
    if len(names) == 1:
        return f"    __slots__ = ({names[0].strip()})\n"
    return "".join(["    __slots__ = (\n", *names, "    )\n"])


def copy(owner: ast.ClassDef) -> str:
    lines = [f"def copy(self) -> {owner.name}:", f"    twin = {owner.name}()"]
    if any(ast.unparse(base) == "State" for base in owner.bases):
        lines.append("    twin.copy_from(self)")
    kept = shared(owner)
    for name, kind in fields(owner).items():
        lines.append(f"    twin.{name} = " + (f"self.{name}" if name in kept else copied(owner.name, name, kind)))
    lines.append("    return twin")
    return "".join(f"    {line}\n" for line in lines)


def copied(owner: str, name: str, kind: str) -> str:
    """What a field of that type is copied by."""
    if kind in NUMBERS | SHARED_ROWS:
        return f"self.{name}"
    if kind in {f"list[{number}]" for number in NUMBERS} | {f"list[{ROW}]", "Row"}:
        return f"self.{name}[:]"
    if kind.startswith("vec["):
        return f"{kind}([one.copy() for one in self.{name}])"
    raise SystemExit(f"{owner}.{name}: {kind} is no number, no list of numbers or of rows of them, nor among SHARED")


def main() -> None:
    stale = []
    for file in sorted(ROOT.glob("src/pandemonium/games/*/rules/*.py")):
        source = file.read_text(encoding="utf-8")
        if written(source) != source:
            stale.append(str(file.relative_to(ROOT)))
            if "--check" not in sys.argv:
                file.write_text(written(source), encoding="utf-8")
    if stale:
        print(*stale, sep="\n")
    if stale and "--check" in sys.argv:
        raise SystemExit("the fields of these files changed: run tools/fields.py")


if __name__ == "__main__":
    main()

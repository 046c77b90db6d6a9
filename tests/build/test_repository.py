"""The repository keeps its own promises: the two commands, small files, nothing of one machine."""

import re
import subprocess
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]
WRITTEN = re.compile(r"    # --- written by tools/fields\.py .*?# --- written until here ---\n", re.DOTALL)
LONGEST = 300
CODE = {".py", ".js", ".css"}
MACHINE = re.compile(r"(^|[^\w.])/(work|farm|root|home|Users)/")
HOST = re.compile(
    r"pypi\.org|pythonhosted|npmjs|yarnpkg|registry\.|deb\.debian|://(?:\d{1,3}\.){3}\d{1,3}(?<!127\.0\.0\.1)"
)


def tracked() -> list[Path]:
    """The files of the repository; outside a repository, all that lie where its files lie."""
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True)
    if listed.returncode == 0 and listed.stdout:
        return [ROOT / name for name in listed.stdout.splitlines() if (ROOT / name).is_file()]
    folders = ("src", "tests", "docs", "benchmarks", "tools")
    return [file for folder in folders for file in (ROOT / folder).rglob("*") if file.is_file()]


def texts() -> list[tuple[str, str]]:
    found = []
    for file in tracked():
        try:
            found.append((str(file.relative_to(ROOT)), file.read_text(encoding="utf-8")))
        except UnicodeDecodeError:
            continue
    return found


def make_targets() -> list[str]:
    makefile = (ROOT / "Makefile").read_text()
    return re.findall(r"^([a-z-]+):.*##", makefile, flags=re.MULTILINE)


def test_the_readme_shows_the_two_commands() -> None:
    readme = (ROOT / "README.md").read_text()
    assert "make play" in readme
    assert "make test" in readme


@pytest.mark.parametrize("target", make_targets())
def test_the_readme_names_every_make_target(target: str) -> None:
    assert f"make {target}" in (ROOT / "README.md").read_text()


def test_every_make_target_the_documents_name_exists() -> None:
    documents = [text for name, text in texts() if name.endswith(".md")]
    named = {target for text in documents for target in re.findall(r"`make ([a-z-]+)", text)}
    assert named <= set(make_targets())


def test_the_readme_shows_a_picture_that_is_there() -> None:
    pictures = re.findall(r"!\[[^\]]*\]\(([^)]+)\)", (ROOT / "README.md").read_text())
    assert pictures
    assert all((ROOT / picture).is_file() for picture in pictures)


def test_links_between_documents_lead_somewhere() -> None:
    """A picture in a game's rules is drawn by its table, which its own tests hold to it; code is no link."""
    broken = []
    for name, text in texts():
        if name.endswith(".md"):
            drawn = r"(?<!!)" if Path(name).name.startswith("rules.") else ""
            links = drawn + r"\[[^\]]*\]\(([^)#]+)[^)]*\)"
            for target in re.findall(links, re.sub(r"`[^`]*`", "", text)):
                if "://" not in target and not (ROOT / name).parent.joinpath(target).exists():
                    broken.append(f"{name}: {target}")
    assert broken == []


def test_the_gate_runs_all_tests() -> None:
    assert "make test test-lab" in (ROOT / ".ci" / "run").read_text()


LOCKS = ("locks/play.txt", "locks/test.txt", "locks/lab.txt")
LAB = ("cluster", "learn", "openspiel")


def locked() -> dict[str, str]:
    """Each package with its version."""
    lines = "".join((ROOT / name).read_text() for name in LOCKS)
    return dict(re.findall(r"^([\w.-]+)==(\S+) \\$", lines, flags=re.MULTILINE))


def test_the_locks_hold_versions_and_hashes_and_no_address() -> None:
    entry = re.compile(r"([\w.-]+==\S+)( \\\n    --hash=sha256:[0-9a-f]{64})+\n")
    for name in LOCKS:
        text = (ROOT / name).read_text()
        assert "://" not in text
        assert entry.sub("", text.partition("\n")[2]) == "", name


def test_the_locks_hold_what_pyproject_asks_for_and_no_major_is_open() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    extras = project["project"]["optional-dependencies"]
    asked = [*project["project"]["dependencies"], *project["build-system"]["requires"], *extras["test"]]
    asked += [one for extra in LAB for one in extras[extra]]
    for requirement in map(Requirement, asked):
        assert {"<", "=="} & {one.operator for one in requirement.specifier}, requirement
        assert requirement.specifier.contains(locked()[canonicalize_name(requirement.name)]), requirement


def test_the_licence_is_the_one_the_package_names() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert project["license"] == "MIT"
    assert (ROOT / "LICENSE").read_text().startswith("MIT License\n\nCopyright (c) 2026 Pandemonium contributors")
    assert f"## {project['version']}" in (ROOT / "CHANGELOG.md").read_text()


def test_no_file_of_code_is_longer_than_three_hundred_lines() -> None:
    """What `tools/fields.py` writes between its marks nobody reads: it does not count."""
    long = [name for name, text in texts() if Path(name).suffix in CODE and WRITTEN.sub("", text).count("\n") > LONGEST]
    assert long == []


def test_nothing_in_the_repository_belongs_to_one_machine() -> None:
    own = str(Path(__file__).relative_to(ROOT))
    found = [
        f"{name}:{number}: {line.strip()[:80]}"
        for name, text in texts()
        if name != own
        for number, line in enumerate(text.splitlines(), 1)
        if MACHINE.search(line) or HOST.search(line)
    ]
    assert found == []

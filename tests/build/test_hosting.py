"""What a host is given works as far as it can be tried here: the unit, the container file, the settings."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from pandemonium.server.gathering import FIELDS, gather

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
PAGE = ROOT / "docs" / "hosting.md"


def test_the_page_describes_every_setting_in_its_own_words() -> None:
    page = PAGE.read_text(encoding="utf-8")
    done = subprocess.run([sys.executable, "tools/settings.py", "--check"], cwd=ROOT)
    assert done.returncode == 0, "run python tools/settings.py"
    assert all(f"`{name} = " in page for name in FIELDS)


def test_the_example_settings_are_settings_and_agree_with_the_proxys() -> None:
    settings = gather(DEPLOY / "pandemonium.toml", {}, {}).settings
    assert settings.https
    assert settings.trusted_proxy == settings.host
    assert f"reverse_proxy {settings.host}:{settings.port}" in (DEPLOY / "Caddyfile").read_text()


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="no systemd here")
def test_systemd_takes_the_unit(tmp_path: Path) -> None:
    unit = (DEPLOY / "pandemonium.service").read_text()
    assert "serve --settings /etc/pandemonium.toml" in unit
    tried = tmp_path / "pandemonium.service"
    tried.write_text(unit.replace("/opt/pandemonium/venv/bin/pandemonium", sys.executable))
    done = subprocess.run(["systemd-analyze", "verify", str(tried)], capture_output=True, text=True)
    assert (done.returncode, done.stdout + done.stderr) == (0, "")


def test_the_container_copies_what_there_is_and_installs_by_the_lock() -> None:
    text = (DEPLOY / "Containerfile").read_text()
    copied = [name for line in re.findall(r"^COPY (?!--from)(.*)$", text, re.MULTILINE) for name in line.split()[:-1]]
    assert copied
    assert [name for name in copied if not (ROOT / name).exists()] == []
    assert "--require-hashes --requirement locks/play.txt" in text
    version = tuple(map(int, re.findall(r"^FROM python:3\.(\d+)", text, re.MULTILINE)))
    least = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["requires-python"]
    assert len(set(version)) == 1
    assert version[0] >= int(least.rpartition(".")[2])
    for name in re.findall(r"PANDEMONIUM_([A-Z_]+)=", text):
        assert name.lower() in FIELDS or name == "REQUIRE_COMPILED"


def test_the_files_the_page_names_are_there() -> None:
    named = set(re.findall(r"(?:deploy|locks)/[\w.]+", PAGE.read_text(encoding="utf-8")))
    assert len(named) >= 4
    assert [name for name in named if not (ROOT / name).is_file()] == []

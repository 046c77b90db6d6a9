"""The OpenAPI document, fuzzed by Schemathesis: no call answers with an error of ours or outside its document."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from pandemonium.server.app import create_app
from tests.server.conftest import with_db
from tests.server.process import ServerProcess

pytest_plugins = ["schemathesis.pytest.plugin"]
"""Makes a test of every call; only here, because it takes long to import."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("openapi")
    process = ServerProcess(with_db(f"sqlite:///{folder / 'tables.db'}"), folder / "log")
    yield process
    process.stop()


@pytest.fixture(scope="module")
def guest(server: ServerProcess) -> dict[str, str]:
    token = httpx.post(f"{server.url}/api/guests", json={"name": "Schemathesis"}, timeout=30).json()["token"]
    return {"authorization": f"Bearer {token}"}


@pytest.fixture(scope="module")
def table(server: ServerProcess, guest: dict[str, str]) -> str:
    """A real table, so that calls get past “no such table”."""
    wanted = {"game": "crypt", "seats": [{"kind": "person"}, {"kind": "person"}]}
    return str(httpx.post(f"{server.url}/api/tables", json=wanted, headers=guest, timeout=30).json()["id"])


schema = schemathesis.openapi.from_dict(create_app(with_db("sqlite:///never-opened.db")).openapi_schema.to_schema())


@schema.parametrize()
@settings(
    max_examples=5,
    deadline=None,
    derandomize=True,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_every_call_keeps_to_its_document(
    case: schemathesis.Case[Any], server: ServerProcess, guest: dict[str, str], table: str
) -> None:
    if "id" in (case.path_parameters or {}) and len(str(case.path_parameters["id"])) % 2:
        case.path_parameters["id"] = table
    checks = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
    case.call_and_validate(base_url=server.url, headers=guest, checks=checks, timeout=30)

"""Source maps: each script has one, nobody is served one, and the service for errors gets them."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from flask import Flask
from werkzeug.test import Client

from portolan.web.assets import DIST
from portolan.web.serving import served
from portolan.web.source_maps import maps_folder
from tests.support.contact import ENGLISH
from tests.support.ports import free_port
from tests.support.upstream import FakeHost, Received, Reply, upstream_server

MANIFEST = json.loads((DIST / "manifest.json").read_text(encoding="utf-8"))
RELEASE = MANIFEST.pop("webpackCompilationHash")
NAMES = (Path(name).name for name in MANIFEST.values() if name.endswith(".js"))
# Catalogs are data: nothing in them can go wrong.
SCRIPTS = sorted(name for name in NAMES if not name.startswith("messages."))


@pytest.fixture
def service() -> Iterator[FakeHost]:
    """The service for errors."""
    with upstream_server() as running:
        yield running


def uploaded(app: Flask, url: str) -> tuple[int, str]:
    """What the command ends with, and says."""
    options = ["--project", f"{url}/api/0/projects/us/site", "--token", "sesame"]
    result = app.test_cli_runner().invoke(args=["release", "upload-maps", *options])
    return result.exit_code, result.output


def file_of(received: Received) -> str:
    """The name that a file is uploaded under."""
    return received.body.partition(b'name="name"\r\n\r\n')[2].partition(b"\r\n")[0].decode()


@pytest.mark.parametrize("name", SCRIPTS)
def test_each_script_has_a_map_that_it_does_not_name(name: str) -> None:
    result = json.loads((maps_folder(DIST) / f"{name}.map").read_text(encoding="utf-8"))
    assert result["sourcesContent"]
    assert "sourceMappingURL" not in (DIST / name).read_text(encoding="utf-8")


def test_no_map_is_served(app: Flask) -> None:
    boot = next(name for name in SCRIPTS if name.startswith("boot."))
    client = Client(served(app))
    assert client.get(f"/static/{boot}", base_url=ENGLISH).status_code == 200
    for path in (f"/static/{boot}.map", f"/static/../dist-maps/{boot}.map"):
        assert client.get(path, base_url=ENGLISH).status_code == 404, path
    assert not list(DIST.rglob("*.map"))


def test_the_service_gets_each_script_and_its_map(app: Flask, service: FakeHost) -> None:
    assert uploaded(app, service.url) == (
        0,
        f"{len(SCRIPTS)} source maps uploaded for release {RELEASE}\n",
    )
    first, *files = service.received
    assert first.target == "/api/0/projects/us/site/releases/"
    assert json.loads(first.body) == {"version": RELEASE}
    assert {one.target for one in files} == {f"{first.target}{RELEASE}/files/"}
    assert {one.values("Authorization")[0] for one in files} == {"Bearer sesame"}
    expected = [f"~/static/{name}{suffix}" for name in SCRIPTS for suffix in ("", ".map")]
    assert sorted(map(file_of, files)) == sorted(expected)
    named = [one.body for one in files if file_of(one).endswith(".js")]
    assert all(b"Sourcemap:" in body for body in named)


def test_what_the_service_has_is_no_failure(app: Flask, service: FakeHost) -> None:
    service.reply = lambda one: Reply(status=409 if one.target.endswith("/files/") else 208)
    assert uploaded(app, service.url)[0] == 0


def test_a_refusal_is_told_without_the_token(app: Flask, service: FakeHost) -> None:
    service.reply = Reply(status=401)
    assert uploaded(app, service.url) == (1, "Error: the service answers 401\n")


def test_a_service_that_is_away_is_told(app: Flask) -> None:
    code, text = uploaded(app, f"http://127.0.0.1:{free_port()}")
    assert (code, text) == (1, "Error: the service is away (ConnectError)\n")

"""The built files: their addresses, the way they are served, the script that starts them."""

import base64
import hashlib
import json
import os
from pathlib import Path

import pytest
from flask import Flask
from flask.testing import FlaskClient
from markupsafe import Markup

from portolan.core.config import Settings
from portolan.web.assets import (
    AssetError,
    asset,
    build_hash,
    init_assets,
    loader_hashes,
    loader_script,
)

BOOT = "/static/boot.0123456789ab.js"


def write_manifest(folder: Path, **entries: str) -> None:
    folder.joinpath("manifest.json").write_text(json.dumps(entries))


@pytest.fixture
def dist(tmp_path: Path) -> Path:
    """What a build leaves behind."""
    write_manifest(tmp_path, **{"boot.js": BOOT, "webpackCompilationHash": "abc"})
    for name in (
        "boot.0123456789ab.js",
        "boot.0123456789ab.js.map",
        "martian.0123456789ab.woff2",
        "chart.0123456789ab.svg",
        "site.0123456789ab.css",
    ):
        tmp_path.joinpath(name).write_text(name)
    return tmp_path


def make_app(dist: Path, environment: str = "test") -> Flask:
    app = Flask(__name__, static_folder=None)
    app.config["SETTINGS"] = Settings(site_env=environment)  # type: ignore[arg-type]  # any name will do
    init_assets(app, dist)
    return app


@pytest.fixture
def app(dist: Path) -> Flask:
    """An application with built files and nothing else."""
    return make_app(dist)


@pytest.fixture
def client(app: Flask) -> FlaskClient:
    """A plain client."""
    return app.test_client()


def test_addresses_come_from_the_manifest(app: Flask) -> None:
    with app.app_context():
        assert asset("boot.js") == BOOT
        assert build_hash() == "abc"


def test_a_missing_file_is_an_error(app: Flask) -> None:
    with app.app_context(), pytest.raises(AssetError, match="nowhere"):
        asset("nowhere.css")


def test_a_missing_build_says_what_to_do(tmp_path: Path) -> None:
    with make_app(tmp_path).app_context(), pytest.raises(AssetError, match="npm run build"):
        asset("boot.js")


@pytest.mark.parametrize(("environment", "expected"), [("test", "new"), ("production", "abc")])
def test_a_newer_build_is_seen_outside_production(
    dist: Path, environment: str, expected: str
) -> None:
    with make_app(dist, environment).app_context():
        assert build_hash() == "abc"
        write_manifest(dist, webpackCompilationHash="new")
        os.utime(dist / "manifest.json", (1, 1))
        assert build_hash() == expected


@pytest.mark.parametrize(
    ("name", "mimetype"),
    [
        ("boot.0123456789ab.js", "text/javascript"),
        ("boot.0123456789ab.js.map", "application/json"),
        ("martian.0123456789ab.woff2", "font/woff2"),
        ("chart.0123456789ab.svg", "image/svg+xml"),
        ("site.0123456789ab.css", "text/css"),
    ],
)
def test_files_are_kept_for_good(client: FlaskClient, name: str, mimetype: str) -> None:
    with client.get(f"/static/{name}") as response:
        assert (response.status_code, response.mimetype) == (200, mimetype)
        assert response.get_data(as_text=True) == name
        assert response.headers["Cache-Control"] == "public, max-age=31536000, immutable"


@pytest.mark.parametrize(
    "name",
    ["manifest.json", "boot.fedcba987654.js", "boot.js", "../app.py", "..%2Fapp.py", ".npmrc"],
)
def test_nothing_else_is_served(client: FlaskClient, name: str) -> None:
    assert client.get(f"/static/{name}").status_code == 404


def test_the_loaders_have_the_hashes_that_the_policy_names(app: Flask, dist: Path) -> None:
    with app.app_context():
        loader, hashes = loader_script(), loader_hashes()
    assert isinstance(loader, Markup)
    inline, boot = loader.split("\n")
    text = inline.removeprefix("<script>").removesuffix("</script>")
    assert boot == f'<script async src="{BOOT}" integrity="{hashes[1]}"></script>'
    bodies = (text.encode(), (dist / Path(BOOT).name).read_bytes())
    digests = [base64.b64encode(hashlib.sha256(body).digest()).decode() for body in bodies]
    assert hashes == tuple(f"sha256-{digest}" for digest in digests)


def test_flask_must_leave_the_folder_alone(dist: Path) -> None:
    app = Flask(__name__)
    app.config["SETTINGS"] = Settings()
    with pytest.raises(ValueError, match="static_folder"):
        init_assets(app, dist)

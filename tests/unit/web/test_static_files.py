"""Built files: headers, encodings, and what is none of this layer's business."""

import gzip
from pathlib import Path

import pytest
from werkzeug.test import Client
from werkzeug.wrappers import Response

from portolan.web.static_files import StaticFiles

SCRIPT = b"console.log('all fast');\n" * 100


@pytest.fixture
def client(tmp_path: Path) -> Client:
    (tmp_path / "app.0123456789ab.js").write_bytes(SCRIPT)
    (tmp_path / "app.0123456789ab.js.br").write_bytes(b"as the build left it")
    (tmp_path / "font.0123456789ab.woff2").write_bytes(b"wOF2")
    (tmp_path / "manifest.json").write_text("{}")
    (tmp_path / "unhashed.js").write_bytes(SCRIPT)
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep/one.0123456789ab.js").write_bytes(SCRIPT)
    (tmp_path.parent / "secret.txt").write_text("secret")
    fixed = {"X-Content-Type-Options": "nosniff"}
    return Client(StaticFiles(Response("from the application", status=404), tmp_path, fixed))


def test_the_build_s_own_encoding_is_sent(client: Client) -> None:
    answer = client.get("/static/app.0123456789ab.js", headers={"Accept-Encoding": "gzip, br"})
    assert answer.data == b"as the build left it"
    assert answer.headers["Content-Encoding"] == "br"
    assert answer.headers["Content-Type"] == "text/javascript; charset=utf-8"
    assert answer.headers["Cache-Control"] == "public, max-age=31536000, immutable"
    assert answer.headers["Vary"] == "Accept-Encoding"
    assert answer.headers["X-Content-Type-Options"] == "nosniff"


def test_a_missing_encoding_is_made(client: Client) -> None:
    answer = client.get("/static/deep/one.0123456789ab.js", headers={"Accept-Encoding": "gzip"})
    assert gzip.decompress(answer.data) == SCRIPT
    assert client.get("/static/deep/one.0123456789ab.js").data == SCRIPT


def test_a_font_is_not_compressed(client: Client) -> None:
    answer = client.get("/static/font.0123456789ab.woff2", headers={"Accept-Encoding": "gzip, br"})
    assert answer.data == b"wOF2"
    assert "Content-Encoding" not in answer.headers


def test_head_and_a_known_validator_have_no_body(client: Client) -> None:
    head = client.head("/static/app.0123456789ab.js")
    assert (head.data, head.headers["Content-Length"]) == (b"", str(len(SCRIPT)))
    again = client.get(
        "/static/app.0123456789ab.js", headers={"If-None-Match": head.headers["ETag"]}
    )
    assert (again.status_code, again.data) == (304, b"")


@pytest.mark.parametrize(
    "path",
    [
        "/static/nothing.js",
        "/static/../secret.txt",
        "/static/%2e%2e/secret.txt",
        "/static//app.0123456789ab.js",
        "/static/app.0123456789ab.js.br",
        "/static/manifest.json",
        "/static/unhashed.js",
        "/app.0123456789ab.js",
    ],
)
def test_anything_else_is_the_application_s(client: Client, path: str) -> None:
    assert client.get(path).data == b"from the application"


def test_other_methods_are_the_application_s(client: Client) -> None:
    assert client.post("/static/app.0123456789ab.js").data == b"from the application"

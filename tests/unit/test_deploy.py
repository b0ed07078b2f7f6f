"""What `deploy/` brings for operators: nginx, systemd and containers take it as it is."""

import shutil
import subprocess
from collections.abc import Mapping
from contextlib import closing
from http.client import HTTPConnection, HTTPSConnection
from pathlib import Path

import pytest
import yaml

from portolan.core.config import ROOT
from tests.support.granian import granian_server
from tests.support.nginx import HOST, Nginx, nginx
from tests.support.upstream import Reply, upstream_server

DEPLOY = ROOT / "deploy"
UNITS = sorted((DEPLOY / "systemd").glob("*.service"))


def test_nginx_passes_what_the_site_has_to_know(tmp_path: Path) -> None:
    with (
        upstream_server() as upstream,
        nginx(tmp_path, [upstream.url.removeprefix("http://")]) as front,
    ):
        with closing(HTTPConnection("127.0.0.1", front.plain)) as first:
            first.request("GET", "/blog?page=2", headers={"Host": HOST})
            assert first.getresponse().headers["Location"] == f"https://{HOST}/blog?page=2"
        forged = {"Host": HOST, "X-Forwarded-For": "203.0.113.9", "X-Forwarded-Proto": "http"}
        assert _status(front, "/%E6%B5%B7/?q=%2F%E6%B5%B7", forged) == 200
        [received] = upstream.received
        assert received.target == "/%E6%B5%B7/?q=%2F%E6%B5%B7"
        assert received.values("Host") == [HOST]
        # The site believes the last of them alone: TRUSTED_PROXIES=1.
        assert received.values("X-Forwarded-For") == ["203.0.113.9, 127.0.0.1"]
        assert received.values("X-Forwarded-Proto") == ["https"]


def test_behind_nginx_an_escaped_slash_is_none(tmp_path: Path, environment: dict[str, str]) -> None:
    settings = {**environment, "SITE_URL_EN_US": f"https://{HOST}"}
    with (
        granian_server(settings) as server,
        nginx(tmp_path, [f"127.0.0.1:{server.port}"]) as front,
    ):
        assert _status(front, "/help/category/getting-started") == 200
        for path in ("/help%2Fcategory%2Fgetting-started", "/help%2fcategory/getting-started?q=1"):
            assert _status(front, path) == 404, path


def test_a_file_that_one_node_lacks_comes_from_the_next(tmp_path: Path) -> None:
    with upstream_server() as old, upstream_server() as new:
        old.reply = Reply(404)
        nodes = [one.url.removeprefix("http://") for one in (old, new)]
        with nginx(tmp_path, nodes) as front:
            assert [_status(front, "/static/boot.1.js") for _ in range(4)] == [200] * 4
            assert {_status(front, "/blog") for _ in range(4)} == {200, 404}
            new.reply = Reply(404)
            assert {_status(front, "/static/boot.2.js") for _ in range(4)} == {404}


def _status(front: Nginx, path: str, headers: Mapping[str, str] = {"Host": HOST}) -> int:
    with closing(HTTPSConnection("127.0.0.1", front.secure, context=front.tls)) as connection:
        connection.request("GET", path, headers=dict(headers))
        return connection.getresponse().status


@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.stem)
def test_systemd_takes_the_units(unit: Path, tmp_path: Path) -> None:
    release = tmp_path / "release"
    (release / "bin").mkdir(parents=True)
    for name in ("serve", "flask"):
        shutil.copy(DEPLOY / name, release / "bin" / name)
    ours = unit.read_text().replace("/opt/portolan", str(release))
    (tmp_path / unit.name).write_text(ours)
    command = ["/usr/bin/systemd-analyze", "verify", "--man=no", str(tmp_path / unit.name)]
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")


def test_containers_run_commands_of_the_release() -> None:
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    ours = {name: one for name, one in compose["services"].items() if "build" in one}
    assert ours.keys() == {"tables", "web", "worker"}
    for service in ours.values():
        program = service.get("command", ["bin/serve"])[0]
        assert (DEPLOY / program.removeprefix("bin/")).stat().st_mode & 0o100
        assert (ROOT / "deploy" / service["build"]["dockerfile"].removeprefix("deploy/")).is_file()

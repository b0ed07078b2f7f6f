"""What `deploy/` brings for operators: nginx, systemd and containers take it as it is."""

import shutil
import subprocess
from collections.abc import Iterator
from contextlib import closing, contextmanager
from http.client import HTTPConnection, HTTPSConnection
from pathlib import Path
from ssl import create_default_context

import pytest
import trustme
import yaml

from portolan.core.config import ROOT
from tests.support.granian import granian_server
from tests.support.ports import free_port, wait_for_port
from tests.support.upstream import upstream_server

DEPLOY = ROOT / "deploy"
HOST = "www.portolan.example"
UNITS = sorted((DEPLOY / "systemd").glob("*.service"))


@contextmanager
def _nginx(folder: Path, upstream: str) -> Iterator[tuple[int, int]]:
    """Run nginx with our configuration before a host; yields its ports, plain and TLS."""
    authority = trustme.CA()
    authority.cert_pem.write_to_path(str(folder / "authority.pem"))
    certificate = authority.issue_cert(HOST)
    certificate.cert_chain_pems[0].write_to_path(str(folder / "site.crt"))
    certificate.private_key_pem.write_to_path(str(folder / "site.key"))
    plain, secure = free_port(), free_port()
    ours = (DEPLOY / "nginx.conf").read_text()
    for place, here in (
        ("/etc/portolan/tls", str(folder)),
        ("127.0.0.1:8000", upstream),
        ("listen 80;", f"listen 127.0.0.1:{plain};"),
        ("listen 443 ", f"listen 127.0.0.1:{secure} "),
    ):
        assert place in ours
        ours = ours.replace(place, here)
    (folder / "site.conf").write_text(ours)
    paths = "\n".join(f"{name}_temp_path {folder}/{name};" for name in ("client_body", "proxy"))
    (folder / "nginx.conf").write_text(
        f"pid {folder}/pid; error_log stderr; daemon off; events {{}}\n"
        f"http {{ access_log off; {paths} include {folder}/site.conf; }}"
    )
    command = ["/usr/sbin/nginx", "-p", str(folder), "-c", str(folder / "nginx.conf")]
    subprocess.run([*command, "-t"], check=True, capture_output=True)
    with subprocess.Popen(command) as server:
        try:
            wait_for_port(secure)
            yield plain, secure
        finally:
            server.terminate()


def test_nginx_passes_what_the_site_has_to_know(tmp_path: Path) -> None:
    with (
        upstream_server() as upstream,
        _nginx(tmp_path, upstream.url.removeprefix("http://")) as (plain, secure),
    ):
        with closing(HTTPConnection("127.0.0.1", plain)) as first:
            first.request("GET", "/blog?page=2", headers={"Host": HOST})
            assert first.getresponse().headers["Location"] == f"https://{HOST}/blog?page=2"
        context = create_default_context(cafile=str(tmp_path / "authority.pem"))
        context.check_hostname = False  # the address is a number here
        forged = {"Host": HOST, "X-Forwarded-For": "203.0.113.9", "X-Forwarded-Proto": "http"}
        with closing(HTTPSConnection("127.0.0.1", secure, context=context)) as second:
            second.request("GET", "/%E6%B5%B7/?q=%2F%E6%B5%B7", headers=forged)
            assert second.getresponse().status == 200
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
        _nginx(tmp_path, f"127.0.0.1:{server.port}") as (_, secure),
    ):
        assert _status(tmp_path, secure, "/help/category/getting-started") == 200
        for path in ("/help%2Fcategory%2Fgetting-started", "/help%2fcategory/getting-started?q=1"):
            assert _status(tmp_path, secure, path) == 404, path


def _status(folder: Path, port: int, path: str) -> int:
    context = create_default_context(cafile=str(folder / "authority.pem"))
    context.check_hostname = False
    with closing(HTTPSConnection("127.0.0.1", port, context=context)) as connection:
        connection.request("GET", path, headers={"Host": HOST})
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

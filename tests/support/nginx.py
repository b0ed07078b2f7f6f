"""nginx before the site, with the configuration that operators get."""

import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from ssl import SSLContext, create_default_context

import trustme

from portolan.core.config import ROOT
from tests.support.ports import free_port, wait_for_port

HOST = "www.portolan.example"
NODE = "127.0.0.1:8000"


@dataclass(frozen=True)
class Nginx:
    """A running nginx: its two ports, and how to trust it."""

    plain: int
    secure: int
    tls: SSLContext


@contextmanager
def nginx(folder: Path, nodes: Sequence[str]) -> Iterator[Nginx]:
    """Run nginx in front of these nodes, each a host with its port, until the block ends."""
    tls = _certificates(folder)
    plain, secure = free_port(), free_port()
    ours = (ROOT / "deploy/nginx.conf").read_text()
    line = next(one for one in ours.splitlines() if NODE in one)
    for place, here in (
        ("/etc/portolan/tls", str(folder)),
        (line, "\n".join(line.replace(NODE, node) for node in nodes)),
        ("listen 80;", f"listen 127.0.0.1:{plain};"),
        ("listen 443 ", f"listen 127.0.0.1:{secure} "),
    ):
        assert place in ours
        ours = ours.replace(place, here)
    (folder / "site.conf").write_text(ours)
    paths = "\n".join(f"{name}_temp_path {folder}/{name};" for name in ("client_body", "proxy"))
    (folder / "nginx.conf").write_text(
        f"pid {folder}/pid; error_log {folder}/error.log; daemon off; events {{}}\n"
        f"http {{ access_log off; {paths} include {folder}/site.conf; }}"
    )
    command = ["/usr/sbin/nginx", "-p", str(folder), "-c", str(folder / "nginx.conf")]
    subprocess.run([*command, "-t"], check=True, capture_output=True)
    with subprocess.Popen(command) as server:
        try:
            wait_for_port(secure)
            yield Nginx(plain, secure, tls)
        finally:
            server.terminate()


def _certificates(folder: Path) -> SSLContext:
    authority = trustme.CA()
    authority.cert_pem.write_to_path(str(folder / "authority.pem"))
    certificate = authority.issue_cert(HOST)
    certificate.cert_chain_pems[0].write_to_path(str(folder / "site.crt"))
    certificate.private_key_pem.write_to_path(str(folder / "site.key"))
    context = create_default_context(cafile=str(folder / "authority.pem"))
    context.check_hostname = False  # the address is a number here
    return context

"""Starts what the sites need: databases, recorders, and the processes of the Procfile."""

from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from subprocess import Popen

from app import create_app
from portolan.leads.database import db
from tests.support.instance import furnished
from tests.support.ports import free_port, wait_for_port
from tests.support.postgresql import fresh_database
from tests.support.stack import names, settings
from tests.support.stack.certificates import Certificates
from tests.support.stack.front import front
from tests.support.stack.names import Hosts
from tests.support.stack.procfile import process
from tests.support.stack.receivers import Receivers, receivers
from tests.support.stack.settings import WITH_TOOL, Stores, environment
from tests.support.stack.site import RunningSite, pack
from tests.support.stack.vendors import Vendors, vendors

RELEASED = "tests.support.stack.released:application"


@dataclass
class Stack:
    """All that runs for the tests of one process; its sites start when they are asked for."""

    folder: Path
    content: Path
    stores: Stores
    vendors: Vendors
    receivers: Receivers
    certificates: Certificates = field(default_factory=Certificates)
    _open: ExitStack = field(default_factory=ExitStack)

    @cached_property
    def configured(self) -> RunningSite:
        """The site with every service, its worker, and its metrics."""
        site = self._site(names.CONFIGURED, WITH_TOOL)
        self._start("worker", site)
        metrics = self._start("metrics", site)
        wait_for_port(int(site.settings["METRICS_PORT"]), metrics)
        return site

    @cached_property
    def asking(self) -> RunningSite:
        """The site that asks its visitors for consent itself."""
        return self._site(names.ASKING, {})

    @property
    def arguments(self) -> list[str]:
        """What a browser has to be told of the network: where names lead, and whom to believe."""
        ways = [
            f"MAP {host}:443 127.0.0.1:{site.front.port}"
            for site in (self.configured, self.asking)
            for host in site.hosts.by_locale.values()
        ]
        ways += [f"MAP {host}:443 127.0.0.1:{self.vendors.port}" for host in names.VENDORS]
        ways += ["EXCLUDE localhost", "EXCLUDE *.localhost", "MAP * ~NOTFOUND"]
        return [
            f"--host-resolver-rules={','.join(ways)}",
            f"--ignore-certificate-errors-spki-list={self.certificates.fingerprint}",
            # Reports of the security policy go out at once, and not within a minute.
            "--short-reporting-delay",
        ]

    def close(self) -> None:
        """End every process."""
        self._open.close()

    def _site(self, hosts: Hosts, more: Mapping[str, str]) -> RunningSite:
        instance = self.folder / hosts.domain
        instance.mkdir()
        furnished(instance, self.content)
        given = environment(hosts, self.stores, self.receivers, instance, free_port()) | dict(more)
        app = create_app(given)
        app.test_cli_runner().invoke(args=["db", "upgrade"], catch_exceptions=False)
        pack(app, hosts)
        with app.app_context():
            db.engine.dispose()
        backend = free_port()
        place = self._open.enter_context(front(backend, self.certificates.server()))
        site = RunningSite(
            hosts, place, self.vendors, self.receivers, given, self.folder / f"{hosts.domain}.log"
        )
        self._open.callback(site.close)
        wait_for_port(backend, self._start("web", site, str(backend)))
        return site

    def _start(self, name: str, site: RunningSite, port: str = "") -> Popen[bytes]:
        authority = self.folder / "authority.pem"
        self.certificates.authority.cert_pem.write_to_path(authority)
        given = {
            **site.settings,
            "SENTRY_DSN": self.receivers.errors.url.replace("://", "://key@") + "/1",
            settings.VENDORS_PORT: str(self.vendors.port),
            settings.AUTHORITY: str(authority),
            **({"PORT": port} if port else {}),
        }
        return self._open.enter_context(process(name, given, site.log, RELEASED))


@contextmanager
def stack(folder: Path, content: Path, postgresql_url: str, redis_url: str) -> Iterator[Stack]:
    """Everything, until the block ends."""
    certificates = Certificates()
    with (
        fresh_database(postgresql_url) as database,
        vendors(certificates.server()) as some,
        receivers(some) as others,
    ):
        running = Stack(folder, content, Stores(database, redis_url), some, others, certificates)
        try:
            yield running
        finally:
            running.close()

"""The site under test, in a folder of its own: settings, database, content, pack, list of pages."""

import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import quote, urlsplit

from flask import Flask

from app import create_app
from portolan.core.config import INSTANCE, ROOT
from portolan.web.locale import site_urls
from portolan.web.page_cache import rules
from portolan.web.page_cache.page_pack import pack_path
from portolan.web.page_cache.pages_cli import all_pages
from tests.support.ports import free_port


@dataclass(frozen=True)
class Address:
    """One page: the Host of its site, and the target of the request line."""

    host: str
    target: str

    @property
    def has_query(self) -> bool:
        """Whether a file server could not tell this page from another one."""
        return "?" in self.target


class BenchSite:
    """Everything that the servers are started with.

    Attributes:
        folder: removed when the benchmark ends.
        port: the port that the site's addresses name.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.environment = {
            **os.environ,
            "SITE_ENV": "production",
            "INSTANCE_PATH": str(folder / "instance"),
            "SITE_URL_EN_US": f"http://localhost:{self.port}",
            "SITE_URL_ZH_CN": f"http://zh-cn.localhost:{self.port}",
            "SECRET_KEY": "only-for-this-machine",
            "ANALYTICS_API_KEY": "of-a-benchmark",
            "TAG_MANAGER_CONTAINER_ID": "of-a-benchmark",
            "BENCH_COUNT_FILE": str(folder / "renders"),
        }
        (folder / "instance").mkdir()
        # nginx reads the copies as another user.
        folder.chmod(0o755)
        self._app: Flask | None = None

    @property
    def app(self) -> Flask:
        """The application in this process: it renders what the servers are compared with."""
        if self._app is None:
            self._app = create_app(self.environment)
        return self._app

    @property
    def hosts(self) -> list[str]:
        """The hosts of both sites."""
        return [urlsplit(url).netloc for url in site_urls(self.app.config["SETTINGS"]).values()]

    @property
    def count_file(self) -> Path:
        """Where `counted` writes."""
        return Path(self.environment["BENCH_COUNT_FILE"])

    def prepare(self) -> None:
        """Make the databases and the pack, by the commands of a release.

        The data sets of the freight tools are those that `make content` has built.
        """
        for name in ("route_network", "hs_codes.sqlite"):
            (self.folder / "instance" / name).symlink_to(INSTANCE / name)
        for command in (["db", "upgrade"], ["content", "build"], ["pages", "pack"]):
            self._flask(*command)

    def unpack(self) -> None:
        """Take the pack and the shared pages away: the next server begins cold."""
        pack_path(self.app.config["SETTINGS"]).unlink()
        for page in (self.folder / "instance" / "pages").rglob("*"):
            if page.is_file():
                page.unlink()

    def addresses(self) -> list[Address]:
        """Every page of both sites that may be kept, data for navigation included."""
        return list(self._addresses())

    def _addresses(self) -> Iterator[Address]:
        for name, _ in all_pages(self.app, {}):
            host = next(host for host in self.hosts if name.startswith((host + "/", host + "?")))
            key = name.removeprefix(host)
            path, query = rules.path_of(key), _query_of(key)
            target = quote(path.encode("latin-1"), safe="/:@!$&'()*+,;=~")
            yield Address(host, f"{target}?{query}" if query else target)

    def _flask(self, *arguments: str) -> None:
        program = [str(Path(sys.executable).parent / "flask"), "--app", "wsgi", *arguments]
        done = subprocess.run(
            program, env=self.environment, cwd=ROOT, capture_output=True, text=True, check=False
        )
        if done.returncode:
            raise SystemExit(f"flask {' '.join(arguments)} failed:\n{done.stderr[-2_000:]}")
        if done.stdout.strip():
            print(" ", done.stdout.strip().splitlines()[-1])


def _query_of(key: str) -> str:
    return key[1:].partition(" ")[0] if key.startswith("?") else ""

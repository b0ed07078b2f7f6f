"""A site on its production server, as visitors reach it."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import islice
from pathlib import Path
from unittest.mock import patch

from flask import Flask
from werkzeug.test import TestResponse

from app import create_app
from portolan.leads.database import db
from portolan.web.page_cache import pages_cli
from portolan.web.page_cache.compression import IN_PASSING
from portolan.web.page_cache.page_entry import PageEntry
from portolan.web.page_cache.page_harvest import Harvest
from portolan.web.page_cache.page_pack import pack_path, write_pack
from portolan.web.release import release_id
from tests.support.matrix import in_turn
from tests.support.scripted import ScriptedAnswers
from tests.support.stack.front import Front
from tests.support.stack.names import Hosts
from tests.support.stack.receivers import Receivers
from tests.support.stack.vendors import Vendors
from tests.support.urls import RELEASED


@dataclass(frozen=True)
class RunningSite:
    """A running site.

    Attributes:
        front: what visitors' browsers speak to.
        vendors: the services that browsers speak to.
        receivers: the services that the server speaks to.
        settings: the environment of its processes.
        log: what its processes have said.
    """

    hosts: Hosts
    front: Front
    vendors: Vendors
    receivers: Receivers
    settings: Mapping[str, str]
    log: Path

    def url(self, path: str, locale: str = "en-US") -> str:
        """The address of a page in a locale."""
        return f"https://{self.hosts.by_locale[locale]}{path}"

    @property
    def domain(self) -> str:
        """The domain of the site's cookies."""
        return self.hosts.domain

    @property
    def script(self) -> ScriptedAnswers:
        """What is said in the site's place, and what the site was asked."""
        return self.front.script

    @cached_property
    def app(self) -> Flask:
        """The same application in this process: to look into its database, or at an answer."""
        return create_app(self.settings)

    def close(self) -> None:
        """Let go of what this process holds of the site."""
        if "app" in vars(self):
            with self.app.app_context():
                db.engine.dispose()

    def get(self, path: str, locale: str = "en-US") -> TestResponse:
        """What the site answers, without a browser."""
        return self.app.test_client().get(path, base_url=self.url("", locale))


def pack(app: Flask, hosts: Hosts) -> None:
    """Pack a page of every template, and its data, in one language; what a visit finds unpacked is
    stored as it is drawn. The pack of all pages has tests of its own.
    """
    with patch.object(pages_cli, "THOROUGH", IN_PASSING):
        pages = pages_cli.compressed(_pages(app, hosts.by_locale.values()))
        write_pack(pack_path(app.config["SETTINGS"]), release_id(app), pages)


def _pages(app: Flask, hosts: Iterable[str]) -> Iterator[tuple[str, PageEntry]]:
    packed = set()
    for path, host in sorted(in_turn(RELEASED.values(), hosts)):
        for key, entry in islice(Harvest(app, host, "https").pages([path]), 2):
            if host + key not in packed:
                packed.add(host + key)
                yield host + key, entry

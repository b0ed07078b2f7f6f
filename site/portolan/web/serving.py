"""The layers around the application that `wsgi.py` hands to the server."""

import logging
from collections.abc import Callable, Iterable
from pathlib import Path
from wsgiref.types import StartResponse, WSGIApplication, WSGIEnvironment

from flask import Flask

from portolan.core.config import Settings
from portolan.core.settings_summary import settings_summary
from portolan.web.access_log import with_access_log
from portolan.web.headers import fixed_headers
from portolan.web.locale import hosts
from portolan.web.page_cache.page_cache import PageCache
from portolan.web.page_cache.page_generation import Ready
from portolan.web.page_cache.page_pack import pack_path
from portolan.web.proxies.table import BEGINNINGS
from portolan.web.release import release_id
from portolan.web.request_ids import with_brought_ids
from portolan.web.request_metrics.setup import measured
from portolan.web.static_files import StaticFiles
from portolan.web.unknown import unknown_addresses

NEVER_PAGES = ("/static/", "/_sink/", "/__third-party-proxy", "/~partytown/", *BEGINNINGS)


log = logging.getLogger(__name__)


def log_settings(app: Flask) -> None:
    """Log the settings that this process has started with, without secrets."""
    facts = {
        "settings": settings_summary(app.config["SETTINGS"]),
        "code": app.config["CODE_DIGEST"],
    }
    log.info("started", extra={"facts": facts})


class Served:
    """The application with all its layers.

    Attributes:
        ready: answers a request for a page in memory, which no layer need see; otherwise None.
    """

    def __init__(self, layers: WSGIApplication, ready: Callable[[WSGIEnvironment], Ready | None]):
        self._layers = layers
        self.ready = ready

    def __call__(self, environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
        """Answer through the layers."""
        return self._layers(environ, start_response)


def served(app: Flask) -> WSGIApplication:
    """The application with its outer layers: page cache, then built files, then Flask.

    In development Flask alone, so that a saved change shows at once.
    """
    settings: Settings = app.config["SETTINGS"]
    if settings.site_env == "development":
        return app
    files = Path(app.static_folder) if app.static_folder else None
    cache = PageCache(
        StaticFiles(app, files, fixed_headers(settings)) if files else app,
        hosts=hosts(settings),
        release=lambda: release_id(app),
        pack=pack_path(settings),
        shared=settings.instance_path / "pages",
        unknown=lambda: unknown_addresses(app),
        passing=NEVER_PAGES,
    )
    logged = with_access_log(cache) if settings.access_log == "on" else cache
    identified = with_brought_ids(logged)
    layers = measured(app, identified)
    if logged is cache and layers is identified:
        return Served(layers, cache.ready)
    # Each request is counted or written down.
    return layers

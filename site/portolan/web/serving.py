"""The layers around the application that `wsgi.py` hands to the server."""

from pathlib import Path
from wsgiref.types import WSGIApplication

from flask import Flask

from portolan.core.config import Settings
from portolan.web.access_log import with_access_log
from portolan.web.headers import fixed_headers
from portolan.web.locale import hosts
from portolan.web.page_cache.page_cache import PageCache
from portolan.web.page_cache.page_pack import pack_path
from portolan.web.proxies.table import BEGINNINGS
from portolan.web.release import release_id
from portolan.web.request_ids import with_brought_ids
from portolan.web.static_files import StaticFiles

NEVER_PAGES = ("/static/", "/_sink/", "/__third-party-proxy", "/~partytown/", *BEGINNINGS)


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
        passing=NEVER_PAGES,
    )
    return with_brought_ids(with_access_log(cache) if settings.access_log == "on" else cache)

"""The WSGI layers directly around Flask: they change what a request says of itself."""

from flask import Flask
from werkzeug.middleware.proxy_fix import ProxyFix

from portolan.config import Settings
from portolan.web.page_data import PageDataPaths


def init_layers(app: Flask) -> None:
    """Believe the configured number of proxies, and map page-data addresses to their pages.

    The host is never taken from a proxy's header: it picks the locale and the cache's key.
    """
    settings: Settings = app.config["SETTINGS"]
    hops = settings.trusted_proxies
    layered = PageDataPaths(app.wsgi_app)
    app.wsgi_app = ProxyFix(layered, x_for=hops, x_proto=hops) if hops else layered  # type: ignore[method-assign]

"""Cached parts of a page that are the same on all pages of a locale.

The menus and the upper part of the footer are half of a page's messages; cached, they cost a
dictionary look-up. The cache is in the process, since a query to Redis would cost more.
"""

from flask import Flask, current_app, render_template
from flask_caching import Cache
from markupsafe import Markup

from portolan.core.config import Settings
from portolan.web.locale import current_locale

ONE_DAY = 24 * 60 * 60
"""Seconds until a fragment is drawn again, since the footer names the year."""


def init_fragments(app: Flask) -> None:
    """Give the application its cache of fragments; in development nothing is cached."""
    settings: Settings = app.config["SETTINGS"]
    keeping = "NullCache" if settings.site_env == "development" else "SimpleCache"
    quiet = {"CACHE_TYPE": keeping, "CACHE_NO_NULL_WARNING": True}
    app.extensions["fragments"] = Cache(app, config={**quiet, "CACHE_DEFAULT_TIMEOUT": ONE_DAY})


def fragment(name: str, **context: object) -> Markup:
    """The drawn `components/{name}.html`, which may depend on nothing but the locale.

    Its context has to be the same on all pages too.
    """
    cache: Cache = current_app.extensions["fragments"]
    key = f"{name}:{current_locale().code}"
    cached: str | None = cache.get(key)
    if cached is None:
        cached = render_template(f"components/{name}.html", **context)
        cache.set(key, cached)
    return Markup(cached)  # noqa: S704 - Jinja escaped it

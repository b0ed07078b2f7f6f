"""Cached parts of a page that are the same on all pages of a locale.

The menus and the upper part of the footer are half of a page's messages; cached, they cost a
dictionary look-up. The cache is in the process, since a query to Redis would cost more.
"""

import hashlib

from flask import Flask, current_app, render_template
from flask_caching import Cache
from flask_caching.backends.base import BaseCache
from markupsafe import Markup

from portolan.core.config import Settings
from portolan.core.text_direction import directed
from portolan.core.untranslated import with_language_marks
from portolan.web.locale import current_locale

ONE_DAY = 24 * 60 * 60
"""Seconds until a fragment is drawn again, since the footer names the year."""


SLICES = {"header": "menus", "footer": "footer_top", "banner": "consent"}
"""The component that draws a fragment, by the fragment's name in addresses."""

FRAME = ("header", "footer")
"""The slices that stay while the browser goes from page to page, so that they may grow old."""


def init_fragments(app: Flask) -> None:
    """Give the application its cache of fragments; in development nothing is cached."""
    settings: Settings = app.config["SETTINGS"]
    keeping = "NullCache" if settings.site_env == "development" else "SimpleCache"
    quiet = {"CACHE_TYPE": keeping, "CACHE_NO_NULL_WARNING": True}
    cache = Cache(app, config={**quiet, "CACHE_DEFAULT_TIMEOUT": ONE_DAY})
    # The store itself: through the extension each look-up asks for the application again.
    app.extensions["fragments"] = app.extensions["cache"][cache]


def fragment(name: str, **context: object) -> Markup:
    """The drawn `components/{name}.html`, which may depend on nothing but the locale.

    Its context has to be the same on all pages too.
    """
    return Markup(_cached(name, **context)[0])  # noqa: S704 - Jinja escaped it


def frame_hashes() -> dict[str, str]:
    """The hash of what stands around every page now, by the name of its slice."""
    return {name: fragment_hash(SLICES[name]) for name in FRAME}


def fragment_hash(name: str) -> str:
    """The identity of a fragment as it is drawn now."""
    return _cached(name)[1]


def _cached(name: str, **context: object) -> tuple[str, str]:
    """A fragment and its identity."""
    cache: BaseCache = current_app.extensions["fragments"]
    key = f"{name}:{current_locale().code}"
    cached: tuple[str, str] | None = cache.get(key)
    if cached is None:
        text = with_language_marks(render_template(f"components/{name}.html", **context))
        text = directed(text, current_locale())
        cached = text, hashlib.sha256(text.encode()).hexdigest()[:16]
        cache.set(key, cached)
    return cached

"""The locale of a request, decided by its host alone."""

import logging
from functools import cache
from pathlib import Path
from urllib.parse import urlsplit

from babel import Locale as BabelLocale
from flask import Flask, abort, current_app, g, request
from flask_babel import Babel

from portolan.content.translation.compile import uncompiled
from portolan.core.config import Settings
from portolan.core.locale import Locale
from portolan.core.locales import DEFAULT_LOCALE

log = logging.getLogger(__name__)

HOSTLESS_PATHS = frozenset({"/livez", "/readyz"})
"""Paths for load balancers, answered under any host name."""


def site_urls(settings: Settings) -> dict[str, str]:
    """The base URL of each locale's site, by locale code."""
    return settings.site_urls


def hosts(settings: Settings) -> dict[str, Locale]:
    """The locale of each host name (with its port) that the site answers to."""
    urls = settings.site_urls
    return {urlsplit(urls[one.code]).netloc.lower(): one for one in settings.locales}


def is_https(settings: Settings) -> bool:
    """Whether all sites use https, so that browsers may be told to insist on it."""
    return all(url.startswith("https://") for url in site_urls(settings).values())


# The objects themselves: access through their proxies takes three times as long.
_g = g._get_current_object  # noqa: SLF001 - the proxy's own way to the object
_app = current_app._get_current_object  # type: ignore[attr-defined]  # noqa: SLF001 - as above


def current_locale() -> Locale:
    """The locale of the request; English where there is none."""
    try:
        locale: Locale = _g().locale
    except (AttributeError, RuntimeError):
        # Not chosen yet, or no request. Some pages call this a thousand times, hence no test.
        return DEFAULT_LOCALE
    return locale


def served_locales() -> tuple[Locale, ...]:
    """The locales of the running application, the one of the sources first."""
    settings: Settings = _app().config["SETTINGS"]
    return settings.locales


def other_locales() -> tuple[Locale, ...]:
    """The locales that the language switch leads to."""
    return tuple(one for one in served_locales() if one is not current_locale())


def site_url(locale: Locale) -> str:
    """The base URL of a locale's site, from the configuration, never from the request."""
    settings: Settings = _app().config["SETTINGS"]
    return settings.site_urls[locale.code]


def init_locale(app: Flask) -> None:
    """Choose the locale by host before anything else; an unknown host gets 400."""
    _warn_of_uncompiled(app)
    known = hosts(app.config["SETTINGS"])
    Babel(
        app,
        default_translation_directories=app.config["TRANSLATIONS"],
        locale_selector=lambda: _parsed(current_locale().babel),
    )

    @app.before_request
    def choose_locale() -> None:
        locale = known.get(request.host.lower())
        if locale is None and request.path not in HOSTLESS_PATHS:
            abort(400, "unknown host")
        g.locale = locale or DEFAULT_LOCALE


@cache
def _parsed(name: str) -> BabelLocale:
    return BabelLocale.parse(name)


def _warn_of_uncompiled(app: Flask) -> None:
    # The commands that build and compile start the application too, so they cannot be refused;
    # a server without a locale's catalog is not ready (see `health`).
    settings: Settings = app.config["SETTINGS"]
    stale = uncompiled(Path(app.config["TRANSLATIONS"]), settings.locales)
    app.extensions["uncompiled"] = stale
    for catalog in stale:
        log.error("%s is not compiled: run `flask messages compile`", catalog.name)

"""Preloading at the start of a process, so that the first visitor does not wait."""

from collections.abc import Callable
from contextlib import suppress
from urllib.parse import SplitResult, urlsplit

from flask import Flask

from portolan.content.store import ContentUnavailable
from portolan.core.lazy_imports import load_now
from portolan.core.unavailable import DataUnavailable
from portolan.drawing.maps.world import flat_land
from portolan.web.content import store
from portolan.web.hs_store import hs_store
from portolan.web.locale import served_locales, site_urls
from portolan.web.page_cache.page_harvest import request_for
from portolan.web.page_cache.wsgi_response import ask
from portolan.web.route_network import route_network


def warm(app: Flask) -> None:
    """Load what requests need; data that has not been built yet is skipped."""
    read: tuple[Callable[[], object], ...] = (route_network, _cards, _words, _phones, flat_land)
    load_now(app)
    with app.app_context():
        for each in read:
            with suppress(DataUnavailable, ContentUnavailable):
                each()
    for url in site_urls(app.config["SETTINGS"]).values():
        _search(app, urlsplit(url))


def _search(app: Flask, site: SplitResult) -> None:
    """Draw a page of results, which needs the words and sounds of all names in the language."""
    ask(app, request_for(site.netloc, "/search", "q=freight", site.scheme)).close()


def _cards() -> None:
    for locale in served_locales():
        store().cards(locale.code)


def _words() -> None:
    hs_store().words()


def _phones() -> None:
    # A process that serves no visitors never needs it.
    import phonenumbers

    phonenumbers.PhoneMetadata.load_all()

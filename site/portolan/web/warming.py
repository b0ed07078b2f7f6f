"""What a process reads before the first visitor asks; whoever came first would wait for it."""

from collections.abc import Callable
from contextlib import suppress

from flask import Flask

from portolan.content.store import ContentUnavailable
from portolan.core.late import load_now
from portolan.core.locales import LOCALES
from portolan.core.unavailable import DataUnavailable
from portolan.drawing.maps.world import flat_land
from portolan.web.content import store
from portolan.web.hs_store import hs_store
from portolan.web.route_network import route_network


def warm(app: Flask) -> None:
    """Load and read what visitors need; the site starts without what has not been built, too."""
    read: tuple[Callable[[], object], ...] = (route_network, _cards, _words, flat_land)
    load_now(app)
    with app.app_context():
        for each in read:
            with suppress(DataUnavailable, ContentUnavailable):
                each()


def _cards() -> None:
    for locale in LOCALES:
        store().cards(locale.code)


def _words() -> None:
    hs_store().words()

"""The 404 document, drawn once: it repeats nothing of the address."""

from flask import Response, current_app, json
from flask_caching.backends.base import BaseCache

from portolan.web.locale import current_locale
from portolan.web.page import Page
from portolan.web.page_facts import page_facts
from portolan.web.response import document, with_headers


def not_found(page: Page) -> Response:
    """The 404 page as a document."""
    return with_headers(Response(_stored(page), mimetype="text/html"), page)


def _stored(page: Page) -> str:
    """The document; drawn anew when what it shows changes."""
    cache: BaseCache = current_app.extensions["fragments"]
    key = f"404:{current_locale().code}:{json.dumps(page_facts(page))}"
    stored: str | None = cache.get(key)
    if stored is None:
        stored = document(page)
        cache.set(key, stored)
    return stored

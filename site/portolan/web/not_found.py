"""The 404 document, drawn once: of the address it repeats only the links to the other languages."""

from flask import Response, current_app, json
from flask_caching import Cache
from markupsafe import escape

from portolan.web import head
from portolan.web.locale import current_locale, other_locales
from portolan.web.page import Page
from portolan.web.page_facts import page_facts
from portolan.web.response import Other, document, with_headers


def not_found(page: Page) -> Response:
    """The 404 page as a document, with the links for the requested address."""
    html = _stored(page)
    for locale in other_locales():
        html = html.replace(_slot(locale.code), str(escape(head.address(page, locale))))
    return with_headers(Response(html, mimetype="text/html"), page)


def _stored(page: Page) -> str:
    """The document with a slot in place of each link; drawn anew when what it shows changes."""
    cache: Cache = current_app.extensions["fragments"]
    key = f"404:{current_locale().code}:{json.dumps(page_facts(page))}"
    stored: str | None = cache.get(key)
    if stored is None:
        slots: list[Other] = [{"locale": one, "url": _slot(one.code)} for one in other_locales()]
        stored = document(page, slots)
        cache.set(key, stored)
    return stored


def _slot(code: str) -> str:
    # Braces are escaped in addresses: no visitor can write a slot.
    return f"{{address-in-{code}}}"

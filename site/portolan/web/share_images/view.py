"""`/social/{page}.png`: the share image of a page, with the title from its page data.

The page cache does not store them: hundreds of pictures of some 80 KB, which brotli cannot
compress, would evict pages for the sake of a few robots. Each process caches the latest ones;
browsers and proxies cache them for a day.
"""

import json
from contextvars import Context
from functools import lru_cache
from typing import Any
from urllib.parse import quote, urlencode, urlsplit

from flask import Blueprint, Flask, Response, abort, current_app, request

from portolan.core.config import Settings
from portolan.core.locale import Locale
from portolan.core.locales import DEFAULT_LOCALE
from portolan.web.cache_control import PICTURE, PRIVATE
from portolan.web.locale import current_locale, site_url
from portolan.web.page_cache.page_harvest import data_address, request_for
from portolan.web.page_cache.wsgi_response import ask
from portolan.web.representation import asks_for_data
from portolan.web.share_images import drawing
from portolan.web.share_images.glyphs import GlyphStore, glyph_file
from portolan.web.share_images.picture import VERSION_ARG, Picture, page_of, picture_of

GLYPHS = "glyphs"

_LAST = 64

blueprint = Blueprint("social", __name__)


def init_share_images(app: Flask) -> None:
    """Register the view, and a readiness check of the glyphs."""
    settings: Settings = app.config["SETTINGS"]
    glyphs = GlyphStore(glyph_file(settings))
    app.extensions[GLYPHS] = glyphs
    app.extensions["readiness"]["glyphs"] = lambda: bool(glyphs.edition())
    app.register_blueprint(blueprint)


@blueprint.get("/social/<path:name>.png")
def picture(name: str) -> Response:
    """The share image of the page with that name; 404 if there is no such page or picture."""
    # A picture has no picture: otherwise an address could cause endless internal requests.
    if name.startswith("social/") or asks_for_data():
        abort(404)
    path = page_of(name)
    title = _title_of(path, current_locale())
    if title is None:
        abort(404)
    glyphs: GlyphStore = current_app.extensions[GLYPHS]
    edition = glyphs.edition()
    image = picture_of(path, title, current_locale())
    if edition and not glyphs.has_letters_of(title, image.locale):
        image = Picture(_title_of(path, DEFAULT_LOCALE) or title, "", DEFAULT_LOCALE)
    return _answer(image, glyphs, edition)


def _answer(image: Picture, glyphs: GlyphStore, edition: str) -> Response:
    answer = Response(mimetype="image/png")
    # Without glyphs a picture has no words, and is not kept.
    answer.headers["Cache-Control"] = PICTURE if edition else PRIVATE
    # Other sites show it in their own pages.
    answer.headers["Cross-Origin-Resource-Policy"] = "cross-origin"
    answer.set_etag(f"{image.digest}-{edition}")
    answer.make_conditional(request)
    if answer.status_code == 200:
        answer.set_data(_drawn(image, glyphs, edition))
    return answer


@lru_cache(maxsize=_LAST)
def _drawn(image: Picture, glyphs: GlyphStore, edition: str) -> bytes:  # noqa: ARG001 - part of the key
    return drawing.png(drawing.svg(image, glyphs))


def _title_of(path: str, locale: Locale) -> str | None:
    """The title of the page at a path, from its page data; None if it has no picture."""
    page = _page_data(path, locale)
    if page is None:
        return None
    head = {node["attrs"].get("property"): node["attrs"] for node in page.get("head", ())}
    if "og:image" not in head:
        return None
    return str(head["og:title"]["content"])


def _page_data(path: str, locale: Locale) -> dict[str, Any] | None:
    """The page data, as the browser's navigation gets it; None unless the status is 200."""
    app: Flask = current_app._get_current_object()  # type: ignore[attr-defined]  # noqa: SLF001 - Flask's own way to the object
    own = [each for each in request.args.items(multi=True) if each[0] != VERSION_ARG]
    site = urlsplit(site_url(locale))
    inside = request_for(site.netloc, data_address(quote(path)), urlencode(own), site.scheme)
    # In a context of its own, so that the current request keeps its locale and messages.
    answer = Context().run(ask, app, inside)
    body = answer.read()
    if not answer.status.startswith("200") or answer.header("content-type") != "application/json":
        return None
    data = json.loads(body)
    return data if isinstance(data, dict) else None

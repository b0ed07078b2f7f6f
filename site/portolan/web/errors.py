"""Error pages: styled and localized, even when templates or content fail."""

import logging
from collections.abc import Callable, Mapping
from dataclasses import replace
from threading import Lock
from types import MappingProxyType

from flask import Flask, Response, g, jsonify, request
from werkzeug.exceptions import HTTPException

from portolan.core.error_reports import report
from portolan.core.i18n import lazy
from portolan.core.locale import Locale
from portolan.core.unavailable import DataUnavailable
from portolan.web.cache_control import PRIVATE
from portolan.web.form_posts import wants_json
from portolan.web.locale import current_locale, served_locales, site_url
from portolan.web.not_found import not_found
from portolan.web.page import Body, Caching, Metadata, Page
from portolan.web.representation import REPRESENTATION
from portolan.web.response import respond

log = logging.getLogger(__name__)

NO_HEADERS: Mapping[str, str] = MappingProxyType({})

TEXTS = {
    400: (lazy("Bad request"), lazy("The address or the form could not be read.")),
    403: (lazy("Not allowed"), lazy("This request came from another site, so we ignored it.")),
    404: (
        lazy("Page not found"),
        lazy("There is nothing at this address. It may have moved, or the link has a mistake."),
    ),
    405: (lazy("Not allowed"), lazy("This page cannot be used in that way.")),
    413: (
        lazy("Too large"),
        lazy(
            "What you sent is larger than we accept. "
            "Go back: what you typed is still in the form there."
        ),
    ),
    415: (
        lazy("Unknown form"),
        lazy("We could not read this form. Load the page again and resend."),
    ),
    429: (lazy("Too many requests"), lazy("Please wait a minute, then try again.")),
    500: (
        lazy("Something went wrong"),
        lazy("The mistake is ours and has been recorded. Please try again in a moment."),
    ),
    502: (lazy("Not available"), lazy("The service behind this address did not answer properly.")),
    503: (lazy("Not available"), lazy("This part of the site is not available right now.")),
    504: (lazy("Not available"), lazy("The service behind this address took too long to answer.")),
}

# A script that has posted a form still shows it, so it is not sent back.
FOR_SCRIPTS = {413: lazy("What you sent is larger than we accept.")}

NOT_FOUND = 404
PASSED_HEADERS = ("Allow", "Retry-After")
PLAIN = "<!doctype html><html lang=en><title>Error</title><h1>Something went wrong</h1>"


def error_page(code: int, headers: Mapping[str, str] = NO_HEADERS) -> Page:
    """The page of an HTTP error, with further headers."""
    heading, message = TEXTS.get(code, TEXTS[400 if code < 500 else 500])
    return Page(
        Body(
            "errors/error.html",
            title=str(heading),
            context={
                "code": code,
                "heading": heading,
                "message": message,
            },
        ),
        metadata=Metadata(indexable=False),
        caching=Caching(args=None),
        status=code,
        headers=headers,
    )


def init_errors(app: Flask, redirected: Callable[[], Response | None]) -> None:
    """Answer every error with its page, and prepare a 500 page for when pages cannot be drawn.

    A path without a page is first looked up with `redirected`.
    """
    last_resort = LastResort(app)

    @app.errorhandler(HTTPException)
    def known(error: HTTPException) -> Response:
        if error.code == NOT_FOUND and (answer := redirected()) is not None:
            return answer
        headers = dict(error.get_headers(request.environ))
        passed = {name: headers[name] for name in PASSED_HEADERS if name in headers}
        return last_resort.instead_of(error_page(error.code or 500, passed))

    @app.errorhandler(DataUnavailable)
    def missing(error: DataUnavailable) -> Response:
        log.error("%s", error)
        return last_resort.instead_of(error_page(503))

    @app.errorhandler(Exception)
    def unforeseen(error: Exception) -> Response:
        report(error, "unhandled")
        return last_resort.instead_of(error_page(500))

    for name, code in (("/404.html", 404), ("/500.html", 500)):
        app.add_url_rule(name, f"error_{code}", _by_name, defaults={"code": code})


def _answer(page: Page) -> Response:
    """The error as JSON for a script; as document or page data for a browser."""
    is_data = bool(request.environ.get(REPRESENTATION))
    if is_data or not wants_json():
        return not_found(page) if page.status == NOT_FOUND and not is_data else respond(page)
    answer = jsonify(message=str(FOR_SCRIPTS.get(page.status) or page.body.context["message"]))
    answer.status_code = page.status
    answer.headers.extend({**page.headers, "Cache-Control": PRIVATE})
    return answer


def _by_name(code: int) -> Response:
    """The error page at its own address."""
    return respond(replace(error_page(code), status=200, caching=Caching()))


class LastResort:
    """The prepared 500 page of each locale, for when pages cannot be drawn."""

    def __init__(self, app: Flask) -> None:
        self._app = app
        self._lock = Lock()
        self._pages: dict[str, bytes] = {}
        app.before_request(self.prepare)

    def instead_of(self, page: Page) -> Response:
        """The answer of `page`, or the prepared page if drawing it fails."""
        try:
            return _answer(page)
        except Exception as error:
            report(error, "the error page itself failed")
            body = self._pages.get(current_locale().code, PLAIN.encode())
            return Response(body, 500, mimetype="text/html", headers={"Cache-Control": PRIVATE})

    def prepare(self) -> None:
        """Draw the 500 pages, at the first request of the process."""
        if self._pages:
            return
        with self._lock:
            if not self._pages:
                self._pages = {locale.code: self._drawn(locale) for locale in served_locales()}

    def _drawn(self, locale: Locale) -> bytes:
        request = self._app.test_request_context("/500.html", base_url=site_url(locale))
        # A context of its own, so that `g` is not shared with the current request.
        with self._app.app_context(), request:
            g.locale = locale
            try:
                return respond(error_page(500)).get_data()
            except Exception as error:
                report(error, f"no 500 page could be prepared for {locale.code}")
                return PLAIN.encode()

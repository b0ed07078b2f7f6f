"""Faults of the reverse proxy, answered with error pages of the site."""

from dataclasses import replace

from flask import Flask, Response, jsonify, request
from werkzeug.exceptions import HTTPException, ServiceUnavailable

from portolan.core.i18n import _
from portolan.web.cache_control import PRIVATE
from portolan.web.errors import error_page
from portolan.web.form_posts import wants_json
from portolan.web.response import respond

FAULT = "portolan.proxy_fault"
"""WSGI environment key of the HTTPException that answers a proxied request."""


class NotConnected(ServiceUnavailable):
    """The setting for the host is empty."""


def init_proxies(app: Flask) -> None:
    """Let the application raise the proxy's faults, once the locale is known."""

    @app.before_request
    def answer() -> None:
        fault: HTTPException | None = request.environ.get(FAULT)
        if fault is not None:
            raise fault

    app.register_error_handler(NotConnected, _not_connected)


def _not_connected(_error: NotConnected) -> Response:
    page = error_page(503)
    message = _("This part of the site is not connected to its service yet.")
    if wants_json():
        answer = jsonify(message=message)
        answer.status_code = 503
        answer.headers["Cache-Control"] = PRIVATE
        return answer
    context = {**page.body.context, "message": message}
    return respond(replace(page, body=replace(page.body, context=context)))

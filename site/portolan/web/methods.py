"""Requests by any method to addresses without a page: all get 404."""

from http import HTTPStatus

from flask import Flask, Response, request
from werkzeug.exceptions import MethodNotAllowed

from portolan.web.redirects.internal_requests import ask_inside
from portolan.web.redirects.redirect_answer import query_string


def init_methods(app: Flask) -> None:
    """Answer 404 to every method at addresses without a page."""
    app.before_request(nothing_there)
    app.after_request(without_a_type)


def nothing_there() -> Response | None:
    """The 404 of an address that matches a pattern of the URL map but has no page."""
    if not _is_about_methods():
        return None
    there = ask_inside(request.path, query_string())
    if there.status_code != HTTPStatus.NOT_FOUND:
        return None
    return there


def without_a_type(answer: Response) -> Response:
    """Remove the content type of an empty answer to OPTIONS."""
    if request.method == "OPTIONS" and not answer.content_length:
        answer.headers.remove("Content-Type")
    return answer


def _is_about_methods() -> bool:
    """Whether Flask itself would answer, with the list of allowed methods."""
    if request.url_rule is not None and request.url_rule.methods is None:
        return False  # answers every method itself
    refused = isinstance(request.routing_exception, MethodNotAllowed)
    return request.method == "OPTIONS" or (refused and request.method not in ("GET", "HEAD"))

"""The addresses under which the browser's navigation asks for a page's data."""

import re
from collections.abc import Iterable
from typing import TYPE_CHECKING, TypedDict

from flask import Blueprint, Response, g, jsonify, request

from portolan.web.assets import build_hash
from portolan.web.cache_control import REVALIDATED
from portolan.web.errors import error_page
from portolan.web.representation import REPRESENTATION, asks_for_data
from portolan.web.response import respond

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment

_PAGE_DATA = re.compile(r"^/page-data(/.+)/(page-data(?:-rsc)?)\.json$")

blueprint = Blueprint("page_data", __name__)


class AppData(TypedDict):
    """The hash of the build that the server runs."""

    webpackCompilationHash: str


class PageDataPaths:
    """WSGI layer that routes `/page-data/{path}/page-data.json` to the view of `{path}`."""

    def __init__(self, application: "WSGIApplication") -> None:
        self._application = application

    def __call__(
        self, environ: "WSGIEnvironment", start_response: "StartResponse"
    ) -> Iterable[bytes]:
        """Pass the request on under the page's own path."""
        if match := _PAGE_DATA.match(environ.get("PATH_INFO", "")):
            path = "/" if match[1] == "/index" else match[1]
            environ = {**environ, "PATH_INFO": path, REPRESENTATION: match[2]}
        return self._application(environ, start_response)


@blueprint.after_app_request
def only_pages_have_data(answer: Response) -> Response:
    """Answer 404 to a request for the data of something that is not a page, such as a feed."""
    if not asks_for_data() or answer.status_code >= 400 or request.method == "OPTIONS":
        return answer
    if g.get("is_page_data"):
        return answer
    return respond(error_page(404))


@blueprint.get("/page-data/app-data.json")
def app_data() -> Response:
    """The hash of the server's build, for browsers that still run another one."""
    answer = jsonify(AppData(webpackCompilationHash=build_hash()))
    answer.headers["Cache-Control"] = REVALIDATED
    return answer

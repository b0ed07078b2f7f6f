"""The addresses under which the browser's navigation asks for a page's data."""

import re
from collections.abc import Iterable
from typing import TYPE_CHECKING

from flask import Blueprint, Response, jsonify

from portolan.web.assets import build_hash
from portolan.web.page import REPRESENTATION

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment

_PAGE_DATA = re.compile(r"^/page-data(/.+)/page-data(?:-rsc)?\.json$")

blueprint = Blueprint("page_data", __name__)


class PageDataPaths:
    """WSGI layer: `/page-data/{path}/page-data.json` asks the view of `{path}` for its data."""

    def __init__(self, application: "WSGIApplication") -> None:
        self._application = application

    def __call__(
        self, environ: "WSGIEnvironment", start_response: "StartResponse"
    ) -> Iterable[bytes]:
        """Hand the request on under the page's own path."""
        if found := _PAGE_DATA.match(environ.get("PATH_INFO", "")):
            path = "/" if found[1] == "/index" else found[1]
            environ = {**environ, "PATH_INFO": path, REPRESENTATION: "page-data"}
        return self._application(environ, start_response)


@blueprint.get("/page-data/app-data.json")
def app_data() -> Response:
    """The build that the server runs, for browsers that still run another."""
    answer = jsonify({"webpackCompilationHash": build_hash()})
    answer.headers["Cache-Control"] = "no-cache"
    return answer

"""`GET /__third-party-proxy?url=`: a vendor's script, for pages that run it off the main thread.

The answers are for scripts: errors are short plain text, never a page.
"""

from collections.abc import Mapping

from flask import Flask, Response, abort, current_app, request
from werkzeug.routing import Rule

from portolan.core.config import Settings
from portolan.web.cache_control import PRIVATE, SCRIPT_OF_OTHERS
from portolan.web.representation import asks_for_data
from portolan.web.script_proxy.script_store import RETRY_SECONDS, ScriptStore
from portolan.web.script_proxy.unavailable import Unavailable

PATH = "/__third-party-proxy"
SCRIPTS = "script_proxy"
"""The key of the script store among the application's extensions."""

# What `<script>` and `fetch` ask for. A worker, a service worker above all, or a frame made of
# this answer would act in the name of the whole site. Old browsers do not say.
DESTINATIONS = {"script", "empty", None}
# `Vary`: shared caches must not give the answer to a worker either.
GUARDS = {
    "Content-Security-Policy": "default-src 'none'; sandbox",
    "Vary": "Sec-Fetch-Dest, Service-Worker",
}


def init_script_proxy(app: Flask) -> None:
    """Answer at the proxy's address, to every method."""
    app.extensions[SCRIPTS] = ScriptStore(_fetch)
    app.url_map.add(Rule(PATH, endpoint=SCRIPTS))
    app.endpoint(SCRIPTS)(third_party_script)


def third_party_script() -> Response:
    """The script at the URL of the query, if the settings name exactly that URL."""
    if asks_for_data():
        abort(404)
    if request.method != "GET":
        return _refused(405, "GET only.", {"Allow": "GET"})
    if "Service-Worker" in request.headers or _destination() not in DESTINATIONS:
        return _refused(403, "Neither a document nor a worker can be made of this.")
    names = [name for name, _ in request.args.items(multi=True)]
    if names != ["url"]:
        return _refused(400, "The query is one url and nothing else.")
    settings: Settings = current_app.config["SETTINGS"]
    if request.args["url"] not in settings.third_party_scripts:
        return _refused(403, "This URL is not on the list.")
    return _script(request.args["url"])


def _destination() -> str | None:
    return request.headers.get("Sec-Fetch-Dest")


def _script(url: str) -> Response:
    scripts: ScriptStore = current_app.extensions[SCRIPTS]
    try:
        body = scripts.script(url)
    except Unavailable as error:
        return _refused(error.status, str(error), {"Retry-After": str(RETRY_SECONDS)})
    caching = {"Cache-Control": SCRIPT_OF_OTHERS}
    return Response(body, headers=GUARDS | caching, content_type="text/javascript; charset=utf-8")


def _refused(status: int, text: str, more: Mapping[str, str] | None = None) -> Response:
    headers = GUARDS | {"Cache-Control": PRIVATE} | dict(more or {})
    return Response(f"{text}\n", status, headers, mimetype="text/plain")


def _fetch(url: str) -> bytes:
    # Imported here: most processes fetch no script, and start sooner without it.
    from portolan.web.script_proxy.fetch import Fetcher

    return Fetcher()(url)

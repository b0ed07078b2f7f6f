"""`/sw.js`: the service worker of the site, or one that removes it if it is switched off.

The built script is preceded by data: files to store at once, paths never to store, and the
version, so that each build and each change of the templates makes another worker.
"""

from typing import TypedDict

from flask import Blueprint, Response, current_app, json, request

from portolan.core.config import Settings
from portolan.web.assets import asset, asset_text, build_hash
from portolan.web.cache_control import REVALIDATED
from portolan.web.offline import PATH as OFFLINE
from portolan.web.proxies.table import BEGINNINGS
from portolan.web.section import sections_of

PATH = "/sw.js"

NEVER_STORED = ("/_sink/", "/__third-party-proxy", "/~partytown/", *BEGINNINGS)
"""The prefixes of paths whose answers the worker never stores, beside those of sections."""

CORE_FILES = (
    "site.css",
    "boot.js",
    "background.js",
    "familjen-grotesk-latin-wght-normal.woff2",
    "martian-mono-latin-narrow.woff2",
)
"""The logical names of the files that the offline page needs."""

blueprint = Blueprint("service_worker", __name__)


class WorkerFacts(TypedDict):
    """The facts of the worker: its version, what it stores at once, what it never stores.

    `core` are addresses, the offline page's among them; `never` are prefixes of paths.
    """

    version: str
    core: list[str]
    never: list[str]


def is_on(settings: Settings) -> bool:
    """Whether pages register the worker."""
    return settings.service_worker == "on"


@blueprint.get(PATH)
def service_worker() -> Response:
    """The worker's script, which browsers revalidate each time."""
    settings: Settings = current_app.config["SETTINGS"]
    script = _worker() if is_on(settings) else asset_text("sw-off.js")
    answer = Response(script, mimetype="text/javascript")
    answer.headers["Cache-Control"] = REVALIDATED
    answer.add_etag(weak=True)  # so that it holds for the compressed bytes too
    answer.make_conditional(request)
    return answer


def _worker() -> str:
    sections = sections_of(current_app)
    facts: WorkerFacts = {
        "version": f"{build_hash()}-{current_app.config['CODE_DIGEST']}",
        "core": [OFFLINE, *(asset(name) for name in CORE_FILES)],
        "never": [*(path for each in sections for path in each.unstored), *NEVER_STORED],
    }
    return f"self.facts={json.dumps(facts, separators=(',', ':'))};\n{asset_text('sw.js')}"

"""Third-party scripts off the main thread: Partytown's files and its sandbox.

A page's script whose address is in OFF_THREAD_SCRIPTS does not run in the page: the runtime gives
it to Partytown, which runs it in a worker and fetches it through the script proxy. The worker is
made by a page of its own in a frame, the sandbox. Partytown makes functions of text, so the
sandbox's policy allows `eval`; that of the site's pages does not.
"""

import base64
import hashlib
import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType

from flask import Blueprint, Response, abort, current_app, request

from portolan.core.config import Settings
from portolan.core.url_shapes import origin_of
from portolan.web.assets import asset_text, assets_folder
from portolan.web.cache_control import REVALIDATED
from portolan.web.csp import REPORTS_PATH

PREFIX = "/~partytown/"
WORKER = "sw.js"
SANDBOX = "partytown-sandbox-sw.html"
FILES: Mapping[str, str] = MappingProxyType(
    {
        "partytown.js": "text/javascript",
        "partytown-sw.js": "text/javascript",
        "partytown-media.js": "text/javascript",
        SANDBOX: "text/html",
    }
)
"""The library's files and their types."""

_SCRIPT = re.compile(r'<script type="module">(.*?)</script>', re.DOTALL)

blueprint = Blueprint("off_thread", __name__)


@blueprint.get(f"{PREFIX}<name>")
def library(name: str) -> Response:
    """A file of Partytown; 404 if no script is configured to run with it."""
    settings: Settings = current_app.config["SETTINGS"]
    if not settings.off_thread_scripts or name not in (WORKER, *FILES):
        abort(404)
    # Partytown's own worker, with a few lines of ours in front.
    text = asset_text("off-thread-sw.js") if name == WORKER else _read(assets_folder(), name)
    answer = Response(text, mimetype=FILES.get(name, "text/javascript"))
    answer.headers["Cache-Control"] = REVALIDATED
    if name == SANDBOX:
        answer.headers["Content-Security-Policy"] = sandbox_policy(settings, text)
    answer.add_etag()
    answer.make_conditional(request)
    return answer


def sandbox_policy(settings: Settings, page: str) -> str:
    """The CSP of the sandbox and its worker, separate from that of the site's pages.

    Args:
        settings: name the scripts, whose origins they may connect to.
        page: the HTML of the sandbox.
    """
    hashes = [_sha256(script) for script in _SCRIPT.findall(page)]
    vendors = sorted({origin_of(url) or "" for url in settings.off_thread_scripts})
    directives = {
        "default-src": "'none'",
        "script-src": " ".join([*hashes, "'self'", "'unsafe-eval'"]),
        "worker-src": "blob:",
        "connect-src": " ".join(["'self'", *vendors]),
        "base-uri": "'none'",
        "form-action": "'none'",
        "frame-ancestors": "'self'",
        "report-uri": REPORTS_PATH,
    }
    return "; ".join(f"{name} {value}" for name, value in directives.items())


@cache
def _read(folder: Path, name: str) -> str:
    return (folder / "partytown" / name).read_text("utf-8")


def _sha256(text: str) -> str:
    return f"'sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"

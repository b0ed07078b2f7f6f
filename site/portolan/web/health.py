"""Health checks for load balancers; they answer under any host name."""

import shutil
from contextlib import suppress

from flask import Blueprint, Response, current_app, jsonify

from portolan.content.store import ContentUnavailable
from portolan.core.config import Settings
from portolan.web.assets import AssetError
from portolan.web.cache_control import PRIVATE
from portolan.web.content import content_state, store
from portolan.web.release import release_id

LEAST_FREE_BYTES = 100 * 1024 * 1024

blueprint = Blueprint("health", __name__)


@blueprint.get("/livez")
def live() -> Response:
    """The liveness check: the process answers."""
    return _uncached({"alive": True}, 200)


@blueprint.get("/readyz")
def ready() -> Response:
    """The readiness check: content, compiled translations and free disk space are there.

    Other findings are reported but do not decide: without its database the site still serves
    every page, and stores submissions on disk.
    """
    settings: Settings = current_app.config["SETTINGS"]
    content = _content()
    free = shutil.disk_usage(settings.instance_path).free
    translated = not current_app.extensions["uncompiled"]
    ok = content["content"] is not None and translated and free > LEAST_FREE_BYTES
    checks = {name: check() for name, check in current_app.extensions["readiness"].items()}
    report = {"ready": ok, **content, "translations": translated, **checks}
    return _uncached(report, 200 if ok else 503)


def _content() -> dict[str, object]:
    try:
        return {"release": _release(), "content": store().release(), **content_state()}
    except (ContentUnavailable, FileNotFoundError):
        return {"content": None}


def _release() -> str | None:
    with suppress(AssetError):
        return release_id(current_app)
    return None


def _uncached(body: dict[str, object], status: int) -> Response:
    answer = jsonify(body)
    answer.status_code = status
    answer.headers["Cache-Control"] = PRIVATE
    return answer

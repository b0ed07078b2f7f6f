"""The tags of an answer that a CDN may keep: its address, its section, its release.

An answer that is drawn as somebody asks for it has one more. The pack takes that off, so that a
purge can tell what it can compare from what it cannot.
"""

from collections.abc import Iterable
from urllib.parse import quote

from flask import Flask, Response, current_app, g, request

from portolan.core.config import Settings
from portolan.web.cdn.services import SERVICES, CdnService
from portolan.web.release import release_id

EVERY_PAGE = "pages"
UNPACKED = "unpacked"
_SERVICES = {service.header: service for service in SERVICES.values()}


def init_cdn_tags(app: Flask) -> None:
    """Tag what may be kept in front of the site, where a CDN is configured."""
    settings: Settings = app.config["SETTINGS"]
    service = SERVICES.get(settings.cdn)
    if service is None:
        return

    @app.after_request
    def tag(answer: Response) -> Response:
        if "public" in answer.headers.get("Cache-Control", ""):
            answer.headers[service.header] = service.separator.join(_tags())
        return answer


def _tags() -> Iterable[str]:
    # The data of a page have the page's own address here.
    yield request.host + quote(request.path.rstrip("/") or "/")
    yield f"section-{g.get('section', request.blueprint)}"
    yield f"release-{release_id(current_app)}"
    yield EVERY_PAGE
    yield UNPACKED


def packed_headers(headers: Iterable[tuple[str, str]]) -> tuple[tuple[str, str], ...]:
    """The headers of an answer as the pack has it."""
    return tuple((name, _packed(_SERVICES.get(name), value)) for name, value in headers)


def _packed(service: CdnService | None, value: str) -> str:
    return value.removesuffix(f"{service.separator}{UNPACKED}") if service else value

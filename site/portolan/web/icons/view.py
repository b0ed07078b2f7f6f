"""The addresses of the icons. Browsers ask for some of them by name, without any link."""

from functools import cache

from flask import Blueprint, Response, request

from portolan.core.colors import COLORS
from portolan.drawing import maps
from portolan.web.cache_control import PICTURE
from portolan.web.icons.drawing import png
from portolan.web.icons.files import FAVICON_DESIGN, FAVICON_SIZES, PNGS
from portolan.web.icons.ico import ico

blueprint = Blueprint("icons", __name__)

STYLE = (
    f"<style>svg{{fill:none;stroke:{COLORS['ink'].light};stroke-width:2}}"
    f"@media(prefers-color-scheme:dark){{svg{{stroke:{COLORS['chalk'].dark}}}}}</style>"
)


@blueprint.get("/icon.svg")
def icon() -> Response:
    """The icon of browser tabs: light on dark tabs and dark on light ones."""
    opening, rest = maps.mark().split(">", 1)
    drawing = f'{opening} xmlns="http://www.w3.org/2000/svg">{STYLE}{rest}'
    return _answer(drawing.encode(), "image/svg+xml")


@blueprint.get("/favicon.ico")
def favicon() -> Response:
    """The icon as ICO, for browsers and robots without SVG."""
    return _answer(_favicon(), "image/vnd.microsoft.icon")


@blueprint.get(f"/<any({', '.join(map(repr, PNGS))}):name>.png")
def picture(name: str) -> Response:
    """A PNG icon for a home screen or the manifest."""
    return _answer(png(PNGS[name].design, PNGS[name].size), "image/png")


@cache
def _favicon() -> bytes:
    return ico({size: png(FAVICON_DESIGN, size) for size in FAVICON_SIZES})


def _answer(body: bytes, mimetype: str) -> Response:
    answer = Response(body, mimetype=mimetype)
    answer.headers["Cache-Control"] = PICTURE
    answer.add_etag()
    answer.make_conditional(request)
    return answer

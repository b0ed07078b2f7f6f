"""The site's icon: the wind rose of the brand, light on dark tabs and dark on light ones."""

from flask import Blueprint, Response

from portolan import chart

blueprint = Blueprint("icon", __name__)

STYLE = (
    "<style>svg{fill:none;stroke:#0f1d27;stroke-width:2}"
    "@media(prefers-color-scheme:dark){svg{stroke:#f5f5f0}}</style>"
)


@blueprint.get("/icon.svg")
def icon() -> Response:
    """The icon of browser tabs."""
    opening, rest = chart.mark().split(">", 1)
    drawing = f'{opening} xmlns="http://www.w3.org/2000/svg">{STYLE}{rest}'
    answer = Response(drawing, mimetype="image/svg+xml")
    answer.headers["Cache-Control"] = "public, max-age=86400"
    return answer

"""The web app manifest, with the site's name and looks on a home screen."""

from flask import Blueprint, Response, json

from portolan.core.brand import BRAND
from portolan.core.colors import COLORS
from portolan.core.i18n import _
from portolan.web.cache_control import keep
from portolan.web.icons.files import PNGS
from portolan.web.locale import current_locale
from portolan.web.navigation import menu_links

blueprint = Blueprint("manifest", __name__)

PAPER = COLORS["paper"].light
"""The background color; a manifest has no dark variant."""


@blueprint.get("/site.webmanifest")
def manifest() -> Response:
    """The manifest in the language of the host."""
    document = {
        "id": "/",
        "name": _("{{brand}}: freight between harbors"),
        "short_name": BRAND.name,
        "description": _(
            "Freight forwarding explained by the people who book it: a help center, a glossary "
            "and a blog with the arithmetic shown, and a desk that answers."
        ),
        "lang": current_locale().code,
        "dir": "ltr",
        "start_url": "/",
        "scope": "/",
        "display": "minimal-ui",
        "theme_color": PAPER,
        "background_color": PAPER,
        "icons": _icons(),
        "shortcuts": [
            {"name": str(link.label), "url": link.href}
            for link in menu_links()
            if "shortcuts" in link.columns
        ],
    }
    return keep(Response(json.dumps(document), mimetype="application/manifest+json"))


def _icons() -> list[dict[str, str]]:
    return [
        {
            "src": f"/{name}.png",
            "type": "image/png",
            "sizes": f"{icon.size}x{icon.size}",
            "purpose": icon.purpose,
        }
        for name, icon in PNGS.items()
        if icon.purpose
    ]

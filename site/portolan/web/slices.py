"""Shared fragments of all pages of a locale, for the browser's navigation."""

from flask import Blueprint, Response, abort, jsonify

from portolan.web.assets import build_hash
from portolan.web.fragments import fragment
from portolan.web.locale import current_locale
from portolan.web.response import keep

SLICES = {"header": "menus", "footer": "topsides", "banner": "consent"}
"""The component that draws a fragment, by the fragment's name in addresses."""

blueprint = Blueprint("slices", __name__)


@blueprint.get("/slice-data/<name>.json")
def slice_data(name: str) -> Response:
    """A shared fragment in the language of the host."""
    component = SLICES.get(name) or abort(404)
    locale = current_locale().code
    return keep(jsonify(name=name, locale=locale, buildHash=build_hash(), html=fragment(component)))

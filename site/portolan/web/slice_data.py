"""Shared fragments of all pages of a locale, for the browser's navigation."""

from typing import TypedDict

from flask import Blueprint, Response, abort, jsonify

from portolan.web.assets import build_hash
from portolan.web.cache_control import keep
from portolan.web.fragments import SLICES, fragment, fragment_hash
from portolan.web.locale import current_locale

blueprint = Blueprint("slices", __name__)


class Slice(TypedDict):
    """A shared fragment; `hash` is that of its content."""

    name: str
    locale: str
    buildHash: str
    hash: str
    html: str


@blueprint.get("/slice-data/<name>.json")
def slice_data(name: str) -> Response:
    """A shared fragment in the language of the host."""
    component = SLICES.get(name) or abort(404)
    return keep(
        jsonify(
            Slice(
                name=name,
                locale=current_locale().code,
                buildHash=build_hash(),
                hash=fragment_hash(component),
                html=fragment(component),
            )
        )
    )

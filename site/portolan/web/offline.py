"""The page that the service worker shows where another cannot be had without a network."""

from flask import Blueprint, Response

from portolan.core.i18n import _
from portolan.web.page import Body, Metadata, Page
from portolan.web.response import respond

PATH = "/offline"

blueprint = Blueprint("offline", __name__)


@blueprint.get(PATH)
def offline() -> Response:
    """What a visitor without a network can do."""
    return respond(
        Page(
            Body("errors/offline.html", title=_("You are offline")),
            metadata=Metadata(indexable=False),
        )
    )

"""The page that the service worker shows without a network."""

from flask import Blueprint, Response

from portolan.core.i18n import _
from portolan.web.page import Body, Metadata, Page
from portolan.web.response import respond

PATH = "/offline"

blueprint = Blueprint("offline", __name__)


@blueprint.get(PATH)
def offline() -> Response:
    """The offline page."""
    return respond(
        Page(
            Body("errors/offline.html", title=_("You are offline")),
            metadata=Metadata(indexable=False),
        )
    )

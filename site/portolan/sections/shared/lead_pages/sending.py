"""Who has sent the post that is being answered."""

from flask import current_app, request

from portolan.core.sender import Sender
from portolan.web.locale import site_urls


def sender() -> Sender:
    """What the headers of the request say of the page that it comes from."""
    return Sender.of(request.headers, site_urls(current_app.config["SETTINGS"]).values())

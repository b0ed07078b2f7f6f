"""Recording of a webinar: a poster drawn here, and the player behind it."""

from typing import TypedDict

from flask import current_app

from portolan.content.types import Doc
from portolan.core.config import Settings
from portolan.core.i18n import ngettext
from portolan.core.rich_text.frames import framed


class PlayerProps(TypedDict):
    """A poster with the recording's title and length, and the address of its player."""

    title: str
    length: str
    address: str


def recording(doc: Doc) -> PlayerProps | None:
    """The poster of the webinar's recording; None where it has none."""
    if not (address := doc.meta["recording"]):
        return None
    minutes = doc.meta["minutes"]
    length = ngettext("{{count}} minute", "{{count}} minutes", minutes)
    return {"title": doc.title, "length": length, "address": address}


def is_framed(poster: PlayerProps | None) -> bool:
    """Whether the pages may show its player; of other hosts there is the link alone."""
    settings: Settings = current_app.config["SETTINGS"]
    return bool(poster and framed(poster["address"], settings.rich_text_iframe_hosts))

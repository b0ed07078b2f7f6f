"""Recording of a webinar: a poster drawn here, and the player behind it."""

from typing import TypedDict

from flask import current_app

from portolan.content.types import Doc
from portolan.core.config import Settings
from portolan.core.i18n import ngettext
from portolan.core.rich_text.frames import framed
from portolan.sections.shared.scheduled.moments import is_over


class PlayerProps(TypedDict):
    """A poster with the recording's title and length, and the address of its player."""

    title: str
    length: str
    address: str


def recording(doc: Doc) -> PlayerProps | None:
    """The poster of the webinar's recording; None where it has none, or not yet."""
    address = doc.meta["recording"]
    if not address or not is_over(doc):
        return None
    minutes = doc.meta["minutes"]
    length = ngettext("{{count}} minute", "{{count}} minutes", minutes)
    return {"title": doc.title, "length": length, "address": address}


def is_framed(poster: PlayerProps | None) -> bool:
    """Whether pages may show its player; where not, they tell how to ask for the recording."""
    settings: Settings = current_app.config["SETTINGS"]
    return bool(poster and framed(poster["address"], settings.rich_text_iframe_hosts))

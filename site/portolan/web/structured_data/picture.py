"""The picture of a document's page, the same as in Open Graph."""

from portolan.content.types import Doc
from portolan.web.locale import current_locale
from portolan.web.share_images.picture import address, picture_of
from portolan.web.structured_data.thing import absolute


def picture_address(doc: Doc) -> str:
    """The URL of the picture of a document's page."""
    drawn = picture_of(doc.path, doc.title, current_locale())
    return absolute(address(doc.path, drawn, []))

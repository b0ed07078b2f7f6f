"""Authors in the structured data of their works."""

from portolan.content.types import Doc
from portolan.web.structured_data.thing import Thing, absolute, thing


def author(doc: Doc) -> Thing:
    """The short form of an author, for their works."""
    address = absolute(doc.path)
    return thing("Person", f"{address}#person", name=doc.title, url=address)

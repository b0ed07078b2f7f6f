"""Authors, as what they wrote names them."""

from portolan.content.store import Doc
from portolan.web.structured_data.thing import Thing, absolute, thing


def author(doc: Doc) -> Thing:
    """An author as their works name them."""
    address = absolute(doc.path)
    return thing("Person", f"{address}#person", name=doc.title, url=address)

"""Structured data of authors."""

from portolan.content.types import Doc
from portolan.web.structured_data.organization import publisher
from portolan.web.structured_data.person import author
from portolan.web.structured_data.thing import Thing, absolute, language, thing


def profile_page(doc: Doc) -> Thing:
    """The ProfilePage of an author."""
    person = {**author(doc), "jobTitle": doc.meta["role"], "worksFor": publisher()}
    return thing("ProfilePage", url=absolute(doc.path), inLanguage=language(), mainEntity=person)

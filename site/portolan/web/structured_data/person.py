"""Authors: beside what they wrote, and on pages of their own."""

from portolan.content.store import Doc
from portolan.web.structured_data.organization import publisher
from portolan.web.structured_data.thing import Thing, absolute, language, thing


def author(doc: Doc) -> Thing:
    """An author as their works name them."""
    address = absolute(doc.path)
    return thing("Person", f"{address}#person", name=doc.title, url=address)


def profile_page(doc: Doc) -> Thing:
    """The page of an author, with what they do."""
    person = {**author(doc), "jobTitle": doc.meta["role"], "worksFor": publisher()}
    return thing("ProfilePage", url=absolute(doc.path), inLanguage=language(), mainEntity=person)

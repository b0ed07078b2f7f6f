"""What search engines are told of an author."""

from portolan.content.store import Doc
from portolan.web.structured_data.organization import publisher
from portolan.web.structured_data.person import author
from portolan.web.structured_data.thing import Thing, absolute, language, thing


def profile_page(doc: Doc) -> Thing:
    """The page of an author, with what they do."""
    person = {**author(doc), "jobTitle": doc.meta["role"], "worksFor": publisher()}
    return thing("ProfilePage", url=absolute(doc.path), inLanguage=language(), mainEntity=person)

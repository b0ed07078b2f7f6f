"""The provider itself, and its site with the search in it."""

from portolan.core.brand import BRAND
from portolan.web.icons.files import LOGO
from portolan.web.structured_data.thing import Thing, absolute, language, thing


def organization() -> Thing:
    """The provider, as the home page and its footer name it."""
    return {**publisher(), "legalName": BRAND.legal_name, "email": BRAND.email}


def publisher() -> Thing:
    """The provider in short, for things that it publishes, organizes or offers."""
    return thing(
        "Organization", _identity(), name=BRAND.name, url=absolute("/"), logo=absolute(LOGO)
    )


def website() -> Thing:
    """The site, and where it is searched."""
    search = thing(
        "SearchAction",
        target=thing("EntryPoint", urlTemplate=absolute("/search?q={search_term_string}")),
    )
    # The hyphen keeps this name out of a keyword's place.
    search["query-input"] = "required name=search_term_string"
    return thing(
        "WebSite",
        absolute("/#website"),
        name=BRAND.name,
        url=absolute("/"),
        inLanguage=language(),
        publisher={"@id": _identity()},
        potentialAction=search,
    )


def _identity() -> str:
    return absolute("/#organization")

"""The provider, and its site with the search."""

from portolan.core.brand import BRAND
from portolan.web.icons.files import LOGO
from portolan.web.structured_data.thing import Thing, absolute, language, thing


def organization() -> Thing:
    """The provider, as the home page and its footer name it."""
    return {**publisher(), "legalName": BRAND.legal_name, "email": BRAND.email}


def publisher() -> Thing:
    """The short form of the provider, for things that it publishes, organizes or offers."""
    return thing(
        "Organization", _identity(), name=BRAND.name, url=absolute("/"), logo=absolute(LOGO)
    )


def website() -> Thing:
    """The site with its search action."""
    search = thing(
        "SearchAction",
        target=thing("EntryPoint", urlTemplate=absolute("/search?q={search_term_string}")),
    )
    # The name has a hyphen, so it cannot be a keyword argument.
    search["query-input"] = "required name=search_term_string"
    return thing(
        "WebSite",
        _site(),
        name=BRAND.name,
        url=absolute("/"),
        inLanguage=language(),
        publisher={"@id": _identity()},
        potentialAction=search,
    )


def web_page(address: str, name: str) -> Thing:
    """A page of the site, by its title."""
    return thing(
        "WebPage",
        url=address,
        name=name,
        inLanguage=language(),
        isPartOf={"@id": _site()},
        publisher=publisher(),
    )


def _site() -> str:
    return absolute("/#website")


def _identity() -> str:
    return absolute("/#organization")

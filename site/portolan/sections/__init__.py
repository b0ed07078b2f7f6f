"""The sections of the site, one folder each.

`NAMES` lists them in the order of menus, search filters and sitemap. Other code reads what it
needs of a section from its blueprint, a `Section`; nothing else names sections.
"""

from importlib import import_module

from portolan.content.types import register
from portolan.web.section import Section

NAMES = (
    "home",
    "products",
    "quote",
    "route_search",
    "emissions",
    "shipment_list",
    "load_planner",
    "arrival",
    "atlas",
    "hs_codes",
    "border_labels",
    "api",
    "blog",
    "research",
    "market_update",
    "eguides",
    "help",
    "glossary",
    "webinars",
    "events",
    "company",
    "customers",
    "careers",
    "newsroom",
    "landing",
    "search",
    "sign_up",
    "experts",
    "contact",
    "newsletter",
    "legal",
    "privacy_choices",
)


def load_sections() -> tuple[Section, ...]:
    """The sections in order; loading them registers their kinds of document."""
    sections = tuple(import_module(f"{__name__}.{name}").blueprint for name in NAMES)
    for section in sections:
        register(section.kinds)
    return sections

"""The addresses of the site, by template: what the page, browser and picture tests walk over."""

from pathlib import Path

from portolan.content.store import ContentStore
from portolan.locales import LOCALES

TEMPLATES = {
    "home/index": "/",
    "blog/landing": "/blog",
    "blog/post": "/blog/suez-or-the-cape",
    "blog/category": "/resources/ocean-freight",
    "blog/author": "/resources/authors/ines-okafor",
    "help/landing": "/help",
    "help/category": "/help/category/charges-and-invoices",
    "help/article": "/help/demurrage-and-detention",
    "help/moved": "/help/free-time-explained",
    "glossary/landing": "/glossary",
    "glossary/term": "/glossary/verified-gross-mass",
    "search/results": "/search?q=demurrage",
    "search/empty": "/search?q=zzzz",
    "search/start": "/search",
    "contact/form": "/company/contact",
    "confirmation/page": "/confirmation/contact",
    "errors/404": "/404.html",
    "errors/500": "/500.html",
    "style/index": "/_style",
}
"""One address for each template and each state of it that looks different."""

LISTS = (
    "/",
    "/blog",
    "/help",
    "/glossary",
    "/search",
    "/company/contact",
    "/confirmation/contact",
    "/404.html",
    "/500.html",
)


def every_path(content: Path) -> list[str]:
    """Every address of the site, documents included."""
    store = ContentStore(content)
    documents = {path for locale in LOCALES for path in store.paths(locale.code)}
    return sorted(documents.union(LISTS))

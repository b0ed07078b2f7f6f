"""The entries of the menus that a query names: `webinars`, `terms`, `help`."""

from collections.abc import Iterator, Set

from portolan.sections.search.errand_matches import words
from portolan.sections.search.result import Direct
from portolan.web.errand import COMPANY
from portolan.web.navigation import MENUS, Link, menu_links

ENOUGH = 0.5
"""The share of an entry's name that the query has to be; one with a code is a place or a lane."""


LONGEST = 40
"""Characters: no entry has a longer name."""


def menu_entries(text: str, most: int = 2) -> list[Direct]:
    """The pages that the menus call so, the closest first."""
    query = " ".join(text.casefold().split())
    query_words = words(query)
    if len(query) > LONGEST:
        return []
    links = [link for link in menu_links() if not link.code]
    valued = [(_worth(str(link.label).casefold(), query, query_words), link) for link in links]
    named = sorted((pair for pair in valued if pair[0] >= ENOUGH), key=lambda pair: -pair[0])
    by_path = {link.href: link for _, link in reversed(named)}
    return [
        Direct(_menu(link), str(link.label), path, "")
        for path, link in list(by_path.items())[::-1][:most]
    ]


def _worth(label: str, query: str, query_words: Set[str]) -> float:
    """How much of an entry's name a query covers; 0 if the query has other words."""
    if not query.isascii():
        return len(query) / len(label) if query in label else 0.0
    if not query_words or not all(word in label for word in query_words):
        return 0.0
    label_words = words(label)
    return len(query_words) / len(label_words) if query_words <= label_words else 0.0


def _menu(link: Link) -> str:
    """The name of the menu that an entry is in."""
    menus: Iterator[str] = (
        str(menu.label) for menu in MENUS if set(menu.columns) & set(link.columns)
    )
    return next(menus, str(COMPANY))

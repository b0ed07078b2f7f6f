"""The entries of the menus that a query names: `webinars`, `terms`, `help`."""

from collections.abc import Iterator, Sequence, Set
from typing import NamedTuple

from portolan.sections.search.errand_matches import words
from portolan.sections.search.result import Direct
from portolan.web.errand import COMPANY
from portolan.web.locale import current_locale
from portolan.web.navigation import MENUS, Link, menu_links

ENOUGH = 0.5
"""The share of an entry's name that the query has to be; one with a code is a place or a lane."""
LONGEST = 40
"""Characters: no entry has a longer name."""


class MenuEntry(NamedTuple):
    """An entry of a menu, its name as queries are compared with it, and the words of that."""

    link: Link
    name: str
    words: frozenset[str]


_known: dict[str, tuple[Sequence[Link], Sequence[MenuEntry]]] = {}


def menu_entries(text: str, most: int = 2) -> list[Direct]:
    """The pages that the menus call so, the closest first."""
    query = " ".join(text.casefold().split())
    query_words = words(query)
    if len(query) > LONGEST:
        return []
    valued = [(_worth(entry, query, query_words), entry.link) for entry in _entries()]
    named = sorted((pair for pair in valued if pair[0] >= ENOUGH), key=lambda pair: -pair[0])
    by_path = {link.href: link for _, link in reversed(named)}
    return [
        Direct(_menu(link), str(link.label), path, "")
        for path, link in list(by_path.items())[::-1][:most]
    ]


def _entries() -> Sequence[MenuEntry]:
    """The entries of all menus, in the language of the request, read once for each application."""
    links, locale = menu_links(), current_locale()
    cached = _known.get(locale.code)
    if cached is None or cached[0] is not links:
        named = ((link, str(link.label).casefold()) for link in links if not link.code)
        entries = [MenuEntry(link, name, words(name)) for link, name in named]
        cached = _known[locale.code] = (links, entries)
    return cached[1]


def _worth(entry: MenuEntry, query: str, query_words: Set[str]) -> float:
    """How much of an entry's name a query covers; 0 if the query has other words."""
    if not query.isascii():
        return len(query) / len(entry.name) if query in entry.name else 0.0
    is_within = query_words and query_words <= entry.words
    return len(query_words) / len(entry.words) if is_within else 0.0


def _menu(link: Link) -> str:
    """The name of the menu that an entry is in."""
    menus: Iterator[str] = (
        str(menu.label) for menu in MENUS if set(menu.columns) & set(link.columns)
    )
    return next(menus, str(COMPANY))

"""The page contract: a view returns one `Page`, and `response` makes the answer of it.

The template of a page draws the inside of `<main>`. The same object becomes a whole HTML
document or the data that the browser's navigation asks for; a view never knows which.
"""

import datetime as dt
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from portolan.core.brand import BRAND
from portolan.core.line_width import WIDEST_DESCRIPTION, WIDEST_TITLE, line_width, shortened


@dataclass(frozen=True)
class Body:
    """The part of a page that is drawn.

    Attributes:
        template: draws the inside of `<main>`, with exactly one h1.
        title: for the browser's tab.
        bare_title: leave the brand's name out of the title.
        context: what the template needs.
    """

    template: str
    title: str
    bare_title: bool = False
    context: Mapping[str, Any] = field(default_factory=dict)

    @property
    def full_title(self) -> str:
        """The title as machines show it, with the brand's name if there is room for it."""
        branded = self.title if self.bare_title else f"{self.title} · {BRAND.name}"
        fits = line_width(branded) <= WIDEST_TITLE
        return branded if fits else shortened(self.title, WIDEST_TITLE)


@dataclass(frozen=True)
class Metadata:
    """The part of a page for machines.

    Attributes:
        description: one sentence or two for search engines.
        search_index: the name of the search index that the page belongs to.
        indexable: whether search engines may list it; with a query argument that it reads, other
            than `page`, they never may.
        locales: codes of the locales that offer the same page; None for all of them.
        feed: the Atom feed of what the page lists.
        structured: the structured data, as things of schema.org.
        open_graph: Open Graph properties beside those that every page has.
        changed: the day of its last change, if the page tells of one.
    """

    description: str = ""
    search_index: str = "site"
    indexable: bool = True
    locales: tuple[str, ...] | None = None
    feed: str | None = None
    structured: Sequence[Mapping[str, Any]] = ()
    open_graph: Mapping[str, str] = field(default_factory=dict)
    changed: dt.date | None = None

    @property
    def short_description(self) -> str:
        """As much of the description as search engines show."""
        return shortened(self.description, WIDEST_DESCRIPTION)


@dataclass(frozen=True)
class Caching:
    """How caches store a page.

    Attributes:
        args: the query arguments that change the page; None if it must not be cached.
        read_args: the query arguments that the page reads, if it is not cached.
        ages: whether it changes with the time of day, so that it is cached for minutes only.
        many: whether it is one of any number, by what a visitor looks for, so that they share a
            bounded part of the page cache.
        returns: whether the visitor's browser may show it again on the way back, though no cache
            may store it.
    """

    args: tuple[str, ...] | None = ()
    read_args: tuple[str, ...] = ()
    ages: bool = False
    many: bool = False
    returns: bool = False

    @property
    def named_args(self) -> tuple[str, ...]:
        """The query arguments that are part of the page's address."""
        return self.read_args or self.args or ()


@dataclass(frozen=True)
class Page:
    """The return value of a view: three parts, then the status and further headers."""

    body: Body
    metadata: Metadata = Metadata()
    caching: Caching = Caching()
    status: int = 200
    headers: Mapping[str, str] = field(default_factory=dict)

"""Sections that are a list and its detail pages, declared in a few lines.

    blueprint = ListSection("research", __name__, kind=RESEARCH_PAPER, title=lazy("Research"), …)

answers the list at the kind's `listed` with `research/landing.html`, and each document with
`research/detail.html`.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from portolan.content.types import ContentType, Doc
from portolan.drawing.diagrams.diagram import Diagram
from portolan.web.content_section import (
    alternates,
    crumbs,
    detail,
    document_or_404,
    newest_change,
    newest_first,
)
from portolan.web.errand import Errand
from portolan.web.feeds import add_feed
from portolan.web.navigation import Link
from portolan.web.page import Body, Caching, Metadata, Page
from portolan.web.pagination import paginate, titled
from portolan.web.section import Section, Teaser
from portolan.web.structured_data.documents import described

PAGE_SIZE = 12
Context = dict[str, Any]


def _nothing(*_: object) -> Context:
    return {}


class ListSection(Section):
    """The blueprint of a section that is a list and its detail pages.

    Attributes:
        kind: the kind of its documents.
        title: of the list.
        description: of the list, for search engines.
        order: sorts the documents of the list.
        listing: further context of the list's template.
        more: further context of a document's template.
        size: documents per page of the list.
        ages: whether its pages change with the time of day.
        feed: the path of its Atom feed.
    """

    def __init__(
        self,
        name: str,
        import_name: str,
        *,
        kind: ContentType,
        title: object,
        description: object,
        order: Callable[[ContentType], list[Doc]] = newest_first,
        listing: Callable[[Sequence[Doc]], Context] = _nothing,
        more: Callable[[Doc], Context] = _nothing,
        size: int = PAGE_SIZE,
        ages: bool = False,
        feed: str | None = None,
        menu: Sequence[Link] = (),
        errands: Sequence[Errand] = (),
        teasers: Mapping[str, Teaser] | None = None,
        search_groups: Mapping[str, object] | None = None,
        diagrams: Mapping[str, Diagram] | None = None,
    ) -> None:
        super().__init__(
            name,
            import_name,
            kinds=(kind,),
            menu=menu,
            errands=errands,
            teasers=teasers,
            search_groups=search_groups,
            diagrams=diagrams,
        )
        self.kind, self.title, self.description = kind, title, description
        self.order, self.listing, self.more = order, listing, more
        self.size, self.ages, self.feed = size, ages, feed
        self.page(kind.listed)(self.landing)
        if kind.base:
            self.page(f"{kind.base}/<slug>")(self.document)
        else:
            self.at_root(kind)(self.document)
        if feed:
            add_feed(self, feed, kind, title)

    def landing(self) -> Page:
        """The list, page by page."""
        everything = self.order(self.kind)
        docs, pages = paginate(everything, self.size)
        return Page(
            Body(
                f"{self.name}/landing.html",
                title=titled(str(self.title), pages),
                context={
                    "docs": docs,
                    "pages": pages,
                    "heading": str(self.title),
                    **self.listing(everything),
                },
            ),
            metadata=Metadata(
                description=str(self.description),
                search_index=self.name,
                feed=self.feed,
                changed=newest_change(everything),
            ),
            caching=Caching(args=("page",), ages=self.ages),
        )

    def document(self, slug: str) -> Page:
        """One document of the list."""
        doc = document_or_404(self.kind, slug)
        return Page(
            Body(
                f"{self.name}/detail.html",
                title=doc.title,
                context={
                    **detail(doc, self.order(self.kind)),
                    "crumbs": crumbs((self.title, self.kind.listed)),
                    **self.more(doc),
                },
            ),
            metadata=Metadata(
                description=doc.summary, **alternates(doc), **described(doc), search_index=self.name
            ),
            caching=Caching(ages=self.ages),
        )

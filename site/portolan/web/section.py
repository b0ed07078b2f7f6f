"""A section of the site: a blueprint whose views return pages, with all that others need of it."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property, wraps
from pathlib import Path
from typing import TypeVar

from flask import Blueprint, Flask, Response, current_app

from portolan.content.types import ContentType
from portolan.core.locale import Locale
from portolan.drawing.diagrams.diagram import Diagram
from portolan.web.conversions import Conversion
from portolan.web.errand import Errand
from portolan.web.navigation import Link
from portolan.web.page import Page
from portolan.web.response import respond

View = TypeVar("View", bound=Callable[..., Page | Response])
RootView = Callable[[str], Page]
Teaser = Callable[[], Mapping[str, object]]


class Section(Blueprint):
    """A blueprint that knows the page contract.

    Attributes:
        kinds: the kinds of its documents.
        menu: its entries in the menus of the header and the columns of the footer.
        errands: its pages that visitors mean by everyday words.
        conversions: the events of its own.
        teasers: what pages of other sections show of it, by the name of the page: what makes
            that part of their context.
        search_groups: labels of its groups of search results, by name.
        documents: patterns of its addresses that browsers load as documents: no pages, or pages
            that the site's own navigation must not store.
        unstored: prefixes of its addresses whose answers the service worker never stores.
        consent_alone: prefixes of its addresses that load no third-party scripts but the consent's.
        listed_pages: the addresses of its pages that are not documents.
        offers: for a page that is not always offered, by its address, what tells whether it is.
        listed_families: for a family of thousands of pages that are no documents, by the name of
            its file in the sitemap, what lists the addresses of those that a locale offers.
        diagrams: the diagrams of its pages, by name.
        root_views: the views of the kinds of document whose pages stand at `/{slug}`.
    """

    def __init__(
        self,
        name: str,
        import_name: str,
        *,
        kinds: Sequence[ContentType] = (),
        menu: Sequence[Link] = (),
        errands: Sequence[Errand] = (),
        conversions: Sequence[Conversion] = (),
        teasers: Mapping[str, Teaser] | None = None,
        search_groups: Mapping[str, object] | None = None,
        documents: Sequence[str] = (),
        unstored: Sequence[str] = (),
        consent_alone: Sequence[str] = (),
        diagrams: Mapping[str, Diagram] | None = None,
    ) -> None:
        super().__init__(name, import_name)
        self.kinds, self.menu, self.errands = kinds, menu, errands
        self.conversions = conversions
        self.teasers, self.search_groups = teasers or {}, search_groups or {}
        self.documents, self.unstored, self.consent_alone = documents, unstored, consent_alone
        self.diagrams = diagrams or {}
        self.listed_pages: set[str] = set()
        self.offers: dict[str, Callable[[], bool]] = {}
        self.listed_families: dict[str, Callable[[Locale], Iterable[str]]] = {}
        self.root_views: dict[str, RootView] = {}

    @property
    def redirects(self) -> Path:
        """The path of its file of redirect rules, if it has one."""
        return Path(self.root_path, "redirects.csv")

    @cached_property
    def phrases(self) -> Path:
        """The path of the phrases by which people ask for its errands, if it has some."""
        return Path(self.root_path, "phrases.csv")

    def page(
        self, rule: str, *, methods: tuple[str, ...] = ("GET",), listed: bool = True
    ) -> Callable[[View], View]:
        """Answer `rule` with the page that the decorated view returns.

        A page with one fixed address is in the sitemap, unless `listed` is false.
        """
        if listed and "GET" in methods and "<" not in rule:
            self.listed_pages.add(rule)

        def register(view: View) -> View:
            @wraps(view)
            def answer(**values: str) -> Response:
                made = view(**values)
                return respond(made) if isinstance(made, Page) else made

            self.add_url_rule(rule, view.__name__, answer, methods=methods)
            return view

        return register

    def at_root(self, kind: ContentType) -> Callable[[RootView], RootView]:
        """Register the decorated view for documents of that kind at `/{slug}`."""

        def register(view: RootView) -> RootView:
            self.root_views[kind.name] = view
            return view

        return register


def sections_of(app: Flask) -> list[Section]:
    """The sections of an application, in their order."""
    return [each for each in app.blueprints.values() if isinstance(each, Section)]


def teasers(page: str) -> dict[str, object]:
    """The context that the sections have for a page of another, which they know by its name."""
    given = (each.teasers[page] for each in sections_of(current_app) if page in each.teasers)
    return {name: value for teaser in given for name, value in teaser().items()}


def diagram(name: str) -> Diagram | None:
    """The diagram of that name, of whichever section has it."""
    named = (each.diagrams for each in sections_of(current_app) if name in each.diagrams)
    return next(named, {}).get(name)

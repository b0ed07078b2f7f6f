"""Pages at `/{slug}`, an address that several sections share."""

from collections.abc import Iterable

from flask import Flask, abort, g

from portolan.web.content import documents_at
from portolan.web.page import Page
from portolan.web.section import RootView, Section


def init_root_pages(app: Flask, sections: Iterable[Section]) -> None:
    """Answer `/{slug}` for the kinds of document that the sections have registered."""
    views: dict[str, RootView] = {}
    for section in sections:
        views |= section.root_views
    blueprint = Section("root_pages", __name__)

    @blueprint.page("/<slug>")
    def root_page(slug: str) -> Page:
        """The document at `/{slug}`, shown by the section that its kind belongs to."""
        there = [doc for doc in documents_at([f"/{slug}"]) if doc.type.name in views]
        if not there:
            abort(404)
        g.section = there[0].type.section
        return views[there[0].type.name](there[0].slug)

    app.register_blueprint(blueprint)

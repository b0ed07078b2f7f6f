"""The menus of the header, the columns of the footer, and other lists that the sections fill."""

from collections.abc import Iterable, Sequence
from typing import Literal, NamedTuple

from flask import Flask, current_app

from portolan.core.i18n import lazy, lazy_pgettext

Column = Literal[
    "freight", "services", "supply", "shipment", "reference", "answers", "reading", "meeting",
    "provider", "people", "footer-products", "footer-read", "footer-tools", "footer-company",
    "footer-end", "error", "shortcuts",
]  # fmt: skip


class Link(NamedTuple):
    """A menu entry: its label, its address, the columns it is in, a code beside it, its `rel`."""

    label: object
    href: str
    columns: tuple[Column, ...]
    code: str | None = None
    rel: str | None = None


class Menu(NamedTuple):
    """One menu of the header, with its columns."""

    label: object
    summary: object
    columns: tuple[Column, ...]


MENUS = (
    Menu(
        lazy_pgettext("part of the site", "Products"),
        lazy("What we do, and how each service is charged."),
        ("freight", "services", "supply"),
    ),
    Menu(
        lazy_pgettext("kind of page", "Tools"),
        lazy("Work out a shipment before you book it. Each tool shows its method."),
        ("shipment", "reference"),
    ),
    Menu(
        lazy_pgettext("menu", "Learn"),
        lazy("What we learn on the desk, and plain answers to what shippers ask."),
        ("answers", "reading", "meeting"),
    ),
    Menu(
        lazy_pgettext("kind of page", "Company"),
        lazy("Ask a person. The team that books your container answers."),
        ("provider", "people"),
    ),
)
FOOTER: tuple[tuple[object, Column], ...] = (
    (lazy_pgettext("part of the site", "Products"), "footer-products"),
    (lazy_pgettext("menu", "Read"), "footer-read"),
    (lazy_pgettext("kind of page", "Tools"), "footer-tools"),
    (lazy_pgettext("kind of page", "Company"), "footer-company"),
)


def init_navigation(app: Flask, links: Iterable[Link]) -> None:
    """Let templates draw the menus with these entries, in their order."""
    entries = list(links)

    def column(name: Column) -> list[Link]:
        return [link for link in entries if name in link.columns]

    app.extensions[__name__] = entries
    app.jinja_env.globals |= {
        "error_links": column("error"),
        "nav": [{**menu._asdict(), "columns": [*map(column, menu.columns)]} for menu in MENUS],
        "footer_end": column("footer-end"),
        "footer_nav": [{"label": label, "links": column(name)} for label, name in FOOTER],
    }


def menu_links() -> Sequence[Link]:
    """The entries of all menus of the site."""
    links: Sequence[Link] = current_app.extensions[__name__]
    return links

"""Pagination of lists, by page number in the query."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar
from urllib.parse import urlencode

from flask import abort, request

from portolan.core.i18n import _
from portolan.web.head import page_path

T = TypeVar("T")


@dataclass(frozen=True)
class Pagination:
    """A page's position in its list; `previous` and `next` are addresses or None."""

    number: int
    count: int
    previous: str | None
    next: str | None


def page_number() -> int:
    """The page number in the query; 404 if it is not a positive number."""
    text = request.args.get("page", "1")
    if not text.isdecimal() or not text.isascii() or len(text) > 6 or int(text) < 1:
        abort(404)
    return int(text)


def pagination(total: int, size: int, **query: str) -> Pagination:
    """The requested page among `total` items; 404 beyond the last one."""
    count = max(1, -(-total // size))
    number = page_number()
    if number > count:
        abort(404)
    return Pagination(
        number,
        count,
        _href(number - 1, query) if number > 1 else None,
        _href(number + 1, query) if number < count else None,
    )


def paginate(items: Sequence[T], size: int, **query: str) -> tuple[Sequence[T], Pagination]:
    """The items of the requested page, and its position."""
    pages = pagination(len(items), size, **query)
    start = (pages.number - 1) * size
    return items[start : start + size], pages


def titled(title: str, pages: Pagination) -> str:
    """The title of a page of a list, with its number from the second one on."""
    if pages.number == 1:
        return title
    return _("{{title}}, page {{page}}", title=title, page=pages.number)


def _href(number: int, query: dict[str, str]) -> str:
    values = {name: value for name, value in query.items() if value}
    if number > 1:
        values["page"] = str(number)
    path = page_path()
    return f"{path}?{urlencode(values)}" if values else path

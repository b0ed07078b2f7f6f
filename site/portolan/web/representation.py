"""Representations of a page: an HTML document, or page data for the browser's navigation."""

from flask import request

REPRESENTATION = "portolan.representation"
"""WSGI environment key; the value is `page-data` if the browser's navigation asks."""

PAGE_DATA = "page-data"
"""The value of that key for page data; the one for streaming has a longer name."""


def asks_for_data() -> bool:
    """Whether the browser's navigation asks for page data."""
    return str(request.environ.get(REPRESENTATION, "")).startswith(PAGE_DATA)

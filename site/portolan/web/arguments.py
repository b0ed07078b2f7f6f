"""Query arguments that pages may repeat."""

from flask import request

LONGEST_ARGUMENT = 200
"""Characters; the rest is cut, so that no address fills a page with words of its own."""


def argument(name: str) -> str:
    """A query argument without outer whitespace, cut where it is too long; empty if missing."""
    return request.args.get(name, "").strip()[:LONGEST_ARGUMENT].strip()

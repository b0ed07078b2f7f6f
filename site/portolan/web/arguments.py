"""Query arguments, as pages may show them."""

from flask import request

LONGEST_ARGUMENT = 200
"""Characters; the rest is cut, so that no address fills a page with words of its own."""


def argument(name: str) -> str:
    """A query argument without outer whitespace, cut where it is too long; empty if missing."""
    return _cut(request.args.get(name, ""))


def arguments(name: str) -> list[str]:
    """The same of an argument that may be given several times, up to the last that says anything.

    What stands beside another argument of the same place, as days beside a stop, keeps its place.
    """
    texts = [_cut(each) for each in request.args.getlist(name)]
    while texts and not texts[-1]:
        texts.pop()
    return texts


def _cut(text: str) -> str:
    return text.strip()[:LONGEST_ARGUMENT].strip()

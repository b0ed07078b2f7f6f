"""The search for HS codes by words or digits."""

from dataclasses import dataclass, replace

from flask import request

from portolan.core.i18n import _
from portolan.domain.hs.query import LONGEST_QUERY
from portolan.domain.hs.result import HsResult
from portolan.domain.hs.search import search
from portolan.domain.hs.suggestions import likeliest
from portolan.web.hs_store import hs_store

MOST_MATCHES = 30
NOT_FOUND, UNPROCESSABLE = 404, 422


@dataclass(frozen=True)
class CodeSearch:
    """A search: the typed text, the matches, the error, and what a mistyped text was read as."""

    text: str = ""
    result: HsResult | None = None
    problem: str = ""
    read_as: str = ""

    @property
    def status(self) -> int:
        """The status of the page: 422 for invalid text, 404 for digits that are not a code."""
        if self.problem:
            return UNPROCESSABLE
        return NOT_FOUND if self.result and self.result.is_of_no_code else 200


def code_search() -> CodeSearch:
    """The search in the query; an empty one without."""
    text = " ".join(request.args.get("q", "")[: 4 * LONGEST_QUERY].split())
    if not text:
        return CodeSearch()
    if problem := _problem(text):
        return CodeSearch(text[:LONGEST_QUERY], problem=problem)
    result = search(hs_store(), text, MOST_MATCHES)
    reading = None if result.matches else likeliest(text, result.suggestions)
    if reading is None:
        return CodeSearch(text, result)
    others = tuple(one for one in result.suggestions if one != reading)
    meant = search(hs_store(), reading, MOST_MATCHES)
    return CodeSearch(text, replace(meant, suggestions=others), read_as=reading)


def _problem(text: str) -> str:
    if len(text) > LONGEST_QUERY:
        return _("Search for at most {{most}} characters.", most=LONGEST_QUERY)
    if not any(character.isalnum() for character in text):
        return _("Type a word or the digits of a code.")
    return ""

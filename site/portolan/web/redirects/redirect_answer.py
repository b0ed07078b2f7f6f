"""The last step of a redirect: its answer."""

import re
from collections.abc import Iterable
from urllib.parse import urlencode

from flask import Response, g, request

from portolan.web.cache_control import PRIVATE, keep
from portolan.web.page_cache.page_harvest import data_address
from portolan.web.redirects.rule import REDIRECT, TEMPORARY
from portolan.web.representation import REPRESENTATION, asks_for_data

_CAMPAIGN = re.compile("utm_[a-z]+|gclid|msclkid")
"""The names of a campaign's own parameters, as `assets/src/runtime/consent/carry.ts` has them."""


def led_to(goal: str, status: int = REDIRECT) -> Response:
    """A redirect for visitors and for navigation that asks for page data."""
    return keep(_moved(status, _page_or_data(goal)))


def moved_to(path: str) -> Response:
    """A permanent redirect to the one address of a page, with the query."""
    query = query_string()
    return led_to(f"{path}?{query}" if query else path)


def redirect_to_match(path: str, query: Iterable[tuple[str, str]] = ()) -> Response:
    """A redirect from a visitor's words to the page that they mean, never cached.

    A campaign goes along: until the visitor's choice the address alone tells of it.
    """
    given = request.args.items(multi=True)
    campaign = [(name, value) for name, value in given if _CAMPAIGN.fullmatch(name)]
    text = urlencode([*query, *campaign])
    answer = _moved(TEMPORARY, _page_or_data(f"{path}?{text}" if text else path))
    answer.headers["Cache-Control"] = PRIVATE
    return answer


def query_string() -> str:
    """The raw query of the request."""
    return request.query_string.decode("latin-1")


def _moved(status: int, goal: str) -> Response:
    g.is_page_data = True
    # Without a body: Flask's is an English page that nobody sees.
    answer = Response(status=status, mimetype="text/plain")
    answer.location = goal
    answer.autocorrect_location_header = False
    return answer


def _page_or_data(goal: str) -> str:
    """The target, or its page data if navigation asks for that."""
    if not asks_for_data():
        return goal
    return data_address(goal, str(request.environ[REPRESENTATION]))

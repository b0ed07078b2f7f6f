"""The last step of a redirect: the answer that leads elsewhere."""

from flask import Response, g, request

from portolan.web.page_cache.page_harvest import data_address
from portolan.web.redirects.rule import REDIRECT, TEMPORARY
from portolan.web.response import PRIVATE, REPRESENTATION, asks_for_data, keep


def led_to(goal: str, status: int = REDIRECT) -> Response:
    """The answer that leads the visitor, or the navigation that asks for data, elsewhere."""
    return keep(_moved(status, _shown_to_asker(goal)))


def moved_to(path: str) -> Response:
    """The answer that leads for good to the one address of a page, the query with it."""
    query = query_string()
    return led_to(f"{path}?{query}" if query else path)


def found_at(path: str) -> Response:
    """The answer that leads from a visitor's words to the page that they mean, kept by nobody."""
    answer = _moved(TEMPORARY, _shown_to_asker(path))
    answer.headers["Cache-Control"] = PRIVATE
    return answer


def query_string() -> str:
    """The query of the request, as it came."""
    return request.query_string.decode("latin-1")


def _moved(status: int, goal: str) -> Response:
    g.is_page_data = True
    # Without a body: that of `redirect` is an English page that nobody sees.
    answer = Response(status=status, mimetype="text/plain")
    answer.location = goal
    answer.autocorrect_location_header = False
    return answer


def _shown_to_asker(goal: str) -> str:
    """The navigation, which asks for data, is led to the data of the other page."""
    if not asks_for_data():
        return goal
    return data_address(goal, str(request.environ[REPRESENTATION]))

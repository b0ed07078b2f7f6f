"""The last step of a redirect: its answer."""

from flask import Response, g, request

from portolan.web.cache_control import PRIVATE, keep
from portolan.web.page_cache.page_harvest import data_address
from portolan.web.redirects.rule import REDIRECT, TEMPORARY
from portolan.web.representation import REPRESENTATION, asks_for_data


def led_to(goal: str, status: int = REDIRECT) -> Response:
    """A redirect for visitors and for navigation that asks for page data."""
    return keep(_moved(status, _shown_to_asker(goal)))


def moved_to(path: str) -> Response:
    """A permanent redirect to the one address of a page, with the query."""
    query = query_string()
    return led_to(f"{path}?{query}" if query else path)


def found_at(path: str) -> Response:
    """A redirect from a visitor's words to the page that they mean, never cached."""
    answer = _moved(TEMPORARY, _shown_to_asker(path))
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


def _shown_to_asker(goal: str) -> str:
    """The target, or its page data if navigation asks for that."""
    if not asks_for_data():
        return goal
    return data_address(goal, str(request.environ[REPRESENTATION]))

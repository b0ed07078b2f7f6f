"""There and back: a request goes to another host, and its answer comes as it comes."""

from contextlib import ExitStack

from httpcore import Response
from werkzeug.exceptions import BadGateway
from werkzeug.http import HTTP_STATUS_CODES
from werkzeug.wsgi import ClosingIterator

from portolan.web.deadline import Deadline
from portolan.web.page_cache.wsgi_answer import Answer
from portolan.web.proxies.asked import Asked
from portolan.web.proxies.bodies import hosts_body, visitors_body
from portolan.web.proxies.location import visitors_location
from portolan.web.proxies.places import Places
from portolan.web.proxies.sent_back import sent_back
from portolan.web.proxies.sent_on import Line, sent_on
from portolan.web.proxies.upstream import Upstream

_WITHOUT_BODY = (204, 304)


def exchange(asked: Asked, upstream: Upstream, *rooms: Places) -> Answer:
    """Ask the upstream; the answer's body is read from it while it is sent to the visitor.

    A place in each room is held until the body is closed. Raises the HTTPException that is the
    answer where nothing can be sent back.
    """
    with ExitStack() as held:
        for places in rooms:
            places.take(upstream.host)
            held.callback(places.leave, upstream.host)
        deadline = Deadline(asked.rule.whole)
        body = visitors_body(asked, deadline)
        answer = upstream.ask(asked, sent_on(asked, upstream.host), body)
        held.callback(answer.close)
        headers = [*sent_back(answer, asked.rule), *_location(answer, asked, upstream)]
        status = f"{answer.status} {HTTP_STATUS_CODES.get(answer.status, 'Unknown')}"
        if asked.method == "HEAD" or answer.status in _WITHOUT_BODY:
            return Answer(status, headers, [])
        parts = hosts_body(answer, deadline)
        return Answer(status, headers, ClosingIterator(parts, held.pop_all().close))


def _location(answer: Response, asked: Asked, upstream: Upstream) -> list[Line]:
    given = [value for name, value in answer.headers if name.lower() == b"location"]
    if len(given) > 1:
        raise BadGateway
    return [
        ("location", visitors_location(value.decode("latin-1"), asked, upstream)) for value in given
    ]

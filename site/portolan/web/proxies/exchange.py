"""The exchange with another host: the request sent on, the answer streamed back."""

from contextlib import ExitStack

from httpcore import Response
from werkzeug.exceptions import BadGateway
from werkzeug.http import HTTP_STATUS_CODES
from werkzeug.wsgi import ClosingIterator

from portolan.web.deadline import Deadline
from portolan.web.page_cache.wsgi_response import WsgiResponse
from portolan.web.proxies.bodies import hosts_body, visitors_body
from portolan.web.proxies.location import visitors_location
from portolan.web.proxies.proxied_request import ProxiedRequest
from portolan.web.proxies.sent_back import sent_back
from portolan.web.proxies.sent_on import Line, sent_on
from portolan.web.proxies.slots import Slots
from portolan.web.proxies.upstream import Upstream

_WITHOUT_BODY = (204, 304)


def exchange(request: ProxiedRequest, upstream: Upstream, *slots: Slots) -> WsgiResponse:
    """The upstream's answer, whose body is streamed to the visitor.

    A slot of each kind is held until the body is closed. Raises an HTTPException if nothing can be
    sent back.
    """
    with ExitStack() as held:
        for places in slots:
            places.take(upstream.host)
            held.callback(places.leave, upstream.host)
        deadline = Deadline(request.rule.whole)
        body = visitors_body(request, deadline)
        answer = upstream.ask(request, sent_on(request, upstream.host), body)
        held.callback(answer.close)
        headers = [*sent_back(answer, request.rule), *_location(answer, request, upstream)]
        status = f"{answer.status} {HTTP_STATUS_CODES.get(answer.status, 'Unknown')}"
        if request.method == "HEAD" or answer.status in _WITHOUT_BODY:
            return WsgiResponse(status, headers, [])
        parts = hosts_body(answer, deadline)
        return WsgiResponse(status, headers, ClosingIterator(parts, held.pop_all().close))


def _location(answer: Response, request: ProxiedRequest, upstream: Upstream) -> list[Line]:
    given = [value for name, value in answer.headers if name.lower() == b"location"]
    if len(given) > 1:
        raise BadGateway
    return [
        ("location", visitors_location(value.decode("latin-1"), request, upstream))
        for value in given
    ]

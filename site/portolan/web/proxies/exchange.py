"""The exchange with another host: the request sent on, the answer sent back."""

from collections.abc import Iterable, Iterator
from contextlib import ExitStack, closing
from itertools import chain

from httpcore import Response
from werkzeug.exceptions import BadGateway
from werkzeug.http import HTTP_STATUS_CODES
from werkzeug.wsgi import ClosingIterator

from portolan.leads.limits import network_of
from portolan.web.deadline import Deadline
from portolan.web.own_threads import RELEASED_THREAD
from portolan.web.page_cache.wsgi_response import WsgiResponse
from portolan.web.proxies.bodies import CutOffError, hosts_body, visitors_body
from portolan.web.proxies.location import visitors_location
from portolan.web.proxies.proxied_request import ProxiedRequest
from portolan.web.proxies.sent_back import sent_back
from portolan.web.proxies.sent_on import Line, sent_on
from portolan.web.proxies.slots import ExchangeSlots, Slots
from portolan.web.proxies.spool import Spool, beginning
from portolan.web.proxies.upstream import Upstream

_WITHOUT_BODY = (204, 304)


def exchange(request: ProxiedRequest, upstream: Upstream, slots: ExchangeSlots) -> WsgiResponse:
    """The upstream's answer.

    The slot of its host is held until the answer is read, which the visitor may then do slowly.
    Raises an HTTPException if nothing can be sent back.
    """
    taken = (slots.senders, slots.upstreams) if request.has_body else (slots.upstreams,)
    with ExitStack() as held:
        for each in taken:
            _hold(each, upstream.host, held)
        deadline = Deadline(request.rule.whole)
        body = visitors_body(request, deadline)
        answer = upstream.ask(request, sent_on(request, upstream.host), body)
        held.callback(answer.close)
        headers = [*sent_back(answer, request.rule), *_location(answer, request, upstream)]
        status = f"{answer.status} {HTTP_STATUS_CODES.get(answer.status, 'Unknown')}"
        if request.method == "HEAD" or answer.status in _WITHOUT_BODY:
            return WsgiResponse(status, headers, [])
        parts = hosts_body(answer, deadline)
        try:
            return WsgiResponse(status, headers, _body(request, parts, deadline, slots, held))
        except CutOffError as error:
            raise BadGateway from error


def _body(
    request: ProxiedRequest,
    parts: Iterator[bytes],
    deadline: Deadline,
    slots: ExchangeSlots,
    held: ExitStack,
) -> Iterable[bytes]:
    """The answer's body: in memory, in a file, or the rest of it still to come.

    Raises ServiceUnavailable if too many are read already.
    """
    first, is_all = beginning(parts)
    if is_all:
        return [first]
    with ExitStack() as reading:
        _hold(slots.readers, network_of(request.environ.get("REMOTE_ADDR", "")), reading)
        spool = reading.enter_context(closing(Spool(first, parts)))
        stored = spool.read(deadline)
        if not spool.is_whole:
            _hold(slots.streams, "", reading)
            reading.push(held.pop_all())
            stored = chain(stored, parts)
        if released := request.environ.get(RELEASED_THREAD):
            released.is_enabled = True
        return ClosingIterator(stored, reading.pop_all().close)


def _hold(slots: Slots, name: str, held: ExitStack) -> None:
    slots.take(name)
    held.callback(slots.leave, name)


def _location(answer: Response, request: ProxiedRequest, upstream: Upstream) -> list[Line]:
    given = [value for name, value in answer.headers if name.lower() == b"location"]
    if len(given) > 1:
        raise BadGateway
    return [
        ("location", visitors_location(value.decode("latin-1"), request, upstream))
        for value in given
    ]

"""Streaming of bodies, with one part at a time in memory."""

from collections.abc import Iterator

from httpcore import NetworkError, ProtocolError, Response, TimeoutException
from werkzeug.exceptions import BadRequest, RequestEntityTooLarge, RequestTimeout
from werkzeug.wsgi import get_input_stream

from portolan.web.deadline import Deadline
from portolan.web.proxies.proxied_request import ProxiedRequest

_PART = 16 * 1024


class CutOffError(Exception):
    """The upstream's answer is truncated; raised to the server, which then breaks off too."""


def visitors_body(request: ProxiedRequest, deadline: Deadline) -> Iterator[bytes] | None:
    """The parts of the visitor's body; None without a body.

    Raises, while it is read:
        BadRequest: the connection broke.
        RequestEntityTooLarge: it is larger than the rule allows.
        RequestTimeout: it does not end in time.
    """
    return _counted(request, deadline) if request.has_body else None


def hosts_body(answer: Response, deadline: Deadline) -> Iterator[bytes]:
    """The parts of the upstream's body; raises CutOffError if it is truncated."""
    try:
        for part in answer.iter_stream():
            yield part
            if deadline.is_over:
                raise CutOffError("the answer does not end in time")
    except (NetworkError, ProtocolError, TimeoutException) as error:
        raise CutOffError(type(error).__name__) from error


def _counted(request: ProxiedRequest, deadline: Deadline) -> Iterator[bytes]:
    count = 0
    for part in _parts(request):
        count += len(part)
        if count > request.rule.largest:
            raise RequestEntityTooLarge
        if deadline.is_over:
            raise RequestTimeout
        yield part
    if request.length and count != request.size:
        raise BadRequest


def _parts(request: ProxiedRequest) -> Iterator[bytes]:
    stream = get_input_stream(request.environ)
    try:
        while part := stream.read(_PART):
            yield part
    except OSError as error:  # the line broke
        raise BadRequest from error

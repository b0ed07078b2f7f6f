"""Checks before a request is sent on: address, method, framing, sender, size."""

import re
from collections.abc import Iterable

from werkzeug.datastructures import EnvironHeaders
from werkzeug.exceptions import (
    BadRequest,
    Forbidden,
    LengthRequired,
    MethodNotAllowed,
    RequestEntityTooLarge,
)

from portolan.core.sender import Sender, Verdict
from portolan.web.proxies.address import is_unfit
from portolan.web.proxies.proxied_request import ProxiedRequest

_LENGTH = re.compile("[0-9]{1,15}")


def refuse_unfit(request: ProxiedRequest, site_urls: Iterable[str]) -> None:
    """Raise an HTTPException for a request that may not be sent on.

    Args:
        request: the request.
        site_urls: the base URLs whose pages may post.
    """
    if is_unfit(request.path, request.query) or "HTTP_UPGRADE" in request.environ:
        raise BadRequest
    if request.method not in request.rule.methods:
        raise MethodNotAllowed(request.rule.methods)
    if "HTTP_SERVICE_WORKER" in request.environ:
        # A service worker would act in the name of our pages.
        raise Forbidden
    _refuse_unfit_body(request)
    if not request.only_reads and not request.rule.from_machines:
        _refuse_foreign(request, site_urls)


def _refuse_unfit_body(request: ProxiedRequest) -> None:
    if request.coding:
        # The server passes on truncated chunks as if complete, and a length beside them is
        # ambiguous: the next server may believe the other one.
        raise LengthRequired
    if request.length and not _LENGTH.fullmatch(request.length):
        raise BadRequest
    if request.only_reads and request.has_body:
        raise BadRequest
    if request.size > request.rule.largest:
        raise RequestEntityTooLarge


def _refuse_foreign(request: ProxiedRequest, site_urls: Iterable[str]) -> None:
    sender = Sender.of(EnvironHeaders(request.environ), site_urls)
    if sender.verdict is Verdict.FOREIGN:
        raise Forbidden

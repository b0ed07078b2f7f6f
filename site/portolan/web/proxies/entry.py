"""What is refused before anything is sent on: addresses, methods, framing, senders, sizes."""

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
from portolan.web.proxies.asked import Asked

_LENGTH = re.compile("[0-9]{1,15}")


def refuse_unfit(asked: Asked, site_urls: Iterable[str]) -> None:
    """Raise the HTTPException that answers a request which may not be sent on.

    Args:
        asked: the request.
        site_urls: the base URLs whose pages may send something.
    """
    if is_unfit(asked.path, asked.query) or "HTTP_UPGRADE" in asked.environ:
        raise BadRequest
    if asked.method not in asked.rule.methods:
        raise MethodNotAllowed(asked.rule.methods)
    if "HTTP_SERVICE_WORKER" in asked.environ:
        # It would act in the name of our pages.
        raise Forbidden
    _refuse_unfit_body(asked)
    if not asked.only_reads and not asked.rule.from_machines:
        _refuse_foreign(asked, site_urls)


def _refuse_unfit_body(asked: Asked) -> None:
    if asked.coding:
        # The server hands cut chunks on as if they were all, and a length beside them is one
        # too many: the next server may believe the other one.
        raise LengthRequired
    if asked.length and not _LENGTH.fullmatch(asked.length):
        raise BadRequest
    if asked.only_reads and asked.has_body:
        raise BadRequest
    if asked.size > asked.rule.largest:
        raise RequestEntityTooLarge


def _refuse_foreign(asked: Asked, site_urls: Iterable[str]) -> None:
    sender = Sender.of(EnvironHeaders(asked.environ), site_urls)
    if sender.verdict is Verdict.FOREIGN:
        raise Forbidden

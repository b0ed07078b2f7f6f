"""The id of a request, which joins its log lines, error reports and submissions."""

import re
from contextvars import ContextVar
from secrets import token_hex

_SHAPE = re.compile(r"[A-Za-z0-9\-_.]{8,64}")

current: ContextVar[str] = ContextVar("request_id", default="")
"""The id of the request that is being answered; empty outside of one."""


def request_id_of(brought: str | None) -> str:
    """The id that the proxy brought, or a new one where it brought none or one of another shape."""
    return brought if brought and _SHAPE.fullmatch(brought) else token_hex(16)

"""The id of a request, which joins its log lines, error reports and submissions."""

import re
from contextvars import ContextVar
from secrets import token_hex

_SHAPE = re.compile(r"[A-Za-z0-9\-_.]{8,64}")

current: ContextVar[str] = ContextVar("request_id", default="")
"""The id of the request that is being answered; empty outside of one."""


def request_id_of(brought: str | None) -> str:
    """The proxy's id if it is well-formed, otherwise a new one."""
    return brought if brought and _SHAPE.fullmatch(brought) else token_hex(16)

"""How often one network may post: enough for an office, too little for a flood."""

import hashlib
import hmac
from datetime import UTC, datetime
from ipaddress import IPv6Address, ip_address, ip_network
from math import ceil
from time import time
from typing import Any

from flask import Flask, Response, current_app, request
from flask_limiter import Limiter, RateLimitExceeded

# Of posts that were stored. Configuration may set other figures under the same names.
DEFAULTS = {
    "LEADS_LIMIT": "30 per 10 minutes; 200 per day",
    # No browser of this decade posts without saying where from.
    "LEADS_LIMIT_UNVERIFIED": "10 per 10 minutes; 50 per day",
    # Of all posts, however they end: a judged form costs time even if it is refused.
    "LEADS_LIMIT_ATTEMPTS": "120 per minute",
}
# No visitor waits for a Redis that hangs; once seen, it is left alone for a while.
_REDIS_OPTIONS: dict[str, Any] = {"socket_timeout": 0.3, "socket_connect_timeout": 0.3}
_EXTENSION = "portolan.leads.limiter"


def init_limits(app: Flask) -> None:
    """Count in Redis where there is one, in the process where there is none or it is away."""
    for name, rule in DEFAULTS.items():
        app.config.setdefault(name, rule)
    redis_url = app.config["SETTINGS"].redis_url
    limiter = app.extensions[_EXTENSION] = Limiter(
        network_key,
        app=app,
        storage_uri=redis_url or "memory://",
        storage_options=_REDIS_OPTIONS if redis_url else {},
        in_memory_fallback_enabled=True,
        swallow_errors=True,
    )
    # No view has a limit by its route: posts are counted where they are judged. To find that out
    # for every page would take a twentieth of its time.
    app.before_request_funcs[None].remove(limiter._check_request_limit)  # noqa: SLF001 - as it was added


def within_limits() -> bool:
    """Whether this post may be judged; it counts as a stored one only if it ends as such."""
    try:
        _count_attempt()
        _count_if_stored()
    except RateLimitExceeded:
        return False
    return True


def within_rate(rule: str, scope: str) -> bool:
    """Whether one more of what a scope counts stays within a rule; it counts."""
    try:
        with _limiter().shared_limit(rule, scope=scope):
            return True
    except RateLimitExceeded:
        return False


def wait_seconds() -> int:
    """How long a network that went beyond a rate in this request has to wait: one at least."""
    reached = _limiter().current_limit
    return max(1, ceil(reached.reset_at - time())) if reached else 1


def network_key() -> str:
    """The visitor's network as a keyed hash that changes daily: no address is kept anywhere."""
    secret = str(current_app.config["SECRET_KEY"]).encode()
    today = datetime.now(UTC).date().isoformat()
    text = f"{today} {network_of(request.remote_addr or '')}"
    return hmac.new(secret, text.encode(), hashlib.sha256).hexdigest()[:32]


def network_of(address: str) -> str:
    """What one subscriber has: an IPv4 address, or the /64 of an IPv6 one."""
    try:
        parsed = ip_address(address.partition("%")[0])
    except ValueError:
        return "unknown"
    if isinstance(parsed, IPv6Address):
        if parsed.ipv4_mapped:
            return str(parsed.ipv4_mapped)
        return str(ip_network((parsed, 64), strict=False))
    return str(parsed)


def _limiter() -> Limiter:
    limiter: Limiter = current_app.extensions[_EXTENSION]
    return limiter


def _count_attempt() -> None:
    rule = current_app.config["LEADS_LIMIT_ATTEMPTS"]
    with _limiter().shared_limit(rule, scope="lead-attempts"):
        pass


def _count_if_stored() -> None:
    says_where_from = "Sec-Fetch-Site" in request.headers or "Origin" in request.headers
    name = "LEADS_LIMIT" if says_where_from else "LEADS_LIMIT_UNVERIFIED"
    with _limiter().shared_limit(
        current_app.config[name], scope=name.lower(), deduct_when=_was_stored
    ):
        pass


def _was_stored(response: Response) -> bool:
    return response.status_code in (201, 303)

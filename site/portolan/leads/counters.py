"""The rate limiter: Flask-Limiter, in Redis if configured, otherwise in a file of the node."""

from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from threading import Lock
from typing import Any

from flask import Flask, current_app, g
from flask_limiter import Limiter, RateLimitExceeded

from portolan.leads.node_counters import FILE, SCHEME

# No visitor waits for a Redis that hangs; once seen, it is left alone for a while.
_REDIS_OPTIONS: dict[str, Any] = {"socket_timeout": 0.3, "socket_connect_timeout": 0.3}
_EXTENSION = "portolan.leads.counters"


class Counters:
    """A counter for each rule and scope, made when first asked for and then shared.

    Flask-Limiter knows a limit by the name of the function that it stands on. Each counter has a
    name of its own here, so that requests at one moment do not count on each other's account.
    """

    def __init__(self, limiter: Limiter) -> None:
        self.limiter = limiter
        self._made: dict[str, Callable[[], None]] = {}
        self._lock = Lock()

    def count(self, rule: str, scope: str, of: str) -> bool:
        """Whether one more event of `of` is within the rule; it is counted at once."""
        try:
            self._call(rule, scope, of, cost=1)
        except RateLimitExceeded:
            reached = self.limiter.current_limit
            g.reset_at = reached.reset_at if reached else 0
            return False
        return True

    def take_back(self, rule: str, scope: str, of: str) -> None:
        """Undo one count."""
        # Those that were too many have been counted too, so there may still be too many.
        with suppress(RateLimitExceeded):
            self._call(rule, scope, of, cost=-1)

    @property
    def reset_at(self) -> float:
        """Time at which the limit that this request reached resets, in seconds of time()."""
        moment: float = g.get("reset_at", 0)
        return moment

    def _call(self, rule: str, scope: str, of: str, cost: int) -> None:
        name = f"{scope}: {rule}: {cost}"
        with self._lock:
            counter = self._made.get(name) or self._make(name, rule, scope, cost)
        g.counted = of
        counter()

    def _make(self, name: str, rule: str, scope: str, cost: int) -> Callable[[], None]:
        def counted() -> None:
            """Do nothing: the limiter counts the call."""

        counted.__name__ = counted.__qualname__ = name
        limit = self.limiter.shared_limit(rule, scope, key_func=_counted_key, cost=cost)
        self._made[name] = limit(counted)
        return self._made[name]


def init_counters(app: Flask, redis_url: str, folder: Path) -> None:
    """Set up counting in Redis or in the node's file; if that fails, in the process."""
    shared: dict[str, Any] = {"path": str(folder / FILE)}
    limiter = Limiter(
        _counted_key,
        app=app,
        storage_uri=redis_url or f"{SCHEME}://",
        storage_options=_REDIS_OPTIONS if redis_url else shared,
        in_memory_fallback_enabled=True,
        swallow_errors=True,
    )
    # No view has a limit by its route: posts are counted where they are judged. To find that out
    # for every page would take a twentieth of its time.
    app.before_request_funcs[None].remove(limiter._check_request_limit)  # noqa: SLF001 - as it was added
    app.extensions[_EXTENSION] = Counters(limiter)
    if redis_url:
        readiness = app.extensions.setdefault("readiness", {})
        readiness["redis"] = partial(is_redis_reachable, redis_url)


def is_redis_reachable(url: str) -> bool:
    """Whether Redis answers; without it each process counts for itself."""
    from redis import Redis, RedisError

    try:
        with Redis.from_url(url, **_REDIS_OPTIONS) as redis:
            return bool(redis.ping())
    except RedisError:
        return False


def counters() -> Counters:
    """The counters of the application."""
    stored: Counters = current_app.extensions[_EXTENSION]
    return stored


def _counted_key() -> str:
    counted: str = g.counted
    return counted

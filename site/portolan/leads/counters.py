"""Counts of events in fixed windows: in Redis if configured, otherwise in a file of the node."""

import logging
from collections.abc import Callable
from functools import lru_cache, partial
from operator import methodcaller
from pathlib import Path
from time import monotonic
from typing import Any, TypeVar

from flask import Flask, current_app, g
from limits import RateLimitItem, parse_many
from limits.errors import StorageError
from limits.storage import MemoryStorage, RedisStorage, Storage
from limits.strategies import FixedWindowRateLimiter

from portolan.leads.node_counters import FILE, NodeCounters

# No visitor waits for a Redis that hangs; once seen, it is left alone for a while.
_REDIS_OPTIONS: dict[str, Any] = {"socket_timeout": 0.3, "socket_connect_timeout": 0.3}
_LEFT_ALONE_SECONDS = 10
_EXTENSION = "portolan.leads.counters"

log = logging.getLogger(__name__)

Answer = TypeVar("Answer")


class Counters:
    """Counts by rule, scope and whose they are.

    Args:
        shared: where processes count together; while it cannot be used, each counts for itself.
    """

    def __init__(self, shared: Storage) -> None:
        self._shared = FixedWindowRateLimiter(shared)
        self._own = FixedWindowRateLimiter(MemoryStorage())
        self._left_alone_until = 0.0

    def count(self, rule: str, scope: str, of: str) -> bool:
        """Whether one more event of `of` is within the rule; it is counted at once."""
        for limit in _limits(rule):
            if not self._ask(methodcaller("hit", limit, scope, of)):
                g.reset_at = self._ask(
                    methodcaller("get_window_stats", limit, scope, of)
                ).reset_time
                return False
        return True

    def take_back(self, rule: str, scope: str, of: str) -> None:
        """Undo one count."""
        for limit in _limits(rule):
            self._ask(methodcaller("hit", limit, scope, of, cost=-1))

    def reset(self) -> None:
        """Forget all counts."""
        for limiter in (self._shared, self._own):
            limiter.storage.reset()

    @property
    def reset_at(self) -> float:
        """Time at which the limit that this request reached resets, in seconds of time()."""
        moment: float = g.get("reset_at", 0)
        return moment

    def _ask(self, question: Callable[[FixedWindowRateLimiter], Answer]) -> Answer:
        if monotonic() >= self._left_alone_until:
            try:
                return question(self._shared)
            except StorageError:
                log.warning("shared counts are out of reach: this process counts for itself")
                self._left_alone_until = monotonic() + _LEFT_ALONE_SECONDS
        return question(self._own)


def init_counters(app: Flask, redis_url: str, folder: Path) -> None:
    """Set up counting in Redis or in the node's file; if that fails, in the process."""
    if redis_url:
        shared: Storage = RedisStorage(redis_url, wrap_exceptions=True, **_REDIS_OPTIONS)
        readiness = app.extensions.setdefault("readiness", {})
        readiness["redis"] = partial(is_redis_reachable, redis_url)
    else:
        shared = NodeCounters(path=str(folder / FILE), wrap_exceptions=True)
    app.extensions[_EXTENSION] = Counters(shared)


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


@lru_cache
def _limits(rule: str) -> list[RateLimitItem]:
    """The limits of a rule, the shortest first."""
    return sorted(parse_many(rule))

"""The release id: assets, code, content and settings together."""

import hashlib
from dataclasses import fields
from functools import lru_cache

from flask import Flask

from portolan.content.store import ContentStore
from portolan.core.config import Settings
from portolan.web.assets import build_hash

OF_A_NODE = frozenset({
    "access_log", "cdn_purge_token", "cdn_purge_url", "database_url", "instance_path",
    "metrics_port", "port", "redis_url", "trusted_proxies",
})  # fmt: skip
"""Settings that no page depends on, and in which the nodes of one release may differ."""


def release_id(app: Flask) -> str:
    """An id that changes whenever a page could look different."""
    store: ContentStore = app.extensions["content"]
    with app.app_context():
        shared = _of_all_nodes(app.config["SETTINGS"])
        parts = (store.release(), build_hash(), app.config["CODE_DIGEST"], shared)
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()[:16]


@lru_cache(maxsize=8)
def _of_all_nodes(settings: Settings) -> str:
    """The settings that pages depend on: base URLs, hosts that may be framed."""
    names = [each.name for each in fields(settings) if each.name not in OF_A_NODE]
    return repr([(name, getattr(settings, name)) for name in names])

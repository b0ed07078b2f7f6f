"""The release id: assets, code, content and settings together."""

import hashlib
from dataclasses import asdict

from flask import Flask

from portolan.content.store import ContentStore
from portolan.web.assets import build_hash

OF_A_NODE = frozenset({
    "access_log", "database_url", "instance_path", "metrics_port", "port", "redis_url",
    "trusted_proxies",
})  # fmt: skip
"""Settings that no page depends on, and in which the nodes of one release may differ."""


def release_id(app: Flask) -> str:
    """An id that changes whenever a page could look different."""
    store: ContentStore = app.extensions["content"]
    with app.app_context():
        # Pages depend on the settings too: base URLs, hosts that may be framed.
        settings = asdict(app.config["SETTINGS"])
        shared = repr([pair for pair in settings.items() if pair[0] not in OF_A_NODE])
        parts = (store.release(), build_hash(), app.config["CODE_DIGEST"], shared)
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()[:16]

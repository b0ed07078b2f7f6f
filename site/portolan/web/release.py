"""The release id: assets, code, content and settings together."""

import hashlib

from flask import Flask

from portolan.content.store import ContentStore
from portolan.web.assets import build_hash


def release_id(app: Flask) -> str:
    """An id that changes whenever a page could look different."""
    store: ContentStore = app.extensions["content"]
    with app.app_context():
        # Pages depend on the settings too: base URLs, hosts that may be framed.
        settings = repr(app.config["SETTINGS"])
        parts = (store.release(), build_hash(), app.config["CODE_DIGEST"], settings)
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()[:16]

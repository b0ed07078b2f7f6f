"""The identity of what is being served: the code's assets and the content together."""

import hashlib

from flask import Flask

from portolan.content.store import ContentStore
from portolan.web.assets import build_hash


def release_id(app: Flask) -> str:
    """Changes whenever a page could look different: new assets, code or content."""
    store: ContentStore = app.extensions["content"]
    with app.app_context():
        # The settings stand in pages too: base URLs, hosts that may be framed.
        settings = repr(app.config["SETTINGS"])
        parts = (store.release(), build_hash(), app.config["CODE_DIGEST"], settings)
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()[:16]

"""Keyed hashes of values that are compared but must not be stored."""

import hashlib
import hmac

from flask import current_app


def keyed_hash(text: str) -> str:
    """The text as 32 hexadecimal digits that nobody without SECRET_KEY can make or undo."""
    secret = str(current_app.config["SECRET_KEY"]).encode()
    return hmac.new(secret, text.encode(), hashlib.sha256).hexdigest()[:32]

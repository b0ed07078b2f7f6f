"""Sessions are disabled, since an answer that depends on a cookie could not be cached."""

from flask import Flask, Request
from flask.sessions import SessionInterface


class NoSessions(SessionInterface):
    """The disabled session interface: sessions are empty, and writing to one is an error."""

    def open_session(self, app: Flask, request: Request) -> None:
        """Return None, for which Flask uses an empty read-only session."""

"""Sessions: the site has none, since an answer that depends on a cookie could not be kept."""

from flask import Flask, Request
from flask.sessions import SessionInterface


class NoSessions(SessionInterface):
    """Opens none: reading one finds it empty, writing to it is an error."""

    def open_session(self, app: Flask, request: Request) -> None:
        """Return None, in whose place Flask puts an empty one that cannot be changed."""

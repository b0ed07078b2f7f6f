"""The application factory of the development server.

The reloader is two processes: one serves, its parent only waits for changed files.
"""

from flask import Flask
from werkzeug.serving import is_running_from_reloader
from werkzeug.utils import import_string


def create_app(site: str) -> Flask:
    """The application that the factory `site` makes; an empty one in the waiting process.

    The empty one costs nothing, since the factory's module is not imported for it.
    """
    application: Flask = import_string(site)() if is_running_from_reloader() else Flask(__name__)
    return application

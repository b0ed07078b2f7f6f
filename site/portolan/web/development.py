"""The site for `flask --app portolan.web.development run --reload`.

The reloader is two processes: one serves, its parent only waits for changed files.
"""

from flask import Flask
from werkzeug.serving import is_running_from_reloader


def create_app() -> Flask:
    """The site; in the process that only waits, an empty application, which costs nothing."""
    if not is_running_from_reloader():
        return Flask(__name__)
    # Imported here, so that the waiting process does not load the site.
    from app import create_app as create_site

    return create_site()

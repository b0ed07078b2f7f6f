"""The site for `flask --app portolan.web.development run --reload`.

Its reloader is two processes: one serves, its parent waits for changed files and serves nothing.
"""

from flask import Flask
from werkzeug.serving import is_running_from_reloader


def create_app() -> Flask:
    """The site; in the process that only waits, an application without it, which costs nothing."""
    if not is_running_from_reloader():
        return Flask(__name__)
    # Not at the top, since the process that waits reads that far too.
    from app import create_app as create_site

    return create_site()

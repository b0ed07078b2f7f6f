"""Cache-Control of answers, for the page cache and for caches in front of the site."""

from flask import Response, current_app

from portolan.core.config import Settings

PUBLIC = "public, max-age=0, s-maxage=600, stale-while-revalidate=86400"
PRIVATE = "no-store"
RETURNS = "private, no-cache"
"""For what no cache shares: unlike `no-store`, it lets a browser go back to the page as it was."""


def keep(answer: Response, *, many: bool = False) -> Response:
    """Let caches store an answer that is the same for all visitors, the page cache included.

    Those of which there are `many` share a bounded part of the page cache.
    """
    settings: Settings = current_app.config["SETTINGS"]
    answer.headers["Cache-Control"] = PUBLIC
    if settings.site_env != "development":
        # For the page cache around the application, which removes the header.
        answer.headers["X-Page-Cache"] = "many" if many else "store"
    return answer

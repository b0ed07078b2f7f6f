"""Every Cache-Control of the site: how long browsers and caches in front of it keep an answer."""

from flask import Response, current_app

from portolan.core.config import Settings

PUBLIC = "public, max-age=0, s-maxage=600, stale-while-revalidate=86400"
"""Pages: asked for again at each visit, and kept by shared caches."""
RESULT = "public, max-age=300, s-maxage=600, stale-while-revalidate=86400"
"""Results of the API: as pages, and in browsers for a few minutes; they change with a build."""
SUGGESTIONS = "public, max-age=300"
SCRIPT_OF_OTHERS = "public, max-age=600"
PICTURE = "public, max-age=86400"
"""Icons and share images, whose addresses stay when they are drawn anew."""
IMMUTABLE = "public, max-age=31536000, immutable"
"""Files with a hash in their names."""
REVALIDATED = "no-cache"
"""Files without one that must fit the build."""
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

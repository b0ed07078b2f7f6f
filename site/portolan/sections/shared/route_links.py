"""Links to the pages of routes, of which there are millions: the listed ones alone are followed."""

from flask import current_app

from portolan.web.locale import current_locale

FAMILY = "route-search"
"""The family of pages that lists the popular routes."""


def rel_of_route(path: str) -> str | None:
    """The `rel` of a link to a route's page; None where the route is listed."""
    listed = current_app.extensions["listed_families"][FAMILY](current_locale())
    return None if path in listed else "nofollow"

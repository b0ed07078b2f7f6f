"""`/.well-known/`: where those who found a hole in the site learn whom to tell (RFC 9116)."""

import datetime as dt

from flask import Blueprint, Response

from portolan.core.brand import BRAND
from portolan.core.locales import DEFAULT_LOCALE, LOCALES
from portolan.web.locale import site_url
from portolan.web.response import PUBLIC

blueprint = Blueprint("well_known", __name__)

SECURITY = "/.well-known/security.txt"
MONTHS_AHEAD = 7


def expires(today: dt.date) -> dt.datetime:
    """Until when `security.txt` may be believed: the first of the seventh month from now.

    Whoever runs the site vouches for the address by running it, so what is served is never
    stale: a fixed day would make a healthy site say so. Only copies get old, in about half a
    year, and a date that moves once a month leaves caches alone.
    """
    years, month = divmod(today.month - 1 + MONTHS_AHEAD, 12)
    return dt.datetime(today.year + years, month + 1, 1, tzinfo=dt.UTC)


@blueprint.get(SECURITY)
def security() -> Response:
    """Whom to tell, in which languages, and where else this file is."""
    today = dt.datetime.now(dt.UTC).date()
    lines = [
        f"Contact: mailto:{BRAND.security_email}",
        f"Contact: {site_url(DEFAULT_LOCALE)}/company/contact",
        f"Expires: {expires(today):%Y-%m-%dT%H:%M:%SZ}",
        "Preferred-Languages: en, zh",
        *(f"Canonical: {site_url(locale)}{SECURITY}" for locale in LOCALES),
    ]
    answer = Response("\n".join([*lines, ""]), mimetype="text/plain")
    answer.headers["Cache-Control"] = PUBLIC
    return answer


@blueprint.get("/security.txt")
def former_security() -> Response:
    """The address that the file had before there was a standard."""
    answer = Response(status=301, mimetype="text/plain")
    answer.location = SECURITY
    answer.autocorrect_location_header = False
    answer.headers["Cache-Control"] = PUBLIC
    return answer

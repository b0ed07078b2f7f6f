"""`/.well-known/security.txt`: the contact for reports of security holes (RFC 9116)."""

import datetime as dt

from flask import Blueprint, Response

from portolan.core.brand import BRAND
from portolan.core.locales import DEFAULT_LOCALE
from portolan.web.cache_control import PUBLIC
from portolan.web.locale import served_locales, site_url

blueprint = Blueprint("well_known", __name__)

SECURITY = "/.well-known/security.txt"
MONTHS_AHEAD = 7


def expires(today: dt.date) -> dt.datetime:
    """The expiry of `security.txt`: the first of the seventh month from now.

    A served file is never stale, as the operator vouches for it, while a fixed day would expire on
    a healthy site. Copies expire in about half a year; the date moves once a month only, so that
    caches stay valid.
    """
    years, month = divmod(today.month - 1 + MONTHS_AHEAD, 12)
    return dt.datetime(today.year + years, month + 1, 1, tzinfo=dt.UTC)


@blueprint.get(SECURITY)
def security() -> Response:
    """`security.txt`: contact, languages, and the canonical address."""
    today = dt.datetime.now(dt.UTC).date()
    languages = [locale.language for locale in served_locales()]
    lines = [
        f"Contact: mailto:{BRAND.security_email}",
        f"Contact: {site_url(DEFAULT_LOCALE)}/company/contact",
        f"Expires: {expires(today):%Y-%m-%dT%H:%M:%SZ}",
        f"Preferred-Languages: {', '.join(dict.fromkeys(languages))}",
        *(f"Canonical: {site_url(locale)}{SECURITY}" for locale in served_locales()),
    ]
    answer = Response("\n".join([*lines, ""]), mimetype="text/plain")
    answer.headers["Cache-Control"] = PUBLIC
    return answer


@blueprint.get("/security.txt")
def former_security() -> Response:
    """The redirect from the address of the file before RFC 9116."""
    answer = Response(status=301, mimetype="text/plain")
    answer.location = SECURITY
    answer.autocorrect_location_header = False
    answer.headers["Cache-Control"] = PUBLIC
    return answer

"""The cookie `privacy_choices`, with a visitor's consent.

Its value is the version, then the permitted purposes in alphabetical order, separated by points:
`1.advertising.analytics`, or `1` if all are refused. Scripts read it too, see
`assets/src/runtime/consent/builtIn.ts`. It is set here and not by a script, since some browsers
delete cookies of scripts after a week.
"""

from collections.abc import Set as AbstractSet

from flask import Response, current_app

from portolan.core.config import Settings
from portolan.core.purposes import NAMES
from portolan.web.locale import is_https
from portolan.web.services import root_domain

COOKIE = "privacy_choices"
VERSION = "1"
"""The version of the purposes; after a change visitors are asked again."""

DAYS = 182


def permitted_by(value: str | None) -> frozenset[str] | None:
    """The purposes that the cookie's value permits; None if no choice was made."""
    version, *names = (value or "").split(".")
    return NAMES.intersection(names) if version == VERSION else None


def remember(permitted: AbstractSet[str], answer: Response) -> None:
    """Set the cookie, for both languages if they share a domain."""
    settings: Settings = current_app.config["SETTINGS"]
    answer.set_cookie(
        COOKIE,
        ".".join((VERSION, *sorted(permitted))),
        max_age=DAYS * 24 * 60 * 60,
        domain=root_domain(settings) or None,
        secure=is_https(settings),
        samesite="Lax",
    )

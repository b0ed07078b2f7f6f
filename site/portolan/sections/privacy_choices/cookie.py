"""The one cookie that remembers a visitor's choice: `privacy_choices`.

Its value is the version, then the permitted purposes in the order of the alphabet, with points
between: `1.advertising.analytics`, or `1` where everything is refused. Scripts read it too, see
`assets/src/runtime/consent/builtIn.ts`. It is set here, never by a script: some browsers forget
what scripts set after a week.
"""

from collections.abc import Set as AbstractSet

from flask import Response, current_app

from portolan.core.config import Settings
from portolan.core.purposes import NAMES
from portolan.web.locale import is_https
from portolan.web.services import root_domain

COOKIE = "privacy_choices"
VERSION = "1"
"""Of the purposes: whoever chose among others is asked again."""

DAYS = 182


def permitted_by(value: str | None) -> frozenset[str] | None:
    """The purposes that the cookie's value permits; None where no choice was made."""
    version, *names = (value or "").split(".")
    return NAMES.intersection(names) if version == VERSION else None


def remember(permitted: AbstractSet[str], answer: Response) -> None:
    """Let the visitor's browser keep the choice, for both languages where they share a domain."""
    settings: Settings = current_app.config["SETTINGS"]
    answer.set_cookie(
        COOKIE,
        ".".join((VERSION, *sorted(permitted))),
        max_age=DAYS * 24 * 60 * 60,
        domain=root_domain(settings) or None,
        secure=is_https(settings),
        samesite="Lax",
    )

"""The origin of a post, judged by the browser's headers: no token, so no cookie.

A token would need a session, and a session would make every page with a form private to one
visitor. Browsers name the sender of a post themselves, and a page cannot forge it.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum

import ada_url
from flask import current_app, request
from werkzeug.datastructures import Headers

# `none` is a post that the visitor started himself, by reloading an answer for example.
_OWN_FETCH_SITES = frozenset({"same-origin", "none"})


class Verdict(Enum):
    """The judgment of a post's sender."""

    OWN = "from a page of this site"
    UNVERIFIED = "no header says anything: a text browser, an old one, or a script"
    FOREIGN = "from somebody else's page"


@dataclass(frozen=True)
class Sender:
    """The headers of a post, and the origins whose pages may send it."""

    fetch_site: str | None
    origin: str | None
    allowed_origins: frozenset[str]

    @classmethod
    def of(cls, headers: Headers, site_urls: Iterable[str]) -> "Sender":
        """Read the headers of a request; `site_urls` are the origins of all locales."""
        return cls(
            headers.get("Sec-Fetch-Site"),
            headers.get("Origin"),
            frozenset(ada_url.URL(url).origin for url in site_urls),
        )

    @property
    def verdict(self) -> Verdict:
        """The judgment, by Sec-Fetch-Site first, then by Origin.

        A page of another locale is cross-site to the browser, so only a matching
        Sec-Fetch-Site settles the question. It also settles it for a post under
        `no-referrer`, which says `Origin: null`.
        """
        if self.fetch_site is None and self.origin is None:
            return Verdict.UNVERIFIED
        if self.fetch_site in _OWN_FETCH_SITES or self.origin in self.allowed_origins:
            return Verdict.OWN
        return Verdict.FOREIGN


def current_sender() -> Sender:
    """The sender of the current request."""
    settings = current_app.config["SETTINGS"]
    return Sender.of(request.headers, settings.site_urls.values())

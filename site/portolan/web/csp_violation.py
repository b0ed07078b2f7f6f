"""Parsing of CSP violation reports, in the old and the new format."""

import re

import ada_url
from pydantic import AliasChoices, BaseModel, Field, TypeAdapter

from portolan.core.url_shapes import origin_of

# The characters of the site's own paths; others could be part of personal data.
_PATH = re.compile(r"[\w./-]{1,200}", re.ASCII)
_WORD = re.compile(r"[a-z-]{1,40}")


class Violation(BaseModel):
    """One violation, from a report of either format."""

    directive: str = Field(
        validation_alias=AliasChoices(
            "effectiveDirective", "effective-directive", "violated-directive"
        )
    )
    page: str = Field(validation_alias=AliasChoices("documentURL", "document-uri"))
    blocked: str | None = Field(None, validation_alias=AliasChoices("blockedURL", "blocked-uri"))
    source: str | None = Field(None, validation_alias=AliasChoices("sourceFile", "source-file"))

    def line(self, host: str) -> str | None:
        """The line to log; None if it is unreadable or does not concern the site at `host`."""
        directive, page = self.directive.split(" ")[0], _parsed(self.page)
        if page is None or page.host != host or not _WORD.fullmatch(directive):
            return None
        # Browser extensions cause violations too, which do not concern the site.
        if any(_scheme(url).endswith("-extension") for url in (self.blocked, self.source)):
            return None
        path = page.pathname if _PATH.fullmatch(page.pathname) else "another path"
        return f"{directive} stopped {_origin(self.blocked)} on {path}"


class _Single(BaseModel):
    body: Violation = Field(alias="csp-report")


class _OfMany(BaseModel):
    body: Violation


_REPORTS = TypeAdapter(_Single | list[_OfMany])


def violations(body: bytes) -> list[Violation]:
    """The violations in a request's body; raises ValueError if it is not a report."""
    reports = _REPORTS.validate_json(body)
    return [one.body for one in (reports if isinstance(reports, list) else [reports])]


def _parsed(url: str) -> ada_url.URL | None:
    try:
        return ada_url.URL(url)
    except ValueError:
        return None


def _scheme(url: str | None) -> str:
    return (url or "").partition(":")[0]


def _origin(blocked: str | None) -> str:
    """The blocked origin, or a keyword: `inline`, `eval`, `data`."""
    word = _scheme(blocked)
    return origin_of(blocked or "") or (word if _WORD.fullmatch(word) else "something")

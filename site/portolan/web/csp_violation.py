"""What a browser reports of a policy that has stopped something, in the words of either kind."""

import re

import ada_url
from pydantic import AliasChoices, BaseModel, Field, TypeAdapter

from portolan.core.url_shapes import origin_of

# The site's addresses are made of these; a path with anything else could hold an address.
_PATH = re.compile(r"[\w./-]{1,200}", re.ASCII)
_WORD = re.compile(r"[a-z-]{1,40}")


class Violation(BaseModel):
    """What was stopped, in the words of either kind of report."""

    directive: str = Field(
        validation_alias=AliasChoices(
            "effectiveDirective", "effective-directive", "violated-directive"
        )
    )
    page: str = Field(validation_alias=AliasChoices("documentURL", "document-uri"))
    blocked: str | None = Field(None, validation_alias=AliasChoices("blockedURL", "blocked-uri"))
    source: str | None = Field(None, validation_alias=AliasChoices("sourceFile", "source-file"))

    def line(self, host: str) -> str | None:
        """The line to log; None if it is no concern of the site at `host`, or cannot be read."""
        directive, page = self.directive.split(" ")[0], _parsed(self.page)
        if page is None or page.host != host or not _WORD.fullmatch(directive):
            return None
        # What visitors have built into their browsers is stopped as well, and is theirs.
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
    """What a request's body tells; raises ValueError where it is no report."""
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
    """The origin of what was stopped, or the word for it: `inline`, `eval`, `data`."""
    word = _scheme(blocked)
    return origin_of(blocked or "") or (word if _WORD.fullmatch(word) else "something")

"""Parsing of CSP violation reports, in the old and the new format."""

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass

import ada_url

from portolan.core.url_shapes import origin_of

# The characters of the site's own paths; others could be part of personal data.
_PATH = re.compile(r"[\w./-]{1,200}", re.ASCII)
_WORD = re.compile(r"[a-z-]{1,40}")
_NAMES = (
    ("effectiveDirective", "effective-directive", "violated-directive"),
    ("documentURL", "document-uri"),
    ("blockedURL", "blocked-uri"),
    ("sourceFile", "source-file"),
)
"""The keys of the two formats, in the order of the violation's fields."""


@dataclass(frozen=True)
class Violation:
    """One violation, from a report of either format."""

    directive: str
    page: str
    blocked: str
    source: str

    @classmethod
    def of(cls, report: object) -> "Violation":
        """The violation of a report's body; raises ValueError if that is none."""
        if not isinstance(report, dict):
            raise ValueError("no report")  # noqa: TRY004 - as any other body that is none
        texts = [_first(report, *names) for names in _NAMES]
        if not texts[0] or not texts[1]:
            raise ValueError("neither directive nor page")
        return cls(*texts)

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


def violations(body: bytes) -> list[Violation]:
    """The violations in a request's body; raises ValueError if it is not a report."""
    try:
        reports = json.loads(body)
    except RecursionError:
        raise ValueError("no report is that deep") from None
    name, reports = ("body", reports) if isinstance(reports, list) else ("csp-report", [reports])
    return [Violation.of(each.get(name) if isinstance(each, dict) else None) for each in reports]


def _first(report: Mapping[str, object], *names: str) -> str:
    """The text of the first of these names that is there; empty without one."""
    text = next((report[name] for name in names if name in report), None)
    if not isinstance(text, str | None):
        raise ValueError("no text")  # noqa: TRY004 - as above
    return text or ""


def _parsed(url: str) -> ada_url.URL | None:
    try:
        return ada_url.URL(url)
    except ValueError:
        return None


def _scheme(url: str) -> str:
    return url.partition(":")[0]


def _origin(blocked: str) -> str:
    """The blocked origin, or a keyword: `inline`, `eval`, `data`."""
    word = _scheme(blocked)
    return origin_of(blocked) or (word if _WORD.fullmatch(word) else "something")

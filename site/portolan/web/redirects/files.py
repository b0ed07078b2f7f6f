"""Files of rules: `redirects.csv` in the folder of a section, or of `web` for its own files.

A line is `fromPath,toPath,isPermanent,ignoreCase,redirectInBrowser,statusCode`; the defaults of
the last four are yes, yes, no and 301. Documents name their former addresses in their front matter.
"""

import csv
from collections.abc import Iterable, Iterator
from pathlib import Path

from portolan.web.redirects.rule import REDIRECT, REWRITE, RedirectRule

FIELDS = ("fromPath", "toPath", "isPermanent", "ignoreCase", "redirectInBrowser", "statusCode")
OWN = Path(__file__).parents[1] / "redirects.csv"
"""The rules for files that `web` itself answers with, which belong to no section."""


class RuleError(Exception):
    """An invalid line; the message names it."""


def rule_files(of_sections: Iterable[Path]) -> list[Path]:
    """The existing files of rules, those of `web` last."""
    return [*sorted(file for file in of_sections if file.exists()), OWN]


def read_files(files: Iterable[Path]) -> Iterator[RedirectRule]:
    """The rules of the files, in their order."""
    for file in files:
        with file.open(encoding="utf-8", newline="") as lines:
            rows = csv.DictReader(lines)
            if tuple(rows.fieldnames or ()) != FIELDS:
                raise RuleError(f"{file}:1: the first line has to be {','.join(FIELDS)}")
            for row in rows:
                yield _rule(row, f"{file.parent.name}/{file.name}:{rows.line_num}")


def _rule(row: dict[str, str], place: str) -> RedirectRule:
    source, destination = row["fromPath"] or "", row["toPath"] or ""
    if not source.startswith("/") or not destination.startswith("/"):
        raise RuleError(f"{place}: both paths begin with a slash")
    status = int(row["statusCode"] or REDIRECT)
    if status not in (REDIRECT, REWRITE):
        raise RuleError(f"{place}: the status is 301 or 200")
    return RedirectRule(
        source,
        destination,
        is_permanent=_flag(row["isPermanent"], place, default=True),
        ignore_case=_flag(row["ignoreCase"], place, default=True),
        redirect_in_browser=_flag(row["redirectInBrowser"], place, default=False),
        status_code=status,
        place=place,
    )


def _flag(text: str | None, place: str, *, default: bool) -> bool:
    if not text:
        return default
    if text not in ("yes", "no"):
        raise RuleError(f"{place}: {text!r} is neither yes nor no")
    return text == "yes"

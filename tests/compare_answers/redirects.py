"""A sample of each redirect rule, in each spelling."""

import csv
import re
from collections.abc import Iterator
from pathlib import Path

from portolan.content.store import ContentStore
from portolan.core.config import INSTANCE
from portolan.web.page_cache.page_harvest import data_address
from tests.compare_answers.request import Request
from tests.compare_answers.side import Side
from tests.support.production import SITES

_PARAMETER = re.compile(r":\w+")


def rules(sides: tuple[Side, Side], _one_in: int) -> Iterator[Request]:
    """Every rule of either side, and every former address of a document."""
    samples = {path for each in sides for path in _samples(each.tree)}
    samples.update(old for old, _ in ContentStore(INSTANCE / "content.sqlite").former())
    for path in sorted(samples):
        for locale in SITES:
            yield from (Request(spelling, locale) for spelling in _spellings(path))


def _samples(tree: Path) -> Iterator[str]:
    for file in (tree / "site/portolan").rglob("redirects.csv"):
        with file.open(encoding="utf-8", newline="") as lines:
            for row in csv.DictReader(lines):
                yield _PARAMETER.sub("sample", row["fromPath"]).replace("*", "one/two")


def _spellings(path: str) -> tuple[str, ...]:
    return (
        *(path, path.upper(), f"{path}/", f"/{path}", f"{path}?from=letter&page=2"),
        data_address(path),
    )

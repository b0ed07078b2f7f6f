"""One small fault, and the rooms that faults are put into."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from portolan.core.config import ROOT


@dataclass(frozen=True)
class CodeFault:
    """A change of one place in one file that leaves a program which still runs.

    Attributes:
        room: the part of the site that it is in.
        file: the path below the root.
        line: where it is, counted from 1.
        before: the line as it is, without what is around it.
        key: how the one who made it finds it again.
    """

    room: str
    file: str
    line: int
    before: str
    key: str


@dataclass(frozen=True)
class Room:
    """Python that belongs together, and the tests that stand nearest to it."""

    name: str
    sources: tuple[str, ...]
    tests: tuple[str, ...]

    def files(self) -> Iterator[Path]:
        """Its modules, but for the migrations: Alembic reads them past what puts a fault in."""
        for source in self.sources:
            path = ROOT / source
            results = sorted(path.rglob("*.py")) if path.is_dir() else [path]
            yield from (one for one in results if "migrations" not in one.parts)


ROOMS = (
    Room("freight", ("site/portolan/domain",), ("tests/unit/domain",)),
    Room(
        "forms",
        ("forms",),
        (
            "tests/unit/forms",
            "tests/pages/test_careers.py",
            "tests/pages/test_quote_doors.py",
            "tests/pages/test_quote_receipt.py",
        ),
    ),
    Room(
        "leads",
        ("site/portolan/leads",),
        (
            "tests/unit/leads",
            "tests/pages/test_limits_of_posts.py",
            "tests/pages/test_posts_taken_back.py",
        ),
    ),
    Room(
        "redirects",
        ("site/portolan/web/redirects",),
        (
            "tests/unit/web/test_redirects.py",
            "tests/unit/web/test_redirects_hostile.py",
            "tests/pages/test_redirects.py",
            "tests/pages/test_redirect_spellings.py",
        ),
    ),
    Room("paths", ("site/portolan/core/paths.py",), ("tests/unit/core/test_paths.py",)),
    Room(
        "page cache",
        ("site/portolan/web/page_cache",),
        ("tests/unit/web/page_cache", "tests/pages/test_cached_pages.py"),
    ),
)

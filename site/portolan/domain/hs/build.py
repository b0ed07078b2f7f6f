"""Builder of the file of HS codes: runs when a source has changed, and swaps the whole file."""

import hashlib
import os
import sqlite3
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from portolan.core import slugs
from portolan.domain.hs import packaged
from portolan.domain.hs.codes import all_codes
from portolan.domain.hs.contents import fill
from portolan.domain.hs.everyday import everyday

HERE = Path(__file__).parent


@dataclass(frozen=True, slots=True)
class HsBuildReport:
    """The result of a build: how many codes the file has, and whether it was built anew."""

    codes: int
    built: bool
    release: str


@dataclass(frozen=True, slots=True)
class HsBuilder:
    """Builds the file at ``target`` from the packaged texts and the tables beside the code."""

    target: Path

    def build(self) -> HsBuildReport:
        """Build the file and swap it in, unless the present one is of this release."""
        release = _release()
        if _release_of(self.target) == release:
            return HsBuildReport(_count(self.target), built=False, release=release)
        self.target.parent.mkdir(parents=True, exist_ok=True)
        draft = self.target.with_suffix(f".{os.getpid()}.draft")
        draft.unlink(missing_ok=True)
        try:
            _write(draft, release)
            # In one step: a reader sees the whole old file or the whole new one.
            draft.replace(self.target)
        finally:
            draft.unlink(missing_ok=True)
        return HsBuildReport(_count(self.target), built=True, release=release)


def _write(draft: Path, release: str) -> None:
    with closing(sqlite3.connect(draft)) as database:
        database.executescript((HERE / "tables.sql").read_text(encoding="utf-8"))
        database.execute("INSERT INTO release VALUES (?)", (release,))
        fill(database, all_codes(), everyday())
        database.commit()
        database.execute("VACUUM")


def _release() -> str:
    """Digest of all sources of the file."""
    digest = hashlib.sha256(packaged.version().encode())
    own = [file for ending in ("py", "csv", "sql") for file in HERE.glob(f"*.{ending}")]
    for file in sorted([*own, Path(slugs.__file__)]):
        digest.update(file.read_bytes())
    return digest.hexdigest()[:16]


def _release_of(file: Path) -> str | None:
    return _first(file, "SELECT id FROM release")


def _count(file: Path) -> int:
    return int(_first(file, "SELECT count(*) FROM code") or 0)


def _first(file: Path, statement: str) -> str | None:
    if not file.exists():
        return None
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as database:
            row = database.execute(statement).fetchone()
    except sqlite3.DatabaseError:
        return None
    return str(row[0]) if row else None

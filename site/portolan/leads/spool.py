"""The spool: a folder where leads wait while the database is unreachable.

One file per lead, complete before it has its name, so that there is never half of one. The
name comes from the submission key: a double click while the database is down is one file.
"""

import hashlib
import json
import logging
import os
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Any
from uuid import uuid4

from flask import current_app
from sqlalchemy.exc import DataError, IntegrityError, SQLAlchemyError

from portolan.leads.lead import Lead

log = logging.getLogger(__name__)

REFUSALS = (DataError, IntegrityError, ValueError, KeyError, TypeError)
"""Errors that waiting does not cure: such a file is put aside, and holds up no others."""


SUFFIXES = (".json", ".stuck", ".draft")
# A draft becomes a file, or is deleted, within the seconds that a visitor waits.
DRAFT_SECONDS = 24 * 3600


def folder() -> Path:
    """Path of the spool; it may not exist yet."""
    path: Path = current_app.config["SETTINGS"].instance_path
    return path / "spool"


def put(lead: Lead) -> None:
    """Write the lead and wait until it is on disk; raises OSError if that fails."""
    place = folder()
    place.mkdir(mode=0o700, parents=True, exist_ok=True)
    name = hashlib.sha256(lead.submission_key.encode()).hexdigest()[:32]
    draft = place / f"{name}.{lead.id}.draft"
    try:
        _write_through(draft, json.dumps(lead.to_spool(), ensure_ascii=False).encode())
        draft.replace(place / f"{name}.json")
        _sync_folder(place)
    finally:
        draft.unlink(missing_ok=True)


def rewrite(path: Path, data: Mapping[str, Any]) -> None:
    """Replace the data of a file that is still there; its name and age stay."""
    draft = path.with_name(f"{path.stem}.{uuid4()}.draft")
    try:
        _write_through(draft, json.dumps(data, ensure_ascii=False).encode())
        os.utime(draft, (time.time(), _age(path)))
        if path.exists():  # it has not gone into the database meanwhile
            draft.replace(path)
            _sync_folder(path.parent)
    finally:
        draft.unlink(missing_ok=True)


def waiting() -> list[Path]:
    """The files that wait for the database, oldest first."""
    return sorted(folder().glob("*.json"), key=_age)


def stuck() -> list[Path]:
    """The files that the database refused, for an operator to look at."""
    return sorted(folder().glob("*.stuck"))


def oldest_waiting() -> datetime | None:
    """Time at which the longest waiting file was written."""
    # One that has gone into the database meanwhile has no time any more.
    times = [time for path in waiting() if (time := _age(path))]
    return datetime.fromtimestamp(min(times), UTC) if times else None


def all_files() -> list[Path]:
    """All files, including unfinished ones of processes that died."""
    return sorted(path for path in folder().glob("*.*") if path.suffix in SUFFIXES)


def replay(store: Callable[[Lead], object], limit: int | None = None) -> int:
    """Move waiting leads into the database with `store`; returns how many were moved."""
    moved = 0
    for path in waiting()[:limit]:
        try:
            store(Lead.from_spool(json.loads(path.read_text(encoding="utf-8"))))
        except FileNotFoundError:
            continue  # another process was faster
        except REFUSALS as error:
            # Only the kind of error: its text could show what the visitor wrote.
            log.critical("spooled lead %s refused: %s", path.stem, type(error).__name__)
            _put_aside(path)
        except SQLAlchemyError:
            break  # away still, or without its tables: all of them wait
        else:
            path.unlink(missing_ok=True)
            moved += 1
    return moved


def _put_aside(path: Path) -> None:
    with suppress(FileNotFoundError):  # another process has stored it after all
        path.rename(path.with_suffix(".stuck"))


def sweep_drafts() -> int:
    """Delete unfinished files of processes that died, whose visitors saw no confirmation."""
    yesterday = time.time() - DRAFT_SECONDS
    old = [path for path in folder().glob("*.draft") if _age(path) < yesterday]
    for path in old:
        path.unlink(missing_ok=True)
    return len(old)


def release_stuck() -> int:
    """Put refused files back to be tried again; returns how many."""
    refused = stuck()
    for path in refused:
        path.rename(path.with_suffix(".json"))
    return len(refused)


def _age(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except FileNotFoundError:
        return 0.0


def _write_through(path: Path, content: bytes) -> None:
    descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(descriptor, "wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())


def _sync_folder(path: Path) -> None:
    """Sync the folder: a new name is only safe once its folder is on disk."""
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)

"""Deleting a person: every submission that names an e-mail address, wherever it is kept."""

import json
import re
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from uuid import UUID

import ada_url
from flask import Flask, current_app
from sqlalchemy import Text, case, cast, delete, func, select
from sqlalchemy.orm import Session

from portolan.leads import spool
from portolan.leads.database import transaction
from portolan.leads.models import OutboxEntry, Submission
from portolan.leads.selection import Selection, pages

Eraser = Callable[[Session, str], list[str]]
"""Deletes an address from a table of its own; returns the ids that others know it by."""
Report = Callable[[int], object]
"""Is told how many more submissions were looked at."""

_EXTENSION = "portolan.leads.forget"
PAGE_SIZE = 5000
BATCH = 500


def on_forget(app: Flask, erase: Eraser) -> None:
    """Have `erase` called for every address that is forgotten, in the same transaction."""
    app.extensions.setdefault(_EXTENSION, []).append(erase)


def forget(address: str, report: Report = int) -> list[str]:
    """Delete what this address sent; returns the ids, which the receiver knows it by too.

    The spool comes first: what moves meanwhile moves from there into the database.
    """
    spooled = _forget_spooled(address)
    stored = list(_stored_under(address, report))
    with transaction() as session:
        others = [
            found
            for erase in current_app.extensions.get(_EXTENSION, ())
            for found in erase(session, address)
        ]
        for start in range(0, len(stored), BATCH):
            _delete(session, stored[start : start + BATCH])
    return [*map(str, stored), *others, *spooled]


def _stored_under(address: str, report: Report) -> Iterator[UUID]:
    """The submissions that name the address; the database sorts out nearly all the others."""
    text = func.lower(cast(Submission.fields, Text))
    fields = case((text.like(_pattern(address)), Submission.fields)).label("fields_if_like")
    for page in pages(select(Submission.id, fields), Selection(), PAGE_SIZE):
        for row in page:
            if row.fields_if_like and _names(address, row.fields_if_like.values()):
                yield row.id
        report(len(page))


def _pattern(address: str) -> str:
    """For LIKE: fits every way to write the address in JSON, and little else."""
    name = address.strip().rpartition("@")[0].lower()
    return f"%{re.sub(r'[^a-z0-9.+-]+', '%', name)}@%"


def _delete(session: Session, found: list[UUID]) -> None:
    session.execute(delete(OutboxEntry).where(OutboxEntry.submission_id.in_(found)))
    session.execute(delete(Submission).where(Submission.id.in_(found)))


def _forget_spooled(address: str) -> list[str]:
    found = []
    for path in spool.every_file():
        try:
            content = path.read_text(encoding="utf-8", errors="replace")
        except FileNotFoundError:
            continue  # it has just gone into the database
        if _is_named_in(content, address):
            path.unlink(missing_ok=True)
            found.append(_id_in(content, path))
    return found


def _is_named_in(content: str, address: str) -> bool:
    try:
        return _names(address, json.loads(content)["fields"].values())
    except (ValueError, KeyError, TypeError, AttributeError):
        # Half a lead, or none: whoever is named in it is forgotten.
        return address.strip().casefold() in content.casefold()


def _id_in(content: str, path: Path) -> str:
    try:
        return str(json.loads(content)["id"])
    except (ValueError, KeyError, TypeError):
        return path.stem


def _names(address: str, values: Iterable[str]) -> bool:
    return _canonical(address) in {_canonical(value) for value in values if "@" in value}


def _canonical(address: str) -> str:
    """The address as one of many ways to write it; staff see the domain in ASCII."""
    name, _at, domain = address.strip().casefold().rpartition("@")
    return f"{name}@{ada_url.idna_to_ascii(domain).decode() or domain}"

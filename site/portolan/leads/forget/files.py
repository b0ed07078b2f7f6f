"""Erasure in files: the spool, and the mails written in development."""

import json
import re
from email import message_from_bytes, policy
from pathlib import Path
from typing import Any

from flask import current_app

from portolan.leads import spool
from portolan.leads.forget.lead_texts import ErasureAction, Trace, erasure_action, struck
from portolan.leads.mailing import FOLDER
from portolan.leads.person import Person

_ESCAPED = re.compile(r'\\[bfnrt"/\\]')


def forget_in_spool(person: Person, *, rehearses: bool) -> list[Trace]:
    """Delete and redact spooled leads, those refused by the database included."""
    traces = []
    for path in spool.all_files():
        try:
            content = path.read_text(encoding="utf-8", errors="replace")
        except FileNotFoundError:
            continue  # it has just gone into the database
        verdict = _fate(person, content)
        if verdict:
            traces.append(Trace(verdict, _id_in(content, path)))
        if verdict and not rehearses:
            _carry_out(verdict, person, path, content)
    return traces


def forget_in_mails(person: Person, *, rehearses: bool) -> list[Trace]:
    """Delete the mails to the person in the folder of a site without a mail server."""
    folder: Path = current_app.config["SETTINGS"].instance_path / FOLDER
    paths = [path for path in sorted(folder.glob("*.eml")) if _is_to(person, path)]
    for path in paths if not rehearses else ():
        path.unlink(missing_ok=True)
    return [Trace(ErasureAction.DELETED, path.name, is_mail=True) for path in paths]


def _fate(person: Person, content: str) -> ErasureAction | None:
    try:
        lead = json.loads(content)
        return erasure_action(person, lead["fields"], lead["attribution"])
    except (ValueError, KeyError, TypeError, AttributeError):
        # Half a lead, or none: whoever is named in it is forgotten.
        return ErasureAction.DELETED if person.is_in(_ESCAPED.sub(" ", content)) else None


def _carry_out(verdict: ErasureAction, person: Person, path: Path, content: str) -> None:
    if verdict is ErasureAction.DELETED:
        path.unlink(missing_ok=True)
        return
    lead: dict[str, Any] = json.loads(content)
    texts = {name: struck(person, lead[name]) for name in ("fields", "attribution")}
    spool.rewrite(path, {**lead, **texts})


def _id_in(content: str, path: Path) -> str:
    try:
        return str(json.loads(content)["id"])
    except (ValueError, KeyError, TypeError):
        return path.stem


def _is_to(person: Person, path: Path) -> bool:
    message = message_from_bytes(path.read_bytes(), policy=policy.default)
    return person.is_in(str(message["To"] or ""))

"""A person is forgotten: wherever the address stands, however it was written, and nobody else."""

from pathlib import Path

import pytest
from flask import Flask
from sqlalchemy import select, update
from sqlalchemy.orm import Session

from portolan.leads import newsletter, spool, subscribers
from portolan.leads.database import db, transaction
from portolan.leads.erasing import on_forget
from portolan.leads.forget import Person, Trace, forget
from portolan.leads.models import OutboxEntry, Submission
from portolan.leads.repository import store
from tests.support.stored_leads import rows
from tests.unit.leads.command_line import run
from tests.unit.leads.conftest import FIELDS, MakeApp, MakeLead
from tests.unit.leads.forgetting import OTHERS, SAME, deleted

OTHER = {**FIELDS, "work_email": "other@example.com"}


def test_stored_spooled_and_dead(leads_app: Flask, make_lead: MakeLead) -> None:
    stored, spooled, saved = make_lead(), make_lead(message="spooled"), make_lead(fields=OTHER)
    dead = make_lead(message="dead")
    for lead in (stored, dead, saved):
        store(lead)
    with transaction() as session:
        is_dead = OutboxEntry.submission_id == dead.id
        session.execute(update(OutboxEntry).where(is_dead).values(state="dead"))
    spool.put(spooled)
    count, *ids = run(leads_app, "forget", "FEMKE@Example.com").output.splitlines()
    assert count == "deleted 3, redacted 0"
    assert sorted(ids) == sorted(f"deleted {lead.id}" for lead in (stored, spooled, dead))
    assert rows() == (1, 1)
    assert spool.waiting() == []


@pytest.mark.parametrize(("written", "query"), SAME)
def test_however_it_is_written(
    leads_app: Flask, make_lead: MakeLead, written: str, query: str
) -> None:
    lead, waiting = (make_lead(fields={"work_email": written, "message": m}) for m in "ab")
    store(lead)
    spool.put(waiting)
    assert deleted(query) == [str(waiting.id), str(lead.id)]
    assert rows() == (0, 0)


@pytest.mark.parametrize(("written", "query"), OTHERS)
def test_and_nobody_else(leads_app: Flask, make_lead: MakeLead, written: str, query: str) -> None:
    store(make_lead(fields={"work_email": written}))
    spool.put(make_lead(fields={"work_email": written}))
    assert deleted(query) == []
    assert rows() == (1, 1)
    assert len(spool.waiting()) == 1


@pytest.mark.parametrize(("written", "query"), [pair for pair in SAME if "@" in pair[0]])
def test_a_subscriber_is_found_in_the_same_ways(
    leads_app: Flask, make_lead: MakeLead, written: str, query: str
) -> None:
    lead = make_lead(form_name=newsletter.FORM, fields={"email": written})
    store(lead)
    subscriber = subscribers.pending_subscriber(lead.id)
    assert subscriber is not None
    assert deleted(query) == [str(lead.id), str(subscriber.id)]
    assert sum(subscribers.counts().values()) == 0


def test_half_a_file_is_looked_through_too(leads_app: Flask, make_lead: MakeLead) -> None:
    spool.put(make_lead())
    [whole] = spool.waiting()
    half = whole.read_text().replace('"femke@', '"\\nfemke@')[:-20]
    for name in ("1.stuck", "2.7f3a.draft"):
        (spool.folder() / name).write_text(half)
    (spool.folder() / "3.stuck").write_text("half a le")
    assert len(deleted("Femke@example.com")) == 3
    assert [path.name for path in spool.all_files()] == ["3.stuck"]


def test_over_many_pages(
    leads_app: Flask, make_lead: MakeLead, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("portolan.leads.forget.stored.PAGE_SIZE", 3)
    monkeypatch.setattr("portolan.leads.forget.stored.BATCH", 2)
    for number in range(8):
        store(make_lead(message=f"Pallet {number}"))
        store(make_lead(fields={**OTHER, "message": f"Pallet {number}"}))
    looked_at: list[int] = []
    results: list[Trace] = []
    forget(Person("femke@example.com"), results.extend, looked_at.append)
    assert len(results) == 8
    assert rows() == (8, 8)
    assert sum(looked_at) == 16


def test_the_database_sorts_out_the_others(
    leads_app: Flask, make_lead: MakeLead, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked_into: list[object] = []

    def looks(_person: Person, fields: object, _attribution: object) -> None:
        looked_into.append(fields)

    store(make_lead())
    for number in range(20):
        store(make_lead(fields={**OTHER, "message": f"Pallet {number}，谢谢！"}))
    monkeypatch.setattr("portolan.leads.forget.stored.erasure_action", looks)
    deleted("femke@example.com")
    assert looked_into == [FIELDS]


def test_other_tables_are_asked_in_the_same_transaction(
    leads_app: Flask, make_lead: MakeLead
) -> None:
    query: list[str] = []

    def erase(session: Session, address: str) -> list[str]:
        assert session.scalar(select(Submission.id)) is None
        query.append(address)
        return ["subscriber-1"]

    on_forget(leads_app, erase)
    lead = make_lead()
    store(lead)
    assert deleted("Femke@Example.com") == [str(lead.id), "subscriber-1"]
    assert query == ["femke@example.com"]


def test_if_another_table_fails_nothing_is_half_forgotten(
    leads_app: Flask, make_lead: MakeLead
) -> None:
    def erase(_session: Session, _address: str) -> list[str]:
        raise RuntimeError

    on_forget(leads_app, erase)
    store(make_lead())
    with pytest.raises(RuntimeError):
        deleted("femke@example.com")
    assert rows() == (1, 1)


def test_nothing_is_left_in_the_file(
    make_app: MakeApp, make_lead: MakeLead, tmp_path: Path
) -> None:
    app = make_app()
    with app.app_context():
        store(make_lead(message="Only for you."))
        store(make_lead(fields=OTHER))
        deleted("femke@example.com")
        db.engine.dispose()
    left = b"".join(path.read_bytes() for path in tmp_path.glob("portolan.sqlite*"))
    assert b"other@example.com" in left
    assert b"femke@example.com" not in left
    assert b"Only for you." not in left


def test_what_is_no_address_is_refused(leads_app: Flask) -> None:
    for typed in ("Femke", "@", "@example.com", "femke@"):
        run(leads_app, "forget", typed, exit_code=2)


@pytest.mark.parametrize(
    "pasted",
    [
        "Femke de Wit <femke@example.com>",
        "mailto:femke@example.com?subject=Hello",
        "femke@example.com,",
        '"femke@example.com"',
        "'femke@example.com'",
        " femke@example.com; ",
    ],
)
def test_as_it_was_copied(leads_app: Flask, make_lead: MakeLead, pasted: str) -> None:
    store(make_lead(fields={"work_email": "femke@example.com"}))
    assert "deleted 1, redacted 0" in run(leads_app, "forget", pasted).output

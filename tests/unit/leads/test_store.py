"""One submission and its outbox entry: both or neither, and once."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest
from flask import Flask
from sqlalchemy import text, update
from sqlalchemy.exc import DBAPIError, IntegrityError

from portolan.leads import rows as rows_of_a_lead
from portolan.leads.database import db, transaction
from portolan.leads.lead import Lead
from portolan.leads.models import Submission
from portolan.leads.payload import payload_of
from portolan.leads.reference import reference_of
from portolan.leads.repository import store
from portolan.leads.rows import add
from tests.support.stored_leads import only_submission, rows
from tests.unit.leads.conftest import MakeLead

KEY = "0123456789abcdef"
SOMEBODY_WAITS = text(
    "SELECT count(*) FROM pg_locks"
    " WHERE NOT granted AND pg_backend_pid() = ANY (pg_blocking_pids(pid))"
)
NOON = datetime(2026, 11, 21, 12, 0, tzinfo=UTC)

pytestmark = pytest.mark.usefixtures("leads_app")


def test_everything_is_kept(make_lead: MakeLead) -> None:
    lead = make_lead(
        locale="zh-CN",
        message="提单 👩\u200d🚢 محمد <script>",
        attribution={"utm_source": "radio"},
        consent="I agree.",
        flags=("unverified",),
        page_key=KEY,
        request_id="from-the-proxy.1",
    )
    assert store(lead)
    stored = only_submission()
    assert payload_of(stored) == {
        "id": str(lead.id),
        "reference": reference_of(lead.id),
        "form": "contact",
        "locale": "zh-CN",
        "page": "/company/contact",
        "received_at": lead.received_at.isoformat(),
        "fields": lead.fields,
        "attribution": {"utm_source": "radio"},
        "consent": "I agree.",
        "flags": ["unverified"],
        "request_id": "from-the-proxy.1",
    }


def test_one_key_is_one_submission(make_lead: MakeLead) -> None:
    assert store(make_lead(page_key=KEY))
    assert not store(make_lead(page_key=KEY))
    assert rows() == (1, 1)


def test_a_changed_message_under_the_same_key_is_not_lost(make_lead: MakeLead) -> None:
    assert store(make_lead(page_key=KEY))
    assert store(make_lead(page_key=KEY, message="And a third pallet."))
    assert rows() == (2, 2)


@pytest.mark.parametrize(
    ("minutes", "submissions"),
    [(0, 1), (3, 1), (9.9, 1), (10.1, 2), (25, 2)],
)
@pytest.mark.parametrize("start", [NOON, NOON + timedelta(minutes=9)])
def test_without_a_key_the_content_counts_for_ten_minutes(
    make_lead: MakeLead, start: datetime, minutes: float, submissions: int
) -> None:
    store(make_lead(received_at=start))
    store(make_lead(received_at=start + timedelta(minutes=minutes)))
    assert rows() == (submissions, submissions)


def test_other_content_at_the_same_moment_is_another_submission(make_lead: MakeLead) -> None:
    store(make_lead(received_at=NOON))
    store(make_lead(received_at=NOON, message="Three pallets."))
    assert rows() == (2, 2)


@pytest.mark.usefixtures("unhurried")
def test_twenty_clicks_at_once_are_one_submission(leads_app: Flask, make_lead: MakeLead) -> None:
    def click(_number: int) -> bool:
        with leads_app.app_context():
            return store(make_lead(page_key=KEY))

    with ThreadPoolExecutor(10) as clicks:
        assert sorted(clicks.map(click, range(20))) == [False] * 19 + [True]
    assert rows() == (1, 1)


@pytest.mark.parametrize(
    "database_url", [pytest.param("postgresql", marks=pytest.mark.postgresql)], indirect=True
)
@pytest.mark.usefixtures("unhurried")
def test_one_lead_by_two_at_once_is_no_error(leads_app: Flask, make_lead: MakeLead) -> None:
    """A file of the spool that two processes take; PostgreSQL comes upon the id before the key."""
    lead = make_lead(page_key=KEY)

    def take() -> bool:
        with leads_app.app_context():
            return store(lead)

    with ThreadPoolExecutor(1) as other:
        with transaction() as session:
            add(session, replace(lead, page_key="another-key-12345"))
            late = other.submit(take)
            while not session.scalar(SOMEBODY_WAITS):
                assert not late.done()
            session.execute(update(Submission).values(submission_key=lead.submission_key))
        assert late.result() is False
    assert rows() == (1, 1)


@pytest.mark.usefixtures("unhurried")
def test_writers_queue_instead_of_failing(leads_app: Flask, make_lead: MakeLead) -> None:
    def send(number: int) -> bool:
        with leads_app.app_context():
            return store(make_lead(message=f"Pallet {number}"))

    with ThreadPoolExecutor(10) as senders:
        assert all(senders.map(send, range(100)))
    assert rows() == (100, 100)


def test_no_submission_without_its_outbox_entry(
    make_lead: MakeLead, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rows_of_a_lead, "_ENTRY", text("INSERT INTO nowhere VALUES (1)"))
    with pytest.raises(DBAPIError):
        store(make_lead())
    assert rows() == (0, 0)


def test_another_integrity_error_is_not_taken_for_a_double_click(make_lead: MakeLead) -> None:
    first = make_lead(page_key=KEY)
    store(first)
    with pytest.raises(IntegrityError):
        store(make_lead(id=first.id, page_key="another-key-12345"))


def test_the_settings_that_make_it_durable(leads_app: Flask) -> None:
    with transaction() as session:
        if db.engine.dialect.name == "sqlite":
            results = [
                session.scalar(text(f"PRAGMA {name}"))
                for name in ("journal_mode", "synchronous", "busy_timeout")
            ]
            assert results == ["wal", 2, 5000]
        else:
            assert session.scalar(text("SHOW statement_timeout")) == "5s"
            assert session.scalar(text("SHOW synchronous_commit")) in ("on", "off")


def test_an_error_does_not_repeat_what_the_visitor_wrote(make_lead: MakeLead) -> None:
    first = make_lead(page_key=KEY)
    store(first)
    with pytest.raises(DBAPIError) as failure:
        store(make_lead(id=first.id, message="Only for you."))
    assert "Only for you." not in str(failure.value)
    assert "femke" not in str(failure.value).casefold()


def test_a_lead_survives_the_way_through_json(make_lead: MakeLead) -> None:
    lead = make_lead(flags=("honeypot",), page_key=KEY, message="林")
    assert Lead.from_spool(lead.to_spool()) == lead


def test_a_lead_of_the_release_before_or_the_next_is_read(make_lead: MakeLead) -> None:
    lead = make_lead(request_id="abcdefgh")
    data = lead.to_spool()
    del data["request_id"]
    assert Lead.from_spool({**data, "unheard_of": 1}) == replace(lead, request_id="")


@pytest.mark.parametrize("page_key", ["", "0123456789abcdef"])
@pytest.mark.parametrize("change", [{"locale": "zh-CN"}, {"consent": "I agree to more."}], ids=str)
@pytest.mark.usefixtures("leads_app")
def test_in_another_language_or_by_another_wording_it_is_another_lead(
    make_lead: MakeLead, change: dict[str, str], page_key: str
) -> None:
    first = make_lead(consent="I agree.", page_key=page_key)
    assert store(first)
    assert not store(make_lead(consent="I agree.", page_key=page_key))
    assert store(make_lead(**{"consent": "I agree.", "page_key": page_key, **change}))
    assert rows()[0] == 2

"""Who is mentioned in what somebody else sent: the mention goes, the lead stays."""

import json
import os
from collections.abc import Iterator, Mapping
from pathlib import Path
from uuid import UUID

import pytest
from flask import Flask
from sqlalchemy import select

from portolan.leads import delivery, newsletter, spool
from portolan.leads.database import transaction
from portolan.leads.forget.lead_texts import ErasureAction
from portolan.leads.forget.stored import Report, mentioning
from portolan.leads.lead import Lead
from portolan.leads.models import Submission
from portolan.leads.person import MARK, Person
from portolan.leads.repository import store
from tests.support.stored_leads import rows
from tests.unit.leads.command_line import run
from tests.unit.leads.conftest import FIELDS, MakeApp, MakeLead
from tests.unit.leads.forgetting import SAME, traces_of
from tests.unit.leads.receiver import receiver

CARL = "carl@example.com"
MESSAGE = {**FIELDS, "message": f"Please call Carl ({CARL}), 谢谢。"}
WITHOUT = {**FIELDS, "message": f"Please call Carl ({MARK}), 谢谢。"}
UTM = {"referrer": "https://a.example/?to=carl%40example.com", "utm_source": "radio"}
UTM_WITHOUT = {"referrer": f"https://a.example/?to={MARK}", "utm_source": "radio"}
MENTIONING: tuple[Mapping[str, Mapping[str, str]], ...] = (
    {"fields": MESSAGE},
    {"fields": {**FIELDS, "message": CARL}},
    {"attribution": {"utm_medium": CARL}},
    {"attribution": UTM},
    {"fields": MESSAGE, "attribution": UTM},
)


def only_stored() -> Submission:
    with transaction() as session:
        return session.scalars(select(Submission)).one()


def output_lines(app: Flask, *arguments: str) -> list[str]:
    return run(app, "forget", *arguments).output.splitlines()


@pytest.mark.parametrize("texts", MENTIONING)
def test_it_is_counted_apart_and_named(
    leads_app: Flask, make_lead: MakeLead, texts: Mapping[str, Mapping[str, str]]
) -> None:
    mentioning, own = make_lead(**texts), make_lead(fields={"work_email": CARL})
    store(mentioning)
    store(own)
    assert sorted(output_lines(leads_app, CARL)) == sorted(
        ["deleted 1, redacted 1", f"deleted {own.id}", f"redacted {mentioning.id}"]
    )
    assert output_lines(leads_app, CARL) == ["deleted 0, redacted 0"]


def test_everything_else_stays(leads_app: Flask, make_lead: MakeLead) -> None:
    store(make_lead(fields=MESSAGE, attribution=UTM, flags=("honeypot",), consent="I agree."))
    output_lines(leads_app, CARL)
    result = only_stored()
    assert (result.fields, result.attribution) == (WITHOUT, UTM_WITHOUT)
    assert (result.flags, result.consent) == (["honeypot"], "I agree.")
    assert rows() == (1, 1)


@pytest.mark.parametrize(("written", "query"), SAME)
def test_the_database_sorts_nobody_out_who_is_mentioned(
    leads_app: Flask, make_lead: MakeLead, written: str, query: str
) -> None:
    store(make_lead(fields={"work_email": "other@example.com", "use": f"Carl是{written}，谢谢"}))
    assert [one.action for one in traces_of(query)] == [ErasureAction.REDACTED]
    assert only_stored().fields["use"] == f"Carl是{MARK}，谢谢"


def test_a_contact_address_is_never_cut(leads_app: Flask, make_lead: MakeLead) -> None:
    """A name without spaces around it: in a message nobody could say where it begins."""
    lead = make_lead(fields={"work_email": "小林@例子.example"})
    store(lead)
    assert traces_of("林@例子.example") == []
    assert only_stored().fields == lead.fields


def test_what_is_delivered_later_does_not_have_it(
    make_app: MakeApp, database_url: str, make_lead: MakeLead
) -> None:
    with receiver() as crm:
        app = make_app(DATABASE_URL=database_url, PUBLIC_ENDPOINTS_URL=crm.url)
        with app.app_context():
            store(make_lead(fields=MESSAGE))
            spool.put(make_lead(attribution=UTM))
            assert output_lines(app, CARL)[0] == "deleted 0, redacted 2"
            assert delivery.deliver_due() == 2
    one, other = sorted(crm.received, key=lambda body: len(body["attribution"]))
    assert (one["fields"], other["attribution"]) == (WITHOUT, UTM_WITHOUT)


def test_a_file_of_the_spool_keeps_its_name_and_its_age(
    leads_app: Flask, make_lead: MakeLead
) -> None:
    lead = make_lead(fields=MESSAGE, attribution=UTM)
    spool.put(lead)
    [path] = spool.waiting()
    os.utime(path, (1, 1_000_000_000))
    assert [one.name for one in traces_of(CARL)] == [str(lead.id)]
    assert spool.all_files() == [path]
    assert path.stat().st_mtime == 1_000_000_000
    assert path.stat().st_mode & 0o777 == 0o600
    assert Lead.from_spool(json.loads(path.read_text())).to_spool() == {
        **lead.to_spool(),
        "fields": WITHOUT,
        "attribution": UTM_WITHOUT,
    }


def test_what_was_confirmed_meanwhile_is_not_undone(
    leads_app: Flask, make_lead: MakeLead, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is redacted is the submission as it is then, not as it was when it was found."""
    lead = make_lead(fields=MESSAGE)
    store(lead)

    def meanwhile(person: Person, report: Report) -> Iterator[UUID]:
        yield from mentioning(person, report)
        with transaction() as session:
            result = session.scalars(select(Submission)).one()
            result.fields = {**result.fields, "confirmed_at": "now"}

    monkeypatch.setattr("portolan.leads.forget.mentioning", meanwhile)
    traces_of(CARL)
    assert only_stored().fields == {**WITHOUT, "confirmed_at": "now"}


def test_a_rehearsal_tells_everything_and_changes_nothing(
    leads_app: Flask, make_lead: MakeLead, tmp_path: Path
) -> None:
    own = make_lead(form_name=newsletter.FORM, fields={"email": CARL})
    mentioning, spooled = make_lead(fields=MESSAGE), make_lead(attribution=UTM)
    store(own)
    store(mentioning)
    spool.put(spooled)
    mail = tmp_path / "mail" / "1.eml"
    mail.parent.mkdir()
    mail.write_text(f"To: {CARL}\n\nHi\n")
    [before] = [path.read_bytes() for path in spool.all_files()]
    first, *names = output_lines(leads_app, CARL, "--dry-run")
    assert first == "deleted 2, redacted 2, mails 1 (nothing was changed)"
    assert {f"deleted {own.id}", f"redacted {mentioning.id}", f"redacted {spooled.id}"} < {*names}
    assert rows() == (2, 2)
    assert [path.read_bytes() for path in spool.all_files()] == [before]
    assert mail.exists()
    assert output_lines(leads_app, CARL)[0] == "deleted 2, redacted 2, mails 1"


def test_mails_of_the_development_go_too(leads_app: Flask, tmp_path: Path) -> None:
    folder = tmp_path / "mail"
    folder.mkdir()
    for name, address in (("1", CARL), ("2", "Carl <CARL@example.com>"), ("3", "c@example.com")):
        (folder / f"{name}.eml").write_bytes(f"To: {address}\r\n\r\n{CARL}\r\n".encode())
    (folder / "4.eml").write_bytes(b"\xff\x00 no mail at all")
    assert output_lines(leads_app, CARL) == ["deleted 0, redacted 0, mails 2"]
    assert sorted(path.name for path in folder.iterdir()) == ["3.eml", "4.eml"]

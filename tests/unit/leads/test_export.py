"""The export: complete, in order, in bounded memory, in a file or through a pipe."""

import csv
import io
import json
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from flask import Flask

from portolan.leads import selection
from portolan.leads.commands.progress import LONG, progress
from portolan.leads.export import export_csv, export_json
from portolan.leads.repository import store
from portolan.leads.selection import Selection, StoredSubmission, in_order
from tests.unit.leads.command_line import run
from tests.unit.leads.conftest import FIELDS, MakeLead

NOON = datetime(2026, 11, 21, 12, 0, tzinfo=UTC)


def table(text: str) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(text)))


def store_some(make_lead: MakeLead, count: int) -> list[str]:
    """Leads of the same moment in pairs; returns their ids in the order of an export."""
    leads = [
        make_lead(message=f"Pallet {number}", received_at=NOON + timedelta(hours=number // 2))
        for number in range(count)
    ]
    for lead in leads:
        store(lead)
    return [str(lead.id) for lead in sorted(leads, key=lambda lead: (lead.received_at, lead.id))]


@pytest.mark.parametrize("name", ["csv", "json"])
def test_all_of_them_once_over_many_pages(
    leads_app: Flask, make_lead: MakeLead, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(selection, "PAGE_SIZE", 3)
    expected = store_some(make_lead, 10)
    output = run(leads_app, "export", "--format", name).stdout
    rows = table(output) if name == "csv" else json.loads(output)
    assert [row["id"] for row in rows] == expected


@pytest.mark.parametrize("write", [export_csv, export_json])
@pytest.mark.usefixtures("leads_app")
def test_each_is_a_step_of_the_progress(make_lead: MakeLead, write: Callable[..., None]) -> None:
    store_some(make_lead, 3)
    steps: list[int] = []
    write(Selection(), io.StringIO(), steps.append)
    assert steps == [1, 1, 1]


@pytest.mark.parametrize(("total", "view"), [(LONG - 1, False), (LONG, True)])
def test_long_work_shows_its_progress_on_a_terminal(
    monkeypatch: pytest.MonkeyPatch, total: int, view: bool
) -> None:
    terminal = io.StringIO()
    monkeypatch.setattr(terminal, "isatty", lambda: True)
    monkeypatch.setattr("sys.stderr", terminal)
    with progress(total, "export") as report:
        report(total)
    assert ("export" in terminal.getvalue()) is view


def test_a_table_with_one_heading_for_all_forms(leads_app: Flask, make_lead: MakeLead) -> None:
    store(make_lead(received_at=NOON, flags=("honeypot", "unverified"), consent="I agree."))
    fields = {"origin": "CNSHA", "work_email": "a@例子.example"}
    utm = {"utm_source": "radio"}
    later = NOON + timedelta(hours=1)
    store(make_lead(form_name="quote", fields=fields, attribution=utm, received_at=later))
    contact, quote = table(run(leads_app, "export", "--format", "csv").stdout)
    assert list(contact) == [
        *("id", "reference", "form", "locale", "page", "received_at", "state", "consent", "flags"),
        *(f"fields.{name}" for name in sorted((*FIELDS, "origin"))),
        "attribution.utm_source",
    ]
    assert contact["flags"] == "honeypot, unverified"
    assert (contact["consent"], contact["state"]) == ("I agree.", "leads waiting")
    assert (contact["fields.message"], contact["fields.origin"]) == (FIELDS["message"], "")
    assert (quote["fields.origin"], quote["attribution.utm_source"]) == ("CNSHA", "radio")
    assert quote["fields.work_email"] == "a@xn--fsqu00a.example"


def test_json_has_it_as_it_is_stored(leads_app: Flask, make_lead: MakeLead) -> None:
    lead = make_lead(fields={"message": "=提单", "work_email": "a@例子.example"})
    store(lead)
    [result] = json.loads(run(leads_app, "export", "--format", "json").stdout)
    assert result["fields"] == lead.fields
    assert result["id"] == str(lead.id)
    [entry] = result["outbox"]
    assert (entry["channel"], entry["state"], entry["attempts"]) == ("leads", "waiting", 0)


def test_filters(leads_app: Flask, make_lead: MakeLead) -> None:
    store(make_lead(received_at=NOON - timedelta(days=2)))
    store(make_lead(received_at=NOON, form_name="quote"))
    store(make_lead(received_at=NOON))
    arguments = ("--format", "json", "--form", "contact", "--since", "2026-11-20")
    [result] = json.loads(run(leads_app, "export", *arguments).stdout)
    assert (result["form"], result["received_at"]) == ("contact", NOON.isoformat())


@pytest.mark.parametrize("name", ["csv", "json"])
def test_nothing_is_an_empty_file_of_its_kind(leads_app: Flask, name: str) -> None:
    output = run(leads_app, "export", "--format", name).stdout
    assert (table(output) if name == "csv" else json.loads(output)) == []


@pytest.mark.parametrize("name", ["leads.csv", "leads.CSV", "leads"])
def test_a_file_is_its_owner_s_and_opens_in_a_spreadsheet(
    leads_app: Flask, make_lead: MakeLead, tmp_path: Path, name: str
) -> None:
    store(make_lead(message="提单"))
    target = tmp_path / name
    result = run(leads_app, "export", "--format", "csv", "--to", str(target))
    assert result.output == ""
    assert target.stat().st_mode & 0o777 == 0o600
    assert target.read_bytes().startswith(b'\xef\xbb\xbf"id",')
    assert "提单" in target.read_text(encoding="utf-8-sig")
    assert list(tmp_path.glob("*.draft")) == []


def test_what_a_program_reads_has_no_mark(
    leads_app: Flask, make_lead: MakeLead, tmp_path: Path
) -> None:
    store(make_lead(message="提单"))
    for arguments in ((), ("--to", "-")):
        result = run(leads_app, "export", "--format", "csv", *arguments)
        assert result.stdout_bytes.startswith(b'"id",')
        assert "提单".encode() in result.stdout_bytes
    target = tmp_path / "leads.csv"  # whatever it is called
    run(leads_app, "export", "--format", "json", "--to", str(target))
    assert json.loads(target.read_text(encoding="utf-8"))


def test_a_draft_that_somebody_has_laid_out_is_not_filled(
    leads_app: Flask, make_lead: MakeLead, tmp_path: Path
) -> None:
    trap = tmp_path / "leads.csv.draft"
    trap.write_text("")
    store(make_lead())
    run(leads_app, "export", "--format", "csv", "--to", str(tmp_path / "leads.csv"))
    assert trap.read_text() == ""


def test_what_comes_meanwhile_does_not_break_it(
    leads_app: Flask, make_lead: MakeLead, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A form's first submission has columns that the heading has not."""
    lead = make_lead(received_at=NOON)
    store(lead)

    def meanwhile(chosen: Selection) -> Iterator[StoredSubmission]:
        store(make_lead(form_name="quote", fields={"origin": "CNSHA"}))
        return in_order(chosen)

    monkeypatch.setattr("portolan.leads.export.in_order", meanwhile)
    [row] = table(run(leads_app, "export", "--format", "csv").stdout)
    assert row["id"] == str(lead.id)


def test_a_broken_export_leaves_the_last_one(
    leads_app: Flask, make_lead: MakeLead, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(_kept: object) -> None:
        raise RuntimeError

    store(make_lead())
    target = tmp_path / "leads.json"
    target.write_text("the last one")
    monkeypatch.setattr("portolan.leads.export.as_data", broken)
    run(leads_app, "export", "--format", "json", "--to", str(target), exit_code=1)
    assert target.read_text() == "the last one"
    assert list(tmp_path.glob("*.draft")) == []

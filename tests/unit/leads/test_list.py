"""The list: what there is and where it stands, and nothing of what anybody wrote."""

from datetime import UTC, datetime, timedelta

import pytest
from flask import Flask
from sqlalchemy import delete, update

from portolan.leads.database import transaction
from portolan.leads.models import OutboxEntry
from portolan.leads.repository import store
from tests.unit.leads.command_line import run
from tests.unit.leads.conftest import FIELDS, MakeLead

NOON = datetime(2026, 11, 21, 12, 0, tzinfo=UTC)


def ids(output: str) -> list[str]:
    return [line.split()[0] for line in output.splitlines()[1:]]


def test_a_line_says_everything_but_who(leads_app: Flask, make_lead: MakeLead) -> None:
    lead = make_lead(received_at=NOON, attribution={"utm_source": "radio"}, locale="zh-CN")
    store(lead)
    with transaction() as session:
        session.execute(update(OutboxEntry).values(attempts=3, last_problem="HTTP 500"))
    heading, line = run(leads_app, "list").output.splitlines()
    assert heading.split()[:4] == ["id", "form", "locale", "received"]
    assert line.split() == [
        *(str(lead.id), "contact", "zh-CN", "2026-11-21", "12:00:00"),
        *("leads", "waiting", "3", "HTTP", "500"),
    ]
    for text in (*FIELDS.values(), "radio"):
        assert text not in line


def test_the_newest_come_first_up_to_the_limit(leads_app: Flask, make_lead: MakeLead) -> None:
    leads = [
        make_lead(message=f"Pallet {hour}", received_at=NOON + timedelta(hours=hour))
        for hour in (1, 3, 2)
    ]
    for lead in leads:
        store(lead)
    first, third, second = (str(lead.id) for lead in leads)
    assert ids(run(leads_app, "list").output) == [third, second, first]
    assert ids(run(leads_app, "list", "--limit", "1").output) == [third]


@pytest.mark.parametrize(
    ("arguments", "results"),
    [
        ((), {"old", "dead", "other"}),
        (("--form", "quote"), {"other"}),
        (("--state", "dead"), {"dead"}),
        (("--state", "delivered"), set()),
        (("--since", "2026-11-21"), {"dead", "other"}),
        (("--since", "2026-11-21T12:00+01:00", "--state", "waiting"), {"other"}),
    ],
)
def test_filters(
    leads_app: Flask, make_lead: MakeLead, arguments: tuple[str, ...], results: set[str]
) -> None:
    leads = {
        "old": make_lead(message="old", received_at=NOON - timedelta(days=1)),
        "dead": make_lead(message="dead", received_at=NOON),
        "other": make_lead(message="other", received_at=NOON, form_name="quote"),
    }
    for lead in leads.values():
        store(lead)
    with transaction() as session:
        is_dead = OutboxEntry.submission_id == leads["dead"].id
        session.execute(update(OutboxEntry).where(is_dead).values(state="dead"))
    listed = ids(run(leads_app, "list", *arguments).output)
    assert sorted(listed) == sorted(str(leads[name].id) for name in results)


def test_what_needs_no_delivery_is_listed_too(leads_app: Flask, make_lead: MakeLead) -> None:
    store(make_lead())
    with transaction() as session:
        session.execute(delete(OutboxEntry))
    assert "nothing to deliver" in run(leads_app, "list").output


@pytest.mark.parametrize(
    "arguments",
    [("--since", "yesterday"), ("--state", "lost"), ("--limit", "0"), ("--since", "7w")],
)
def test_what_cannot_be_meant_is_refused(leads_app: Flask, arguments: tuple[str, ...]) -> None:
    run(leads_app, "list", *arguments, exit_code=2)

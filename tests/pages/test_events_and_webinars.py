"""Webinars and events: what is to come and what is over, the clocks, the calendar files."""

import dataclasses
import datetime as dt
import re

import pytest
from flask import Flask
from icalendar import Calendar

from app import create_app
from portolan.content.types import ContentType
from portolan.sections.events import EVENT
from portolan.sections.shared.scheduled import moments
from portolan.sections.webinars import WEBINAR
from portolan.sections.webinars.recording import recording
from portolan.web.content import documents
from tests.conftest import BASE
from tests.support.checking_client import CheckingClient
from tests.support.urls import RELEASED, one_each

NOON = dt.datetime(2026, 3, 12, 12, tzinfo=dt.UTC)


@pytest.mark.parametrize("kind", [WEBINAR, EVENT], ids=lambda kind: kind.name)
def test_each_is_either_to_come_or_over(app: Flask, kind: ContentType) -> None:
    with app.test_request_context("/", base_url="http://localhost:8000"):
        docs = documents(kind)
        listed = moments.upcoming_and_past(docs)
    assert len(listed["upcoming"]) + len(listed["past"]) == len(docs)
    assert [*map(moments.starts, listed["past"])] == sorted(
        map(moments.starts, listed["past"]), reverse=True
    )


def test_one_is_over_when_its_last_minute_is(app: Flask) -> None:
    with app.test_request_context("/", base_url="http://localhost:8000"):
        doc = documents(WEBINAR)[0]
    end = moments.starts(doc) + dt.timedelta(minutes=doc.meta["minutes"])
    assert not moments.is_over(doc, end - dt.timedelta(seconds=1))
    assert moments.is_over(doc, end)


def test_the_clocks_of_the_offices_show_one_moment() -> None:
    clocks = moments.around_the_world(NOON)
    assert {moment.astimezone(dt.UTC) for _, moment in clocks} == {NOON}
    hours = {name: moment.strftime("%H:%M") for name, moment in clocks}
    assert hours["Rotterdam"] == "13:00"
    assert hours["Mumbai"] == "17:30"


@pytest.mark.parametrize(
    "path", ["/webinars/reading-a-freight-quote", "/events/rotterdam-open-desk-2026"]
)
def test_the_calendar_file_says_when_and_where(app: Flask, path: str, base_url: str) -> None:
    answer = app.test_client().get(f"{path}.ics", base_url=base_url)
    assert answer.mimetype == "text/calendar"
    [entry] = Calendar.from_ical(answer.get_data()).walk("VEVENT")
    assert entry["url"] == base_url + path
    start, end = entry.decoded("dtstart"), entry.decoded("dtend")
    assert start < end
    assert start.utcoffset() == dt.timedelta()
    assert entry.decoded("dtstamp") <= dt.datetime.now(dt.UTC)
    assert entry["location"]


def test_pages_that_age_are_not_kept(client: CheckingClient) -> None:
    for path in ("/webinars", "/events", "/webinars/reading-a-freight-quote"):
        answer = client.get(path)
        assert "X-Page-Cache" not in answer.headers
        assert "s-maxage" in answer.headers["Cache-Control"]


def test_an_unknown_calendar_file_is_missing(client: CheckingClient) -> None:
    assert client.get("/webinars/nothing.ics").status_code == 404


def test_the_events_are_marked_on_a_chart(client: CheckingClient) -> None:
    chart = client.get("/events").text.partition('class="atlas-world"')[2].partition("<footer")[0]
    assert {"Rotterdam", "Mumbai", "Santos"} <= set(re.findall(r"<text[^>]*>([^<]+)<", chart))
    # The next one is told apart, on the wide chart and on the narrow one.
    assert chart.count('class="port maj"') == 2
    assert chart.count('class="port"') > 2


def test_the_days_to_come_stand_in_their_order(client: CheckingClient) -> None:
    page = client.get("/events").text.partition('id="upcoming"')[2].partition("</ol>")[0]
    leaf = r"<b>(\d+)</b> <time datetime=\"([\d-]+)\""
    days = [(month, int(day)) for day, month in re.findall(leaf, page)]
    assert days
    assert days == sorted(days)
    assert page.count("<li") == len(days)


def test_a_webinar_to_come_tells_the_hour_at_every_office(
    client: CheckingClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(moments, "is_over", lambda doc: False)
    page = client.get("/webinars").text
    hours = page.partition('class="clocks hours"')[2].partition("</dl>")[0]
    assert re.findall(r"<dt>(\w+)</dt>", hours) == ["Rotterdam", "Shanghai", "Mumbai", "Santos"]
    assert 'data-time="20' in hours


def test_a_word_of_two_meanings_has_two_translations(client: CheckingClient) -> None:
    event = next(path for path in one_each(RELEASED).values() if path.startswith("/events/"))
    assert "<dt>地点</dt>" in client.get(event, base_url=BASE["zh-CN"]).text
    assert ">查找范围</label>" in client.get("/nothing", base_url=BASE["zh-CN"]).text


RECORDED = "/webinars/reading-a-freight-quote"
PLAYER = f"https://media.portolan.example{RECORDED}"


def test_a_recording_can_be_asked_for(client: CheckingClient) -> None:
    page = client.get(RECORDED).text
    assert "This webinar was recorded." in page
    assert PLAYER not in page
    assert "recorded" not in client.get("/webinars/hs-codes-workshop").text


def test_a_recording_is_played_where_its_host_is_listed(
    environment: dict[str, str],
) -> None:
    site = create_app({**environment, "RICH_TEXT_IFRAME_HOSTS": "media.portolan.example"})
    answer = site.test_client().get(RECORDED, base_url=BASE["en-US"])
    assert f'<a class="poster field hull" href="{PLAYER}">' in answer.text
    assert "frame-src https://media.portolan.example;" in answer.headers["Content-Security-Policy"]
    assert "<iframe" not in answer.text


def test_what_is_to_come_has_no_recording(app: Flask) -> None:
    with app.test_request_context("/", base_url=BASE["en-US"]):
        doc = next(doc for doc in documents(WEBINAR) if doc.path == RECORDED)
        assert recording(doc)
        coming = {**doc.meta, "starts": "2999-01-01T09:00:00+00:00"}
        assert recording(dataclasses.replace(doc, meta=coming)) is None

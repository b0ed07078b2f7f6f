"""Metrics: counted by many, read by one, never with a name in them, and at nobody's expense."""

import os
from collections.abc import Iterator, Mapping
from contextlib import closing
from datetime import UTC, datetime, timedelta
from multiprocessing import get_context
from pathlib import Path
from urllib.request import urlopen

import pytest
from flask import Flask
from prometheus_client.multiprocess import MultiProcessCollector
from prometheus_client.parser import text_string_to_metric_families
from sqlalchemy import update

from portolan.leads import spool
from portolan.leads.accept import NotStored, accept
from portolan.leads.database import transaction
from portolan.leads.metrics import tally
from portolan.leads.metrics.commands import serving
from portolan.leads.metrics.counter import Counter
from portolan.leads.metrics.counting import SUBMISSIONS, count_delivery, count_submission
from portolan.leads.metrics.tally import Tally
from portolan.leads.models import OutboxEntry
from portolan.leads.repository import store
from tests.support.ports import free_port
from tests.unit.leads.conftest import FIELDS, MakeApp, MakeLead

Samples = Mapping[tuple[str, ...], float]


def scrape(app: Flask) -> tuple[Samples, str]:
    """What Prometheus would read, by name and labels, and as it came."""
    port = free_port()
    url = f"http://127.0.0.1:{port}/metrics"
    with serving(app, "127.0.0.1", port), urlopen(url, timeout=60) as answer:
        text = answer.read().decode()
    results = {
        (sample.name, *sample.labels.values()): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }
    return results, text


def elsewhere(folder: Path, count: int) -> None:
    """Count in a process of its own, which ends."""
    process = get_context("fork").Process(target=count_posts, args=(Tally(folder), count))
    process.start()
    process.join(20)
    assert process.exitcode == 0


def count_posts(tally: Tally, count: int) -> None:
    for _ in range(count):
        tally.add(SUBMISSIONS, "contact", "stored")


@pytest.fixture
def counted(make_app: MakeApp) -> Iterator[Flask]:
    """An application that counts."""
    app = make_app(METRICS_PORT=str(free_port()))
    yield app
    app.extensions["portolan.leads.tally"].close()


def test_every_outcome_is_counted(
    counted: Flask, make_lead: MakeLead, monkeypatch: pytest.MonkeyPatch
) -> None:
    with counted.app_context():
        for _ in range(2):
            accept(make_lead(page_key="0123456789abcdef"))
        accept(make_lead(message="another"))
        monkeypatch.setattr("portolan.leads.accept.store", _broken)
        accept(make_lead(message="spooled"))
        monkeypatch.setattr(spool, "put", _full)
        with pytest.raises(NotStored):
            accept(make_lead(message="lost, and told"))
        count_submission("quote", "refused")
        count_delivery("delivered")
    result, _text = scrape(counted)
    totals = {key[1:]: value for key, value in result.items() if key[0].endswith("_total")}
    assert totals == {
        ("contact", "stored"): 2,
        ("contact", "known"): 1,
        ("contact", "spooled"): 1,
        ("contact", "not_stored"): 1,
        ("quote", "refused"): 1,
        ("delivered",): 1,
    }


def _broken(_lead: object) -> bool:
    raise RuntimeError


def _full(_lead: object) -> None:
    raise OSError(28, "No space left on device")


def test_how_things_stand(counted: Flask, make_lead: MakeLead) -> None:
    with counted.app_context():
        store(make_lead(received_at=datetime.now(UTC) - timedelta(minutes=90)))
        for message in ("dead", "delivered"):
            lead = make_lead(message=message)
            store(lead)
            with transaction() as session:
                mine = OutboxEntry.submission_id == lead.id
                session.execute(update(OutboxEntry).where(mine).values(state=message))
        spool.put(make_lead(message="spooled"))
        (spool.folder() / "1.stuck").write_text("half a le")
        result, _text = scrape(counted)
    states = ("waiting", "dead", "delivered", "spooled", "stuck")
    assert [result["leads_entries", state] for state in states] == [1] * 5
    assert 90 * 60 <= result["leads_oldest_waiting_seconds",] < 91 * 60
    assert (result["leads_alarm",], result["leads_database_up",]) == (1, 1)


def test_without_the_database_the_rest_is_told(make_app: MakeApp, make_lead: MakeLead) -> None:
    url = f"postgresql://nobody@127.0.0.1:{free_port()}/nothing"
    app = make_app(DATABASE_URL=url, METRICS_PORT=str(free_port()))
    with app.app_context():
        spool.put(make_lead())
    result, _text = scrape(app)
    assert result["leads_database_up",] == 0
    assert result["leads_entries", "spooled"] == 1
    assert ("leads_entries", "waiting") not in result


def test_nobody_is_named(counted: Flask, make_lead: MakeLead) -> None:
    lead = make_lead(attribution={"utm_source": "radio"})
    with counted.app_context():
        accept(lead)
    _found, text = scrape(counted)
    assert "contact" in text
    for secret in (*FIELDS.values(), "radio", str(lead.id)):
        assert secret not in text


def test_several_processes_are_added_up(counted: Flask, tmp_path: Path) -> None:
    for count in (3, 4):
        elsewhere(tmp_path / "metrics", count)
    with counted.app_context():
        count_submission("contact", "stored")
    result, _text = scrape(counted)
    assert result["leads_submissions_total", "contact", "stored"] == 8


def test_those_that_are_gone_share_one_file(counted: Flask, tmp_path: Path) -> None:
    folder = tmp_path / "metrics"
    for number in range(3):
        elsewhere(folder, 2)
        result, _text = scrape(counted)
        assert [path.name for path in folder.iterdir()] == [tally.past_of(folder).name]
        assert result["leads_submissions_total", "contact", "stored"] == 2 * (number + 1)


def test_the_living_keep_their_own(counted: Flask, tmp_path: Path) -> None:
    with counted.app_context():
        count_submission("contact", "stored")
        scrape(counted)
        count_submission("contact", "stored")
    result, _text = scrape(counted)
    assert result["leads_submissions_total", "contact", "stored"] == 2
    assert [path.name for path in (tmp_path / "metrics").iterdir()] == [f"counter_{os.getpid()}.db"]


def test_a_fork_counts_for_itself(tmp_path: Path) -> None:
    with closing(Tally(tmp_path)) as counts:
        count_posts(counts, 1)
        process = get_context("fork").Process(target=count_posts, args=(counts, 2))
        process.start()
        process.join(20)
        count_posts(counts, 1)
    assert len(list(tmp_path.iterdir())) == 2
    merged = MultiProcessCollector.merge(map(str, tmp_path.iterdir()))
    assert [sample.value for metric in merged for sample in metric.samples] == [4]


def test_no_page_of_the_file_is_left_to_be_found_later(tmp_path: Path) -> None:
    with closing(Tally(tmp_path)) as counts:
        counts.add(Counter("a", "A.", ()))
    [path] = tmp_path.iterdir()
    status = path.stat()
    assert status.st_blocks * 512 >= status.st_size == tally.FILE_BYTES


def test_every_label_there_can_be_fits(tmp_path: Path) -> None:
    with closing(Tally(tmp_path)) as counts:
        for number in range(250):
            counts.add(SUBMISSIONS, "contact", f"{number:060}")
    [path] = tmp_path.iterdir()
    assert path.stat().st_size == tally.FILE_BYTES


@pytest.mark.parametrize("is_folder", [True, False])
def test_a_post_outlives_its_counting(
    counted: Flask,
    make_lead: MakeLead,
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
    *,
    is_folder: bool,
) -> None:
    if is_folder:
        monkeypatch.setattr(os, "posix_fallocate", _no_room)
    else:
        (tmp_path / "metrics").write_text("a file where the folder should be")
    with counted.app_context():
        assert accept(make_lead()).name == "STORED"
    assert "not counted" in caplog.text
    assert "femke" not in caplog.text.casefold()


def _no_room(_file: int, _offset: int, _length: int) -> None:
    raise OSError(28, "No space left on device")


def test_nothing_is_written_where_nobody_reads(
    make_app: MakeApp, make_lead: MakeLead, tmp_path: Path
) -> None:
    app = make_app()
    with app.app_context():
        accept(make_lead())
    assert not (tmp_path / "metrics").exists()

"""What becomes of a post is counted: by form and outcome, and by nothing else."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from flask import Flask
from prometheus_client import CollectorRegistry
from prometheus_client.multiprocess import MultiProcessCollector

from tests.support.checking_client import CheckingClient
from tests.support.contact import ENGLISH, JSON, Send, sender
from tests.support.ports import free_port


@pytest.fixture
def environment(environment: dict[str, str]) -> dict[str, str]:
    return {**environment, "METRICS_PORT": str(free_port())}


@pytest.fixture
def send(app: Flask, client: CheckingClient) -> Iterator[Send]:
    yield partial(sender(client, ENGLISH), headers=JSON)
    app.extensions["portolan.leads.tally"].close()


def counts(instance: Path) -> dict[str, float]:
    """How many posts of the contact form had which outcome."""
    registry = CollectorRegistry()
    MultiProcessCollector(registry, path=str(instance / "metrics"))
    return {
        sample.labels["outcome"]: sample.value
        for family in registry.collect()
        for sample in family.samples
        if sample.labels["form"] == "contact"
    }


def test_kept_known_and_refused(send: Send, instance: Path) -> None:
    assert send(submission_key="0123456789abcdef").status_code == 201
    assert send(submission_key="0123456789abcdef").status_code == 201
    assert send(work_email="x").status_code == 422
    assert send(message="x" * 200_000).status_code in (413, 422)
    assert counts(instance) == {"stored": 1, "known": 1, "refused": 2}


def test_foreign_and_limited(app: Flask, send: Send, instance: Path) -> None:
    assert send(headers={**JSON, "Sec-Fetch-Site": "cross-site"}).status_code == 403
    app.config["LEADS_LIMIT_UNVERIFIED"] = "1 per hour"
    assert send().status_code == 201
    assert send(message="Another one.").status_code == 429
    assert counts(instance) == {"foreign": 1, "stored": 1, "limited": 1}


def test_kept_nowhere(send: Send, instance: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_lead: object) -> bool:
        raise OSError

    monkeypatch.setattr("portolan.leads.accept.store", broken)
    assert send().status_code == 201
    monkeypatch.setattr("portolan.leads.spool.put", broken)
    assert send(message="Another one.").status_code == 503
    assert counts(instance) == {"spooled": 1, "not_stored": 1}

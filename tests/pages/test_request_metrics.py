"""Figures of requests: by whatever process of a node, as Prometheus reads them."""

import os
from collections.abc import Iterator, Mapping
from multiprocessing import get_context
from urllib.request import build_opener
from wsgiref.types import WSGIApplication

import pytest
from flask import Flask
from prometheus_client.openmetrics.parser import text_string_to_metric_families
from werkzeug.test import Client

from portolan.leads.metrics.commands import serving
from portolan.web.request_metrics.setup import flush
from portolan.web.serving import served
from tests.support.contact import ENGLISH
from tests.support.ports import free_port

Samples = Mapping[tuple[str, ...], float]
UNKNOWN = "/nobody/has/this"


@pytest.fixture
def environment(environment: dict[str, str]) -> dict[str, str]:
    """A site that counts, whose host for /login is away."""
    away = f"http://127.0.0.1:{free_port()}"
    return {**environment, "METRICS_PORT": str(free_port()), "WEB_APP_URL": away}


@pytest.fixture
def layered(app: Flask) -> Iterator[WSGIApplication]:
    """The production layers."""
    yield served(app)
    app.extensions["portolan.leads.tally"].close()


def ask(layered: WSGIApplication, *paths: str) -> None:
    """Ask for each of the pages, and read it."""
    client = Client(layered)
    for path in paths:
        client.get(path, base_url=ENGLISH).get_data()


def scraped(app: Flask) -> Samples:
    """What a scrape finds, by name and labels; it has to be valid OpenMetrics."""
    flush(app)
    port = free_port()
    opener = build_opener()
    opener.addheaders = [("Accept", "application/openmetrics-text; version=1.0.0")]
    url = f"http://127.0.0.1:{port}/metrics"
    with serving(app, "127.0.0.1", port), opener.open(url, timeout=60) as answer:
        assert "openmetrics" in answer.headers["Content-Type"]
        text = answer.read().decode()
    return {
        (sample.name, *(sample.labels[name] for name in sorted(sample.labels))): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def test_requests_are_counted_by_method_status_and_cache(
    app: Flask, layered: WSGIApplication
) -> None:
    ask(layered, "/", "/", "/", "/livez", UNKNOWN, UNKNOWN, f"{UNKNOWN}/either")
    Client(layered).post("/", base_url=ENGLISH)
    result = scraped(app)
    # The labels in the order of their names: cache, method, status.
    assert result["http_requests_total", "rendered", "read", "200"] == 1
    assert result["http_requests_total", "kept", "read", "200"] == 2
    assert result["http_requests_total", "passed", "read", "200"] == 1
    assert result["http_requests_total", "rendered", "read", "404"] == 1
    assert result["http_requests_total", "kept", "read", "404"] == 2
    assert result["http_requests_total", "passed", "write", "405"] == 1
    assert result["http_renders_total",] >= 2
    assert result["http_requests_in_flight",] == 0


def test_the_histogram_has_each_request_once(app: Flask, layered: WSGIApplication) -> None:
    ask(layered, "/", "/", "/")
    result = scraped(app)
    name = "http_request_duration_seconds"
    assert result[f"{name}_count", "kept"] == result[f"{name}_bucket", "kept", "+Inf"] == 2
    assert (
        result[f"{name}_bucket", "rendered", "0.001"]
        <= result[f"{name}_bucket", "rendered", "10.0"]
    )
    assert result[f"{name}_sum", "rendered"] > 0


def test_proxied_requests_are_counted_by_host_and_end(app: Flask, layered: WSGIApplication) -> None:
    ask(layered, "/login", "/packs/x.js")
    result = scraped(app)
    assert result["http_proxied_requests_total", "web_app", "502"] == 1
    assert result["http_proxied_requests_total", "asset_store", "503"] == 1


def _in_another_process(app: Flask, layered: WSGIApplication) -> None:
    ask(layered, "/livez", "/livez")
    flush(app)
    # At once, as one that is killed: nothing is handed on at the end.
    os._exit(0)


def test_workers_are_added_up_dead_ones_too(app: Flask, layered: WSGIApplication) -> None:
    ask(layered, "/livez")
    for number in range(1, 4):
        process = get_context("fork").Process(target=_in_another_process, args=(app, layered))
        process.start()
        process.join(60)
        assert process.exitcode == 0
        result = scraped(app)
        assert result["http_requests_total", "passed", "read", "200"] == 1 + 2 * number
        assert result["http_requests_in_flight",] == 0


def test_a_process_that_ends_by_itself_hands_on_what_it_has(
    app: Flask, layered: WSGIApplication
) -> None:
    process = get_context("fork").Process(target=ask, args=(layered, "/livez"))
    process.start()
    process.join(60)
    assert scraped(app)["http_requests_total", "passed", "read", "200"] == 1

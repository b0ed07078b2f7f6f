"""What load balancers and operators are told."""

import os
from pathlib import Path

import pytest

from app import create_app
from portolan.content import files
from tests.support.checking_client import CheckingClient
from tests.support.instance import own_copy
from tests.support.ports import free_port


def test_a_process_that_answers_is_alive(client: CheckingClient) -> None:
    assert client.get("/livez", base_url="http://10.0.0.7").json == {"alive": True}


def test_it_is_told_what_is_served_and_since_when(client: CheckingClient) -> None:
    report = client.get("/readyz", base_url="http://10.0.0.7").json
    assert report
    assert report["ready"] is True
    assert report["content"]
    assert report["contentBuilt"].endswith("+00:00")


@pytest.mark.parametrize(("built", "fresh"), [(2_000_000_000, True), (1_000_000_000, False)])
def test_content_older_than_its_sources_is_called_so(
    client: CheckingClient, instance: Path, built: int, fresh: bool
) -> None:
    assert any(True for _ in files.documents())
    os.utime(own_copy(instance / "content.sqlite"), (built, built))
    report = client.get("/readyz").json
    assert report
    assert report["contentFresh"] is fresh
    assert report["ready"] is True


def test_without_content_nothing_is_ready(client: CheckingClient, instance: Path) -> None:
    (instance / "content.sqlite").unlink()
    answer = client.get("/readyz")
    assert answer.status_code == 503
    assert answer.json
    assert answer.json["content"] is None


def test_redis_is_reported_where_it_is_configured(
    environment: dict[str, str], redis_url: str
) -> None:
    for url, answers in ((redis_url, True), (f"redis://127.0.0.1:{free_port()}/0", False)):
        report = create_app({**environment, "REDIS_URL": url}).test_client().get("/readyz").json
        assert report
        assert (report["ready"], report["redis"]) == (True, answers)
    plain = create_app(environment).test_client().get("/readyz").json
    assert plain
    assert "redis" not in plain

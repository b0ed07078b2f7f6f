"""Hundreds of posts for one address, from many networks and two processes' worth of sites."""

from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import local

import pytest
from flask import Flask
from sqlalchemy import select

from app import create_app
from portolan.leads import delivery
from portolan.leads.database import db, transaction
from portolan.leads.models import Channel, OutboxEntry
from tests.support.contact import ENGLISH, OWN
from tests.support.mail_catcher import MailCatcher, mail_catcher
from tests.support.matrix import so_many
from tests.support.postgresql import fresh_database

POSTS, THREADS = so_many(1000, 300), 8
FORMS = ("femke@example.com", "femke@EXAMPLE.COM", "  femke@example.com ", "femke@Example.com\t")


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.postgresql)])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The URL of an empty database, of each kind in turn."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'flood.sqlite'}"
    else:
        with fresh_database(request.getfixturevalue("postgresql_url")) as url:
            yield url


@pytest.fixture
def catcher() -> Iterator[MailCatcher]:
    """The mail server of both sites."""
    with mail_catcher() as running:
        yield running


@pytest.fixture
def sites(
    environment: dict[str, str], database_url: str, catcher: MailCatcher
) -> Iterator[list[Flask]]:
    """Two sites that know of each other only through the database."""
    settings = {**environment, "DATABASE_URL": database_url, "MAIL_URL": catcher.url}
    made = [create_app(settings) for _ in range(2)]
    yield made
    for app in made:
        app.extensions["proxies"].close()
        with app.app_context():
            db.engine.dispose()


def flood(sites: list[Flask]) -> Counter[int]:
    """Post from several threads at once; returns how often each status was the answer."""
    clients = local()

    def post(number: int) -> int:
        if not hasattr(clients, "own"):
            clients.own = [site.test_client() for site in sites]
        answer = clients.own[number % len(sites)].post(
            "/newsletter",
            data={
                "email": FORMS[number % len(FORMS)],
                "consent": "y",
                # Half of the posts come from pages with scripts.
                "submission_key": f"page-{number:016}" if number % 2 else "",
            },
            headers=OWN,
            base_url=ENGLISH,
            environ_base={"REMOTE_ADDR": f"10.{number % 7}.{number // 250}.{number % 250}"},
        )
        return int(answer.status_code)

    with ThreadPoolExecutor(THREADS) as visitors:
        return Counter(visitors.map(post, range(POSTS)))


def test_one_mail(sites: list[Flask], catcher: MailCatcher) -> None:
    statuses = flood(sites)
    assert statuses[303] > 0
    assert set(statuses) <= {303, 429}
    for site in sites:
        with site.app_context():
            delivery.deliver_due()
    assert catcher.recipients == ["femke@example.com"]
    with sites[0].app_context(), transaction() as session:
        mails = OutboxEntry.channel == Channel.MAIL.value
        assert len(session.scalars(select(OutboxEntry).where(mails)).all()) == 1

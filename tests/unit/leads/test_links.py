"""The links in mails: whose they are, how long they hold, and what they do not tell."""

from collections.abc import Iterator
from datetime import timedelta
from uuid import UUID

import pytest
from flask import Flask
from itsdangerous import TimestampSigner

from portolan.leads.links import (
    LINK_LIFE,
    LinkBroken,
    LinkExpired,
    LinkPurpose,
    link,
    subscriber_of,
    token,
)
from tests.unit.leads.conftest import MakeApp

SOMEBODY = UUID("5e8f2ad1-5a3c-4c07-9f0e-3f6f0f5a7c11")


@pytest.fixture(autouse=True)
def context(make_app: MakeApp) -> Iterator[Flask]:
    """Inside an application, on the kind of database that asks for nothing."""
    app = make_app(
        SITE_URL_EN_US="https://www.portolan.example", SITE_URL_ZH_CN="https://cn.portolan.example"
    )
    with app.app_context():
        yield app


def turn_back(monkeypatch: pytest.MonkeyPatch, by: timedelta) -> None:
    """Let the next tokens be as old as that."""
    signed_at = TimestampSigner.get_timestamp
    monkeypatch.setattr(
        TimestampSigner,
        "get_timestamp",
        lambda signer: signed_at(signer) - int(by.total_seconds()),
    )


@pytest.mark.parametrize("purpose", LinkPurpose)
def test_a_link_names_its_subscriber(purpose: LinkPurpose) -> None:
    assert subscriber_of(purpose, token(purpose, SOMEBODY)) == SOMEBODY


@pytest.mark.parametrize(
    ("locale", "site"),
    [("en-US", "https://www.portolan.example"), ("zh-CN", "https://cn.portolan.example")],
)
def test_a_link_leads_to_the_site_of_the_language(locale: str, site: str) -> None:
    result = link(LinkPurpose.CONFIRM, SOMEBODY, locale)
    assert result.startswith(f"{site}/newsletter/confirm?token=")


def test_a_link_for_one_thing_does_nothing_else() -> None:
    with pytest.raises(LinkBroken):
        subscriber_of(LinkPurpose.CONFIRM, token(LinkPurpose.UNSUBSCRIBE, SOMEBODY))


@pytest.mark.parametrize("given", ["", "x", "a.b.c", "é" * 10, "\0", "." * 5000, SOMEBODY.hex])
def test_what_we_have_not_signed(given: str) -> None:
    for purpose in LinkPurpose:
        with pytest.raises(LinkBroken):
            subscriber_of(purpose, given)


def test_every_changed_sign_breaks_it() -> None:
    good = token(LinkPurpose.CONFIRM, SOMEBODY)
    for place, sign in enumerate(good):
        changed = good[:place] + ("B" if sign == "A" else "A") + good[place + 1 :]
        # The last sign of 160 bits in base64 says less than six of them.
        if place < len(good) - 1:
            with pytest.raises(LinkBroken):
                subscriber_of(LinkPurpose.CONFIRM, changed)


@pytest.mark.parametrize(
    ("age", "is_good"), [(LINK_LIFE - timedelta(minutes=1), True), (LINK_LIFE * 1.01, False)]
)
def test_a_confirming_link_holds_for_fourteen_days(
    monkeypatch: pytest.MonkeyPatch, age: timedelta, *, is_good: bool
) -> None:
    with monkeypatch.context() as past:
        turn_back(past, age)
        old = token(LinkPurpose.CONFIRM, SOMEBODY)
    if is_good:
        assert subscriber_of(LinkPurpose.CONFIRM, old) == SOMEBODY
    else:
        with pytest.raises(LinkExpired):
            subscriber_of(LinkPurpose.CONFIRM, old)


def test_the_way_out_never_closes(monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as past:
        turn_back(past, timedelta(days=3000))
        old = token(LinkPurpose.UNSUBSCRIBE, SOMEBODY)
    assert subscriber_of(LinkPurpose.UNSUBSCRIBE, old) == SOMEBODY

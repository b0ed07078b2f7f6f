"""A post that came to nothing, and not by the visitor's doing, is not held against them."""

import pytest
from flask import Flask

from portolan.leads.accept import NotStored
from tests.support.checking_client import CheckingClient
from tests.support.contact import ENGLISH, sender
from tests.support.newsletter import subscribe

ALLOWED = 3


@pytest.fixture(autouse=True)
def strict(app: Flask) -> None:
    """One network may have few posts stored, and one mailbox may be mailed once."""
    app.config["LEADS_LIMIT_UNVERIFIED"] = f"{ALLOWED} per day"
    app.config["LEADS_LIMIT_RECIPIENT"] = "1 per day"


def test_what_could_not_be_stored_is_taken_back(
    client: CheckingClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    send = sender(client, ENGLISH)
    with monkeypatch.context() as away:
        away.setattr("portolan.leads.accept.accept", _refuse)
        tried = [send(message=f"Crate {number}").status_code for number in range(ALLOWED * 3)]
    assert tried == [503] * len(tried)
    results = [send(message=f"Pallet {number}").status_code for number in range(ALLOWED + 1)]
    assert results == [303] * ALLOWED + [429]


def test_what_a_full_mailbox_stopped_is_taken_back(client: CheckingClient) -> None:
    """Others of the network go on, however often one mailbox was asked for."""
    assert subscribe(client, ENGLISH).status_code == 303
    assert [subscribe(client, ENGLISH).status_code for _ in range(ALLOWED * 2)] == [429] * 6
    others = [f"{name}@example.com" for name in ("jan", "mei", "ines")]
    results = [subscribe(client, ENGLISH, {"email": each}).status_code for each in others]
    assert results == [303, 303, 429]


def _refuse(_lead: object) -> None:
    raise NotStored

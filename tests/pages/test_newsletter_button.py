"""Pressing the button of a mail's link: by whom, how often, and what a script is told."""

import pytest
from flask import Flask

from portolan.leads.links import LinkPurpose
from tests.support import newsletter as visitor
from tests.support.checking_client import CheckingClient
from tests.support.contact import ENGLISH, JSON, OWN
from tests.support.newsletter import path_of, standing, subscribe

DONE = {
    LinkPurpose.CONFIRM: {"en-US": "You are on the list.", "zh-CN": "订阅成功。"},
    LinkPurpose.UNSUBSCRIBE: {"en-US": "You have unsubscribed.", "zh-CN": "您已退订。"},
}
FOREIGN = [
    {"Sec-Fetch-Site": "cross-site"},
    {"Sec-Fetch-Site": "same-site", "Origin": "https://shop.portolan.example"},
    {"Origin": "https://evil.example"},
    {"Origin": "null"},
]


@pytest.fixture(autouse=True)
def _somebody(client: CheckingClient) -> None:
    """Somebody has asked for the newsletter."""
    subscribe(client, ENGLISH)


@pytest.mark.parametrize("headers", FOREIGN, ids=str)
@pytest.mark.parametrize("accepted", [{}, {"Accept": "application/json"}], ids=["page", "data"])
def test_nobodys_page_but_ours_confirms(
    app: Flask, client: CheckingClient, headers: dict[str, str], accepted: dict[str, str]
) -> None:
    path = path_of(app, LinkPurpose.CONFIRM)
    answer = client.post(path, headers={**headers, **accepted}, base_url=ENGLISH)
    assert answer.status_code == 403
    assert "somewhere other than our own page" in answer.text
    assert answer.headers["Cache-Control"] == "no-store"
    assert standing(app) == "pending"


@pytest.mark.parametrize("headers", [OWN, {}, {"Sec-Fetch-Site": "none"}], ids=str)
def test_our_own_page_confirms(app: Flask, client: CheckingClient, headers: dict[str, str]) -> None:
    page = client.post(path_of(app, LinkPurpose.CONFIRM), headers=headers, base_url=ENGLISH)
    assert page.status_code == 200
    assert standing(app) == "confirmed"


@pytest.mark.parametrize("headers", FOREIGN, ids=str)
def test_whoever_has_the_link_leaves_from_anywhere(
    app: Flask, client: CheckingClient, headers: dict[str, str]
) -> None:
    visitor.confirm(app)
    page = client.post(path_of(app, LinkPurpose.UNSUBSCRIBE), headers=headers, base_url=ENGLISH)
    assert page.status_code == 200
    assert standing(app) == "unsubscribed"


@pytest.mark.parametrize("purpose", LinkPurpose)
def test_a_link_works_so_often_and_no_more(
    app: Flask, client: CheckingClient, purpose: LinkPurpose
) -> None:
    path = path_of(app, purpose)
    results = [client.post(path, headers=OWN, base_url=ENGLISH).status_code for _press in range(11)]
    assert results == [200] * 10 + [429]
    page = client.post(path, headers=OWN, base_url=ENGLISH)
    assert 1 <= int(page.headers["Retry-After"]) <= 600
    assert "used too often" in page.text
    assert "<button" in page.text.partition("<main")[2]
    other = next(one for one in LinkPurpose if one is not purpose)
    assert client.post(path_of(app, other), headers=OWN, base_url=ENGLISH).status_code != 429


def test_mail_programs_leave_for_many_readers(app: Flask, client: CheckingClient) -> None:
    """All of them from one network: what is counted is the link."""
    path = path_of(app, LinkPurpose.UNSUBSCRIBE)
    for _press in range(11):
        client.post(path, headers=OWN, base_url=ENGLISH)
    subscribe(client, ENGLISH, {"email": "other@example.com"})
    with app.app_context():
        links = [visitor.path_for(one, LinkPurpose.UNSUBSCRIBE) for one in visitor.subscribers(app)]
    answers = [client.post(link, base_url=ENGLISH).status_code for link in links]
    assert sorted(answers) == [200, 429]
    assert client.post(path, base_url=ENGLISH).status_code == 429


@pytest.mark.parametrize("purpose", LinkPurpose)
def test_a_script_gets_data(
    app: Flask, client: CheckingClient, *, purpose: LinkPurpose, locale: str, base_url: str
) -> None:
    answer = client.post(path_of(app, purpose), headers=JSON, base_url=base_url)
    assert (answer.status_code, answer.mimetype) == (200, "application/json")
    assert answer.headers["Cache-Control"] == "no-store"
    body = answer.get_json()
    assert body.keys() == {"heading", "message"}
    assert body["heading"] == DONE[purpose][locale]


def test_a_script_is_told_of_a_link_that_is_none(client: CheckingClient) -> None:
    for purpose in LinkPurpose:
        answer = client.post(f"{purpose.path}?token=x", headers=JSON, base_url=ENGLISH)
        assert answer.status_code == 404
        assert answer.get_json()["heading"] == "This link is not valid."

"""The newsletter as a visitor meets it: posting the form, and following the mail's links."""

import re
from collections.abc import Mapping
from types import MappingProxyType

from flask import Flask
from sqlalchemy import select
from werkzeug.test import TestResponse

from portolan.leads import newsletter
from portolan.leads.database import transaction
from portolan.leads.links import LinkPurpose, token
from portolan.leads.models import Subscriber
from tests.support.checking_client import CheckingClient
from tests.support.contact import OWN

PATH = "/newsletter"
THANKS = "/confirmation/newsletter"
ANSWERS: Mapping[str, str] = MappingProxyType({"email": "femke@example.com", "consent": "y"})

_LINK = re.compile(r"https?://[^\s\"<>]+/newsletter/(?:confirm|unsubscribe)\?token=[\w.-]+")


def subscribe(
    client: CheckingClient,
    base_url: str,
    answers: Mapping[str, str] = MappingProxyType({}),
    *,
    headers: Mapping[str, str] = MappingProxyType(OWN),
) -> TestResponse:
    """Send the form from one of our pages: valid, but for what is given."""
    return client.post(PATH, data={**ANSWERS, **answers}, headers=dict(headers), base_url=base_url)


def subscribers(app: Flask) -> list[Subscriber]:
    """Everybody on the list or on the way there."""
    with app.app_context(), transaction() as session:
        return list(session.scalars(select(Subscriber)))


def standing(app: Flask) -> str:
    """Where the one subscriber stands."""
    [result] = subscribers(app)
    return result.standing


def path_of(app: Flask, purpose: LinkPurpose) -> str:
    """The path and query of the one subscriber's link."""
    [result] = subscribers(app)
    with app.app_context():
        return path_for(result, purpose)


def path_for(subscriber: Subscriber, purpose: LinkPurpose) -> str:
    """The same of one of several."""
    return f"{purpose.path}?token={token(purpose, subscriber.id)}"


def confirm(app: Flask) -> None:
    """Let the one subscriber have confirmed."""
    [result] = subscribers(app)
    with app.app_context():
        assert newsletter.confirm(result.id)


def links_in(text: str) -> list[str]:
    """The links to the newsletter's pages in a mail."""
    return _LINK.findall(text)


def main(html: str) -> str:
    """The page without what is around it: every page has the form in its footer."""
    return html.partition("<main")[2].partition("</main>")[0]

"""The tables of §2.4 and §2.5: where each kind of content lives, and which page is canonical."""

import re
from dataclasses import replace

import pytest
from werkzeug.test import Client

from portolan.content.types import CONTENT_TYPES
from tests.conftest import BASE
from tests.support.checking_client import CheckingClient

# Base path, a detail page below it, and the label of the way back (English, Chinese).
SECTIONS = {
    "blog": ("/blog", "/blog/suez-or-the-cape", "Back to Blog"),
    "help center": ("/help", "/help/demurrage-and-detention", "Back to Help Center"),
    "glossary": ("/glossary", "/glossary/demurrage", "Back to Glossary"),
    "capital": (
        "/products/capital", "/products/capital/what-inventory-in-transit-costs", "Back to Capital",
    ),
    "research": ("/research", "/research/how-far-is-a-route-really", "Back to Research"),
    "market update": (
        "/global-logistics-update", "/global-logistics-update/november-2026",
        "Back to Global Logistics Update",
    ),
    "case study": (
        "/company/customers", "/company/customers/bicycles-before-spring", "Back to Customers",
    ),
    "events": ("/events", "/events/rotterdam-open-desk-2026", "Back to Events"),
    "webinars": ("/webinars", "/webinars/reading-a-freight-quote", "Back to Videos and Webinars"),
    "newsroom": ("/company/newsroom", "/portolan-opens-durban-office", "Back to Newsroom"),
}  # fmt: skip

CANONICAL = re.compile(r'<link rel="canonical" href="([^"]*)"')


@pytest.fixture
def visitor(client: CheckingClient) -> Client:
    """A browser that does not follow by itself."""
    return Client(client.application)


@pytest.mark.parametrize("kind", SECTIONS)
def test_a_kind_of_content_lives_where_the_owner_wants_it(
    client: CheckingClient, kind: str, base_url: str
) -> None:
    base, detail, label = SECTIONS[kind]
    for path in (base, f"{base}/", detail, f"{detail}/"):
        assert client.get(path, base_url=base_url).status_code == 200, path
    if base_url == BASE["en-US"]:
        assert label in client.get(detail, base_url=base_url).text


@pytest.mark.parametrize("kind", SECTIONS)
def test_other_spellings_lead_there_in_one_hop(visitor: Client, kind: str, base_url: str) -> None:
    for path in SECTIONS[kind][:2]:
        for spelling in (path.upper(), path.title() + "/", f"{path.upper()}/?utm_source=x"):
            answer = visitor.get(spelling, base_url=base_url)
            query = "?utm_source=x" if "?" in spelling else ""
            assert (answer.status_code, answer.location) == (301, path + query), spelling


def test_what_a_slug_is_appended_to_begins_with_a_slash() -> None:
    with pytest.raises(ValueError, match="no slash at its beginning"):
        replace(CONTENT_TYPES["blog-post"], base="blog")


@pytest.mark.parametrize(
    "path",
    [
        "/sign-up", "/talk-to-an-expert", "/get-started", "/terms-and-conditions",
        "/terms-and-conditions/ocean-freight-terms", "/help", "/privacy", "/search",
        "/resources/authors/lin-wei", "/resources/ocean-freight", "/help/demurrage-and-detention",
        "/products/cargo-insurance", "/products/cargo-insurance/all-risks",
    ],
)  # fmt: skip
def test_a_canonical_link_is_base_and_path_without_query(
    client: CheckingClient, path: str, base_url: str
) -> None:
    for address in (path, f"{path}/", f"{path}?utm_source=x&page=1", f"{path}/?q=x"):
        assert CANONICAL.findall(client.get(address, base_url=base_url).text) == [base_url + path]


@pytest.mark.parametrize(
    "path",
    ["/", "/blog", "/blog/suez-or-the-cape", "/help/category/customs", "/glossary/demurrage",
     "/products", "/products/ocean-freight", "/company/contact", "/careers/jobs", "/webinars"],
)  # fmt: skip
def test_no_other_page_has_one(client: CheckingClient, path: str, base_url: str) -> None:
    assert not CANONICAL.findall(client.get(path, base_url=base_url).text)

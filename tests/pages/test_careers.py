"""The list of open roles: what the filter lets through, and what its pages may be kept as."""

import re
from html import unescape

import pytest

from portolan.sections.careers.filter import JobFilter, fits
from portolan.sections.careers.props import JobView
from tests.support.checking_client import CheckingClient

JOB: JobView = {
    "path": "/careers/jobs/hamburg",
    "lang": None,
    "title": "Ocean export coordinator, Hamburg",
    "summary": "Bookings for boxes.",
    "location": "hamburg",
    "team": "ocean-freight",
    "place": "Hamburg",
    "group": "Ocean freight",
}
ROLE = re.compile(r'<a href="(/careers/jobs/[\w-]+)">')


@pytest.mark.parametrize(
    ("wish", "wanted"),
    [
        (JobFilter(), True),
        (JobFilter(location="hamburg"), True),
        (JobFilter(location="santos"), False),
        (JobFilter(team="ocean-freight", q="EXPORT boxes"), True),
        (JobFilter(team="customs"), False),
        (JobFilter(q="export pilot"), False),
        (JobFilter(q="ocean freight"), True),
    ],
)
def test_a_role_fits_a_wish(wish: JobFilter, wanted: bool) -> None:
    assert fits(JOB, wish) is wanted


def roles(client: CheckingClient, query: str, base_url: str) -> list[str]:
    """The addresses of the roles that the list shows."""
    answer = client.get(f"/careers/jobs{query}", base_url=base_url)
    assert answer.status_code == 200
    return ROLE.findall(answer.get_data(as_text=True))


def test_the_filter_works_without_scripts(client: CheckingClient, base_url: str) -> None:
    everything = roles(client, "", base_url)
    customs = roles(client, "?team=customs", base_url)
    assert 0 < len(customs) < len(everything)
    assert set(customs) < set(everything)
    assert roles(client, "?team=customs&location=nowhere", base_url) == customs
    assert roles(client, "?q=zzzz", base_url) == []


def test_what_was_typed_stays_in_the_form(client: CheckingClient) -> None:
    html = client.get("/careers/jobs?q=%22%3Cb%3E").get_data(as_text=True)
    assert 'value="&#34;&lt;b&gt;"' in html


def test_pages_of_words_are_not_kept(client: CheckingClient) -> None:
    assert "X-Page-Cache" not in client.get("/careers/jobs?q=ship").headers
    kept = client.get("/careers/jobs?team=customs").headers
    assert kept["X-Page-Cache"] == "store"
    assert set(kept["X-Page-Cache-Args"].split(",")) == {"location", "team", "q"}


def test_a_role_is_applied_for_under_its_own_title(client: CheckingClient) -> None:
    page = client.get("/careers/jobs/account-manager-dubai").text
    href = re.search(r'href="(/company/careers/apply\?role=[^"]+)"', page)
    assert href
    form = client.get(unescape(href[1])).text
    assert 'value="Account manager, Dubai"' in form


def test_a_job_tells_the_first_month_in_its_team(client: CheckingClient, base_url: str) -> None:
    first = re.compile(r'first-month.*?<p class="c4 lead">(.*?)</p>', re.DOTALL)
    paths = ("/careers/jobs/ocean-export-coordinator-hamburg", "/careers/teams/ocean-freight")
    told = [first.search(client.get(path, base_url=base_url).text) for path in paths]
    assert told[0]
    assert told[1]
    assert told[0][1] == told[1][1]

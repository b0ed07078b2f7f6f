"""The list of open roles: what the filter lets through, and what its pages may be kept as."""

import re
from html import unescape

import pytest

from portolan.sections.careers.filter import JobFilter, fits, role_of
from portolan.sections.careers.props import JobView
from portolan.sections.careers.schema import Pay
from tests.support.checking_client import CheckingClient

JOB: JobView = {
    "path": "/careers/jobs/hamburg",
    "lang": None,
    "title": "Ocean export coordinator, Hamburg",
    "role": "Ocean export coordinator",
    "summary": "Bookings for boxes.",
    "location": "hamburg",
    "team": "ocean-freight",
    "place": "Hamburg",
    "group": "Ocean freight",
    "pay": "EUR 41,000 to 52,000 a year",
    "terms": "Permanent, full-time, in the office",
    "date": "Nov 3, 2026",
}
ROLE = re.compile(r'<a href="(/careers/jobs/[\w-]+)">')


@pytest.mark.parametrize(
    ("title", "place", "role"),
    [
        ("Recruiter, Shanghai", "Shanghai", "Recruiter"),
        (
            "Receiving associate, Rotterdam, part-time",
            "Rotterdam",
            "Receiving associate, part-time",
        ),
        ("招聘专员（上海）", "上海", "招聘专员"),
        ("收货员（鹿特丹，兼职）", "鹿特丹", "收货员（兼职）"),
        ("Ship spotter", "Santos", "Ship spotter"),
    ],
)
def test_a_role_is_named_without_its_place(title: str, place: str, role: str) -> None:
    assert role_of(title, place) == role


def test_each_role_stands_beside_its_place(client: CheckingClient, base_url: str) -> None:
    html = client.get("/careers/jobs", base_url=base_url).text
    rows = re.findall(r'<span class="d3 place">([^<]+)</span><span class="d3">([^<]+)<', html)
    assert len(rows) == len(set(ROLE.findall(html)))
    assert not [row for row in rows if row[0] in row[1]]


@pytest.mark.parametrize(
    ("wish", "expected"),
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
def test_a_role_fits_a_wish(wish: JobFilter, expected: bool) -> None:
    assert fits(JOB, wish) is expected


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


def test_who_finds_no_role_may_apply_without_one(client: CheckingClient, base_url: str) -> None:
    page = client.get("/careers/jobs?q=zzzz", base_url=base_url).text
    assert 'href="/company/careers/apply"' in page.partition("<main")[2].partition("</main>")[0]


def test_a_role_named_by_the_word_stands_first(client: CheckingClient) -> None:
    first, *others = roles(client, "?location=singapore&q=warehouse", "http://localhost:8000")
    assert "warehouse" in first
    assert others
    assert not any("warehouse" in one for one in others)


def test_a_city_may_be_written_as_people_write_it(client: CheckingClient, base_url: str) -> None:
    city = roles(client, "?location=ho-chi-minh-city", base_url)
    assert 0 < len(city) < len(roles(client, "", base_url))
    assert roles(client, "?location=Ho+Chi+Minh+City", base_url) == city


def test_what_was_typed_stays_in_the_form(client: CheckingClient) -> None:
    html = client.get("/careers/jobs?q=%22%3Cb%3E").get_data(as_text=True)
    assert 'value="&#34;&lt;b&gt;"' in html


def test_pages_of_words_have_their_share_of_the_cache(client: CheckingClient) -> None:
    assert client.get("/careers/jobs?q=ship").headers["X-Page-Cache"] == "many"
    stored = client.get("/careers/jobs?team=customs").headers
    assert stored["X-Page-Cache"] == "store"
    assert set(stored["X-Page-Cache-Args"].split(",")) == {"location", "team", "q"}


def test_a_role_is_applied_for_under_its_own_title(client: CheckingClient) -> None:
    page = client.get("/careers/jobs/account-manager-dubai").text
    href = re.search(r'href="(/company/careers/apply\?role=[^"]+)"', page)
    assert href
    form = client.get(unescape(href[1])).text
    assert 'value="Account manager, Dubai"' in form


PAY = {
    "backend-engineer-rotterdam": ("EUR 62,000 to 82,000 a year", "每年EUR 62,000至82,000"),
    "engineering-intern-shanghai": ("CNY 6,500 to 8,000 a month", "每月CNY 6,500至8,000"),
    "receiving-associate-rotterdam": ("EUR 16 to 18 an hour", "每小时EUR 16至18"),
}


@pytest.mark.parametrize("role", PAY)
def test_a_role_names_its_pay(
    client: CheckingClient, locale: str, base_url: str, role: str
) -> None:
    answer = client.get(f"/careers/jobs/{role}", base_url=base_url)
    html = unescape(answer.get_data(as_text=True)).replace("\u00a0", " ")
    assert PAY[role][locale == "zh-CN"] in html


def test_a_range_of_pay_rises() -> None:
    with pytest.raises(ValueError, match="`high` is more than `low`"):
        Pay(low=20, high=20, currency="EUR", per="hour")


def test_a_team_tells_the_first_month_in_it(client: CheckingClient) -> None:
    html = client.get("/careers/teams/ocean-freight").get_data(as_text=True)
    assert re.search(
        r'Your first month</h2>\s*<p class="c4 lead">You look after the exceptions', html
    )


def test_a_team_shows_where_it_hires(client: CheckingClient) -> None:
    html = client.get("/careers/teams/customs").get_data(as_text=True)
    assert "Open roles: Rotterdam, Mumbai, Shenzhen, New York, Durban." in html
    assert all(f">{city}</text>" in html for city in ("Rotterdam", "Mumbai", "Durban"))

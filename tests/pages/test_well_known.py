"""Whom to tell of a hole in the site: complete by RFC 9116, and never stale."""

import datetime as dt

import pytest

from app import create_app
from portolan.core.brand import BRAND
from portolan.core.config import REQUIRED_IN_PRODUCTION
from portolan.web.well_known import expires
from tests.conftest import BASE
from tests.support.checking_client import CheckingClient

PATH = "/.well-known/security.txt"


def fields(text: str) -> dict[str, list[str]]:
    """The fields of the file, by name; each line is one."""
    assert text.endswith("\n")
    results: dict[str, list[str]] = {}
    for line in text.splitlines():
        name, _, value = line.partition(": ")
        results.setdefault(name, []).append(value)
    return results


def test_it_says_whom_to_tell(client: CheckingClient, base_url: str) -> None:
    answer = client.get(PATH, base_url=base_url)
    assert answer.mimetype == "text/plain"
    assert answer.headers["Cache-Control"].startswith("public")
    fields_of_file = fields(answer.text)
    contact = f"{BASE['en-US']}/company/contact"
    assert fields_of_file["Contact"] == [f"mailto:{BRAND.security_email}", contact]
    assert fields_of_file["Preferred-Languages"] == ["en, zh"]
    assert fields_of_file["Canonical"] == [site + PATH for site in BASE.values()]
    assert client.get("/company/contact").status_code == 200


def test_it_is_not_stale(client: CheckingClient) -> None:
    [until] = fields(client.get(PATH).text)["Expires"]
    left = dt.datetime.fromisoformat(until) - dt.datetime.now(dt.UTC)
    assert dt.timedelta(days=150) < left < dt.timedelta(days=365)


def test_it_would_not_be_on_any_day() -> None:
    days = [dt.date(2027, 1, 1) + dt.timedelta(days=n) for n in range(4 * 366)]
    for day in days:
        left = expires(day) - dt.datetime.combine(day, dt.time(), dt.UTC)
        assert dt.timedelta(days=150) < left < dt.timedelta(days=365), day
    assert len({expires(day) for day in days}) == 49


@pytest.mark.parametrize("path", ["/security.txt", "/security.txt?a=b"])
def test_the_former_address_leads_there(client: CheckingClient, path: str, base_url: str) -> None:
    answer = client.get(path, base_url=base_url)
    assert (answer.status_code, answer.headers["Location"]) == (301, PATH)


def test_the_configuration_names_the_hosts(environment: dict[str, str]) -> None:
    more = dict.fromkeys(REQUIRED_IN_PRODUCTION, "x" * 32) | {
        "SITE_ENV": "production",
        "SITE_URL_EN_US": "https://www.portolan.example",
        "SITE_URL_ZH_CN": "https://cn.portolan.example",
    }
    site = "https://cn.portolan.example"
    answer = create_app(environment | more).test_client().get(PATH, base_url=site)
    fields_of_file = fields(answer.text)
    addresses = [*fields_of_file["Canonical"], fields_of_file["Contact"][1]]
    assert all(one.startswith("https://") for one in addresses)
    assert site + PATH in addresses

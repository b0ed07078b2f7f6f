"""When the vendor of the bot check is asked, and when it is left alone."""

from datetime import UTC, datetime, timedelta

import pytest

from portolan.sections.shared.lead_pages.bot_check import REST, BotCheck, BotFlag, action_of
from portolan.sections.shared.lead_pages.bot_check_assessment import (
    CLOCKS_APART,
    LIFE,
    Assessment,
)
from portolan.sections.shared.lead_pages.bot_check_vendor import Unusable, VendorAway

HOSTS = ("www.a.example", "cn.a.example")
NOW = datetime(2026, 3, 1, 12, tzinfo=UTC)
YES = {
    "success": True,
    "score": 0.9,
    "action": "contact",
    "hostname": HOSTS[0],
    "challenge_ts": NOW.isoformat(),
}


class CountingVendor:
    """Answers what the test wants, and takes notes."""

    def __init__(self) -> None:
        self.requests: list[str] = []
        self.answer: bool | Exception = True
        self.now = 1000.0
        self.check = BotCheck(self, HOSTS, clock=lambda: self.now)

    def __call__(self, response: str) -> Assessment:
        self.requests.append(response)
        if isinstance(self.answer, Exception):
            raise self.answer
        return verdict(is_person=self.answer)

    def flags(self, *responses: str) -> list[BotFlag]:
        return [self.check.flag(response, "contact") for response in responses]


def verdict(*, is_person: bool) -> Assessment:
    """A verdict on the contact form of this moment."""
    return Assessment(is_person, "contact", HOSTS[0], datetime.now(UTC))


@pytest.fixture
def vendor() -> CountingVendor:
    """A vendor that says yes to all."""
    return CountingVendor()


def test_one_that_cannot_be_reached_is_left_alone(vendor: CountingVendor) -> None:
    vendor.answer = VendorAway("nobody")
    assert vendor.flags("a", "b", "c") == [BotFlag.DOWN] * 3
    vendor.now += REST - 1
    assert vendor.flags("d") == [BotFlag.DOWN]
    assert vendor.requests == ["a"]


def test_after_the_rest_one_visitor_finds_out(vendor: CountingVendor) -> None:
    vendor.answer = VendorAway("nobody")
    vendor.flags("a")
    vendor.now += REST
    assert vendor.flags("b", "c") == [BotFlag.DOWN] * 2
    assert vendor.requests == ["a", "b"]


def test_while_he_asks_the_others_do_not(vendor: CountingVendor) -> None:
    meanwhile: list[BotFlag] = []

    def ask(response: str) -> Assessment:
        if response == "a":
            raise VendorAway("nobody")
        meanwhile.append(check.flag("c", "contact"))
        return verdict(is_person=True)

    check = BotCheck(ask, HOSTS, clock=lambda: vendor.now)
    check.flag("a", "contact")
    vendor.now += REST
    assert check.flag("b", "contact") is BotFlag.PASSED
    assert meanwhile == [BotFlag.DOWN]


def test_one_that_is_back_is_asked_each_time(vendor: CountingVendor) -> None:
    vendor.answer = VendorAway("nobody")
    vendor.flags("a")
    vendor.now += REST
    vendor.answer = False
    assert vendor.flags("b", "c") == [BotFlag.FAILED] * 2
    assert vendor.requests == ["a", "b", "c"]


def test_nonsense_is_no_reason_to_leave_it_alone(vendor: CountingVendor) -> None:
    """Or whoever finds a response that it cannot read has switched the check off for all."""
    vendor.answer = Unusable("HTTP 400")
    assert vendor.flags("a", "b") == [BotFlag.DOWN] * 2
    vendor.answer = True
    assert vendor.flags("c") == [BotFlag.PASSED]
    assert vendor.requests == ["a", "b", "c"]


@pytest.mark.parametrize("host", HOSTS)
def test_both_hosts_of_the_site_are_its_own(host: str) -> None:
    assert Assessment.of({**YES, "hostname": host}).vouches("contact", HOSTS, NOW)


@pytest.mark.parametrize(
    "other",
    [
        {"success": False},
        {"score": 0.4},
        {"action": "quote"},
        {"action": None},
        {"hostname": "a.example"},
        {"hostname": None},
        {"challenge_ts": "yesterday"},
        {"challenge_ts": None},
        {"challenge_ts": "9" * 5000},
    ],
)
def test_what_is_for_another_form_or_site_vouches_for_nothing(other: dict[str, object]) -> None:
    assert not Assessment.of({**YES, **other}).vouches("contact", HOSTS, NOW)


@pytest.mark.parametrize(
    ("age", "is_new"),
    [
        (timedelta(), True),
        (LIFE, True),
        (LIFE + timedelta(seconds=1), False),
        (-CLOCKS_APART, True),
        (-CLOCKS_APART - timedelta(seconds=1), False),
    ],
)
def test_a_response_is_of_this_moment(age: timedelta, *, is_new: bool) -> None:
    made_at = (NOW - age).isoformat().replace("+00:00", "Z")
    result = Assessment.of({**YES, "challenge_ts": made_at}).vouches("contact", HOSTS, NOW)
    assert result is is_new


def test_actions_are_of_letters_that_the_vendor_takes() -> None:
    assert [action_of(name) for name in ("contact", "sign-up")] == ["contact", "sign_up"]

"""When the vendor of the bot check is asked, and when it is left alone."""

import pytest

from portolan.sections.shared.lead_pages.bot_check import REST, BotCheck, BotFlag
from portolan.sections.shared.lead_pages.bot_check_vendor import Unusable, VendorAway


class Vendor:
    """Answers what the test wants, and takes notes."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.answer: bool | Exception = True
        self.now = 1000.0
        self.check = BotCheck(self, clock=lambda: self.now)

    def __call__(self, response: str) -> bool:
        self.asked.append(response)
        if isinstance(self.answer, Exception):
            raise self.answer
        return self.answer

    def flags(self, *responses: str) -> list[BotFlag | None]:
        return [self.check.flag(response) for response in responses]


@pytest.fixture
def vendor() -> Vendor:
    """A vendor that says yes to all."""
    return Vendor()


def test_one_that_cannot_be_reached_is_left_alone(vendor: Vendor) -> None:
    vendor.answer = VendorAway("nobody")
    assert vendor.flags("a", "b", "c") == [BotFlag.DOWN] * 3
    vendor.now += REST - 1
    assert vendor.flags("d") == [BotFlag.DOWN]
    assert vendor.asked == ["a"]


def test_after_the_rest_one_visitor_finds_out(vendor: Vendor) -> None:
    vendor.answer = VendorAway("nobody")
    vendor.flags("a")
    vendor.now += REST
    assert vendor.flags("b", "c") == [BotFlag.DOWN] * 2
    assert vendor.asked == ["a", "b"]


def test_while_he_asks_the_others_do_not(vendor: Vendor) -> None:
    meanwhile: list[BotFlag | None] = []

    def ask(response: str) -> bool:
        if response == "a":
            raise VendorAway("nobody")
        meanwhile.append(check.flag("c"))
        return True

    check = BotCheck(ask, clock=lambda: vendor.now)
    check.flag("a")
    vendor.now += REST
    assert check.flag("b") is None
    assert meanwhile == [BotFlag.DOWN]


def test_one_that_is_back_is_asked_each_time(vendor: Vendor) -> None:
    vendor.answer = VendorAway("nobody")
    vendor.flags("a")
    vendor.now += REST
    vendor.answer = False
    assert vendor.flags("b", "c") == [BotFlag.FAILED] * 2
    assert vendor.asked == ["a", "b", "c"]


def test_nonsense_is_no_reason_to_leave_it_alone(vendor: Vendor) -> None:
    """Or whoever finds a response that it cannot read has switched the check off for all."""
    vendor.answer = Unusable("HTTP 400")
    assert vendor.flags("a", "b") == [BotFlag.DOWN] * 2
    vendor.answer = True
    assert vendor.flags("c") == [None]
    assert vendor.asked == ["a", "b", "c"]

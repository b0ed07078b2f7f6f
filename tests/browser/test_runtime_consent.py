"""Consent in a browser: the question, the page of choices, and what each answer means."""

from collections.abc import Callable
from typing import Any

import pytest
from selenium.webdriver import Chrome

from tests.support.browser import console
from tests.support.measured import permit
from tests.support.pages import ChoicesPage
from tests.support.scripted import ScriptedAnswers
from tests.support.stack.site import RunningSite
from tests.support.upstream import Reply

pytestmark = pytest.mark.browser

PATH = "/privacy/choices"
Before = Callable[[str], None]
DENIED = dict.fromkeys(
    (
        "ad_storage", "ad_user_data", "analytics_storage", "functionality_storage",
        "security_storage", "personalization_storage", "ad_personalization",
    ),
    "denied",
)  # fmt: skip
GRANTS = {
    "advertising": ("ad_storage", "ad_user_data"),
    "analytics": ("analytics_storage",),
    "essential": ("functionality_storage", "security_storage"),
    "personalization": ("personalization_storage", "ad_personalization"),
}
EVERYTHING = {"advertising", "analytics", "personalization"}

COMMANDS = "return dataLayer.filter(one => !('event' in one)).map(one => Array.from(one))"
SIGNAL = "Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', {get: () => true});"


def categories(*purposes: str) -> dict[str, str]:
    """What these purposes and no others grant."""
    granted = [category for purpose in purposes for category in GRANTS[purpose]]
    return DENIED | dict.fromkeys(granted, "granted")


@pytest.fixture
def site(asking: RunningSite) -> RunningSite:
    """The site that asks its visitors itself."""
    return asking


@pytest.fixture
def page(choices: ChoicesPage) -> ChoicesPage:
    """A visitor who was never here."""
    return choices


def commands(page: ChoicesPage) -> list[list[Any]]:
    """The commands in the data layer."""
    result: list[list[Any]] = page.driver.execute_script(COMMANDS)
    return result


def latest(page: ChoicesPage) -> dict[str, str]:
    """What the tag manager was told last."""
    message: dict[str, str] = commands(page)[-1][2]
    return message


def test_who_has_not_chosen_is_asked_and_until_then_all_is_denied(page: ChoicesPage) -> None:
    page.open("/blog").wait_for_question()
    assert commands(page) == [["consent", "default", DENIED]]
    assert page.driver.get_cookies() == []


def test_rejecting_everything_is_an_answer(page: ChoicesPage) -> None:
    page.open("/blog").wait_for_question()
    page.reject_all()
    page.wait(lambda: not page.has_question)
    assert page.cookie == "1"
    assert commands(page)[1:] == [["consent", "update", categories("essential")]]
    assert page.location == "/blog"
    page.open("/help")
    page.wait(lambda: len(commands(page)) > 1)
    assert latest(page) == categories("essential")
    assert not page.has_question


def test_accepting_everything_grants_everything(page: ChoicesPage) -> None:
    page.open("/blog").wait_for_question()
    page.accept_all()
    page.wait(lambda: not page.has_question)
    assert page.cookie == "1.advertising.analytics.personalization"
    assert latest(page) == dict.fromkeys(DENIED, "granted")


@pytest.mark.parametrize(
    "purposes",
    [
        (),
        ("advertising",),
        ("analytics",),
        ("personalization",),
        ("advertising", "analytics"),
        ("advertising", "personalization"),
        ("analytics", "personalization"),
        ("advertising", "analytics", "personalization"),
    ],
)
def test_each_choice_grants_exactly_its_categories_at_once(
    page: ChoicesPage, purposes: tuple[str, ...]
) -> None:
    page.open().wait_until_live()
    page.tick(purposes)
    page.save()
    page.wait(lambda: len(commands(page)) > 1)
    assert latest(page) == categories("essential", *purposes)
    assert page.cookie == ".".join(("1", *purposes))
    assert page.location == PATH
    assert page.wait(lambda: page.status_text).startswith("Your choice is saved")


def test_a_change_of_mind_is_told_at_once_and_shown(page: ChoicesPage) -> None:
    page.open("/blog").wait_for_question()
    page.accept_all()
    page.wait(lambda: not page.has_question)
    page.click("footer a[href='/privacy/choices']")
    page.wait(lambda: page.location == PATH and page.ticked == EVERYTHING)
    page.wait_until_live()
    page.tick({"analytics"})
    page.save()
    page.wait(lambda: page.cookie == "1.analytics")
    page.wait(lambda: latest(page) == categories("essential", "analytics"))
    page.click("main [value=none]")
    page.wait(lambda: latest(page) == categories("essential"))
    assert page.cookie == "1"
    assert page.ticked == set()


def test_a_choice_in_another_tab_counts_here(page: ChoicesPage) -> None:
    page.open("/blog").wait_for_question()
    here = page.driver.current_window_handle
    page.driver.switch_to.new_window("tab")
    page.open("/help").wait_for_question()
    page.reject_all()
    page.wait(lambda: not page.has_question)
    page.driver.close()
    page.driver.switch_to.window(here)
    page.wait(lambda: not page.has_question)
    assert latest(page) == categories("essential")


def test_a_choice_in_another_window_counts_at_once(page: ChoicesPage) -> None:
    page.open("/blog").wait_for_question()
    permit(page.driver, page.server, "analytics")
    page.wait(lambda: not page.has_question)
    assert latest(page) == categories("essential", "analytics")


def test_a_choice_that_the_script_cannot_send_goes_as_without_one(
    page: ChoicesPage, site: RunningSite, script: ScriptedAnswers
) -> None:
    script.on(PATH, Reply(503, body=b""), method="POST")
    page.open("/blog").wait_for_question()
    page.accept_all()
    page.wait(lambda: page.location == f"{PATH}?kept=1")
    assert page.cookie == "1.advertising.analytics.personalization"
    assert page.ticked == EVERYTHING
    assert site.script.times(PATH, "POST") == 2
    # The browser itself remarks on the answer.
    assert all("503" in line for line in console(page.driver))


def test_a_listener_that_comes_late_gets_the_latest_at_once(page: ChoicesPage) -> None:
    page.open("/blog").wait_for_question()
    page.reject_all()
    page.wait(lambda: not page.has_question)
    heard = page.driver.execute_script(
        "const heard = []; addConsentListener(told => heard.push(told)); return heard"
    )
    assert heard == [categories("essential")]


def test_the_browser_s_signal_is_told_with_the_question(page: ChoicesPage, before: Before) -> None:
    page.open("/blog").wait_for_question()
    assert not page.one("#consent [data-signal]").is_displayed()
    before(SIGNAL)
    page.open("/blog").wait_for_question()
    assert page.one("#consent [data-signal]").is_displayed()
    page.accept_all()
    page.wait(lambda: not page.has_question)
    assert latest(page) == dict.fromkeys(DENIED, "granted")


def test_a_data_layer_that_is_no_array_is_told_in_the_console(
    page: ChoicesPage, before: Before
) -> None:
    before("window.dataLayer = {};")
    page.open("/blog").wait_for_question()
    status_text: list[str] = []

    def has_all_events() -> bool:
        status_text.extend(console(page.driver))
        return len(status_text) == 2

    # Of the consent that is denied, and of the page that was loaded.
    page.wait(has_all_events)
    assert all("Data layer: window.dataLayer is not an array" in line for line in status_text)


def test_without_scripts_nobody_is_asked_and_everybody_can_choose(
    plain_browser: Chrome, site: RunningSite
) -> None:
    page = ChoicesPage(plain_browser, site)
    page.forget()
    page.open("/blog")
    assert not page.has_question
    page.click("footer a[href='/privacy/choices']")
    assert page.ticked == set()
    page.tick({"analytics"})
    page.save()
    page.wait(lambda: page.location == f"{PATH}?kept=1")
    assert page.status_text.startswith("Your choice is saved")
    assert page.ticked == {"analytics"}
    assert page.cookie == "1.analytics"
    page.click("main [value=none]")
    page.wait(lambda: page.cookie == "1")
    page.forget()

"""A clock in the page that the test holds: no time passes unless the test says so."""

import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from selenium.webdriver import Chrome

HERE = Path(__file__).parent
TICK = "heldClock.tickAsync(arguments[0]).then(() => arguments[1]())"
WAITS = "return [...(heldClock.timers?.values() ?? [])].some(({delay}) => delay === arguments[0])"
# A frame is drawn, what it has brought into view is known, and then nothing is left to do.
REST = """
const rested = arguments[0];
requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => rested())));
"""


class Clock:
    """The clock of the page that a browser shows; each document begins at zero."""

    def __init__(self, driver: Chrome) -> None:
        self._driver = driver

    def tick(self, milliseconds: int) -> None:
        """Let time pass on the page, with all that it was waited for."""
        self._driver.execute_async_script(TICK, milliseconds)

    def waits(self, milliseconds: int) -> bool:
        """Whether something on the page waits that long, or has begun to."""
        return bool(self._driver.execute_script(WAITS, milliseconds))

    def rest(self) -> None:
        """Wait until the page has drawn what it had to, and is idle."""
        self._driver.execute_async_script(REST)


@pytest.fixture(scope="session")
def fake_timers() -> str:
    """What replaces the timers of a page by such a clock."""
    written = subprocess.run(
        ["node", HERE / "fake_timers.mjs"], check=True, capture_output=True, text=True
    )
    return written.stdout + (HERE / "fake_clock.js").read_text(encoding="utf-8")


@pytest.fixture
def clock(browser: Chrome, before: Callable[[str], None], fake_timers: str) -> Clock:
    """The clock of each document that is loaded from now on."""
    before(fake_timers)
    return Clock(browser)

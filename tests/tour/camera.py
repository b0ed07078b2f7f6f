"""Photographs pages from top to waterline, in several browsers side by side."""

import base64
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from itertools import groupby
from pathlib import Path
from queue import SimpleQueue

from selenium.common import TimeoutException
from selenium.webdriver import Chrome
from selenium.webdriver.common.by import By
from selenium.webdriver.support.expected_conditions import visibility_of_element_located
from selenium.webdriver.support.wait import WebDriverWait

from portolan.sections.privacy_choices.cookie import COOKIE
from tests.support.browser import chromium, emulate
from tests.tour.pictures import QUESTION, PictureChoice, Screenshot

TALLEST = 9000
"""Pixels; what lies below is not in the picture."""
SETTLED = """
const frame = () => new Promise(requestAnimationFrame);
const stills = () => document.getAnimations().map((one) => one.finished);
document.fonts.ready.then(frame).then(frame).then(() => Promise.allSettled(stills()))
  .then(arguments[0]);
"""
"""Settling takes two frames, for emulation and fonts, and colors their way from light to dark."""
CHOICE = {"name": COOKIE, "value": "1"}
"""No purpose is permitted: the question for consent lies on no picture but its own."""


def photograph(
    sites: dict[str, str], pictures: Iterable[Screenshot], folder: Path, browsers: int
) -> None:
    """Write the pictures into the folder.

    Args:
        sites: the base address of each locale's site.
        browsers: how many work side by side; each keeps about one core busy.
    """
    folder.mkdir(parents=True, exist_ok=True)
    paths = dict(PictureChoice().pages())
    visits = [
        (sites[locale] + paths[template], list(shots))
        for (template, locale), shots in groupby(pictures, lambda one: (one.template, one.locale))
    ]
    with _started(browsers) as idle, ThreadPoolExecutor(browsers) as threads:
        for done in [threads.submit(_visit, idle, *visit, folder) for visit in visits]:
            done.result()


@contextmanager
def _started(browsers: int) -> Iterator["SimpleQueue[Chrome]"]:
    idle: SimpleQueue[Chrome] = SimpleQueue()
    drivers = []
    try:
        for _ in range(browsers):
            drivers.append(chromium())
            idle.put(drivers[-1])
        yield idle
    finally:
        for driver in drivers:
            driver.quit()


def _visit(
    idle: "SimpleQueue[Chrome]", address: str, shots: list[Screenshot], folder: Path
) -> None:
    driver = idle.get()
    try:
        _open(driver, address, is_asked=shots[0].template == QUESTION)
        for shot in shots:
            emulate(driver, width=shot.width, height=900, scheme=shot.scheme)
            driver.execute_async_script(SETTLED)
            (folder / shot.file).write_bytes(_whole_page(driver, shot.width))
    finally:
        idle.put(driver)


def _open(driver: Chrome, address: str, *, is_asked: bool) -> None:
    driver.execute_cdp_cmd("Network.clearBrowserCookies", {})
    if not is_asked:
        driver.execute_cdp_cmd("Network.setCookie", {**CHOICE, "url": address})
    driver.get(address)
    if is_asked:
        # A deployed site may have another tool: then the picture shows what there is.
        with suppress(TimeoutException):
            WebDriverWait(driver, 10).until(visibility_of_element_located((By.ID, "consent")))


def _whole_page(driver: Chrome, width: int) -> bytes:
    height = min(TALLEST, int(driver.execute_script("return document.body.scrollHeight")))
    shot = driver.execute_cdp_cmd(
        "Page.captureScreenshot",
        {
            "captureBeyondViewport": True,
            "clip": {"x": 0, "y": 0, "width": width, "height": height, "scale": 1},
            # A third less time for a fourth more bytes.
            "optimizeForSpeed": True,
        },
    )
    return base64.b64decode(shot["data"])

"""What a browser test leaves when it fails, in `instance/failures/`, a folder for each test.

The picture, the page's source, the console, what the servers said, and what the recorders got.
"""

import json
import os
import re
import shutil
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from selenium.common import WebDriverException
from selenium.webdriver import Chrome
from urllib3.exceptions import HTTPError

from portolan.core.config import INSTANCE
from tests.support.browser import console
from tests.support.scripted_vendor import ScriptedVendor
from tests.support.stack.running import Stack
from tests.support.upstream import Received

FOLDER = INSTANCE / "failures"
LONGEST_BODY = 2_000
"""Bytes of each request to a recorder that are shown."""


def pytest_sessionstart() -> None:
    """Forget the failures of the run before."""
    if "PYTEST_XDIST_WORKER" not in os.environ:
        shutil.rmtree(FOLDER, ignore_errors=True)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Function) -> Iterator[None]:
    """Keep what is there as soon as a browser test has failed."""
    report = yield
    if report.failed and item.get_closest_marker("browser"):  # type: ignore[attr-defined]  # pytest sends the report
        keep(item, FOLDER / re.sub(r"[^\w.-]+", "-", item.nodeid)[-150:])
    return report


def keep(item: pytest.Function, folder: Path) -> None:
    """Write down all that the test's fixtures can show."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, fixture in item.funcargs.items():
        if isinstance(fixture, Chrome):
            # A browser that is gone shows nothing, and the tests go on.
            with suppress(WebDriverException, HTTPError):
                _look_at(fixture, folder, name)
        if isinstance(fixture, Stack):
            _listen_to(fixture, folder)


def _look_at(driver: Chrome, folder: Path, name: str) -> None:
    driver.save_screenshot(str(folder / f"{name}.png"))
    page = f"<!-- {driver.current_url} -->\n{driver.page_source}"
    (folder / f"{name}.html").write_text(page, encoding="utf-8")
    (folder / f"{name}-console.txt").write_text("\n".join(console(driver)), encoding="utf-8")


def _listen_to(stack: Stack, folder: Path) -> None:
    for site in (stack.configured, stack.asking):
        shutil.copyfile(site.log, folder / site.log.name)
    hosts = [one for one in vars(stack.receivers).values() if isinstance(one, ScriptedVendor)]
    lists = [stack.vendors.received, *(one.received for one in hosts)]
    lines = [json.dumps(_as_data(one)) for received in lists for one in list(received)]
    (folder / "recorders.jsonl").write_text("\n".join(lines), encoding="utf-8")


def _as_data(received: Received) -> dict[str, object]:
    body = received.body[:LONGEST_BODY].decode("utf-8", "replace")
    return {
        "method": received.method,
        "host": received.values("host"),
        "target": received.target,
        "body": body,
    }

"""Who visits in a browser test, with scripts or without and in which locale; markers say it too.

`-m no_scripts` runs what is tried without scripts, `-m "scripts and zh_cn"` the Chinese rest.
"""

from collections.abc import Iterator

import pytest
from selenium.webdriver import Chrome

BROWSERS = {"scripts": "browser", "plain": "plain_browser"}
LOCALES = {"en-US": "en_us", "zh-CN": "zh_cn"}


@pytest.fixture(params=BROWSERS)
def anyone(request: pytest.FixtureRequest) -> Chrome:
    """Each browser in turn: with scripts, and without."""
    driver: Chrome = request.getfixturevalue(BROWSERS[request.param])
    return driver


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark each test by the browsers that it drives and the locale that it is given."""
    for item in items:
        for name in _markers(item):
            item.add_marker(name)


def _markers(item: pytest.Item) -> Iterator[str]:
    given = item.callspec.params if hasattr(item, "callspec") else {}
    fixtures = {*getattr(item, "fixturenames", ()), BROWSERS.get(given.get("anyone", ""), "")}
    if item.get_closest_marker("browser"):
        yield "no_scripts" if "plain_browser" in fixtures else "scripts"
    if given.get("locale") in LOCALES:
        yield LOCALES[given["locale"]]

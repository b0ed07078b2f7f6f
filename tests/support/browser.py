"""Chromium, with its driver from the distribution and nothing fetched from anywhere."""

import os
import shutil
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any
from weakref import WeakKeyDictionary

from selenium.webdriver import Chrome, ChromeOptions, ChromeService

from portolan.core.config import ROOT

NAMES = {
    "CHROMIUM": ("chromium", "chromium-browser", "google-chrome"),
    "CHROMEDRIVER": ("chromedriver",),
}
"""Programs on the PATH, by the variable of the environment that can name another."""
SHELLS = ("/usr/lib/chromium/chromium-headless-shell", "chrome-headless-shell")
"""The same engine without what a window needs. Not by Debian's script on the PATH: the driver
would end the script alone, and the browser would go on."""

QUIET = (
    "--headless=new --no-sandbox --disable-dev-shm-usage --disable-gpu --hide-scrollbars "
    "--disable-background-networking --disable-component-update --disable-sync --no-first-run "
    "--force-color-profile=srgb --disable-features=TranslateUI,OptimizationHints"
)
SPARING = (
    "--disable-site-isolation-trials --renderer-process-limit=1 --disable-gpu-compositing "
    "--disable-gpu-rasterization --disable-software-rasterizer"
)
"""No process for each page, and no graphics card made of software."""
AXE = ROOT / "assets" / "node_modules" / "axe-core" / "axe.min.js"
OF_THE_SCREEN = (
    "color-contrast",
    "link-in-text-block",
    "scrollable-region-focusable",
    "target-size",
)
"""The rules of axe whose answer depends on scheme or width; the others see what is displayed."""

# Colors that are on their way from light to dark would be faults.
AUDIT = """
for (const one of document.getAnimations()) one.finish();
const {0: within, 1: rules, 2: without, length} = arguments;
// Style sheets are fetched once more for one rule alone, which is not among the usual ones.
const options = {resultTypes: ["violations"], preload: false};
if (rules.length > 0) options.runOnly = {type: "rule", values: rules};
const context = {include: [[within]], exclude: without.map((each) => [each])};
axe.run(context, options).then(arguments[length - 1]);
"""

_EMULATED: WeakKeyDictionary[Chrome, dict[str, Any]] = WeakKeyDictionary()
"""What each browser has been told of its screen."""


def chromium(
    *,
    javascript: bool = True,
    width: int = 1280,
    height: int = 900,
    arguments: Iterable[str] = (),
    whole: bool = False,
) -> Chrome:
    """A running browser, started with these arguments besides the usual ones.

    Args:
        whole: the one that visitors have, and not its shell.
    """
    options = ChromeOptions()
    options.binary_location = program("CHROMIUM", () if whole else SHELLS)
    for argument in (*QUIET.split(), *("" if whole else SPARING).split(), *arguments):
        options.add_argument(argument)
    options.add_argument(f"--window-size={width},{height}")
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    if not javascript:
        options.add_argument("--blink-settings=scriptEnabled=false")
    driver = Chrome(options=options, service=ChromeService(program("CHROMEDRIVER")))
    driver.set_page_load_timeout(30)
    driver.caps["portolan:scripts"] = javascript
    return driver


def program(variable: str, preferred: Iterable[str] = ()) -> str:
    """The path of a program: from the environment, else the first of its names on the PATH."""
    names = (os.environ.get(variable, ""), *preferred, *NAMES[variable])
    result = (shutil.which(name) for name in names)
    path = next((one for one in result if one), None)
    assert path, f"no {NAMES[variable][0]}: name it in {variable}, or run make test-setup"
    return path


READY = "Content is available offline"
"""What the service worker says on a first visit, whenever it comes to it."""


def console(driver: Chrome) -> list[str]:
    """What the console has said since it was last asked, but for the worker's word."""
    entries = driver.get_log("browser")  # type: ignore[no-untyped-call]  # Selenium leaves it so
    return [
        f"{entry['level']}: {entry['message']}"
        for entry in entries
        if READY not in entry["message"]
    ]


def emulate(
    driver: Chrome, *, width: int, height: int, scheme: str = "light", motion: str = ""
) -> None:
    """A screen of that width, in light or dark; what is so already costs no new layout."""
    screen = {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 600}
    wishes = {"prefers-color-scheme": scheme, "prefers-reduced-motion": motion}
    media = {"features": [{"name": name, "value": value} for name, value in wishes.items()]}
    known = _EMULATED.setdefault(driver, {})
    for command, values in (("setDeviceMetricsOverride", screen), ("setEmulatedMedia", media)):
        if known.get(command) != values:
            driver.execute_cdp_cmd(f"Emulation.{command}", values)
            known[command] = values


def axe(
    driver: Chrome,
    within: str = "html",
    rules: Sequence[str] = (),
    *,
    without: Sequence[str] = (),
) -> list[str]:
    """The accessibility faults that axe finds on the page, or in this part of it.

    Args:
        rules: the only ones to look at, if any are named.
        without: the parts not to look at.
    """
    if not driver.execute_script("return 'axe' in window"):
        driver.execute_script(Path(AXE).read_text(encoding="utf-8"))
    report: dict[str, Any] = driver.execute_async_script(AUDIT, within, list(rules), list(without))
    return [
        f"{fault['id']}: {node['target']} {node['failureSummary'][:200]}"
        for fault in report["violations"]
        for node in fault["nodes"]
    ]

"""`--base-url-en` and `--base-url-zh`: browser tests of a site that somebody else serves.

Tests that must own the server (they script its answers, read its stores or its log, or leave
something behind) are not run; the end of the run names them.
"""

import inspect
import re
from dataclasses import dataclass

import pytest
from werkzeug.test import TestResponse

from tests.support.scripted import ScriptedAnswers

OPTIONS = {"en-US": "--base-url-en", "zh-CN": "--base-url-zh"}
OWNING = {
    "whole_stack", "fresh_stack", "configured", "asking", "vendors", "receivers", "script",
    "choices", "shop", "development", "with_workers", "app", "runner", "plain_site",
}  # fmt: skip
"""Fixtures of tests that need a server of their own."""

ASKS_ITS_SERVER = re.compile(r"\b(?:site|server)\.(?:script|app|front|log|settings|get)\b")

_left_out = pytest.StashKey[list[str]]()


@dataclass(frozen=True)
class Deployed:
    """A site that somebody else serves."""

    urls: dict[str, str]
    domain: str = ""

    def url(self, path: str, locale: str = "en-US") -> str:
        """The address of a page in a locale."""
        return self.urls[locale].rstrip("/") + path

    @property
    def script(self) -> ScriptedAnswers:
        """Nobody scripts its answers."""
        raise NotImplementedError("a deployed site says what it says")

    def get(self, path: str, locale: str = "en-US") -> TestResponse:
        """What it answers is not ours to make."""
        raise NotImplementedError(self.url(path, locale))


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let a run name a deployed site."""
    for locale, option in OPTIONS.items():
        parser.addoption(option, help=f"base URL of a deployed {locale} site, for browser tests")


def deployed(config: pytest.Config) -> Deployed | None:
    """The site that the options name, if they do."""
    given = {locale: config.getoption(option) for locale, option in OPTIONS.items()}
    if not any(given.values()):
        return None
    if not all(given.values()):
        raise pytest.UsageError(f"{' and '.join(OPTIONS.values())} only work together")
    return Deployed(given)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what cannot be tried on a deployed site."""
    if not deployed(config):
        return
    left_out = [item for item in items if _owns_its_server(item)]
    config.stash[_left_out] = [item.nodeid for item in left_out]
    config.hook.pytest_deselected(items=left_out)
    items[:] = [item for item in items if item not in left_out]


def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, config: pytest.Config
) -> None:
    """Name what was left out."""
    if names := config.stash.get(_left_out, []):
        terminalreporter.section("not run: these need a server of their own")
        terminalreporter.write_line("\n".join(names))


def _owns_its_server(item: pytest.Item) -> bool:
    is_browser = item.get_closest_marker("browser") is not None
    is_marked = item.get_closest_marker("owns_server") is not None
    asks = OWNING.intersection(getattr(item, "fixturenames", ()))
    module = inspect.getsource(item.module) if isinstance(item, pytest.Function) else ""
    return not is_browser or is_marked or bool(asks) or bool(ASKS_ITS_SERVER.search(module))

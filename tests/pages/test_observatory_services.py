"""The observatory's grade with each combination of the services that the policy opens for."""

from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import pytest

from app import create_app
from tests.support.instance import furnished
from tests.support.observatory import Observatory
from tests.support.production import PRODUCTION, SITES, visitor

KEYS = {
    "bot check": {"BOT_CHECK_SITE_KEY": "B-1", "TAG_MANAGER_ORIGINS": "https://tags.example"},
    "monitoring": {"RUM_APPLICATION_ID": "R-1", "RUM_CLIENT_TOKEN": "T-1"},
    "chat": {"CUSTOMER_MESSAGING_APP_ID": "C-1"},
}
"""The tag manager is part of every production site."""

WITHOUT = (135, True, "csp-implemented-with-no-unsafe-default-src-none")
WITH_CHAT = (125, True, "csp-implemented-with-unsafe-inline-in-style-src-only")
COMBINATIONS = [names for count in range(len(KEYS) + 1) for names in combinations(KEYS, count)]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory, content: Path) -> Path:
    """What is built, for all of the sites."""
    return furnished(tmp_path_factory.mktemp("services"), content)


@pytest.fixture(scope="module")
def observatory() -> Iterator[Observatory]:
    """The grader, started once."""
    with Observatory() as running:
        yield running


@pytest.mark.parametrize("names", COMBINATIONS, ids=" and ".join)
def test_only_the_chat_costs_something(
    observatory: Observatory, folder: Path, names: tuple[str, ...]
) -> None:
    given = {key: value for name in names for key, value in KEYS[name].items()}
    site = visitor(create_app({**PRODUCTION, **given, "INSTANCE_PATH": str(folder)}))
    report = observatory.report(site, SITES["en-US"] + "/")
    csp = report.results["content-security-policy"]
    assert (report.score, report.passed, csp) == (WITH_CHAT if "chat" in names else WITHOUT)

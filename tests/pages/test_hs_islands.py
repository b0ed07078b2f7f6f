"""React draws the search for HS codes as the server sent it, wherever it stands."""

from collections.abc import Iterator

import pytest

from tests.conftest import BASE
from tests.pages.test_island_parity import assert_islands
from tests.support.checking_client import CheckingClient
from tests.unit.web.react import React

PAGES = [
    "/data/hs-code",
    "/data/hs-code?q=tea+%3Cb%3E+%22%26",
    "/data/hs-code?q=%E8%8C%B6",
    "/data/hs-code?q=%21%21",
    "/data/hs-code/999999",
    "/data/hs-code/%3Cb%3E",
]


@pytest.fixture(scope="module")
def react(tmp_path_factory: pytest.TempPathFactory) -> Iterator[React]:
    """React in Node."""
    with React(tmp_path_factory.mktemp("react") / "complaints.txt") as running:
        yield running


@pytest.mark.parametrize("path", PAGES)
def test_the_search_for_codes(client: CheckingClient, react: React, locale: str, path: str) -> None:
    html = client.get(path, base_url=BASE[locale]).text
    assert_islands(react, html, locale, "SearchBox", "HsSearch")

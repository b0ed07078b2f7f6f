"""`pytest --matrix`: all of what a run otherwise looks at by a covering set."""

from collections.abc import Iterable, Iterator
from zlib import crc32

import pytest

ALIKE = b"/get-started?"
"""The quote form with two places filled in: hundreds of pages that differ in their names alone."""
ONE_IN = 10


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option."""
    parser.addoption("--matrix", action="store_true", help="everything, not a covering set")


@pytest.fixture(scope="session")
def is_whole(pytestconfig: pytest.Config) -> bool:
    """Whether everything is to be looked at."""
    return bool(pytestconfig.getoption("--matrix"))


def some_of(links: Iterable[str]) -> Iterator[str]:
    """The links without nine of ten among pages that are alike, the same at every run."""
    for link in links:
        address = link.encode()
        if not address.startswith(ALIKE) or crc32(address) % ONE_IN == 0:
            yield link

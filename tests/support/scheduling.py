"""Which tests one worker gets together: those that share a set-up that takes long."""

from typing import Any

import pytest
from xdist.scheduler import LoadGroupScheduling

WHOLE = (
    "tests/browser/test_bare_server.py",
    "tests/browser/test_pseudo_locale.py",
    "tests/browser/test_rich_text.py",
    "tests/browser/test_right_to_left.py",
    "tests/pages/test_broken_documents.py",
    "tests/pages/test_cached_pages.py",
    "tests/pages/test_fourth_locale.py",
    "tests/pages/test_observatory.py",
    "tests/pages/test_release_file.py",
    "tests/pages/test_translator_view.py",
)
DEVELOPMENT = "development"
"""What the name of a test says that asks for the development server, which builds its content."""


class ByFile(LoadGroupScheduling):  # type: ignore[misc]  # pytest-xdist has no types
    """Each test by itself, as its worker is free, but for these files and the development server.

    The mark that is meant for it, `xdist_group`, changes the test's id, which pytest 9 forbids.
    """

    def _split_scope(self, nodeid: str) -> str:
        file, _, name = nodeid.partition("::")
        if file in WHOLE:
            return file
        is_grouped = file.startswith("tests/browser") and DEVELOPMENT in name.partition("[")[0]
        return DEVELOPMENT if is_grouped else nodeid


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> ByFile:
    """Schedule so in any parallel run."""
    return ByFile(config, log)

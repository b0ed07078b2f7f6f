"""Which tests one worker gets together: those of a file whose set-up takes long."""

from typing import Any

import pytest
from xdist.scheduler import LoadGroupScheduling

WHOLE = (
    "tests/browser/test_pseudo_locale.py",
    "tests/browser/test_rich_text.py",
    "tests/pages/test_cached_pages.py",
    "tests/pages/test_fourth_locale.py",
    "tests/pages/test_observatory.py",
    "tests/pages/test_release_file.py",
    "tests/pages/test_translator_view.py",
)


class ByFile(LoadGroupScheduling):  # type: ignore[misc]  # pytest-xdist has no types
    """Each test by itself, as its worker is free, but for these files.

    The mark that is meant for it, `xdist_group`, changes the test's id, which pytest 9 forbids.
    """

    def _split_scope(self, nodeid: str) -> str:
        file = nodeid.partition("::")[0]
        return file if file in WHOLE else nodeid


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> ByFile:
    """Schedule so in any parallel run."""
    return ByFile(config, log)

"""What the tests of the page cache share."""

from pathlib import Path

import pytest

from tests.unit.web.toy_site import Setting


@pytest.fixture
def setting(tmp_path: Path) -> Setting:
    """A small site with a page cache before it."""
    return Setting(tmp_path)

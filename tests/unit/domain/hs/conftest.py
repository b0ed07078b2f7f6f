"""One built file for all tests of all workers: it is only read."""

from pathlib import Path

import pytest

from portolan.domain.hs.build import HsBuilder
from portolan.domain.hs.store import HsStore
from tests.support.once import made_once

FILE = "hs_codes.sqlite"


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    def make(folder: Path) -> None:
        HsBuilder(folder / FILE).build()

    return made_once(tmp_path_factory, "hs_codes", make) / FILE


@pytest.fixture(scope="session")
def store(built: Path) -> HsStore:
    return HsStore(built)

"""One built file for all tests: it is only read."""

from pathlib import Path

import pytest

from portolan.domain.hs.build import HsBuilder
from portolan.domain.hs.store import HsStore


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    target = tmp_path_factory.mktemp("nomenclature") / "nomenclature.sqlite"
    HsBuilder(target).build()
    return target


@pytest.fixture(scope="session")
def store(built: Path) -> HsStore:
    return HsStore(built)

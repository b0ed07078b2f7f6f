"""A database file that is removed while the site runs: what is sent is not written into nothing."""

from pathlib import Path
from shutil import copyfile

import pytest

from portolan.leads import spool
from portolan.leads.accept import Outcome, accept
from portolan.leads.database import is_reachable
from portolan.leads.repository import store
from tests.unit.leads.conftest import MakeApp, MakeLead


@pytest.mark.parametrize("is_moved", [False, True])
def test_leads_go_into_the_spool_until_there_are_tables_again(
    make_app: MakeApp, make_lead: MakeLead, tables: Path, tmp_path: Path, *, is_moved: bool
) -> None:
    file = copyfile(tables, tmp_path / "leads.sqlite")
    with make_app(DATABASE_URL=f"sqlite:///{file}").app_context():
        assert accept(make_lead(message="before")) is Outcome.STORED
        if is_moved:
            file.rename(tmp_path / "elsewhere.sqlite")
        for left in tmp_path.glob("leads.sqlite*"):
            left.unlink()
        assert not is_reachable()
        for number in range(5):
            assert accept(make_lead(message=f"Pallet {number}")) is Outcome.SPOOLED
        copyfile(tables, tmp_path / "new.sqlite").replace(file)
        assert is_reachable()
        assert spool.replay(store) == 5
        assert accept(make_lead(message="after")) is Outcome.STORED

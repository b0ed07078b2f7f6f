"""A page is offered in Chinese once 80% of its blocks are translated."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.conftest import BASE
from tests.support.checking_client import CheckingClient
from tests.support.instance import own_copy

PATH = "/glossary/demurrage"


def translated(instance: Path, share: float) -> None:
    """Set how much of the term is translated."""
    with closing(sqlite3.connect(own_copy(instance / "content.sqlite"))) as database:
        database.execute(
            "UPDATE document SET share = ? WHERE path = ? AND locale = 'zh-CN'", (share, PATH)
        )
        database.commit()


@pytest.mark.parametrize(("share", "offered"), [(0.8, True), (0.79, False)])
def test_the_threshold(
    instance: Path, client: CheckingClient, share: float, *, offered: bool
) -> None:
    translated(instance, share)
    english = client.get(PATH).get_data(as_text=True)
    chinese = client.get(PATH, base_url=BASE["zh-CN"]).get_data(as_text=True)
    assert (f'hreflang="zh-CN" href="{BASE["zh-CN"]}{PATH}" data-managed' in english) is offered
    assert f'hreflang="x-default" href="{BASE["en-US"]}{PATH}"' in english
    assert ('content="noindex"' in chinese) is not offered

"""A webinar with a recording, which the product's own webinars do not have."""

import sqlite3
from contextlib import closing
from pathlib import Path

from tests.support.instance import own_copy
from tests.support.stack import names

RECORDED = "/webinars/reading-a-freight-quote"
ADDRESS = f"https://{names.VIDEO}/embed/quote"

MARK = "UPDATE document SET meta = json_set(meta, '$.recording', ?) WHERE path = ?"


def with_recording(instance: Path) -> None:
    """Let one webinar in an instance's content name the address of its recording."""
    with closing(sqlite3.connect(own_copy(instance / "content.sqlite"))) as database:
        assert database.execute(MARK, (ADDRESS, RECORDED)).rowcount
        database.commit()

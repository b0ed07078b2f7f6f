"""The content database as its readers have it: swapped in whole, and read alone."""

import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from portolan.content.build import Builder
from portolan.content.store import ContentStore, ContentUnavailable
from portolan.sections.glossary.kinds import GLOSSARY_TERM

Write = Callable[[str, str], Path]


def test_readers_go_on_while_the_database_is_swapped(builder: Builder, write: Write) -> None:
    write("demurrage", "Text.")
    builder.build()
    store, failures, stop = ContentStore(builder.target), [], threading.Event()

    def read() -> None:
        while not stop.is_set():
            try:
                assert store.one(GLOSSARY_TERM, "demurrage", "en-US")
            except (AssertionError, sqlite3.Error) as error:
                failures.append(error)

    readers = [threading.Thread(target=read) for _ in range(3)]
    for reader in readers:
        reader.start()
    for number in range(20):
        write("demurrage", f"Text {number}.")
        builder.build()
        store.refresh()
    stop.set()
    for reader in readers:
        reader.join()
    assert not failures


def test_the_file_cannot_be_written_through_the_store(builder: Builder, write: Write) -> None:
    write("demurrage", "Text.")
    builder.build()
    with pytest.raises(sqlite3.OperationalError, match="readonly"):
        ContentStore(builder.target).query("DELETE FROM document", ())


def test_a_missing_database_says_so(tmp_path: Path) -> None:
    with pytest.raises(ContentUnavailable):
        ContentStore(tmp_path / "none.sqlite").release()

"""Output of an export: stdout or a file."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import mkstemp
from typing import IO

import click

STDOUT = Path("-")


@contextmanager
def output(path: Path | None, *, has_mark: bool) -> Iterator[IO[str]]:
    """Stdout, or a file that only its owner may read and that is complete once it has its name.

    Args:
        path: the file; None or `-` for stdout.
        has_mark: whether a file begins with a byte order mark.
    """
    if path is None or path == STDOUT:
        # Whatever the terminal is set to: programs read on.
        with click.open_file("-", "w", encoding="utf-8") as stdout:
            yield stdout
        return
    # A name that nobody can have taken before us, in a folder where others write too.
    descriptor, name = mkstemp(".draft", f"{path.name}.", path.parent)
    draft = Path(name)
    try:
        encoding = "utf-8-sig" if has_mark else "utf-8"
        with os.fdopen(descriptor, "w", encoding=encoding, newline="") as out:
            yield out
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)

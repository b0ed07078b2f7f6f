"""The progress bar of a command: on stderr, on a terminal, where there is something to wait for."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import click

LONG = 2000


@contextmanager
def progress(total: int, label: str) -> Iterator[Callable[[int], None]]:
    """A bar of so many steps; yields what is told how many more are done."""
    is_hidden = total < LONG or not sys.stderr.isatty()
    with click.progressbar(length=total, label=label, file=sys.stderr, hidden=is_hidden) as bar:
        yield bar.update

"""The progress bar of a command: on stderr, only on a terminal and for long work."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import click

LONG = 2000


@contextmanager
def progress(total: int, label: str) -> Iterator[Callable[[int], None]]:
    """A bar of so many steps; yields a function to call with the number of further steps done."""
    is_hidden = total < LONG or not sys.stderr.isatty()
    with click.progressbar(length=total, label=label, file=sys.stderr, hidden=is_hidden) as bar:
        yield bar.update

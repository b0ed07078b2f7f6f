"""Commands to keep a second copy: `backup` and `restore`."""

from pathlib import Path
from typing import IO

import click
from flask.cli import with_appcontext

from portolan.leads.backup import Counts, UnusableBackup, back_up, restore
from portolan.leads.commands.output import output
from portolan.leads.commands.parameters import Target


@click.command("backup")
@click.argument("file", type=Target())
@with_appcontext
def write_backup(*, file: Path) -> None:
    """Write everything in the database to FILE, for its owner only. This is personal data."""
    with output(file, has_mark=False) as out:
        counts = back_up(out)
    click.echo(f"backed up {_text(counts)}", err=True)


@click.command("restore")
@click.argument("file", type=click.File(encoding="utf-8"))
@with_appcontext
def read_backup(*, file: IO[str]) -> None:
    """Restore FILE into an empty database with the tables of the same release."""
    try:
        counts = restore(file)
    except UnicodeDecodeError as error:
        raise click.ClickException("the file is no backup") from error
    except UnusableBackup as error:
        raise click.ClickException(str(error)) from error
    click.echo(f"restored {_text(counts)}", err=True)


def _text(counts: Counts) -> str:
    return ", ".join(f"{count} of {name}" for name, count in counts.items())

"""`flask db …`: the tables' history, as Flask-Migrate has it, with failures in one sentence."""

import click
from flask import Flask

from portolan.leads.commands.group import PlainSpoken
from portolan.leads.schema import migrations


def tables_cli(app: Flask) -> click.Group:
    """The commands for the application."""
    theirs = migrations(app)
    return PlainSpoken(
        "db",
        help=theirs.help,
        callback=theirs.callback,
        params=theirs.params,
        commands=theirs.commands,
    )
